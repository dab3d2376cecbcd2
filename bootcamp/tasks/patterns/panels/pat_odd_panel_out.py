"""Find from examples in which feature one panel differs from all others, and give the odd panel of a new row.

Answer: the odd panel; every feature of the list that fits the examples singles it out.
Harder: more and larger panels, more features, other features that single out a wrong panel.
Skills: induction, spatial, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language, comma
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, objects_of, panels_of, random_board, side_by_side
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.verifiers import Board, Format, Grid

FEATURES: dict[str, tuple[str, str, Callable[[Board], Hashable]]] = {
    "filled": (
        "how many cells are not 0",
        "非 0 格的个数",
        lambda panel: sum(item != EMPTY for row in panel for item in row),
    ),
    "colours": (
        "which colours other than 0 occur",
        "出现哪些非 0 的颜色",
        lambda panel: tuple(sorted({item for row in panel for item in row} - {EMPTY})),
    ),
    "mirror": (
        "whether its left-right mirror image is the panel itself",
        "左右翻转后是否不变",
        lambda panel: all(row == row[::-1] for row in panel),
    ),
    "objects": (
        "how many objects there are (largest groups of cells of one colour, not 0, connected by sides)",
        "物体（同色且以边相连的极大一组非 0 格子）的个数",
        lambda panel: len(objects_of(panel)),
    ),
    "flip": (
        "whether its upside-down mirror image is the panel itself",
        "上下翻转后是否不变",
        lambda panel: panel == panel[::-1],
    ),
    "largest": (
        "how many cells its largest object has, an object being as above",
        "最大物体（物体同上）的格数",
        lambda panel: max((len(group) for _, group in objects_of(panel)), default=0),
    ),
}


class PatOddPanelOut(Task["PatOddPanelOut.Params", "PatOddPanelOut.Instance", Board]):
    version = 1

    class Params(task.Params):
        side: int = knob(
            "the number of rows and of columns of a panel", levels=(3, 3, 3, 3, 4, 4, 4, 5, 5, 6), ge=3, le=7
        )
        panels: int = knob("how many panels an input has", levels=(3, 4, 4, 4, 5, 6, 6, 7, 8, 8), ge=3, le=9)
        features: int = knob("how many features are listed", levels=(2, 3, 4, 5, 4, 5, 6, 6, 6, 6), ge=2, le=6)
        lures: bool = knob(
            "whether another feature singles out another panel of the new row", levels=(False,) * 2 + (True,) * 8
        )
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        features: tuple[str, ...]

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(FEATURES[name] for name in self.features)

    prompt = grid_prompt(
        en=r"""
        An input is a row of square panels, parted by columns of 9. All panels but one agree in a hidden feature, which
        is the same in every input, and the output is the odd panel. The feature is one of these:

        {{ ways[language] | bullets }}
        """,
        zh=r"""
        输入是一排正方形面板，以一列列的 9 隔开。除一块以外，各面板在某个隐藏的特征上都一致（各输入用同一特征），
        输出就是那块与众不同的面板。特征是下列之一：

        {{ ways[language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        names = tuple(FEATURES)[: params.features]
        hidden = rng.choice(names)
        *befores, query = (_random_row(params, hidden, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, _odd_panel(hidden, before)) for before in befores)
        picks = [_odd_panel(name, query) for name in names]
        result = settled(
            [partial(_odd_panel, name) for name, pick in zip(names, picks, strict=True) if pick], pairs, query
        )
        if len({item for row in result for item in row}) < 2 or (params.lures and not {*picks} - {(), result}):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, features=names), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        def tried(name: str, board: Board) -> tuple[str, Board]:
            panels, odd = panels_of(board, len(board)), _odd_panel(name, board)
            values = (FEATURES[name][2](panel) for panel in panels)
            told = comma(_said(value, language) for value in values)
            return f"{told} -> {panels.index(odd) + 1 if odd else '-'}", odd

        rules = ((f"{number}. ", partial(tried, name)) for number, name in enumerate(instance.features, 1))
        return "\n".join(tried_lines(rules, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.features]


def _said(value: Hashable, language: str) -> str:
    if isinstance(value, bool):
        return {"en": ("no", "yes"), "zh": ("否", "是")}[language][value]
    return "/".join(value) or "-" if isinstance(value, tuple) else str(value)


def _odd_panel(name: str, board: Board) -> Board:
    """Give the panel that alone differs in a feature; an empty board if there is no such panel."""
    panels = panels_of(board, len(board))
    values = [FEATURES[name][2](panel) for panel in panels]
    common = [value for value in values if values.count(value) == len(values) - 1]
    return next((panel for panel, value in zip(panels, values, strict=True) if common and value != common[0]), ())


def _random_row(params: PatOddPanelOut.Params, name: str, rng: Random) -> Board:
    """Draw panels until all but one of a row agree in a feature."""
    colours = rng.sample(COLOURS[:-1], 3)
    groups: dict[Hashable, list[Board]] = {}
    for _ in range(60 * params.panels):
        panel = _random_panel(params.side, rng.sample(colours, 2), rng)
        group = groups.setdefault(FEATURES[name][2](panel), [])
        group.append(panel)
        others = [other for value in groups.values() if value is not group for other in value]
        if len(group) == params.panels - 1 and others:
            row = [*group, rng.choice(others)]
            return side_by_side(rng.sample(row, len(row)))
    raise task.Retry


def _random_panel(side: int, colours: list[str], rng: Random) -> Board:
    """Draw a panel that is often its own mirror image one way or the other."""
    panel = random_board(rng, side, side, colours, 0.6)
    half = (side + 1) // 2
    kind = rng.choice(("plain", "across", "down"))
    if kind == "across":
        return tuple(row[:half] + row[: side - half][::-1] for row in panel)
    return panel[:half] + panel[: side - half][::-1] if kind == "down" else panel
