"""Graphs as prompts show them: in one of a few plain forms, which the case chooses.

Vertices are counted from 1. An edge may carry labels: none, one such as a weight, or several such as a cost and a time.
The form is dress, so it does not belong into a key; the edges do, sorted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from bootcamp.lib.graph import Edges

Label = int | str

_MOST_SENTENCES = 16
"""More edges than these are listed in one line."""

_LABELS: Mapping[str, tuple[str, str]] = {
    "weight": ("w", "权"),
    "length": ("l", "长度"),
    "capacity": ("c", "容量"),
    "cost": ("k", "费用"),
    "time": ("t", "时间"),
    "gain": ("g", "收益"),
    "letter": ("x", "字母"),
    "colour": ("x", "颜色"),
    "probability": ("p", "概率"),
}
"""The letter by which a listing names a label, and its Chinese name."""


class _Story(NamedTuple):
    """What vertices and edges stand for, in English and in Chinese; edges as the end of a sentence."""

    vertices: tuple[str, str]
    edges: tuple[str, str]


STORIES: Mapping[str, _Story] = {
    "roads": _Story(("towns", "城镇"), ("roads between them", "它们之间的公路")),
    "cables": _Story(("computers", "计算机"), ("cables between them", "它们之间的网线")),
    "tunnels": _Story(("caves", "洞穴"), ("tunnels between them", "它们之间的隧道")),
    "bridges": _Story(("islands", "岛屿"), ("bridges between them", "它们之间的桥")),
    "corridors": _Story(("rooms", "房间"), ("corridors between them", "它们之间的走廊")),
    "trails": _Story(("mountain huts", "山间小屋"), ("trails between them", "它们之间的小径")),
}
"""Settings of undirected graphs."""

ONE_WAY: Mapping[str, _Story] = {
    "streets": _Story(("crossings", "路口"), ("one-way streets between them", "它们之间的单行道")),
    "pipes": _Story(
        ("pumping stations", "泵站"), ("pipes between them, each with one direction", "它们之间的单向管道")
    ),
    "flights": _Story(("airports", "机场"), ("direct flights between them", "它们之间的直飞航班")),
    "slides": _Story(("platforms", "平台"), ("slides between them", "它们之间的滑道")),
    "belts": _Story(("machines", "机器"), ("conveyor belts between them", "它们之间的传送带")),
    "messengers": _Story(("camps", "营地"), ("messenger routes between them, each one-way", "它们之间的单向信使路线")),
}
"""Settings of directed graphs."""


@dataclass(frozen=True)
class Graph:
    """A graph to show: edges (u, v, *labels) on the vertices 1 to `vertices`, in the order in which they are listed.

    `labels` names what follows u and v in every edge, by keys such as ``weight``, ``capacity``, ``cost``, ``time``.
    """

    form: str
    vertices: int
    edges: tuple[tuple[Label, ...], ...]
    labels: tuple[str, ...] = ()
    directed: bool = False

    def ends(self) -> list[tuple[int, int]]:
        """List the pairs of ends, without labels.

        >>> Graph("edges", 3, ((1, 2, 7), (2, 3, 5)), ("weight",)).ends()
        [(1, 2), (2, 3)]
        """
        return [(int(u), int(v)) for u, v, *_ in self.edges]

    def label(self, place: int = 0) -> dict[tuple[int, int], int]:
        """Look up a label that is a number by the ends of its edge, for undirected graphs in both orders.

        >>> Graph("edges", 3, ((1, 2, 7),), ("weight",)).label()
        {(1, 2): 7, (2, 1): 7}
        """
        found = {}
        for u, v, *labels in self.edges:
            found[int(u), int(v)] = int(labels[place])
            if not self.directed:
                found[int(v), int(u)] = int(labels[place])
        return found

    def facts(self) -> list[list[Label]]:
        """List the edges without regard to the order and form in which they are shown, for keys.

        >>> Graph("edges", 3, ((3, 2, 5), (1, 2, 4)), ("weight",)).facts()
        [[1, 2, 4], [2, 3, 5]]
        """
        ordered = [[u, v, *rest] if self.directed else [*sorted((int(u), int(v))), *rest] for u, v, *rest in self.edges]
        return sorted(ordered, key=lambda edge: [str(part).zfill(9) for part in edge])

    def told(self, language: str = "en") -> str:
        """Say what kind of graph it is and list its edges, for a prompt: ``{{ graph.told(language) }}``.

        >>> print(Graph("edges", 3, ((1, 2, 4), (3, 2, 5)), ("weight",)).told())
        An undirected graph has the vertices 1 to 3. Its edges, written u-v:w with the weight w:
        <BLANKLINE>
        1-2:4, 3-2:5
        """
        describe = {"edges": _edges, "lists": _lists, "matrix": _matrix}.get(self.form, _sentences)
        return "\n\n".join(describe(self, language))


def draw_view(
    rng: Random,
    vertices: int,
    edges: Edges,
    labels: Sequence[str] = (),
    directed: bool = False,
    forms: Sequence[str] = ("edges", "lists", "matrix", "sentences", "story"),
) -> Graph:
    """Choose how to show a graph whose vertices are counted from 0, and list its edges in a random order.

    The ends of an undirected edge are shown in a random order. A matrix has at most 12 vertices and one label, which
    is a number other than 0; a graph with parallel edges is never shown by lists or a matrix.

    >>> draw_view(Random(1), 3, [(0, 1, 4), (1, 2, 5)], ("weight",), forms=("edges",))
    Graph(form='edges', vertices=3, edges=((3, 2, 5), (2, 1, 4)), labels=('weight',), directed=False)
    """
    listed = [(u + 1, v + 1, *rest) for u, v, *rest in edges]
    distinct = {(u, v) if directed else (min(u, v), max(u, v)) for u, v, *_ in listed}
    simple = len(distinct) == len(listed)
    one_number = len(labels) < 2 and all(isinstance(value, int) and value for *_, value in listed)
    fit = [
        form
        for form in forms
        if not (form == "lists" and not simple)
        and not (form == "matrix" and not (simple and vertices <= 12 and one_number))
    ]
    form = rng.choice(fit)
    if form == "story":
        form = rng.choice(sorted(ONE_WAY if directed else STORIES))
    rng.shuffle(listed)
    if not directed:
        listed = [(v, u, *rest) if rng.random() < 0.5 else (u, v, *rest) for u, v, *rest in listed]
    return Graph(form, vertices, tuple(listed), tuple(labels), directed)


def _opening(graph: Graph, language: str) -> str:
    """Say what kind of graph it is, and what its vertices and edges stand for in a story."""
    story = (ONE_WAY if graph.directed else STORIES).get(graph.form)
    if language == "zh":
        said = f"一个{'有向图' if graph.directed else '无向图'}的顶点为 1 到 {graph.vertices}。"
        return said + (
            f"顶点是{story.vertices[1]}，{'弧' if graph.directed else '边'}是{story.edges[1]}。" if story else ""
        )
    said = f"{'A directed' if graph.directed else 'An undirected'} graph has the vertices 1 to {graph.vertices}."
    kind = "arcs" if graph.directed else "edges"
    return said + (f" The vertices are {story.vertices[0]}, the {kind} are the {story.edges[0]}." if story else "")


def _edges(graph: Graph, language: str) -> list[str]:
    arrow = "->" if graph.directed else "-"
    pattern = f"u{arrow}v" + (f":{'/'.join(_letters(graph))}" if graph.labels else "")
    if language == "zh":
        kind = "弧" if graph.directed else "边"
        tail = "，表示从 u 到 v 的弧" if graph.directed else "" if graph.labels else "，表示 u 与 v 之间的边"
        said = f"它的{kind}写作 {pattern}{tail}{_explained(graph, language)}："
    else:
        kind = "arcs" if graph.directed else "edges"
        meaning = "an arc from u to v" if graph.directed else "an edge between u and v"
        tail = f" for {meaning}" if graph.directed or not graph.labels else ""
        said = f"Its {kind}, written {pattern}{tail}{_explained(graph, language)}:"
    rows = [f"{u}{arrow}{v}" + (f":{'/'.join(map(str, labels))}" if labels else "") for u, v, *labels in graph.edges]
    return [_joined(_opening(graph, language), said, language), ", ".join(rows)]


def _lists(graph: Graph, language: str) -> list[str]:
    near: dict[int, list[str]] = {vertex: [] for vertex in range(1, graph.vertices + 1)}
    for u, v, *labels in graph.edges:
        ends = [(u, v)] if graph.directed else [(u, v), (v, u)]
        for one, other in ends:
            near[int(one)].append(f"{other} ({'/'.join(map(str, labels))})" if labels else str(other))
    if language == "zh":
        whose = "从每个顶点出发的弧所到的顶点" if graph.directed else "每个顶点的相邻顶点"
        said = f"下面列出{whose}{f'，括号中为{_named(graph, language)}' if graph.labels else ''}："
    else:
        whose = "the heads of its outgoing arcs" if graph.directed else "its neighbours"
        brackets = f", each with the {_named(graph, language)} in brackets" if graph.labels else ""
        said = f"After each vertex, {whose} are listed{brackets}:"
    rows = [f"{vertex}: {', '.join(others) or '-'}" for vertex, others in near.items()]
    return [_joined(_opening(graph, language), said, language), "\n".join(rows)]


def _matrix(graph: Graph, language: str) -> list[str]:
    cells = {(u, v): str(labels[0]) if labels else "1" for u, v, *labels in graph.edges}
    if not graph.directed:
        cells |= {(v, u): text for (u, v), text in cells.items()}
    named = _named(graph, language)
    if language == "zh":
        what = f"从 i 到 j 的弧的{named}" if graph.directed else f"边 i-j 的{named}"
        plain = "从 i 到 j 有弧" if graph.directed else " i 与 j 之间有边"
        kind = "弧" if graph.directed else "边"
        said = f"矩阵第 i 行第 j 列{f'是{what}，. 表示没有{kind}' if named else f'为 1 表示{plain}，. 表示没有'}："
    else:
        what = f"the {named} of the arc from i to j" if graph.directed else f"the {named} of the edge between i and j"
        plain = "1 if there is an arc from i to j" if graph.directed else "1 if an edge joins i and j"
        absent = ", or . if there is none" if named else ", and . if not"
        said = f"Row i, column j of the matrix holds {what if named else plain}{absent}:"
    places = range(1, graph.vertices + 1)
    width = max(len(text) for text in [*cells.values(), str(graph.vertices)])
    rows = [["", *map(str, places)], *([str(u), *(cells.get((u, v), ".") for v in places)] for u in places)]
    return [
        _joined(_opening(graph, language), said, language),
        "\n".join("  ".join(text.rjust(width) for text in row) for row in rows),
    ]


def _sentences(graph: Graph, language: str) -> list[str]:
    if len(graph.edges) > _MOST_SENTENCES:
        return _edges(graph, language)
    rows = [f"- {_sentence(edge, graph.labels, graph.directed, language == 'zh')}" for edge in graph.edges]
    return [_opening(graph, language), "\n".join(rows)]


def _sentence(edge: tuple[Label, ...], labels: tuple[str, ...], directed: bool, zh: bool) -> str:
    """Tell one edge."""
    u, v, *values = edge
    if zh:
        said = "，".join(f"{_LABELS[name][1]}为 {value}" for name, value in zip(labels, values, strict=True))
        joins = f"有一条从 {u} 到 {v} 的弧" if directed else f"{u} 与 {v} 之间有一条边"
        return joins + (f"，{said}" if said else "") + "。"
    said = " and ".join(f"{name} {value}" for name, value in zip(labels, values, strict=True))
    joins = f"An arc leads from {u} to {v}" if directed else f"An edge joins {u} and {v}"
    return joins + (f", with {said}" if said else "") + "."


def _joined(first: str, second: str, language: str) -> str:
    return first + ("" if language == "zh" else " ") + second


def _letters(graph: Graph) -> list[str]:
    """Give the letters by which a listing names the labels."""
    return [_LABELS[name][0] for name in graph.labels]


def _named(graph: Graph, language: str) -> str:
    """Name the labels in their order."""
    names = [_LABELS[name][1] for name in graph.labels] if language == "zh" else list(graph.labels)
    return "/".join(names)


def _explained(graph: Graph, language: str) -> str:
    """Say what the letters of the labels are."""
    if not graph.labels:
        return ""
    pairs = list(zip(graph.labels, _letters(graph), strict=True))
    if language == "zh":
        return "，其中 " + "，".join(f"{letter} 是{_LABELS[name][1]}" for name, letter in pairs)
    return " with " + " and ".join(f"the {name} {letter}" for name, letter in pairs)
