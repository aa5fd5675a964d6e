"""The score sheet, like the printed pad."""

from __future__ import annotations


class ScoreSheet:
    """Lines with the points of every seat; places by total, then by the tie-breakers in order. Equals share a place."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: list[str] = []
        self.points: list[list[int]] = []
        self.ties: list[list[int]] = [[] for _ in range(seats)]

    def line(self, name: str, points: list[int]) -> None:
        self.lines.append(name)
        self.points.append(points)

    def totals(self) -> list[int]:
        return [sum([row[s] for row in self.points]) for s in range(self.seats)]

    def places(self) -> list[int]:
        totals = self.totals()
        keys = [[totals[s]] + self.ties[s] for s in range(self.seats)]
        return [1 + len([other for other in keys if other > key]) for key in keys]

    def winners(self) -> list[int]:
        places = self.places()
        return [s for s in range(self.seats) if places[s] == 1]
