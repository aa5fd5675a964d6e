"""The companion: what answers are worth, why, and what a whole game was decided by. No rules, no server."""
