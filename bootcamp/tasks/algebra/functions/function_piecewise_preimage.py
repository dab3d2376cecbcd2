"""Find all x at which a composition of piecewise linear functions takes a given value.

Answer: the set of these numbers, which are rational.
Harder: more pieces, longer compositions of two functions, steeper pieces.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import braces, bracketed, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Set

LE, GE = r"\le", r"\ge"


class _Piecewise(task.Instance):
    """A function that is linear between its breaks; the piece before a break holds at the break too if it is closed."""

    lines: tuple[tuple[int, int], ...]  # slope and constant
    breaks: tuple[int, ...]
    closed: tuple[bool, ...]

    def value(self, x: Fraction) -> Fraction:
        slope, constant = self.lines[self.place(x)]
        return slope * x + constant

    def place(self, x: Fraction) -> int:
        return sum(x > b or (x == b and not c) for b, c in zip(self.breaks, self.closed, strict=True))

    def preimages(self, y: Fraction) -> list[Fraction]:
        found = ((y - constant) / slope for slope, constant in self.lines)
        return [x for x in dict.fromkeys(found) if self.value(x) == y]

    @property
    def latex(self) -> str:
        rows = zip(self.lines, self.conditions, strict=True)
        return r"\begin{cases} " + r" \\ ".join(f"{polynomial(p[::-1])}, & {c}" for p, c in rows) + r" \end{cases}"

    @property
    def conditions(self) -> list[str]:
        """What holds on each piece, in LaTeX."""
        rows = []
        for place in range(len(self.lines)):
            low = f"{self.breaks[place - 1]} {'<' if self.closed[place - 1] else LE} " if place else ""
            high = f" {LE if self.closed[place] else '<'} {self.breaks[place]}" if place < len(self.breaks) else ""
            if not high:
                low, high = "", f" {'>' if self.closed[-1] else GE} {self.breaks[-1]}"
            rows.append(f"{low}x{high}")
        return rows


class FunctionPiecewisePreimage(
    Task["FunctionPiecewisePreimage.Params", "FunctionPiecewisePreimage.Instance", "frozenset[Fraction]"]
):
    version = 1

    class Params(task.Params):
        pieces: int = knob("how many pieces a function has", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8)
        depth: int = knob("how many functions are composed", levels=(1, 2, 2, 2, 3, 3, 4, 4, 5, 5), ge=1, le=6)
        slopes: int = knob("the largest slope", levels=(2, 2, 3, 4, 3, 4, 3, 4, 4, 5), ge=1, le=20)
        largest: int = knob("the largest constant", levels=(9, 9, 9, 12, 9, 12, 12, 12, 15, 15), ge=3, le=50)

    class Instance(task.Instance):
        functions: tuple[_Piecewise, ...]
        word: str  # the composition: fg stands for f(g(x))
        value: Fraction

        @property
        def definitions(self) -> list[str]:
            return [f"$${name}(x) = {f.latex}$$" for name, f in zip("fg", self.functions, strict=False)]

        @property
        def composed(self) -> str:
            return "(".join(self.word) + "(x" + ")" * len(self.word)

    answer = Set(Rational())
    prompt = Prompt(
        en=r"""
        {{ "Functions f and g are" if functions[1:] else "A function f is" }} defined for all real x:

        {% for line in definitions %}
        {{ line }}

        {% endfor %}
        Find all real x with ${{ composed }} = {{ value }}$. There is at least one.
        """,
        zh=r"""
        {{ "函数 f 和 g" if functions[1:] else "函数 f" }} 对所有实数 x 定义如下：

        {% for line in definitions %}
        {{ line }}

        {% endfor %}
        求满足 ${{ composed }} = {{ value }}$ 的所有实数 x。至少有一个。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Fraction]]:
        functions = tuple(_draw_function(params, rng) for _ in range(min(params.depth, 2)))
        word = "".join(rng.choice("fg") for _ in range(params.depth)) if params.depth > 1 else "f"
        if len(functions) == 2 and set(word) != {"f", "g"}:
            raise task.Retry
        chosen = [functions["fg".index(name)] for name in word]
        value = Fraction(rng.randint(-2 * params.largest, 2 * params.largest))
        for f in reversed(chosen):
            value = f.value(value)
        answer = _preimages(chosen, value)
        if not answer or len(answer) > 12 or (len(answer) < 2 and rng.random() < 0.7):
            raise task.Retry
        if max(x.denominator for x in answer) > 60 or abs(value) > 200:
            raise task.Retry
        return self.Instance(functions=functions, word=word, value=value), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        marks = {"en": ("yes", "no"), "zh": ("是", "否")}[language]
        values, lines = [instance.value], []
        for name in instance.word:
            f, found = instance.functions["fg".index(name)], list[Fraction]()
            for y in values:
                for place, ((slope, constant), condition) in enumerate(zip(f.lines, f.conditions, strict=True)):
                    x = (y - constant) / slope
                    fits = f.place(x) == place
                    found += [x] if fits else []
                    shown = f"{polynomial((constant, slope))} = {y}, x = {y - constant} / {bracketed(slope)} = {x}"
                    lines.append(f"{shown}, {condition}? {marks[not fits]}".replace(LE, "<=").replace(GE, ">="))
            values = found
            lines.append(f"{name}: {braces(values)}")
        return "\n".join(lines)


def _preimages(functions: Iterable[_Piecewise], value: Fraction) -> frozenset[Fraction]:
    """Go back from the value through the functions, outermost first."""
    found = {value}
    for f in functions:
        found = {x for y in found for x in f.preimages(y)}
    return frozenset(found)


def _draw_function(params: FunctionPiecewisePreimage.Params, rng: Random) -> _Piecewise:
    """Draw pieces, half of which go on where the one before ends."""
    breaks = sorted(rng.sample(range(-params.largest, params.largest + 1), params.pieces - 1))
    lines = [(random_nonzero(rng, params.slopes), rng.randint(-params.largest, params.largest))]
    for b in breaks:
        slope, constant = lines[-1]
        other = rng.choice([s for s in range(-params.slopes, params.slopes + 1) if s not in (0, slope)])
        jump = rng.choice((0, random_nonzero(rng, params.largest)))
        lines.append((other, (slope - other) * b + constant + jump))
    closed = tuple(rng.random() < 0.5 for _ in breaks)
    return _Piecewise(lines=tuple(lines), breaks=tuple(breaks), closed=closed)
