"""Places without end or in a ring, a torus or a tree, and the moves between them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Place = tuple[int, ...]

_SQUARE = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
_DIAGONAL = {"northeast": (1, 1), "southeast": (1, -1), "southwest": (-1, -1), "northwest": (-1, 1)}
_HEXAGON = {"east": (1, 0), "northeast": (0, 1), "northwest": (-1, 1), "west": (-1, 0)}
_HEXAGON |= {"southwest": (0, -1), "southeast": (1, -1)}

MOVES: Mapping[str, Mapping[str, Place]] = {
    "square": _SQUARE,
    "king": _SQUARE | _DIAGONAL,
    "hexagon": _HEXAGON,
    "torus": _SQUARE,
    "ring": {"clockwise": (1,), "counterclockwise": (-1,), "clockwise twice": (2,), "counterclockwise twice": (-2,)},
    "tree": {"up": (0,), "left": (1,), "middle": (2,), "right": (3,)},
}
"""The moves of each kind of map, each with its step; in a tree with the child to go to, or 0."""

MOVES_ZH: Mapping[str, str] = {
    **{"north": "北", "east": "东", "south": "南", "west": "西", "northeast": "东北", "southeast": "东南"},
    **{"southwest": "西南", "northwest": "西北", "up": "上", "left": "左", "middle": "中", "right": "右"},
    **{"clockwise": "顺时针", "counterclockwise": "逆时针"},
    **{"clockwise twice": "顺时针两步", "counterclockwise twice": "逆时针两步"},
}
"""The moves in Chinese."""


def step(kind: str, size: int, place: Place, move: str) -> Place | None:
    """Give the place after a move, None above the root of a tree; a ring or a torus has `size` places a line.

    >>> step("hexagon", 0, (0, 0), "northwest"), step("torus", 3, (2, 0), "east"), step("tree", 0, (), "up")
    ((-1, 1), (0, 0), None)
    """
    way = MOVES[kind][move]
    if kind == "tree":
        if move == "up":
            return place[:-1] if place else None
        return (*place, *way)
    after = tuple(a + b for a, b in zip(place, way, strict=True))
    return tuple(part % size for part in after) if kind in ("ring", "torus") else after


def walk(kind: str, size: int, place: Place, moves: Iterable[str]) -> list[Place]:
    """List the places of a walk from its start on; it ends where a move is impossible.

    >>> walk("ring", 5, (4,), ["clockwise", "counterclockwise twice"])
    [(4,), (0,), (3,)]
    """
    places = [place]
    for move in moves:
        after = step(kind, size, places[-1], move)
        if after is None:
            break
        places.append(after)
    return places
