"""A robot on a grid and programs for it: move, left, right, repeat k [...], while c [...], if c [...]."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random

from bootcamp.lib.text import undressed_code

Body = tuple[tuple[str, str, "Body"], ...]
"""Commands: a word, the number or condition behind it, and what stands in brackets."""

SIMPLE = ("move", "left", "right")
CONDITIONS = ("clear", "blocked", "marked", "unmarked")
ARROWS = "^>v<"
"""The robot facing up, right, down or left; a turn right is the next one."""

_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
_TOKEN = re.compile(r"[a-z]+|\d+|\S")
_ANY, _FREE = "....##*", "...*"
_DEEPEST = 12
_LARGEST = 99


class RobotFault(Exception):
    """The program is not in the language, or its run fails; the text says why."""


def read(text: str) -> Body:
    """Read a program.

    >>> read("repeat 2 [ move left ] move")
    (('repeat', '2', (('move', '', ()), ('left', '', ()))), ('move', '', ()))
    >>> read("while happy [ move ]")
    Traceback (most recent call last):
    bootcamp.lib.robot_language.RobotFault: while is not followed by a condition
    """
    tokens = [token for token in _TOKEN.findall(undressed_code(text).lower()) if token not in (",", ";")]
    body, place = _read(tokens, 0, 0)
    if place < len(tokens):
        raise RobotFault("a bracket is closed that was not opened")
    return body


def _read(tokens: Sequence[str], place: int, deep: int) -> tuple[Body, int]:
    found: list[tuple[str, str, Body]] = []
    if deep > _DEEPEST:
        raise RobotFault("brackets are nested too deep")
    while place < len(tokens) and tokens[place] != "]":
        word = tokens[place]
        place += 1
        if word in SIMPLE:
            found.append((word, "", ()))
            continue
        if word not in ("repeat", "while", "if"):
            raise RobotFault(f"{word:.20} is not a command")
        argument, opening = (*tokens[place : place + 2], "", "")[:2]
        if word == "repeat" and not (argument.isascii() and argument.isdigit() and 1 <= int(argument[:9]) <= _LARGEST):
            raise RobotFault(f"repeat is not followed by a number from 1 to {_LARGEST}")
        if word != "repeat" and argument not in CONDITIONS:
            raise RobotFault(f"{word} is not followed by a condition")
        if opening != "[":
            raise RobotFault(f"{word} is not followed by a bracket")
        inner, place = _read(tokens, place + 2, deep + 1)
        if place >= len(tokens):
            raise RobotFault("a bracket is not closed")
        found.append((word, argument, inner))
        place += 1
    return tuple(found), place


def written(body: Body) -> str:
    """Write a program.

    >>> written(read("if marked[move,right]"))
    'if marked [ move right ]'
    """
    return " ".join(f"{word} {argument} [ {written(inner)} ]" if inner else word for word, argument, inner in body)


def size(body: Body) -> int:
    """Count the commands, those in brackets too."""
    return sum(1 + size(inner) for _, _, inner in body)


def words(body: Body) -> set[str]:
    """List the commands and conditions in use."""
    used = {one for word, argument, inner in body for one in (word, argument, *words(inner))}
    return {one for one in used if one and not one.isdigit()}


def run(body: Body, grid: Sequence[str], limit: int = 600) -> tuple[int, int]:
    """Give the cell where the robot stands at the end; raise RobotFault if it hits a wall or takes too many steps.

    >>> run(read("while clear [ move ] right repeat 2 [ move ]"), [">..#", "..*.", "..G."])
    (2, 2)
    """
    start = next((r, row.index(arrow)) for r, row in enumerate(grid) for arrow in ARROWS if arrow in row)
    robot = Robot(start, ARROWS.index(grid[start[0]][start[1]]), limit)
    rows, cols = len(grid), len(grid[0])
    robot.free = robot.seen = lambda r, c: 0 <= r < rows and 0 <= c < cols and grid[r][c] != "#"
    robot.marked = lambda r, c: grid[r][c] == "*"
    robot.run(body)
    return robot.at


class Robot:
    """A robot whose world answers whether it can move to a cell, whether it sees it free, and whether it is marked."""

    free: Callable[[int, int], bool]
    seen: Callable[[int, int], bool]
    marked: Callable[[int, int], bool]

    def __init__(self, at: tuple[int, int], facing: int, limit: int) -> None:
        self.at, self.facing, self.left = at, facing, limit

    def ahead(self) -> tuple[int, int]:
        """Give the cell in front."""
        return self.at[0] + _STEPS[self.facing][0], self.at[1] + _STEPS[self.facing][1]

    def holds(self, condition: str) -> bool:
        """Tell whether a condition holds now."""
        if condition in ("clear", "blocked"):
            return self.seen(*self.ahead()) == (condition == "clear")
        return self.marked(*self.at) == (condition == "marked")

    def run(self, body: Body) -> None:
        """Carry out commands."""
        for word, argument, inner in body:
            self._count()
            if word == "move":
                ahead = self.ahead()
                if not self.free(*ahead):
                    raise RobotFault("the robot runs into a wall")
                self.at = ahead
            elif word in ("left", "right"):
                self.facing = (self.facing + (1 if word == "right" else 3)) % 4
            elif word == "repeat":
                for _ in range(int(argument)):
                    self._count()
                    self.run(inner)
            elif word == "if":
                if self.holds(argument):
                    self.run(inner)
            else:
                while self.holds(argument):
                    self._count()
                    self.run(inner)

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise RobotFault("the run takes too many steps")


def shortest(grid: Sequence[str]) -> int:
    """Count the fewest moves and turns from the robot to G, or give 0 if there is no way.

    >>> shortest([">#.", "..G"])
    5
    """
    rows, cols = len(grid), len(grid[0])
    found = ((r, row, arrow) for r, row in enumerate(grid) for arrow in ARROWS if arrow in row)
    at = next((r, row.index(arrow), ARROWS.index(arrow)) for r, row, arrow in found)
    layer, seen, steps = [at], {at}, 0
    while layer:
        if any(grid[r][c] == "G" for r, c, _ in layer):
            return steps
        steps += 1
        new: list[tuple[int, int, int]] = []
        for r, c, facing in layer:
            step = (r + _STEPS[facing][0], c + _STEPS[facing][1], facing)
            for state in (step, (r, c, (facing + 1) % 4), (r, c, (facing + 3) % 4)):
                inside = 0 <= state[0] < rows and 0 <= state[1] < cols and grid[state[0]][state[1]] != "#"
                if inside and state not in seen:
                    seen.add(state)
                    new.append(state)
        layer = new
    return 0


_PIECES = tuple(
    (read(text), words(read(text)), size(read(text)))
    for text in (
        "move",
        "left",
        "right",
        "while clear [ move ]",
        "while clear [ move ]",
        "while clear [ move move ]",
        "if clear [ move ]",
        "while clear [ move if marked [ left ] ]",
        "while clear [ move if marked [ right ] ]",
        "if marked [ left ]",
        "if marked [ right ]",
        "while clear [ move if blocked [ right ] ]",
        "if blocked [ left ]",
        "if blocked [ right ]",
        "while unmarked [ if blocked [ left ] move ]",
        "while unmarked [ if blocked [ right ] move ]",
        "while clear [ move if unmarked [ left ] ]",
    )
)


def draw(rng: Random, commands: int, allowed: Collection[str], deep: int = 0) -> Body:
    """Draw a program with so many commands that uses no words but those of `allowed` beside the simple ones."""
    known = {*SIMPLE, *allowed}
    pieces = [(piece, needed) for piece, used, needed in _PIECES if used <= known]
    found: Body = ()
    while commands > 0:
        if commands > 2 and deep < 2 and "repeat" in allowed and rng.random() < 0.3:
            inner = draw(rng, rng.randint(2, min(6, commands - 1)), allowed, deep + 1)
            piece: Body = (("repeat", str(rng.randint(2, 5)), inner),)
        else:
            piece = rng.choice([one for one, needed in pieces if needed <= commands])
        if found and {found[-1][0], piece[0][0]} == {"left", "right"}:
            continue
        found += piece
        commands -= size(piece)
    return found


def grow(rng: Random, body: Body, rows: int, cols: int, walls: float, least: int) -> tuple[str, ...] | None:
    """Draw a grid on which a program ends, with G where it ends; None if that fails or fewer cells are passed.

    What the program asks about a cell is decided when it asks first.
    """
    start = (rng.randrange(rows), rng.randrange(cols))
    cells: dict[tuple[int, int], str] = {start: "."}
    robot = Robot(start, rng.randrange(4), 150)
    first = robot.facing
    passed = {start}

    def seen(r: int, c: int) -> bool:
        if not (0 <= r < rows and 0 <= c < cols):
            return False
        if (r, c) not in cells:
            cells[r, c] = "#" if rng.random() < walls else "?"
        return cells[r, c] != "#"

    def free(r: int, c: int) -> bool:
        passed.add(robot.at)
        cells.setdefault((r, c), "?")
        return seen(r, c)

    def marked(r: int, c: int) -> bool:
        if cells[r, c] == "?":
            cells[r, c] = "*" if rng.random() < 0.3 else "."
        return cells[r, c] == "*"

    robot.free, robot.seen, robot.marked = free, seen, marked
    try:
        robot.run(body)
    except RobotFault:
        return None
    passed.add(robot.at)
    if robot.at == start or cells[robot.at] == "*" or len(passed) < least:
        return None
    return _finished(rng, cells, rows, cols, (start, first), robot.at)


def _finished(
    rng: Random,
    cells: dict[tuple[int, int], str],
    rows: int,
    cols: int,
    start: tuple[tuple[int, int], int],
    goal: tuple[int, int],
) -> tuple[str, ...]:
    """Fill in the cells that were not asked about: those passed without a look at their mark stay free of walls."""
    lines = [
        [
            rng.choice(_FREE if cells.get((r, c)) == "?" else _ANY) if cells.get((r, c), "?") == "?" else cells[r, c]
            for c in range(cols)
        ]
        for r in range(rows)
    ]
    lines[start[0][0]][start[0][1]] = ARROWS[start[1]]
    lines[goal[0]][goal[1]] = "G"
    return tuple("".join(row) for row in lines)


def without_one(body: Body) -> Iterable[Body]:
    """Yield the programs that lack one command; what stood in its brackets is gone or stays."""
    for place, (word, argument, inner) in enumerate(body):
        yield (*body[:place], *body[place + 1 :])
        if inner:
            yield (*body[:place], *inner, *body[place + 1 :])
            for less in without_one(inner):
                if less:
                    yield (*body[:place], (word, argument, less), *body[place + 1 :])
