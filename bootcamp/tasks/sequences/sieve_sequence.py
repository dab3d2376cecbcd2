"""Find survivors of a sieve that thins out a list of integers in rounds.

Answer: the survivors asked; they are unique.
Harder: later survivors, more rounds, sieves whose steps depend on the survivors.
Skills: simulation, counting
Source: original; lucky numbers are due to V. Gardiner and others, 1956, the Flavius sieve to the Josephus problem.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format


class SieveSequence(Task["SieveSequence.Params", "SieveSequence.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        last: int = knob("the largest place asked", levels=(5, 8, 10, 14, 18, 24, 36, 60, 100, 200), ge=4, le=500)
        asked: int = knob("how many places are asked", levels=(2, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        kinds: int = knob("how many kinds of sieves occur", levels=(1, 2, 2, 3, 4, 5, 5, 5, 5, 5), ge=1, le=5)
        rounds: int = knob("how many rounds a finite sieve has", levels=(1, 2, 3, 4, 5, 6, 8, 10, 14, 20), ge=1, le=30)

    class Instance(task.Instance):
        kind: str
        first: int
        step: int
        every: int  # the number of a finite sieve, else 0
        rounds: int
        places: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        Start with the infinite list {{ first }}, {{ first + step }}, {{ first + 2 * step }}, ... in which each number
        is {{ step }} more than the one before.
        {% if kind == "fixed" %}
        {{ "Once" if rounds == 1 else "%d times in a row" % rounds }}, delete every {{ every | ordinal }} number of the
        list that is left, that is, those at places {{ every }}, {{ 2 * every }}, {{ 3 * every }}, ...
        {% elif kind == "growing" %}
        In rounds r = 1 to {{ rounds }}, delete from the list that is left the numbers at places r + {{ every }},
        2(r + {{ every }}), 3(r + {{ every }}), ...
        {% elif kind == "flavius" %}
        In rounds r = 1, 2, 3, ... without end, delete from the list that is left the numbers at places r + 1, 2(r + 1),
        3(r + 1), ...
        {% elif kind == "lucky" %}
        In rounds r = 1, 2, 3, ... without end, let s be the number at place r + 1 of the list that is left, and delete
        from this list the numbers at places s, 2s, 3s, ...
        {% else %}
        In rounds r = 1, 2, 3, ... without end, let s be the number at place r of the list that is left. It stays; of
        the numbers after it, delete every s-th one, that is, those that are s, 2s, 3s, ... places behind it.
        {% endif %}
        Places are always counted from 1 in the list as it is at the beginning of the round.

        Which numbers are at places {{ places | comma }} of the list of those that are never deleted? Give them in this
        order.
        """,
        zh=r"""
        从无穷数列 {{ first }}, {{ first + step }}, {{ first + 2 * step }}, ... 开始，
        其中每个数比前一个数大 {{ step }}。
        {% if kind == "fixed" %}
        {{ "做一次" if rounds == 1 else "重复 %d 次" % rounds }}：从剩下的数列中每 {{ every }} 个数删去最后一个，
        即删去第 {{ every }}、{{ 2 * every }}、{{ 3 * every }}、……位的数。
        {% elif kind == "growing" %}
        在第 r = 1 至 {{ rounds }} 轮，从剩下的数列中
        删去第 r + {{ every }}、2(r + {{ every }})、3(r + {{ every }})、……位的数。
        {% elif kind == "flavius" %}
        在第 r = 1, 2, 3, ... 轮（无止境地进行），从剩下的数列中删去第 r + 1、2(r + 1)、3(r + 1)、……位的数。
        {% elif kind == "lucky" %}
        在第 r = 1, 2, 3, ... 轮（无止境地进行），设 s 为剩下的数列中第 r + 1 位的数，
        从该数列中删去第 s、2s、3s、……位的数。
        {% else %}
        在第 r = 1, 2, 3, ... 轮（无止境地进行），设 s 为剩下的数列中第 r 位的数。它本身保留；
        在它之后的数中每 s 个删去最后一个，即删去排在它后面第 s、2s、3s、……位的数。
        {% endif %}
        位置总是按每轮开始时的数列从 1 数起。

        在永远不会被删去的数组成的数列中，第 {{ places | comma }} 位的数是多少？请依次给出。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(), length=len(instance.places))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        kind = rng.choice(("fixed", "growing", "flavius", "lucky", "ludic")[: params.kinds])
        finite = kind in ("fixed", "growing")
        places = {params.last, *rng.sample(range(params.last // 2, params.last), params.asked - 1)}
        instance = self.Instance(
            kind=kind,
            first=rng.randint(2, 5) if kind == "ludic" else rng.randint(1, 20 if finite else 9),
            step=rng.randint(1, 4),
            every=rng.randint(3, 7) if finite else 0,
            rounds=rng.randint((params.rounds + 1) // 2, params.rounds) if finite else 0,
            places=tuple(sorted(places)),
        )
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> tuple[int, ...]:
        if instance.kind in ("lucky", "ludic"):
            left = _thinned(instance, instance.places[-1], [])
            return tuple(left[place - 1] for place in instance.places)
        origins = (_origins(instance, place)[-1] for place in instance.places)
        return tuple(instance.first + instance.step * (origin - 1) for origin in origins)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        if instance.kind in ("lucky", "ludic"):
            _thinned(instance, instance.places[-1], lines)
            return "\n".join(lines)
        for place in instance.places:
            origins = _origins(instance, place)
            for old, new, k in zip(origins, origins[1:], _every(instance, place), strict=False):
                lines.append(f"{old} - 1 = {new - old} × {k - 1} + {(old - 1) % (k - 1)}, {old} + {new - old} = {new}")
            before = origins[-1] - 1
            lines.append(f"{instance.first} + {instance.step} × {before} = {instance.first + instance.step * before}")
        return "\n".join(lines)


def _every(instance: SieveSequence.Instance, place: int) -> list[int]:
    """Tell in what steps the rounds delete, the last round first, as far as they can matter for a place."""
    rounds = range(instance.rounds or place, 0, -1)
    return [instance.every if instance.kind == "fixed" else r + (instance.every or 1) for r in rounds]


def _origins(instance: SieveSequence.Instance, place: int) -> list[int]:
    """Trace a place of the final list back, round by round, to the place in the first one."""
    places = [place]
    for k in _every(instance, place):
        places.append(places[-1] + (places[-1] - 1) // (k - 1))
    return places


def _thinned(instance: SieveSequence.Instance, count: int, log: list[str]) -> list[int]:
    """Sieve a list, long enough for `count` survivors, by its own numbers; write the lists to the log."""
    size = 4 * count
    while True:
        left = [instance.first + instance.step * i for i in range(size)]
        log[:] = [comma(left)]
        r = 1
        while r < len(left):
            s = left[r] if instance.kind == "lucky" else left[r - 1]
            start = s - 1 if instance.kind == "lucky" else r - 1 + s
            if start >= len(left):
                break
            del left[start::s]
            log.append(f"r = {r}, s = {s}: {comma(left)}")
            r += 1
        if len(left) >= count:
            return left
        size *= 2
