"""The pages of the window: whole screens between which `main_window` changes. They decide nothing about a hand."""
