from ddz_desktop.bots.learned.hands_kernel cimport Hands

cdef class Worlds(Hands):
    cdef readonly object chosen  # by decision: the row of what was really played, -1 for none
    cdef int[::1] chosen_row
    cdef void _copy(self, int source, int slot) noexcept nogil
    cdef void _ask(self, int first, int count) noexcept nogil
    cdef void _find(self, unsigned long long cards, int kind, int key) noexcept nogil
