"""The score sheet, like the printed pad."""

from __future__ import annotations


class ScoreSheet:
    """Lines with the points of every seat; places by total, then by the tie-breakers in order. Equals share a place.

    A rival is whoever scores without a seat, such as the opponent of a game alone: a seat with as many points is ahead.
    Goals tell how near everybody is where nobody has points; they count for nothing. So many as are needed of one win.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.scored = True  # False: somebody wins or does not, and nobody has points
        self.lines: list[str] = []
        self.points: list[list[int]] = []
        self.ties: list[list[int]] = [[] for _ in range(seats)]
        self.rivals: list[str] = []  # the messages with their names
        self.rival_points: list[list[int]] = []  # of each rival, line by line
        self.goals: list[str] = []
        self.counts: list[list[int]] = []  # of each goal, seat by seat
        self.needed: list[int] = []  # of each goal; 0: it only helps

    def line(self, name: str, points: list[int]) -> None:
        self.lines.append(name)
        self.points.append(points)

    def rival(self, name: str, points: list[int]) -> None:
        self.rivals.append(name)
        self.rival_points.append(points)

    def goal(self, name: str, counts: list[int], needed: int = 0) -> None:
        self.goals.append(name)
        self.counts.append(counts)
        self.needed.append(needed)

    def totals(self) -> list[int]:
        return [sum([row[s] for row in self.points]) for s in range(self.seats)]

    def rival_totals(self) -> list[int]:
        return [sum(points) for points in self.rival_points]

    def places(self) -> list[int]:
        totals = self.totals()
        keys = [[totals[s]] + self.ties[s] for s in range(self.seats)]
        rivals = self.rival_totals()
        return [
            1 + len([other for other in keys if other > key]) + len([total for total in rivals if total > key[0]])
            for key in keys
        ]

    def rival_places(self) -> list[int]:
        totals = self.totals()
        rivals = self.rival_totals()
        return [
            1 + len([total for total in totals if total >= mine]) + len([other for other in rivals if other > mine])
            for mine in rivals
        ]

    def winners(self) -> list[int]:
        """Seats; none if a rival has won."""
        places = self.places()
        return [s for s in range(self.seats) if places[s] == 1]
