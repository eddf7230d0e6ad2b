"""The same in Python."""

from enum import Enum

LANES = 3
WORTH = [1, 2, 3]
NAME = "lanes"


class Move(Enum):
    STAY = 0
    LEFT = 1


class Lanes:
    def __init__(self) -> None:
        self.lane = 1
        self.score = 0.0
        self.over = False
        self.log = open

    def step(self, action: int) -> None:
        self.lane += action
