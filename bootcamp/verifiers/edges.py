"""A format of edges and arcs of graphs whose vertices are numbered from 1."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bootcamp.verifiers.base import WrongForm
from bootcamp.verifiers.numbers import Integer
from bootcamp.verifiers.structures import Sequence

_DASHES = re.compile(r"(?<=\d)\s{0,3}[-–—]{1,3}\s{0,3}(?=\d)")


@dataclass(frozen=True, init=False)
class Edge(Sequence[int]):
    """An edge u-v of a graph on the vertices 1 to `vertices`, or an arc u->v if `directed`; never a loop.

    The value is (u, v), with u < v for an edge: 2-1 and 1-2 are the same edge, and a set may hold it once.

    >>> Edge(5).parse("4--2"), Edge(5, directed=True).parse("(4, 2)"), Edge(5, directed=True).parse("4-2")
    ((2, 4), (4, 2), (4, 2))
    """

    vertices: int = 0
    directed: bool = False

    def __init__(self, vertices: int, directed: bool = False) -> None:
        super().__init__(Integer(low=1, high=vertices), length=2, separator="->" if directed else "-")
        object.__setattr__(self, "vertices", vertices)
        object.__setattr__(self, "directed", directed)

    def form(self, language: str) -> str:
        """Describe the answer."""
        if language == "zh":
            return "一条从 u 到 v 的弧，写作 u->v" if self.directed else "一条边，写作 u-v（两端不计顺序）"
        return "an arc written u->v" if self.directed else "an edge written u-v (its ends in either order)"

    def parse(self, text: str) -> tuple[int, ...]:
        """Read an edge; raise Malformed, or WrongForm if a vertex does not exist or both ends are the same."""
        u, v = super().parse(_DASHES.sub(self.separator, text))
        if u == v:
            raise WrongForm("an edge joins two different vertices")
        return (u, v) if self.directed or u < v else (v, u)

    def guess(self, rng: Random) -> tuple[int, ...]:
        """Draw two vertices."""
        u, v = rng.sample(range(1, self.vertices + 1), 2)
        return (u, v) if self.directed or u < v else (v, u)

    def neighbours(self, value: tuple[int, ...], rng: Random) -> Iterator[tuple[int, ...]]:
        """Give edges with another end, and an arc turned round."""
        u, v = value
        for other in rng.sample(range(1, self.vertices + 1), min(3, self.vertices)):
            if other not in value:
                yield (u, other) if self.directed or u < other else (other, u)
        if self.directed:
            yield (v, u)
