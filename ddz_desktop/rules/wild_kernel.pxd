from ddz_desktop.rules.plays_kernel cimport Plays

cdef class WildGenerator(Plays):
    cdef int low_wild  # rank; the same as high_wild when there is one
    cdef int high_wild
    cdef unsigned long long wild_cards  # all that there can be
    cdef bint exact  # whether only a play of all cards is wanted
    cdef int[::1] soft_power  # by size: that of the bomb of rank 0; far below 0 for no bomb
    cdef int[::1] hard_power
    cdef int[::1] pure_power
    cdef int small_power  # 0 without small bomb
    cdef int rocket_power  # 0 without rocket

    cdef unsigned long long natural  # of the hand, jokers included
    cdef int low_held  # wild cards in the hand
    cdef int high_held
    cdef int wilds
    cdef int kind  # of the body being filled
    cdef int key
    cdef int length
    cdef int wing_cards
    cdef int capacity  # of solo wings, over all ranks
    cdef unsigned long long demand  # cards of the body
    cdef unsigned long long taken_ranks
    cdef unsigned long long rest  # what may be attached
    cdef unsigned long long above  # where attached trios may start

    cdef void _write(self, unsigned long long hand, object over, int second, bint bombs) except *
    cdef int _power(self, int kind, int key, unsigned long long cards) noexcept nogil
    cdef void _open(self, unsigned long long hand) noexcept nogil
    cdef void _lead(self, unsigned long long hand) noexcept nogil
    cdef void _follow(self, int kind, int length, int first, int key, int second) noexcept nogil
    cdef void _body(self, int length, int place) noexcept nogil
    cdef void _solo_limits(self, int place) noexcept nogil
    cdef void _fill(self, int rank, unsigned long long used, int wilds) noexcept nogil
    cdef void _wings(self, unsigned long long used, int wilds) noexcept nogil
    cdef void _solos(self, unsigned long long rest, int number, unsigned long long used, int wilds) noexcept nogil
    cdef void _groups(self, int rank, int groups, int number, unsigned long long used, int wilds) noexcept nogil
    cdef bint _trios_fit(self, unsigned long long used) noexcept nogil
    cdef void _complete(self, unsigned long long used, int left) noexcept nogil
    cdef void _bombs(self, int floor) noexcept nogil
    cdef void _pure_bombs(self, int floor) noexcept nogil
    cdef void _joker_bombs(self, int floor) noexcept nogil
