"""Protect vertices of a tree in turn so that a fire that spreads from its root burns as few as possible.

Answer: the protected vertices in order; every best order is right.
Harder: more vertices, wider trees; protecting the largest subtree in danger each time fails.
Skills: planning, optimization
Source: original; the firefighter problem is by B. Hartnell (1995).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.lib.trees import random_parents, to_root
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence as Listed


class FirefighterRescue(Task["FirefighterRescue.Params", "FirefighterRescue.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(7, 9, 12, 14, 17, 20, 24, 28, 34, 42), ge=5, le=60)
        window: int = knob(
            "how many vertices a parent is drawn from", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=2, le=30
        )
        trap: bool = knob("whether protecting the largest subtree fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        parents: tuple[tuple[int, int], ...]  # each vertex but the root with its parent
        root: int
        best: int  # the fewest vertices that burn

        @property
        def shown(self) -> list[str]:
            return [f"{vertex}:{parent}" for vertex, parent in self.parents]

    prompt = Prompt(
        en=r"""
        A rooted tree has the vertices 1 to {{ parents | length + 1 }} and the root {{ root }}. For the other vertices,
        v:p means that p is the parent of v, to which an edge joins it:

        {{ shown | comma }}

        A fire breaks out at the root. Then turns follow one another: in each turn you first protect one vertex that
        does not burn and is not protected yet; after that the fire spreads from every burning vertex to all its
        neighbours that are not protected. Protected and burning vertices stay so for ever. It ends when the fire can
        spread no further.

        As few vertices as possible shall burn in the end. List the vertices that you protect, in order. You may stop
        before the end; then the fire spreads on without further protection. If there are several best lists, give any
        one.
        """,
        zh=r"""
        一棵有根树的顶点为 1 到 {{ parents | length + 1 }}，根为 {{ root }}。
        对其他顶点，v:p 表示 p 是 v 的父顶点，两者之间有边：

        {{ shown | comma }}

        火从根开始燃烧。之后一轮接一轮：每一轮你先保护一个没有着火、也尚未被保护的顶点；
        然后火从每个着火的顶点蔓延到它所有未被保护的相邻顶点。被保护的顶点和着火的顶点以后一直如此。
        当火不能再蔓延时结束。

        要使最后着火的顶点尽可能少。请按顺序列出你保护的顶点。可以提前停止，此后火在没有新的保护的情况下继续蔓延。
        如果最好的列表有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Listed(Integer(low=1, high=len(instance.parents) + 1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.vertices
        for _ in range(200):
            parents = random_parents(rng, n, params.window)
            best, chosen = _most_saved(parents)
            if len(chosen) < 2 or (params.trap and _largest_first(parents) == best):
                continue
            shown = [(v + 1, above + 1) for v, above in enumerate(parents) if above >= 0]
            rng.shuffle(shown)
            instance = self.Instance(parents=tuple(shown), root=parents.index(-1) + 1, best=n - best)
            return instance, tuple(v + 1 for v in chosen)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return sorted(instance.parents)

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        near: dict[int, list[int]] = {}
        for vertex, parent in instance.parents:
            near.setdefault(vertex, []).append(parent)
            near.setdefault(parent, []).append(vertex)
        burning, protected = {instance.root}, set[int]()
        for turn in range(len(near)):
            if turn < len(answer):
                if answer[turn] in burning | protected:
                    return f"in turn {turn + 1} the vertex {answer[turn]} burns already or is protected already"
                protected.add(answer[turn])
            burning |= {other for vertex in burning for other in near[vertex]} - protected
        if len(answer) > len(near):
            return "the list is too long"
        return "" if len(burning) == instance.best else "fewer vertices need to burn"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        word = {"en": "protected: ", "zh": "保护："}[language]
        above = dict(instance.parents)
        parents = [above.get(v, 0) - 1 for v in range(1, len(above) + 2)]
        rows, sizes = _levels(parents)
        lines, best = list[str](), (0, list[int]())
        for v in (v for row in reversed(rows[1:]) for v in row):
            below = [sizes[u] for u, up in enumerate(parents) if up == v]
            lines.append(f"{v + 1}: 1" + (f" + {' + '.join(map(str, below))} = {sizes[v]}" if below else ""))
        lines.append(" | ".join(" ".join(str(v + 1) for v in row) for row in rows[1:]))

        def search(way: list[int], safe: set[int], saved: int) -> None:
            nonlocal best
            best = max(best, (saved, way), key=lambda one: one[0])
            row, *deeper = rows[len(way) + 1 :] or [[]]
            below = {v for v in row if parents[v] in safe}
            tried = {sizes[v] if sizes[v] < 3 else -v: v for v in sorted({*row} - below, reverse=True)}
            for v in sorted(tried.values(), key=lambda v: (-sizes[v], v)):  # of like small subtrees one is enough
                terms, inside = [saved, sizes[v]], below | {v}
                for others in deeper:
                    inside = {u for u in others if parents[u] in inside}
                    terms += [max(sizes[u] for u in others if u not in inside)] if {*others} - inside else []
                told = " ".join(str(u + 1) for u in (*way, v))
                lines.append(f"{told}: {' + '.join(map(str, terms))} = {sum(terms)}")
                if sum(terms) > best[0]:
                    search([*way, v], below | {v}, saved + sizes[v])
                else:
                    lines[-1] += f" ≤ {best[0]}"

        search([], set(), 0)
        return "\n".join([*lines, f"{word}{sequence(v + 1 for v in best[1])}"])


def _levels(parents: Sequence[int]) -> tuple[list[list[int]], list[int]]:
    """Give the vertices by depth, and how many vertices each subtree has."""
    ways = [to_root(parents, v) for v in range(len(parents))]
    rows: list[list[int]] = [[] for _ in range(max(map(len, ways)))]
    sizes = [0] * len(parents)
    for v, way in enumerate(ways):
        rows[len(way) - 1].append(v)
        for above in way:
            sizes[above] += 1
    return rows, sizes


def _most_saved(parents: Sequence[int]) -> tuple[int, list[int]]:
    """Try in turn t the vertices of depth t that are not safe: no others can be better (Hartnell and Li)."""
    rows, sizes = _levels(parents)

    def search(depth: int, safe: frozenset[int]) -> tuple[int, list[int]]:
        if depth == len(rows):
            return 0, []
        below = frozenset(v for v in rows[depth] if parents[v] in safe)
        open_ = [v for v in rows[depth] if v not in below]
        best: tuple[int, list[int]] = (0, [])
        for v in open_:
            saved, rest = search(depth + 1, below | {v})
            best = max(best, (sizes[v] + saved, [v, *rest]))
        return best

    return search(1, frozenset())


def _largest_first(parents: Sequence[int]) -> int:
    """Count the vertices saved if the largest subtree in danger is protected each time."""
    rows, sizes = _levels(parents)
    safe, saved = set[int](), 0
    for row in rows[1:]:
        safe |= {v for v in row if parents[v] in safe}
        open_ = [v for v in row if v not in safe]
        if open_:
            best = max(open_, key=lambda v: sizes[v])
            safe.add(best)
            saved += sizes[best]
    return saved
