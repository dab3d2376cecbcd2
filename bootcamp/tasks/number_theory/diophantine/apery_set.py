"""Find the Apéry set of a numerical semigroup: its least element in every residue class.

Answer: the list of the least elements in order of residue; it is unique.
Harder: more residue classes, more and larger generators.
Skills: arithmetic, optimization
Source: original; R. Apéry, Sur les branches superlinéaires des courbes algébriques, C. R. Acad. Sci. Paris 222 (1946).
"""

from __future__ import annotations

from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import shortest_paths
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Elements = tuple[int, ...]


class AperySet(Task["AperySet.Params", "AperySet.Instance", Elements]):
    version = 1

    class Params(task.Params):
        generators: int = knob("how many numbers are listed", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=10)
        low: int = knob("the least smallest generator", levels=(3, 5, 5, 6, 7, 7, 9, 11, 14, 17), ge=3, le=60)
        high: int = knob("the greatest smallest generator", levels=(5, 7, 7, 8, 8, 9, 11, 14, 17, 20), ge=4, le=60)
        largest: int = knob(
            "a bound on the generators", levels=(99, 99, 80, 80, 90, 120, 160, 200, 300, 500), ge=10, le=10**6
        )

    class Instance(task.Instance):
        generators: tuple[int, ...]

        @property
        def m(self) -> int:
            return min(self.generators)

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        Let S be the set of all sums of numbers from the list {{ generators | comma }}, where numbers may be repeated or
        left out; the empty sum 0 belongs to S too. For each r from 0 to {{ m - 1 }}, find the least element of S
        that leaves the remainder r on division by {{ m }}. List these {{ m }} elements in increasing order of r.
        """,
        zh=r"""
        从 {{ generators | comma }} 这些数中取若干个相加（同一个数可以重复使用，也可以不用），
        所有可能的和组成集合 S，空和 0 也属于 S。
        对 0 到 {{ m - 1 }} 的每个整数 r，求 S 中除以 {{ m }} 余 r 的最小元素。
        按 r 从小到大依次列出这 {{ m }} 个元素。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Elements]:
        m = rng.randint(params.low, params.high)
        rest = sorted(rng.sample(range(m + 1, params.largest + 1), params.generators - 1))
        if gcd(m, *rest) > 1 or len({g % m for g in rest} - {0}) < len(rest):
            raise task.Retry
        instance = self.Instance(generators=(m, *rest))
        answer = self.solve(instance)
        if sum(element in rest for element in answer) > m // 2:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return sorted(instance.generators)

    def format(self, instance: Instance) -> Format[Elements]:
        return Sequence(Integer(), length=instance.m)

    def solve(self, instance: Instance) -> Elements:
        """Take residues as nodes and generators as arcs; the least elements are the lengths of shortest ways from 0."""
        m = instance.m
        arcs = [(r, (r + g) % m, g) for r in range(m) for g in instance.generators if g != m]
        lengths, _ = shortest_paths(m, arcs, 0, directed=True)
        return tuple(length or 0 for length in lengths)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Let in one generator after the other, and go around each cycle of residues that adding it makes."""
        m, lines = instance.m, []
        least: list[int | None] = [0] + [None] * (m - 1)
        for g in sorted(instance.generators)[1:]:
            lines.append(f"+ {g} (mod {m}):")
            for rest in range(common := gcd(g, m)):
                known = [element for element in least[rest::common] if element is not None]
                element = min(known, default=0)
                for _ in range(m // common - 1 if known else 0):
                    total, r = element + g, (element + g) % m
                    old = least[r]
                    element = least[r] = total if old is None else min(total, old)
                    lines.append(
                        f"{total - g} + {g} = {total} ≡ {r}" + (f", {old} < {total}" if element < total else "")
                    )
            lines.append(f"[{', '.join('-' if element is None else str(element) for element in least)}]")
        return "\n".join(lines)
