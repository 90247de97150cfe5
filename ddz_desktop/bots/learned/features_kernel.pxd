from ddz_desktop.bots.learned.options_kernel cimport Options

cdef class Features(Options):
    cdef readonly int seats
    cdef int copies  # of each rank 3..2 in play
    cdef int most_cards  # a hand can hold
    cdef int wilds_drawn
    cdef bint quotas
    cdef readonly int roles
    cdef unsigned long long[::1] seen_cards
    cdef int[::1] seen
    cdef unsigned char[::1] bits
    cdef unsigned long long[::1] words  # the same memory
    cdef readonly object memory
    cdef int at  # where the next feature is written
    cdef readonly int state_size
    cdef readonly int option_size
    cdef readonly int table_size
    cdef int option_rows
    cdef int state_begin
    cdef int option_begin
    cdef int table_begin
    cdef unsigned char[::1] rule_bits
    cdef int number_of_rule_bits
    cdef int own_turns
    cdef int unseen_wilds
    cdef int unseen_power
    cdef int most_left  # cards of the fullest other hand
    cdef unsigned long long unseen_top

    cdef void _clear(self, int begin, int size) noexcept nogil
    cdef void _planes(self, unsigned long long cards) noexcept nogil
    cdef void _one_of(self, int value, int size) noexcept nogil
    cdef void _up_to(self, int value, int size) noexcept nogil
    cdef void _flag(self, bint on) noexcept nogil
    cdef void _ranks(self, unsigned long long mask) noexcept nogil
    cdef void _look(self) noexcept nogil
    cdef void _write_state(self, int row) noexcept nogil
    cdef void _write_seats(self) noexcept nogil
    cdef void _write_table(self, int leader) noexcept nogil
    cdef void _write_option(self, int row, unsigned long long cards, int kind, int key) noexcept nogil
    cdef void _write_full(self, int row, int actor, int partner) noexcept nogil
    cdef bint _answered_in_kind(self, unsigned long long cards, int kind, int key) noexcept nogil
    cdef int _best_bomb(self, unsigned long long cards, int wilds) noexcept nogil
    cdef unsigned long long _wild_mask(self) noexcept nogil
    cdef int _hand_turns(self, unsigned long long hand, unsigned long long wild) noexcept nogil
