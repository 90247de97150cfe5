"""The program itself: the command line, and what builds and wires all parts. Only `window` needs Qt."""
