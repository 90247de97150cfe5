"""Settings of the property tests: no deadline, since the machine may be busy, and the source of kernels is slow."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("rules", deadline=None)
settings.load_profile("rules")
