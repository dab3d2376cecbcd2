"""Judge by rotation matrices of numpy that act on the cube, and on the axes of the viewer when that one walks."""

import re
from collections.abc import Iterator
from typing import Any

import numpy as np

LEVELS = range(1, 11)

_SIDES = {
    **{"right": (1, 0, 0), "left": (-1, 0, 0), "back": (0, 1, 0)},
    **{"front": (0, -1, 0), "top": (0, 0, 1), "bottom": (0, 0, -1)},
}


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _sides(instance, walks=True)
    return "" if answer == found else f"{found}"


def near_misses(instance: Any, answer: dict[str, str]) -> Iterator[dict[str, str]]:
    """The sides if the viewer's steps turned the cube the other way, and two sides exchanged."""
    yield answer | {"left": answer["right"], "right": answer["left"]}
    if (other := _sides(instance, walks=False)) != answer:
        yield other


def _sides(instance: Any, walks: bool) -> dict[str, str]:
    colours = {colour: np.array(_SIDES[place]) for place, colour in instance.told}
    axes = np.eye(3, dtype=int)  # the viewer's directions in the room, as columns

    def turn(start: str, end: str) -> Any:
        a, b = (np.array(_SIDES[place]) for place in (start, end))
        c = np.cross(a, b)
        return np.outer(b, a) - np.outer(a, b) + np.outer(c, c)

    for text in instance.wording("en"):
        pair = re.search(r"its (\w+) face becomes the (\w+)", text)
        if pair:
            rotation = turn(*pair.groups())
        elif "half a turn" in text:
            ends = ("back" if "front and back" in text else "left") if "top" in text else "left"
            rotation = turn("top" if "top" in text else "front", ends)
            rotation = rotation @ rotation
        else:
            side = re.findall(r"was its (\w+) face", text)[0]
            walk = turn("front", "right") @ turn("front", "right") if side == "back" else turn("front", side)
            axes = axes @ (walk if walks else walk.T)
            continue
        colours = {colour: axes @ rotation @ axes.T @ vector for colour, vector in colours.items()}
    return {
        place: next(colour for colour, v in colours.items() if (axes.T @ v == np.array(side)).all())
        for place, side in _SIDES.items()
    }
