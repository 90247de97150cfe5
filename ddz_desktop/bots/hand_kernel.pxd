from ddz_desktop.bots.groups_kernel cimport Groups

cdef class HandKernel(Groups):
    cdef int[::1] place  # rank by place of a chain
    cdef int[::1] chain_from  # shortest and longest chain by group size; 0: none
    cdef int[::1] chain_to
    cdef int[::1] chain_cost  # (group size * 16 + length) * 16 + highest place
    cdef int[::1] held  # rank * 16 + cards: what they cost by themselves
    cdef unsigned long long[::1] plan_rest
    cdef int[::1] plan_wilds
    cdef int[::1] plan_paid  # the cost of its chains
    cdef int[::1] plan_value
    cdef int[::1] plan_size  # its chains
    cdef int[::1] plan_chain  # plan * 8 + i: (group size * 16 + length) * 16 + highest place
    cdef unsigned long long[::1] plan_cards
    cdef int[::1] plan_spent  # wild cards in the chain
    cdef int[::1] order
    cdef int[::1] window_gain
    cdef int[::1] window_chain
    cdef unsigned long long[::1] window_cards
    cdef int[::1] window_spent
    cdef int places
    cdef int plans
    cdef int windows
    cdef int width

    cdef void _hold(self) noexcept nogil
    cdef void _search(self, unsigned long long hand, int wilds, int beam, int width) noexcept nogil
    cdef bint _better(self, int plan, int other) noexcept nogil
    cdef void _extend(self, int plan) noexcept nogil
    cdef void _scan(self, int plan, int size) noexcept nogil
    cdef void _offer(self, int gain, int code, unsigned long long cards, int spent) noexcept nogil
    cdef void _add(self, int plan, int window) noexcept nogil
    cdef int _after(self, unsigned long long cards, int wilds) noexcept nogil
    cdef int _leaf(self, int plan, unsigned long long rest, int wilds) noexcept nogil
    cdef int _arrange(self, int plan, unsigned long long rest, int wilds) noexcept nogil
