"""Lessons: a first game in short tasks, each at a position of one fixed game. Knows no title by name."""
