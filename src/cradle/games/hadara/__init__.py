"""Hadara, a board game by Benjamin Schwer: three epochs, five colours of cards, 2 to 5 players."""
