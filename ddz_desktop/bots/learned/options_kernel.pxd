from ddz_desktop.bots.learned.turns_kernel cimport Turns
from ddz_desktop.rules.generate cimport Generator
from ddz_desktop.rules.plays_kernel cimport Plays
from ddz_desktop.rules.wild_kernel cimport WildGenerator

cdef class Options(Turns):
    cdef Generator generator
    cdef WildGenerator wild_generator
    cdef int choices_of_wings
    cdef int most_options
    cdef unsigned long long[::1] option_cards  # 0 for the pass
    cdef unsigned char[::1] option_kind
    cdef unsigned char[::1] option_key
    cdef int options_end  # options in the arrays
    cdef int[::1] wing_costs  # of the plays in the generator's arena
    cdef int[::1] cost_numbers  # by cost: how many plays

    cdef int _list_options(
        self,
        unsigned long long hand,
        int kind,
        int key,
        unsigned long long cards,
        bint bombs,
        unsigned long long wild,
    ) noexcept nogil
    cdef void _put_option(self, unsigned long long cards, int kind, int key) noexcept nogil
    cdef void _put_plays(self, Plays source, int begin, int end) noexcept nogil
    cdef void _take_bombs(self, unsigned long long hand, int floor, int wilds, unsigned long long wild) noexcept nogil
    cdef void _open_wild(self, unsigned long long hand, unsigned long long wild) noexcept nogil
    cdef void _take_natural(self, unsigned long long hand, int kind, int key, unsigned long long cards, unsigned long long wild, int choices) noexcept nogil
    cdef void _take_wild(self, int kind, int key, unsigned long long cards, unsigned long long wild, unsigned long long hand, int choices) noexcept nogil
    cdef void _take_groups(self, Plays source, unsigned long long hand, unsigned long long wild, int choices) noexcept nogil
    cdef void _take_group(self, Plays source, int begin, int end, unsigned long long hand, unsigned long long wild, int choices) noexcept nogil
    cdef int _wing_cost(self, unsigned long long cards, unsigned long long hand, unsigned long long wild) noexcept nogil
    cdef int _power(self, int kind, int key, unsigned long long cards, unsigned long long wild) noexcept nogil
    cdef int _number(self, unsigned long long cards) noexcept nogil
