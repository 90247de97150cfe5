from ddz_desktop.rules.bombs_kernel cimport BombPlays

cdef class WingedPlays(BombPlays):
    cdef int kind  # of the plays being written
    cdef int key
    cdef bint consecutive_pairs

    cdef void _wings(
        self,
        unsigned long long rest,
        unsigned long long body,
        int length,
        unsigned long long first,
        unsigned long long above,
    ) noexcept nogil
    cdef void _one_each(self, unsigned long long wings, unsigned long long base) noexcept nogil
    cdef void _pairs(self, unsigned long long ranks, int number, unsigned long long base) noexcept nogil
    cdef void _trios(self, unsigned long long ranks, int number, unsigned long long base) noexcept nogil
    cdef void _pair_run(self, unsigned long long ranks, int length, unsigned long long base) noexcept nogil
    cdef void _trio_wings(
        self, unsigned long long rest, int pairs, int length, unsigned long long base, unsigned long long above
    ) noexcept nogil
    cdef void _solo_wings(
        self, unsigned long long rest, int number, int length, unsigned long long base, unsigned long long first
    ) noexcept nogil
    cdef void _two_solos(
        self, unsigned long long ranks, unsigned long long twice, unsigned long long base
    ) noexcept nogil
    cdef void _solos(self, unsigned long long rest, int number, unsigned long long base) noexcept nogil
    cdef unsigned long long _above(self, int kind, int length, unsigned long long cards) noexcept nogil
