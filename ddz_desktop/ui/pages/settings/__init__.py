"""The settings page: sections at the left, rows in the middle, and at the right a table that shows what changes.

`catalogue` says which settings there are, `items` what one is, `rows` draws one of them, `section` a list of them;
sections with controls of their own stand in modules of their own. Every change goes straight to `Preferences`.
"""
