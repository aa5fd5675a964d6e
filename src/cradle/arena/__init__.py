"""The arena: where games are played by the thousand."""
