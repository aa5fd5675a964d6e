"""The weights of the terms of Hadara, in hundredths, by the number of seats.

Written by `cradle tune hadara`, with the share of the wins against the weights before:

2 seats: as they were
3 seats: as they were
4 seats: 59.8% (55.2% to 64.3%) of 400 games; 142 steps of 24, scale 20, seed 1
5 seats: as they were
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[list[int]]] = [
    [],
    [],
    [
        100,  # score
        225,  # coins-1
        258,  # coins-2
        372,  # coins-3
        114,  # income-1
        280,  # income-2
        51,  # income-3
        93,  # colonies
        47,  # military
        96,  # busts
        19,  # culture
        4,  # food
        55,  # silver
        12,  # silver-room
        8,  # silver-money
        60,  # gold
        13,  # gold-room
        17,  # gold-money
        24,  # hunger-a
        64,  # hunger-b
        50,  # spare-food
        49,  # perks
        34,  # counted
        55,  # bust-bonus
        134,  # cheaper
        11,  # alike
    ],
    [
        100,  # score
        225,  # coins-1
        258,  # coins-2
        372,  # coins-3
        114,  # income-1
        280,  # income-2
        51,  # income-3
        93,  # colonies
        47,  # military
        96,  # busts
        19,  # culture
        4,  # food
        55,  # silver
        12,  # silver-room
        8,  # silver-money
        60,  # gold
        13,  # gold-room
        17,  # gold-money
        24,  # hunger-a
        64,  # hunger-b
        50,  # spare-food
        49,  # perks
        34,  # counted
        55,  # bust-bonus
        134,  # cheaper
        11,  # alike
    ],
    [
        100,  # score
        186,  # coins-1
        278,  # coins-2
        358,  # coins-3
        66,  # income-1
        204,  # income-2
        86,  # income-3
        92,  # colonies
        105,  # military
        96,  # busts
        20,  # culture
        3,  # food
        68,  # silver
        13,  # silver-room
        8,  # silver-money
        55,  # gold
        5,  # gold-room
        14,  # gold-money
        18,  # hunger-a
        61,  # hunger-b
        46,  # spare-food
        74,  # perks
        32,  # counted
        46,  # bust-bonus
        95,  # cheaper
        22,  # alike
    ],
    [
        100,  # score
        225,  # coins-1
        258,  # coins-2
        372,  # coins-3
        114,  # income-1
        280,  # income-2
        51,  # income-3
        93,  # colonies
        47,  # military
        96,  # busts
        19,  # culture
        4,  # food
        55,  # silver
        12,  # silver-room
        8,  # silver-money
        60,  # gold
        13,  # gold-room
        17,  # gold-money
        24,  # hunger-a
        64,  # hunger-b
        50,  # spare-food
        49,  # perks
        34,  # counted
        55,  # bust-bonus
        134,  # cheaper
        11,  # alike
    ],
]
