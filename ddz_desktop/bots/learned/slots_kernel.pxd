from ddz_desktop.bots.learned.features_kernel cimport Features

cdef class Slots(Features):
    cdef readonly int slots
    cdef unsigned long long deck_cards
    cdef bint bottom_shown
    cdef bint hidden_roles
    cdef int doubling  # which bombs double: 0 none, 1 all, 2 from six cards, 3 from five cards and three jokers
    cdef int most_doublings
    cdef bint rocket_doubles
    cdef int spring
    cdef bint idle_spring

    # by slot * 5 + seat
    cdef unsigned long long[::1] hand_of
    cdef unsigned long long[::1] played_by
    cdef unsigned long long[::1] latest_of
    cdef unsigned long long[::1] known_of  # what is left of a bottom that everybody saw
    cdef int[::1] said_by
    cdef int[::1] solo_passed
    cdef int[::1] pair_passed
    cdef int[::1] plays_of
    cdef int[::1] quota_of

    # by slot
    cdef int[::1] landlord_of
    cdef int[::1] partner_of  # the landlord himself where he is alone
    cdef int[::1] roles_told
    cdef int[::1] winning_rank
    cdef int[::1] opened
    cdef int[::1] actor_of
    cdef int[::1] leader_of
    cdef int[::1] kind_of
    cdef int[::1] key_of
    cdef unsigned long long[::1] table_of
    cdef unsigned long long[::1] bottom_of
    cdef int[::1] passes_of
    cdef int[::1] bombs_of
    cdef int[::1] wild_one
    cdef int[::1] wild_two
    cdef int[::1] over
    cdef int[::1] winner_of
    cdef unsigned long long[::1] log_cards  # slot * LOG + turn
    cdef int[::1] log_length

    cdef void _begin(self, int slot, unsigned long long bottom) noexcept nogil
    cdef unsigned long long _wild_at(self, int slot) noexcept nogil
    cdef void _act(self, int slot, unsigned long long cards, int kind, int key) noexcept nogil
    cdef void _play(self, int slot, int seat, unsigned long long cards, int kind, int key) noexcept nogil
    cdef void _pass(self, int slot, int seat) noexcept nogil
    cdef bint _doubles(self, int kind, unsigned long long cards) noexcept nogil
    cdef bint _is_landlord(self, int slot, int seat) noexcept nogil
    cdef int _size(self, int slot) noexcept nogil
    cdef void _write_moment(self, int slot, int row) noexcept nogil
    cdef void _observe(self, int slot, int seat) noexcept nogil
    cdef int _side(self, int slot, int seat, int other) noexcept nogil
    cdef unsigned long long _known(self, int slot, int seat, int other) noexcept nogil
    cdef int _role(self, int slot, int seat) noexcept nogil
    cdef int _options_at(self, int slot) noexcept nogil
