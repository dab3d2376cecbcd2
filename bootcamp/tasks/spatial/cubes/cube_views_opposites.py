"""Find out from a few views where the six symbols of a cube are.

Answer: the symbols on four sides of the cube in a new position, and the view of another cube if there is one; unique.
Harder: fewer views, views that show other corners, and one view that shows another cube.
Skills: deduction, spatial
Source: original.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.rolling import lying
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Word

View = tuple[tuple[int, str], ...]
"""The places that are seen, and their symbols."""

_PLACES = (
    ("top", "上面"),
    ("bottom", "下面"),
    ("back", "后面"),
    ("front", "前面"),
    ("right", "右面"),
    ("left", "左面"),
)
_CORNERS = ((0, 3, 4), (0, 3, 5), (1, 3, 4), (1, 3, 5))  # the places of three faces that are seen at once
_SYMBOLS = "ABCDEF"
_DRAWS = 400


class CubeViewsOpposites(Task["CubeViewsOpposites.Params", "CubeViewsOpposites.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        views: int = knob("how many views there are", levels=(4, 4, 3, 3, 2, 6, 6, 5, 5, 4), ge=2, le=8)
        corners: int = knob("how many kinds of corners are seen", levels=(1, 2, 2, 4, 4, 1, 2, 2, 4, 4), ge=1, le=4)
        odd: bool = knob("whether one view shows another cube", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        views: tuple[View, ...]
        odd: bool
        asked: tuple[str, str]  # the symbols on top and in front

        def wording(self, language: str) -> list[str]:
            side, join = (0, ", ") if language == "en" else (1, "，")
            colon = " " if language == "en" else "为 "
            return [
                join.join(f"{_PLACES[place][side]}{colon}{symbol}" for place, symbol in view) for view in self.views
            ]

    prompt = Prompt(
        en=r"""
        Each face of a cube has one of the letters A, B, C, D, E and F, each letter once. The cube was turned in various
        ways, and each time three of its faces were noted. How a letter stands (upright, sideways or upside down) does
        not matter. The views:

        {{ wording(language) | numbered }}

        {% if odd %}
        One of the views is of another cube, which has the same six letters in a different arrangement. All other views
        are of the same cube, and the questions are about this one.

        {% endif %}
        Now this cube is placed so that {{ asked[0] }} is on top and {{ asked[1] }} in front. Which letters are then on
        the right, on the left, at the back and at the bottom (right, left, back, bottom)?
        {% if odd %}
        And which view, by its number, is of the other cube (odd)?
        {% endif %}
        """,
        zh=r"""
        一个正方体的六个面上分别写着字母 A、B、C、D、E、F，每个字母一次。把这个正方体以各种方式转动，
        每次记下其中三个面。
        字母的朝向（正、横、倒）不予考虑。各次所见为：

        {{ wording(language) | numbered }}

        {% if odd %}
        其中有一次看到的是另一个正方体，它有同样的六个字母，但排列不同。其余各次看到的都是同一个正方体，问题问的就是它。

        {% endif %}
        现在把这个正方体摆成上面为 {{ asked[0] }}、前面为 {{ asked[1] }}。
        此时右面（right）、左面（left）、后面（back）、下面（bottom）各是什么字母？
        {% if odd %}
        第几次看到的是另一个正方体（odd，写编号）？
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        letter = Word(tuple(_SYMBOLS))
        faces: dict[str, Any] = {"right": letter, "left": letter, "back": letter, "bottom": letter}
        return Record(**faces, odd=Integer()) if instance.odd else Record(**faces)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        corners = rng.sample(_CORNERS, params.corners)
        for _ in range(_DRAWS):
            cube, other = rng.sample(_cubes(), 2)
            views = [_view(rng, cube, corners) for _ in range(params.views)]
            odd = rng.randrange(params.views)
            if params.odd:
                views[odd] = _view(rng, other, corners)
            if len({symbol for view in views for _, symbol in view}) < 5 or len(set(views)) < len(views):
                continue
            if len(_explanations(views, params.odd)) == 1:
                lies = rng.choice(lying(cube))
                instance = self.Instance(views=tuple(views), odd=params.odd, asked=(lies[0], lies[3]))
                return instance, self.solve(instance)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        names: dict[str, str] = {}
        for view in instance.views:
            for _, symbol in view:
                if symbol not in names:
                    names[symbol] = _SYMBOLS[len(names)]
        names |= dict(zip(sorted(set(_SYMBOLS) - set(names)), _SYMBOLS[len(names) :], strict=True))
        views = [[[place, names[symbol]] for place, symbol in view] for view in instance.views]
        return [views, [names[symbol] for symbol in instance.asked]]

    def solve(self, instance: Instance) -> dict[str, Any]:
        cube, odd = _explanations(instance.views, instance.odd)[0]
        lies = next(lies for lies in lying(cube) if (lies[0], lies[3]) == instance.asked)
        faces: dict[str, Any] = {"right": lies[4], "left": lies[5], "back": lies[2], "bottom": lies[1]}
        return faces | {"odd": odd + 1} if instance.odd else faces


def _view(rng: Random, cube: tuple[str, ...], corners: list[tuple[int, int, int]]) -> View:
    """Draw a view of a cube."""
    lies = rng.choice(lying(cube))
    return tuple((place, lies[place]) for place in rng.choice(corners))


@cache
def _cubes() -> tuple[tuple[str, ...], ...]:
    """List the 30 cubes, each in one position."""
    found: dict[tuple[str, ...], None] = {}
    for labels in permutations(_SYMBOLS):
        found.setdefault(min(lying(labels)))
    return tuple(found)


@cache
def _looks(cube: tuple[str, ...]) -> frozenset[View]:
    """Give all views of a cube."""
    return frozenset(tuple((place, lies[place]) for place in corner) for lies in lying(cube) for corner in _CORNERS)


def _explanations(views: list[View] | tuple[View, ...], odd: bool) -> list[tuple[tuple[str, ...], int]]:
    """List the cubes that all views but one fit, with the number of that one; or those that all fit, with -1."""
    found = []
    for cube in _cubes():
        fits = [view in _looks(cube) for view in views]
        if odd:
            found += [(cube, place) for place in range(len(views)) if all(fits[:place] + fits[place + 1 :])]
        elif all(fits):
            found.append((cube, -1))
    return found
