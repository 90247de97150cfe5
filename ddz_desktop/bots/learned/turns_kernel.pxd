cdef class Turns:
    cdef unsigned long long[::1] cached_hand
    cdef unsigned char[::1] cached_turns
    cdef unsigned long long[::1] run_of  # by length: so many ones side by side
    cdef int[::1] shortest  # by copies of each rank: the shortest chain, 0 where there is none
    cdef unsigned long long chain_places
    cdef bint ace_low
    cdef bint wings_solo
    cdef bint wings_pair
    cdef bint wings_quad  # quads take a trio and a pair
    cdef bint paired_jokers
    cdef bint bombs_of_jokers
    cdef int all_jokers  # number that makes the rocket, 0 for none
    cdef int node_limit
    cdef int nodes
    cdef int fewest_turns
    cdef int free_wilds

    cdef int _turns(self, unsigned long long hand, int wilds) noexcept nogil
    cdef void _search_turns(self, unsigned long long hand, int slots, int used, int copies, unsigned long long first) noexcept nogil
    cdef int _split_turns(self, unsigned long long hand, int slots) noexcept nogil
    cdef int _joker_turns(self, int small, int big) noexcept nogil
    cdef unsigned long long _at_least(self, unsigned long long hand, int copies) noexcept nogil
    cdef int _ones(self, unsigned long long mask) noexcept nogil
