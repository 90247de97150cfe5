"""Makes what people install, by `dev.py package`: the frozen program, and the packages of each system around it.

Order of reading: `identity` (names and version), `staging` (the program as it is installed), `contents` (what of Qt and
the libraries goes along), `freeze`, `smoke` (is it whole), `sizes`. Everything is made in `build/` and `dist/`.
"""
