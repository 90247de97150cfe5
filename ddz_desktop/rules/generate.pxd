from ddz_desktop.rules.wings_kernel cimport WingedPlays

cdef class Generator(WingedPlays):
    cdef bint pair_decides
    cdef unsigned long long pair_ranks  # of the kind, 0 when it is switched off
    cdef unsigned long long trio_ranks
    cdef int[::1] quad_kinds  # whose body is made of fours
    cdef int number_of_quad_kinds

    cdef void _write(self, unsigned long long hand, object over, bint bombs) except *
    cdef void _lead_with(self, int kind, int key, unsigned long long cards) noexcept nogil
    cdef int _first_place(self, int kind, int key, int length) noexcept nogil
    cdef void _lead(self, unsigned long long hand) noexcept nogil
    cdef void _lead_groups(
        self, unsigned long long ones, unsigned long long twos, unsigned long long threes
    ) noexcept nogil
    cdef void _one_wing(self, int kind, unsigned long long starts, unsigned long long wings) noexcept nogil
    cdef void _plain_chains(self, int kind, unsigned long long hand, unsigned long long held) noexcept nogil
    cdef void _lead_quads(self, unsigned long long hand, unsigned long long held) noexcept nogil
    cdef void _chains(self, int kind, unsigned long long hand, unsigned long long held) noexcept nogil
    cdef void _follow(
        self, unsigned long long hand, int kind, int key, unsigned long long cards, int first
    ) noexcept nogil
    cdef void _family(
        self, int kind, unsigned long long hand, int length, unsigned long long starts, unsigned long long above
    ) noexcept nogil
    cdef void _plain(self, int kind, int length, unsigned long long starts) noexcept nogil
    cdef void _plain_with_low_ace(self, int kind, int length, unsigned long long starts) noexcept nogil
    cdef int _chain_key(self, unsigned long long place) noexcept nogil
    cdef void _winged(
        self, int kind, unsigned long long hand, int length, unsigned long long starts, unsigned long long above
    ) noexcept nogil
