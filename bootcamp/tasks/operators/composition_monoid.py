"""Compose maps of 1..n by a stated convention: a word, a huge power, or the least power that gives the map again.

Answer: the list of values of a map, or one integer; it is unique.
Harder: more points, longer words, larger powers.
Skills: simulation, algebra
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.lib.sequences import cycle
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Map = tuple[int, ...]


class CompositionMonoid(Task["CompositionMonoid.Params", "CompositionMonoid.Instance", "Map | int"]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points the maps have", levels=(4, 5, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=16)
        maps: int = knob("how many maps a word may use", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        length: int = knob("how many maps a word has", levels=(2, 3, 4, 5, 6, 7, 8, 10, 12, 15), ge=2, le=20)
        digits: int = knob("how many digits an exponent has", levels=(1, 1, 1, 2, 3, 4, 6, 8, 10, 12), ge=1, le=15)
        questions: int = knob("how many kinds of questions occur", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        maps: tuple[Map, ...]  # the values at 1, 2, ..., n
        outer_first: bool
        word: str  # "" if a power is meant
        exponent: int  # 0 if the least power is asked

    prompt = Prompt(
        en=r"""
        {{ "A map f of the numbers" if maps | length == 1 else "Maps of the numbers" }} 1, 2, ...,
        {{ maps[0] | length }} to themselves {{ "is" if maps | length == 1 else "are" }} written as
        {{ "a list of its" if maps | length == 1 else "lists of their" }} values at these numbers, in this order:

        {% for values in maps %}
        {{ "fghk"[loop.index0] }} = {{ values | sequence }}
        {% endfor %}

        {% if word %}
        The product uv of two maps is defined by (uv)(x) = {{ "v(u(x))" if outer_first else "u(v(x))" }}. Find the map
        {{ word }} as a list.
        {%- elif exponent %}
        The map f^m is f applied m times in a row. Find the map f^{{ exponent }} as a list.
        {%- else %}
        The map f^m is f applied m times in a row. Find the least m > 1 with f^m = f.
        {%- endif %}
        """,
        zh=r"""
        把 1, 2, ..., {{ maps[0] | length }} 映到自身的映射
        {{- " f " if maps | length == 1 }}写作它在这些数上依次取值的列表：

        {% for values in maps %}
        {{ "fghk"[loop.index0] }} = {{ values | sequence }}
        {% endfor %}

        {% if word %}
        两个映射的积 uv 定义为 (uv)(x) = {{ "v(u(x))" if outer_first else "u(v(x))" }}。求映射 {{ word }}，写成列表。
        {%- elif exponent %}
        映射 f^m 是连续作用 m 次 f 的结果。求映射 f^{{ exponent }}，写成列表。
        {%- else %}
        映射 f^m 是连续作用 m 次 f 的结果。求满足 f^m = f 的最小的 m > 1。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Map | int]:
        n = len(instance.maps[0])
        if instance.word or instance.exponent:
            return Sequence(Integer(low=1, high=n), length=n)  # type: ignore[return-value]
        return Integer(low=2)  # type: ignore[return-value]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Map | int]:
        n, question = params.points, rng.randrange(params.questions)
        count = params.maps if question == 1 else 1
        maps = [tuple(rng.randint(1, n) for _ in range(n)) for _ in range(count)]
        if question == 2:
            # A power gives f again just if f permutes its own values, so that no path to a cycle is longer than 1.
            kept = rng.sample(range(1, n + 1), rng.randint((n + 3) // 2, n))
            onto = dict(zip(kept, rng.sample(kept, len(kept)), strict=True))
            maps = [tuple(onto.get(x) or rng.choice(kept) for x in range(1, n + 1))]
        instance = self.Instance(
            maps=tuple(maps),
            outer_first=rng.random() < 0.5,
            word="".join(rng.choices("fghk"[:count], k=params.length)) if question == 1 else "",
            exponent=rng.randint(max(5, 10 ** (params.digits - 1)), 10**params.digits) if question == 0 else 0,
        )
        answer = self.solve(instance)
        dull = answer < 4 if isinstance(answer, int) else len(set(answer)) < 2 or answer in maps
        if dull or (instance.word and len({*instance.word}) < 2):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        word = instance.word[:: 1 if instance.outer_first else -1]
        return [instance.maps, word, instance.exponent]

    def solve(self, instance: Instance) -> Map | int:
        n, first = len(instance.maps[0]), instance.maps[0]
        if instance.word:
            named = dict(zip("fghk", instance.maps, strict=False))
            result = tuple(range(1, n + 1))
            for name in instance.word if instance.outer_first else reversed(instance.word):
                result = _then(result, named[name])
            return result
        tail, ring = cycle(lambda power: _then(power, first), first)
        if not instance.exponent:
            return len(ring) + 1
        after = instance.exponent - 1 - len(tail)
        return ring[after % len(ring)] if after >= 0 else tail[instance.exponent - 1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        if not instance.word:
            return "\n".join(_powers(instance.maps[0], instance.exponent))
        named, result = dict(zip("fghk", instance.maps, strict=False)), tuple(range(1, len(instance.maps[0]) + 1))
        lines = []
        for name in instance.word if instance.outer_first else reversed(instance.word):
            result = _then(result, named[name])
            lines.append(f"{name}: {sequence(result)}")
        return "\n".join(lines)


def _powers(f: Map, exponent: int) -> list[str]:
    """Write power after power until the one that is asked, or one that has occurred and so leads to it."""
    powers, lines = [f], [f"f^1 = {sequence(f)}"]
    while len(powers) != exponent:
        powers.append(_then(powers[-1], f))
        n, first = len(powers), powers.index(powers[-1]) + 1
        lines.append(f"f^{n} = {sequence(powers[-1])}" + f" = f^{first}" * (first < n))
        if first < n and exponent:
            rest = 0
            lines.append(f"{n} - {first} = {n - first}, {exponent} - {first} = {exponent - first}")
            for digit in str(exponent - first):
                quotient, after = divmod(10 * rest + int(digit), n - first)
                lines.append(f"{10 * rest + int(digit)} = {quotient} × {n - first} + {after}")
                rest = after
            return [*lines, f"f^{exponent} = f^({first} + {rest}): {sequence(powers[first + rest - 1])}"]
        if first < n and (not exponent and first == 1):
            return [*lines, f"m: {n}"]
    return lines


def _then(first: Map, second: Map) -> Map:
    """Apply one map after the other."""
    return tuple(second[x - 1] for x in first)
