from ddz_desktop.bots.learned.options_kernel cimport Options

cdef class Endgames(Options):
    cdef int seats
    cdef unsigned long long wild_ranks
    cdef unsigned long long[::1] held
    cdef int[::1] bombs_left  # 3 for many
    cdef int[::1] side
    cdef unsigned long long[::1] mixers  # by seat, then of what lies on the table
    cdef unsigned long long[::1] known_key
    cdef unsigned char[::1] known_winner
    cdef int[::1] order  # by option: the lower the sooner it is tried
    cdef readonly long long searched
    cdef long long most_searched

    cdef int _winner(self, int actor, int leader, int kind, int key, unsigned long long cards) noexcept nogil
    cdef unsigned long long _key(self, int actor, int leader, int kind, int key, unsigned long long cards) noexcept nogil
    cdef int _try(self, int option, int actor, int leader, int kind, int key, unsigned long long cards) noexcept nogil
    cdef void _rank(self, int begin, int end, int actor, bint friendly) noexcept nogil
    cdef int _next(self, int begin, int end) noexcept nogil
