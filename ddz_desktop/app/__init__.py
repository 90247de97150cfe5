"""Starts the program: command line, logging, wiring of all parts, self-test."""
