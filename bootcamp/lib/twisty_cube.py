"""The 3 x 3 x 3 cube puzzle with turning layers: its faces, their net, and turns in the usual letters.

Faces are given in the order U, L, F, R, B, D, each as three rows of three stickers, drawn as somebody sees it who looks
straight at it from outside: L, F, R and B with U upwards, U with B upwards, D with F upwards.

A turn is the letter of a face (its layer turns clockwise, seen from outside), M, E or S (a middle layer turns as that
of L, D or F), or a face with w (its layer and the middle one beside it); ' is for anticlockwise and 2 for half a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import chain
from operator import itemgetter
from random import Random

from bootcamp.lib.vectors import Vector, clockwise, cross, dot, plus, times

Faces = tuple[tuple[str, str, str], ...]

_OUT: Mapping[str, Vector] = {  # x to the right, y up, z to the viewer
    "U": (0, 1, 0), "L": (-1, 0, 0), "F": (0, 0, 1), "R": (1, 0, 0), "B": (0, 0, -1), "D": (0, -1, 0),
}  # fmt: skip
_RIGHT: Mapping[str, Vector] = {  # which way is right on a face, seen from outside
    "U": (1, 0, 0), "L": (0, 0, 1), "F": (1, 0, 0), "R": (0, 0, -1), "B": (-1, 0, 0), "D": (1, 0, 0),
}  # fmt: skip

_AXES = (("U", "D", "E"), ("L", "R", "M"), ("F", "B", "S"))  # two faces and the layer between them

MIDDLES: Mapping[str, str] = {"M": "LR", "E": "DU", "S": "FB"}
"""The middle layers: each lies between two faces and turns like the first."""

SOLVED: Faces = tuple((colour * 3,) * 3 for colour in "WOGRBY")
"""White on U, orange on L, green on F, red on R, blue on B, yellow on D."""


def is_solved(faces: Faces) -> bool:
    """Tell whether each face has one colour.

    >>> is_solved(SOLVED), is_solved(turned(SOLVED, ["R"]))
    (True, False)
    """
    return all(len(set("".join(face))) == 1 for face in faces)


def turned(faces: Faces, turns: Iterable[str]) -> Faces:
    """Make turns, one after the other.

    >>> turned(SOLVED, ["R"])[2]
    ('GGY', 'GGY', 'GGY')
    >>> is_solved(turned(SOLVED, ["R", "U", "R'", "U'"] * 6))
    True
    """
    stickers: tuple[str, ...] = tuple(chain.from_iterable(chain.from_iterable(faces)))
    for turn in turns:
        stickers = _sources(turn)(stickers)
    rows = ["".join(stickers[start : start + 3]) for start in range(0, 54, 3)]
    return tuple((rows[start], rows[start + 1], rows[start + 2]) for start in range(0, 18, 3))


def net(faces: Faces) -> str:
    """Draw the net: U above F, then L, F, R, B in a row, and D below F.

    >>> print(net(SOLVED).replace(" ", "-"))
    ------W-W-W
    ------W-W-W
    ------W-W-W
    O-O-O-G-G-G-R-R-R-B-B-B
    O-O-O-G-G-G-R-R-R-B-B-B
    O-O-O-G-G-G-R-R-R-B-B-B
    ------Y-Y-Y
    ------Y-Y-Y
    ------Y-Y-Y
    """
    up, *ring, down = faces
    rows = [*up, *(" ".join(map(" ".join, (face[row] for face in ring))) for row in range(3)), *down]
    return "\n".join(row if " " in row else " " * 6 + " ".join(row) for row in rows)


def draw_turns(rng: Random, count: int, middles: int = 0) -> list[str]:
    """Draw turns, no two in a row about one axis, `middles` of which turn a middle layer.

    >>> draw_turns(Random(1), 3)
    ["L'", 'B2', 'L']
    """
    kinds = [True] * middles + [False] * (count - middles)
    rng.shuffle(kinds)
    turns, axis = list[str](), ("", "", "")
    for middle in kinds:
        axis = rng.choice([other for other in _AXES if other != axis])
        one, other, between = axis
        name = rng.choice([between, one + "w", other + "w"] if middle else [one, other])
        turns.append(name + rng.choice(("", "'", "2")))
    return turns


def undone(turns: Iterable[str]) -> tuple[str, ...]:
    """Give the turns that take turns back.

    >>> undone(["R", "U2", "F'"])
    ('F', 'U2', "R'")
    """
    back = [turn if "2" in turn else turn.rstrip("'") if "'" in turn else turn + "'" for turn in turns]
    return tuple(reversed(back))


@cache
def _sources(turn: str) -> Callable[[tuple[str, ...]], tuple[str, ...]]:
    """Give what picks, for each sticker in turn, the one that comes to its place."""
    places = []
    for face, out in _OUT.items():
        right = _RIGHT[face]
        up = cross(out, right)
        places += [(plus(out, times(x, right), times(y, up)), out) for y in (1, 0, -1) for x in (-1, 0, 1)]
    index = {place: number for number, place in enumerate(places)}
    axis = _OUT[MIDDLES.get(turn[0], turn)[0]]
    layers = (0,) if turn[0] in MIDDLES else (0, 1) if "w" in turn else (1,)
    sources = [0] * len(places)
    for number, (place, side) in enumerate(places):
        if dot(place, axis) in layers:
            for _ in range(3 if "'" in turn else 2 if "2" in turn else 1):
                place, side = clockwise(place, axis), clockwise(side, axis)
        sources[index[place, side]] = number
    return itemgetter(*sources)
