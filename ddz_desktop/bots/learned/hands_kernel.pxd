from ddz_desktop.bots.learned.table_kernel cimport Tables

cdef class Hands(Tables):
    cdef readonly int decisions
    cdef readonly int rows_used
    cdef readonly int row_size
    cdef readonly object role_begin  # by role: its first decision; one more at the end
    cdef readonly object first_row  # by decision: its first row; one more at the end
    cdef readonly object owner  # by row: its decision
    cdef int[::1] role_first
    cdef int[::1] row_first
    cdef int[::1] row_owner
    cdef readonly object slot_of  # by decision
    cdef int[::1] decision_slot
    cdef int[::1] decision_option  # where its options begin in the arrays
    cdef int[::1] waiting_slot
    cdef int[::1] waiting_option
    cdef int[::1] waiting_count
    cdef int[::1] waiting_role
    cdef int next_slot
    cdef bint records
    cdef bint deals
    cdef double guest_share
    cdef int[::1] guests_of  # by slot: the seats where guests sit, a bit each
    cdef float[::1] values  # of the rows
    cdef float[::1] critic  # three numbers a decision
    cdef float trace

    cdef int most_recorded
    cdef int row_words
    cdef unsigned long long[::1] kept  # recorded rows by slot
    cdef unsigned char[::1] kept_role
    cdef unsigned char[::1] kept_astray  # the choice was not the best known
    cdef float[::1] kept_value  # three a row: the critic's
    cdef int[::1] kept_count

    cdef readonly object sample_memory
    cdef readonly object sample_roles
    cdef readonly object sample_astray
    cdef readonly object sample_targets
    cdef unsigned long long[::1] sample
    cdef unsigned char[::1] sample_role
    cdef unsigned char[::1] sample_off
    cdef float[::1] sample_target
    cdef readonly int samples
    cdef int sample_room
    cdef readonly long long hands_played
    cdef readonly long long landlord_wins
    cdef readonly long long size_sum

    cdef void _step(self) noexcept nogil
    cdef int _advance(self, int slot) noexcept nogil
    cdef void _draw_guests(self, int slot) noexcept nogil
    cdef bint _is_guest(self, int slot) noexcept nogil
    cdef bint _fits(self, int waiting) noexcept nogil
    cdef void _wait(self, int waiting, int slot, int role, int begin) noexcept nogil
    cdef void _write_waiting(self, int waiting) noexcept nogil
    cdef void _choose(self, double astray) noexcept nogil
    cdef void _record(self, int decision, int row, bint off) noexcept nogil
    cdef void _close(self, int slot, float trace) noexcept nogil
