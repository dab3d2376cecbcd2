"""Find a closed walk that uses every one-way and every two-way street exactly once.

Answer: the vertices in order, the first again at the end; every such walk is right.
Harder: more streets, and a larger part of them two-way, whose direction is to be found.
Skills: search, planning
Source: original; L. R. Ford and D. R. Fulkerson, Flows in networks, 1962.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.shown_tours import spliced_tours
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path

Walk = tuple[int, ...]


class MixedEulerCircuit(Task["MixedEulerCircuit.Params", "MixedEulerCircuit.Instance", Walk]):
    version = 1

    class Params(task.Params):
        crossings: int = knob("how many crossings there are", levels=(5, 6, 7, 8, 10, 12, 13, 15, 18, 21), ge=4, le=40)
        streets: int = knob("how many streets there are", levels=(7, 9, 12, 15, 19, 24, 30, 38, 48, 60), ge=4, le=120)
        twoway: int = knob(
            "percent of streets that are two-way", levels=(30, 35, 40, 45, 50, 50, 55, 55, 60, 60), ge=0, le=90
        )

    class Instance(task.Instance):
        crossings: int
        oneway: tuple[tuple[int, int], ...]
        twoway: tuple[tuple[int, int], ...]

    prompt = Prompt(
        en=r"""
        A town has the crossings 1 to {{ crossings }} and two kinds of streets between them.

        One-way streets, written u->v, may be used only from u to v:

        {% for u, v in oneway %}{{ u }}->{{ v }}{{ "" if loop.last else ", " }}{% endfor %}


        Two-way streets, written u-v, may be used in either direction:

        {% for u, v in twoway %}{{ u }}-{{ v }}{{ "" if loop.last else ", " }}{% endfor %}


        Find a round trip that uses every street exactly once, a two-way street in just one direction of your choice.
        List the crossings in order; the first one stands again at the end. Any such trip will do.
        """,
        zh=r"""
        某镇有路口 1 到 {{ crossings }}，路口之间有两种街道。

        单行道写作 u->v，只能从 u 走到 v：

        {% for u, v in oneway %}{{ u }}->{{ v }}{{ "" if loop.last else ", " }}{% endfor %}


        双行道写作 u-v，两个方向都可以走：

        {% for u, v in twoway %}{{ u }}-{{ v }}{{ "" if loop.last else ", " }}{% endfor %}


        求一条回到起点的路线，恰好经过每条街道一次（双行道只走一次，方向任选）。按次序列出路口，起点在末尾再写一次。
        任何一条这样的路线都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Walk]:
        return Path(Integer(low=1, high=instance.crossings))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Walk]:
        n = params.crossings
        for _ in range(300):
            walk = [rng.randrange(n)]
            used: set[frozenset[int]] = set()
            while len(walk) < params.streets:
                free = [v for v in range(n) if v != walk[-1] and frozenset((v, walk[-1])) not in used]
                if not free:
                    break
                v = rng.choice(free)
                used.add(frozenset((v, walk[-1])))
                walk.append(v)
            last = frozenset((walk[-1], walk[0]))
            if len(walk) < params.streets or len(last) == 1 or last in used or len(set(walk)) < n:
                continue
            steps = [(u + 1, v + 1) for u, v in pairwise([*walk, walk[0]])]
            rng.shuffle(steps)
            count = max(1, params.streets * params.twoway // 100)
            both = tuple((v, u) if rng.random() < 0.5 else (u, v) for u, v in steps[:count])
            instance = self.Instance(crossings=n, oneway=tuple(steps[count:]), twoway=both)
            return instance, tuple(v + 1 for v in (*walk, walk[0]))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.crossings, sorted(instance.oneway), sorted(map(sorted, instance.twoway))]

    def check(self, instance: Instance, answer: Walk) -> str:
        if not answer or answer[0] != answer[-1]:
            return "the trip does not end where it began"
        oneway = Counter(instance.oneway)
        twoway = Counter((min(street), max(street)) for street in instance.twoway)
        for u, v in pairwise(answer):
            if oneway[u, v]:
                oneway[u, v] -= 1
            elif twoway[min(u, v), max(u, v)]:
                twoway[min(u, v), max(u, v)] -= 1
            else:
                return f"there is no street left from {u} to {v}"
        return "a street is not used" if any(oneway.values()) or any(twoway.values()) else ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        word = {"en": "trip: ", "zh": "路线："}[language]
        places, ways, lines = range(1, instance.crossings + 1), list(instance.twoway), list[str]()
        out, into = (Counter(arc[end] for arc in (*instance.oneway, *ways)) for end in (0, 1))
        told = [f"{v} {out[v]}/{into[v]}" for v in places]
        lines.append(f"{' '.join(f'{u}->{v}' for u, v in ways)}; {', '.join(told)}")
        while start := next((v for v in places if out[v] > into[v]), 0):
            came, queue = {start: 0}, [start]
            for u in queue:  # grows while it is walked through
                fresh = [v for a, v in sorted(ways) if a == u and v not in came]
                came |= dict.fromkeys(fresh, u)
                queue += fresh
            end = here = next(v for v in queue if out[v] < into[v])
            turned = list[str]()
            while here != start:
                ways[ways.index((came[here], here))] = (here, came[here])
                turned.append(f"{here}->{came[here]}")
                here = came[here]
            out, into = (Counter(arc[side] for arc in (*instance.oneway, *ways)) for side in (0, 1))
            lines.append(f"{' '.join(turned)}; " + ", ".join(f"{v} {out[v]}/{into[v]}" for v in (start, end)))
        arcs = [*instance.oneway, *ways]
        near = {u: sorted(v for a, v in arcs if a == u) for u in places}
        tours, walk = spliced_tours(near, 1)
        return "\n".join([*lines, *tours[len(tours) == 1 :], f"{word}{' -> '.join(map(str, walk))}"])
