cdef class Groups:
    cdef int[::1] on  # whether there is the kind, by its number
    cdef int[::1] split  # solos + 16 pairs + 256 trios + 4096 quads, by number of equal cards
    cdef int[::1] group_cost  # group size * 16 + rank
    cdef int[::1] bomb_cost  # rank * 16 + cards; joker bombs under rank 13; 0: no bomb
    cdef int[::1] entry  # group size * 64 + i
    cdef int[::1] start  # first entry of a group size
    cdef int[::1] stop
    cdef int[::1] head_kind
    cdef int[::1] head_key
    cdef unsigned long long[::1] head_cards
    cdef int[::1] head_wilds
    cdef int heads
    cdef int bombs  # how many may be played
    cdef int rocket  # jokers in it
    cdef int rocket_cost
    cdef int small_cost  # 0 where there is no such bomb; so for the next two
    cdef int pure_cost
    cdef int four_cost  # a bomb of four with wings
    cdef int bare_trio  # what a trio without wing costs more
    cdef int soft_extra  # what a soft bomb costs more; -1 where there is none
    cdef bint repeat_wings  # two solo wings may be equal
    cdef bint consecutive_pairs

    cdef void clear_groups(self) noexcept nogil
    cdef int _head(self, int kind, int key, unsigned long long cards, int wilds) noexcept nogil
    cdef int _count(self, int size) noexcept nogil
    cdef void _put(self, int size, int entry) noexcept nogil
    cdef void _give(self, int size, int at, int head) noexcept nogil
    cdef int _split(self, unsigned long long rest) noexcept nogil
    cdef int _split_jokers(self, int small, int big, int bombs) noexcept nogil
    cdef void _list_jokers(self, int rank, int count) noexcept nogil
    cdef int _spend(self, int wilds) noexcept nogil
    cdef int _cost_of(self, int size, int first, int count) noexcept nogil
    cdef int _pair_run(self, int count) noexcept nogil
    cdef void _wing_chain(self, int head, int count) noexcept nogil
    cdef int _wing_groups(self) noexcept nogil
    cdef int _wing_bomb(self, int head) noexcept nogil
    cdef void _close(self) noexcept nogil
