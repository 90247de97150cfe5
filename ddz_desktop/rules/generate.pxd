from ddz_desktop.rules.wings_kernel cimport WingedPlays

cdef class Generator(WingedPlays):
    cdef bint pair_decides
    cdef int least_bomb
    cdef int most_bomb  # 0 without bombs
    cdef int[::1] bomb_power  # by size: that of the bomb of rank 0
    cdef int small_power  # 0 without small bomb
    cdef int[::1] joker_power  # by 4 * small + big: 0 for no bomb
    cdef int rocket_power  # 0 without rocket
    cdef int rocket_each  # of each joker, for a rocket

    cdef void _lead(self, unsigned long long hand) noexcept nogil
    cdef void _lead_quads(self, unsigned long long hand, unsigned long long held) noexcept nogil
    cdef void _chains(self, int kind, unsigned long long hand, unsigned long long held) noexcept nogil
    cdef void _follow(
        self, unsigned long long hand, int kind, int key, unsigned long long cards, int first
    ) noexcept nogil
    cdef unsigned long long _above(self, int kind, int length, unsigned long long cards) noexcept nogil
    cdef void _family(
        self, int kind, unsigned long long hand, int length, unsigned long long starts, unsigned long long above
    ) noexcept nogil
    cdef void _plain(self, int kind, int length, unsigned long long starts) noexcept nogil
    cdef int _chain_key(self, unsigned long long place) noexcept nogil
    cdef void _winged(
        self, int kind, unsigned long long hand, int length, unsigned long long starts, unsigned long long above
    ) noexcept nogil
    cdef void _bombs(self, unsigned long long hand, int floor) noexcept nogil
    cdef void _joker_bombs(self, unsigned long long hand, int floor) noexcept nogil
