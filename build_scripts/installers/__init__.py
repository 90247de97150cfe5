"""Makes what people install, by `dev.py package`: the frozen program, and the packages of each system around it.

Order of reading: `identity` (names and version), `staging` (the program as it is installed), `contents` (what of Qt and
the libraries goes along), `freeze`, `smoke` (is it whole), `sizes` and `starting` (how large, how fast). Around it:
`usr_tree` and `freedesktop` for Linux, of which `debian`, `rpm`, `appimage` and `self_extracting` make packages;
`windows` and `macos`. What is told about it: `licences`, `changelog`, `bill`. Where it is tried: `bare_system`,
`wine_trial`, `awkward`, with `clicking` for a person's hands and eyes. Everything is made in `build/` and `dist/`.
"""
