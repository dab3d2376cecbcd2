"""Judge by the 20 small cubes as sets of named faces; short scrambles are solved by a search from both ends."""

from collections.abc import Iterator
from itertools import product
from typing import Any

LEVELS = range(1, 11)

_ROUND = {"U": "FLBR", "D": "FRBL", "F": "URDL", "B": "ULDR", "R": "FUBD", "L": "FDBU"}  # clockwise around each face
_PIECES = (  # a face and the number of the sticker in it, in reading order from 0
    "U8 R0 F2,U6 F0 L2,U0 L0 B2,U2 B0 R2,D2 F8 R6,D0 L8 F6,D6 B8 L6,D8 R8 B6,"
    "U5 R1,U7 F1,U3 L1,U1 B1,D5 R7,D1 F7,D3 L7,D7 B7,F5 R3,F3 L5,B5 L3,B3 R5"
)
_TURNS = [face + kind for face, kind in product("UDLRFB", ("", "2", "'"))]

State = frozenset[frozenset[tuple[str, str]]]


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    state = _read(instance)
    assert all(sum(len({face for face, _ in piece}) == n for piece in state) == m for n, m in ((3, 8), (2, 12)))
    if len(answer) > instance.limit:
        return "too many turns"
    for move in answer:
        state = _turn(state, move)
    return "" if state == _solved(instance) else "it is not solved"


def others(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Up to three other ways of at most four turns, and the way with a turn done in two parts or with a detour."""
    if len(answer) <= 4:
        ends = (_solved(instance), _read(instance))
        near = [{end: ()} | {_turn(end, one): (one,) for one in _TURNS} for end in ends]
        for side in near:
            for state, way in list(side.items())[1:]:
                side.update((after, (*way, one)) for one in _TURNS if (after := _turn(state, one)) not in side)
        meeting = [near[1][state] + _back(near[0][state]) for state in near[1] if state in near[0]]
        assert meeting
        yield from [way for way in meeting if way != answer][:3]
    first = answer[0][0]
    if len(answer) < instance.limit:
        parts = {"": (first + "2", first + "'"), "'": (first + "2", first), "2": (first, first)}
        yield parts[answer[0][1:]] + answer[1:]
    if len(answer) + 8 <= instance.limit:
        yield (*answer, "U", "D'", "U'", "D", "F2", "B", "F2", "B'")


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The way without an end, backwards, with turns in the other sense, and with too many turns."""
    spare = instance.limit - len(answer)
    wrong = [answer[:-1], answer[1:], answer[::-1], _back(answer), (*answer, "R"), answer + ("L", "L'") * (spare + 1)]
    yield from (way for way in wrong if way and confirm(instance, way))


def _read(instance: Any) -> State:
    faces = dict(zip("ULFRBD", map("".join, instance.faces), strict=True))
    pieces = (piece.split() for piece in _PIECES.split(","))
    return frozenset(frozenset((spot[0], faces[spot[0]][int(spot[1])]) for spot in piece) for piece in pieces)


def _solved(instance: Any) -> State:
    centres = {name: face[1][1] for name, face in zip("ULFRBD", instance.faces, strict=True)}
    return frozenset(frozenset((spot[0], centres[spot[0]]) for spot in p.split()) for p in _PIECES.split(","))


def _turn(state: State, move: str) -> State:
    ring = _ROUND[move[0]]
    steps = {"": 1, "2": 2, "'": 3}[move[1:]]
    to = {face: ring[(ring.index(face) + steps) % 4] if face in ring else face for face in _ROUND}
    return frozenset(
        frozenset((to[face], colour) for face, colour in piece) if any(face == move[0] for face, _ in piece) else piece
        for piece in state
    )


def _back(way: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(move[0] + {"": "'", "'": "", "2": "2"}[move[1:]] for move in reversed(way))
