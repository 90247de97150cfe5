from ddz_desktop.rules.plays_kernel cimport Plays

cdef class BombPlays(Plays):
    cdef int least_bomb
    cdef int most_bomb  # 0 without bombs
    cdef int[::1] bomb_power  # by size: that of the bomb of rank 0
    cdef int small_power  # 0 without small bomb
    cdef int[::1] joker_power  # by 4 * small + big: 0 for no bomb
    cdef bint joker_bombs  # whether there are other bombs with jokers than the rocket
    cdef int rocket_power
    cdef unsigned long long rocket_each  # jokers of each sort
    cdef unsigned long long bomb_ranks
    cdef unsigned long long least_gap  # what lifts the smallest bomb's nibble to 8

    cdef int _power(self, int kind, int key, unsigned long long cards) noexcept nogil
    cdef void _bombs(self, unsigned long long hand, int floor) noexcept nogil
    cdef void _joker_bombs(self, unsigned long long hand, int floor) noexcept nogil
