cdef class Plays:
    cdef unsigned long long[::1] cards
    cdef unsigned char[::1] kinds
    cdef unsigned char[::1] keys
    cdef int count  # plays in the arenas
    cdef int room
    cdef bint full
    cdef bint all_natural  # no card stands for another rank
    cdef list groups  # by 16 * kind + key: natural cards of solo, pair and trio
    cdef unsigned long long[::1] runs  # by length: so many ones side by side
    cdef unsigned long long[::1] higher  # by place: the places above it
    cdef int[::1] body  # by kind: copies in a group of the body
    cdef int[::1] trios  # by kind: wings for each group
    cdef int[::1] pairs
    cdef int[::1] solos
    cdef unsigned long long[::1] single  # by kind that has no chain: ranks of its body
    cdef int[::1] winged
    cdef int[::1] group  # by kind: cards for each group, wings included
    cdef int[::1] fewest  # by kind: groups in a body
    cdef int[::1] most  # 0 for a kind that is not played
    cdef unsigned long long chain  # ranks of a chain
    cdef unsigned long long paired  # ranks of a pair
    cdef bint low_ace
    cdef bint distinct
    cdef bint strict
    cdef bint one_joker  # small and big joker are not wings of one play

    cdef void clear(self) noexcept nogil
    cdef tuple _taken(self)
    cdef bint _wrote(self, unsigned long long cards, int kind, int key) noexcept nogil
    cdef int _next(self) noexcept nogil
    cdef void _put(self, unsigned long long cards, int kind, int key) noexcept nogil
    cdef unsigned long long _held(self, unsigned long long hand, int copies) noexcept nogil
    cdef int _total(self, unsigned long long cards) noexcept nogil
    cdef unsigned long long _places(self, int kind, unsigned long long ranks) noexcept nogil
    cdef unsigned long long _from_places(self, unsigned long long places) noexcept nogil
    cdef unsigned long long _run_starts(self, unsigned long long places, int length) noexcept nogil
    cdef unsigned long long _starts(self, unsigned long long hand, int kind, int length) noexcept nogil
    cdef unsigned long long _both_ends(self, unsigned long long hand, int copies) noexcept nogil
    cdef unsigned long long _strictly(self, unsigned long long rest, int length, unsigned long long first) noexcept nogil
