"""The weights of the terms of Horizon at the beginning of a turn, in hundredths: a row for each number of seats.

Found by `python3 tools/between.py horizon 7 2500:2 700:4`. One row serves all: with rows of their own the chances to
win are told no better.
"""

from __future__ import annotations

from typing import Final

# fmt: off
ANY: Final[list[int]] = [
    100, 171, 136, 0, 368, 0, 742, 320, 0, 109,
    12, 66, 38, 23, 527, 3, 239, 169, 45, 211,
    337, 1412, 339, 66, 0, 0, 89, 234, 0, 0,
    0, 0, 100,
]
# fmt: on
BETWEEN: Final[list[list[int]]] = [[], [], ANY, ANY, ANY]
