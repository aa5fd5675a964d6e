"""Age of Heroes, a board game by Robert and Tamara Hayes: trade, war and monuments, 2 to 6 players."""
