"""Find out from a few views where the six symbols of a cube are.

Answer: the symbols on four sides of the cube in a new position, and the view of another cube if there is one; unique.
Harder: fewer views, views that show other corners, and one view that shows another cube.
Skills: deduction, spatial
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.rolling import lying
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.spatial.cubes._views import CORNERS, SYMBOLS, View, cubes, looks, view_of, wording
from bootcamp.verifiers import Format, Integer, Record, Word

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
            return [wording(view, language) for view in self.views]

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
        letter = Word(tuple(SYMBOLS))
        faces: dict[str, Any] = {"right": letter, "left": letter, "back": letter, "bottom": letter}
        return Record(**faces, odd=Integer()) if instance.odd else Record(**faces)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        corners = rng.sample(CORNERS, params.corners)
        for _ in range(_DRAWS):
            cube, other = rng.sample(cubes(), 2)
            views = [view_of(rng, cube, corners) for _ in range(params.views)]
            odd = rng.randrange(params.views)
            if params.odd:
                views[odd] = view_of(rng, other, corners)
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
                    names[symbol] = SYMBOLS[len(names)]
        names |= dict(zip(sorted(set(SYMBOLS) - set(names)), SYMBOLS[len(names) :], strict=True))
        views = [[[place, names[symbol]] for place, symbol in view] for view in instance.views]
        return [views, [names[symbol] for symbol in instance.asked]]

    def solve(self, instance: Instance) -> dict[str, Any]:
        cube, odd = _explanations(instance.views, instance.odd)[0]
        lies = next(lies for lies in lying(cube) if (lies[0], lies[3]) == instance.asked)
        faces: dict[str, Any] = {"right": lies[4], "left": lies[5], "back": lies[2], "bottom": lies[1]}
        return faces | {"odd": odd + 1} if instance.odd else faces


def _explanations(views: list[View] | tuple[View, ...], odd: bool) -> list[tuple[tuple[str, ...], int]]:
    """List the cubes that all views but one fit, with the number of that one; or those that all fit, with -1."""
    found = []
    for cube in cubes():
        fits = [view in looks(cube) for view in views]
        if odd:
            found += [(cube, place) for place in range(len(views)) if all(fits[:place] + fits[place + 1 :])]
        elif all(fits):
            found.append((cube, -1))
    return found
