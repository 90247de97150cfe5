from ddz_desktop.bots.learned.slots_kernel cimport Slots

cdef class Tables(Slots):
    cdef unsigned long long random_state
    cdef unsigned char[::1] deck
    cdef int deck_size
    cdef int hand_cards
    cdef int bottom_cards
    cdef int lowest_rank
    cdef bint opens_hands
    cdef double strongest_share
    cdef unsigned long long _random(self) noexcept nogil
    cdef int _below(self, int number) noexcept nogil
    cdef double _chance(self) noexcept nogil
    cdef void _deal(self, int slot) noexcept nogil
    cdef void _shuffle(self) noexcept nogil
    cdef void _draw_landlords(self, int slot) noexcept nogil
    cdef int _strongest(self, int slot) noexcept nogil
    cdef void _draw_extras(self, int slot) noexcept nogil
