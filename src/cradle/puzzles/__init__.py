"""Puzzles: one decision of a game of strong bots, and what its answers are worth. Knows no title by name."""
