"""The card table. `geometry` and `viewstate` are pure Python; everything else is Qt."""
