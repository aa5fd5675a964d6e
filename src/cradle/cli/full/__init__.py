"""The table in the terminal as a full screen. Imported only where one is opened."""
