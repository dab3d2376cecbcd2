"""Find from examples which object of a grid is cut out, and cut out the one of a new grid.

Answer: the object in its bounding box; every criterion of the stated kind that fits the examples picks it.
Harder: more objects, more criteria, criteria in which a second one settles ties, stray cells.
Skills: induction, spatial, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.grid.shapes import normal, random_polyomino
from bootcamp.lib.prompts import by_language, comma
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, Object, apart, objects_of, paint
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.verifiers import Board, Format, Grid

Scene = tuple[Object, ...]
Rank = Callable[[Object, Scene], int]
Rule = Callable[[Board], Board]

RANKS: dict[str, tuple[str, str, Rank]] = {  # a criterion holds where this is True or, if it counts, largest
    "most": ("it has the most cells", "格数最多", lambda thing, scene: len(thing[1])),
    "fewest": ("it has the fewest cells", "格数最少", lambda thing, scene: -len(thing[1])),
    "colour": (
        "no other object has its colour",
        "没有别的物体与它同色",
        lambda thing, scene: [colour for colour, _ in scene].count(thing[0]) == 1,
    ),
    "shape": (
        "no other object is a shifted copy of it, whatever the colours",
        "没有别的物体平移后与它形状相同（不论颜色）",
        lambda thing, scene: [normal(group) for _, group in scene].count(normal(thing[1])) == 1,
    ),
    "mirror": (
        "its mirror image, left to right, is a shifted copy of it",
        "左右翻转后与自身只差平移",
        lambda thing, scene: normal((row, -col) for row, col in thing[1]) == normal(thing[1]),
    ),
    "high": ("it reaches up the highest", "最高处最靠上", lambda thing, scene: -min(row for row, _ in thing[1])),
    "right": ("it reaches farthest to the right", "最右处最靠右", lambda thing, scene: max(col for _, col in thing[1])),
}


class PatCropObject(Task["PatCropObject.Params", "PatCropObject.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(6, 7, 8, 9, 9, 10, 11, 12, 14, 16), ge=6, le=20)
        objects: int = knob("how many objects a grid has", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=12)
        largest: int = knob("the most cells of an object", levels=(4, 4, 5, 5, 6, 5, 5, 6, 6, 7), ge=2, le=9)
        criteria: int = knob("how many criteria are possible", levels=(2, 4, 5, 7, 7, 4, 5, 6, 7, 7), ge=2, le=7)
        ties: bool = knob("whether a second criterion settles ties", levels=(False,) * 5 + (True,) * 5)
        pairs: int = knob("how many examples are given", levels=(3, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        criteria: tuple[str, ...]
        ties: bool

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(RANKS[name] for name in self.criteria)

    prompt = grid_prompt(
        en=r"""
        0 is the background. An object is a largest group of cells of one colour that are connected by sides. The output
        is one object, cut out to the smallest box that holds it, with 0 in all other cells of the box.
        {% if ties %}
        All objects of which a hidden criterion is true are candidates; a second one, true of just one of the
        candidates, picks the object. In the second one "most", "highest" and so on compare the candidates only, but
        "no other object" still means none in the whole grid. Both criteria are different ones of these:
        {% else %}
        It is the only object of its grid of which a hidden criterion is true, one of these:
        {% endif %}

        {{ ways[language] | bullets }}
        """,
        zh=r"""
        0 是背景。物体是同色且以边相连的极大一组格子。输出是一个物体，截取恰好包住它的最小矩形，矩形中其余格子为 0。
        {% if ties %}
        符合某条隐藏标准的所有物体成为候选；再用第二条标准从候选中选出唯一符合的物体。
        第二条标准中的“最多”“最靠上”等只在候选之间比较，而“没有别的物体”仍指整个网格。两条标准是下列中不同的两条：
        {% else %}
        它是该网格中唯一符合某条隐藏标准的物体，标准为下列之一：
        {% endif %}

        {{ ways[language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        names = tuple(RANKS)[: params.criteria]
        family = [partial(_cut_out, chosen) for chosen in permutations(names, 1 + params.ties)]
        hidden = rng.choice(family)
        query = _random_board(params, hidden, rng, family if len(family) > 4 else ())
        befores = [_random_board(params, hidden, rng) for _ in range(params.pairs)]
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled([rule for rule in family if rule(query)], pairs, query)
        if result in [after for _, after in pairs] or len(result) == 1:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, criteria=names, ties=params.ties), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        def tried(names: tuple[str, ...], board: Board) -> tuple[str, Board]:
            scene = left = objects_of(board)
            told = []
            for name in names:
                told.append(comma(f"{scene.index(one) + 1}: {_said(name, one, scene, language)}" for one in left))
                left = picked([name], left, scene)
                told[-1] += f"{' ' if told[-1] else ''}-> {comma(scene.index(thing) + 1 for thing in left) or '-'}"
            return " | ".join(told), _cut_out(names, board)

        asked, rules, lines = {"en": "the new grid: ", "zh": "新网格："}[language], [], []
        for names in permutations(instance.criteria, 1 + instance.ties):
            label = f"{'+'.join(str(instance.criteria.index(name) + 1) for name in names)}. "
            if _cut_out(names, instance.query):
                rules.append((label, partial(tried, names)))
            else:
                lines.append(f"{label}{asked}{tried(names, instance.query)[0]} {({'en': 'no', 'zh': '否'})[language]}")
        return "\n".join([*lines, *tried_lines(rules, instance.pairs, instance.query, language)])

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.criteria, instance.ties]


def _random_board(params: PatCropObject.Params, hidden: Rule, rng: Random, family: Sequence[Rule] = ()) -> Board:
    """Draw a board from which the hidden rule cuts an object, and few rules of a family the same one."""
    for _ in range(20):
        different = rng.randint(params.objects // 2, params.objects - 1)
        shapes = [random_polyomino(rng.randint(2, params.largest), rng) for _ in range(different)]
        shapes += rng.choices(shapes, k=params.objects - len(shapes))
        laid = apart(rng, params.size, params.size, sorted(shapes, key=len, reverse=True))
        colours = rng.sample(COLOURS, params.objects * 2 // 3)
        board = paint(params.size, params.size, ((rng.choice(colours), group) for group in laid))
        cut = hidden(board)
        if cut and 3 * sum(rule(board) == cut for rule in family) <= len(family):
            return board
    raise task.Retry


def _cut_out(names: tuple[str, ...], board: Board) -> Board:
    """Cut out the object that the criteria pick, one after the other; an empty board if they do not pick just one."""
    left = picked(names, objects_of(board), objects_of(board))
    if len(left) != 1:
        return ()
    ((colour, group),) = left
    shape = normal(group)
    return paint(max(row for row, _ in shape) + 1, max(col for _, col in shape) + 1, [(colour, shape)])


@lru_cache(maxsize=512)
def _rank(name: str, thing: Object, scene: Scene) -> int:
    return RANKS[name][2](thing, scene)


def _said(name: str, thing: Object, scene: Scene, language: str) -> str:
    value = _rank(name, thing, scene)
    if isinstance(value, bool):
        return {"en": ("no", "yes"), "zh": ("否", "是")}[language][value]
    return str(abs(value) + (name in ("high", "right")))  # rows and columns are counted from 1


def picked(names: Iterable[str], left: Scene, scene: Scene) -> Scene:
    """Give the objects that are left of some of a scene when the criteria are applied one after the other."""
    for name in names:
        values = [_rank(name, thing, scene) for thing in left]
        best = max(values, default=False)
        left = tuple(thing for thing, value in zip(left, values, strict=True) if value == best and best is not False)
    return left
