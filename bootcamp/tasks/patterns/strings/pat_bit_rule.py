"""Find a formula of shifts, rotations and logical operations from pairs of bit strings, and apply it.

Answer: the output string; every formula of the stated kind that fits the examples gives it.
Harder: longer strings, two terms instead of one, fewer examples.
Skills: induction, logic, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from operator import and_, or_, xor
from random import Random

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import line_prompt, settled
from bootcamp.verifiers import Format, Text

OPERATIONS = {"and": and_, "or": or_, "xor": xor}

Term = tuple[int, int, bool]  # a rotation to the left, a shift to the left (negative: right), and whether NOT follows
Formula = tuple[Term, str, Term]


class PatBitRule(Task["PatBitRule.Params", "PatBitRule.Instance", str]):
    version = 1

    class Params(task.Params):
        width: int = knob("the number of bits", levels=(6, 8, 6, 8, 8, 10, 10, 12, 14, 16), ge=5, le=16)
        shift: int = knob("the longest shift", levels=(1, 2, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4)
        terms: int = knob("the most terms of the formula", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=2)
        pairs: int = knob("how many examples are given", levels=(4, 4, 8, 8, 7, 7, 6, 6, 6, 5), ge=2, le=12)

    class Instance(task.Instance):
        pairs: tuple[tuple[str, str], ...]
        query: str
        shift: int
        terms: int

        @property
        def width(self) -> int:
            return len(self.query)

    prompt = line_prompt(
        en=r"""
        A hidden formula turns strings of {{ width }} bits into strings of {{ width }} bits. A term of it is made of the
        input string in one of these ways, after which all bits of it may be inverted:

        - It is rotated to the left by any number of places (perhaps 0): what leaves on the left comes in on the right.
        - It is shifted to the left or to the right by
          {{ "1 place" if shift == 1 else "at most %d places" % shift }}: what leaves is lost, and 0 comes in.

        {% if terms == 1 %}
        The formula is one term.
        {% else %}
        The formula is one term, or the AND, OR or XOR, bit by bit, of two terms.
        {% endif %}
        """,
        zh=r"""
        一个隐藏的公式把 {{ width }} 位的二进制串变成 {{ width }} 位的二进制串。公式的一项由输入串按下列方式之一得到，
        之后还可能把所有位取反：

        - 循环左移任意位（可以是 0 位）：从左端移出的位从右端进入。
        - 左移或右移{{ "至多 " if shift > 1 else " " }}{{ shift }} 位：移出的位丢弃，空出的位补 0。

        {% if terms == 1 %}
        公式就是一项。
        {% else %}
        公式是一项，或者是两项逐位的与（AND）、或（OR）、异或（XOR）。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="01", length=instance.width)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        family = list(_formulas(params))
        hidden = rng.choice([formula for formula in family if formula[1] or params.terms == 1])
        *befores, query = (random_text(rng, params.width, "01") for _ in range(params.pairs + 1))
        pairs = tuple((before, _applied(hidden, before)) for before in befores)
        result = settled([partial(_applied, formula) for formula in family], pairs, query)
        if len(set(result)) == 1 or any(result in pair for pair in pairs):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, shift=params.shift, terms=params.terms), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.shift, instance.terms]


def _formulas(params: PatBitRule.Params) -> Iterator[Formula]:
    """Yield the formulas of one term, with no sign, and those of two."""
    turns = [(turn, 0) for turn in range(params.width)] + [(0, s) for k in range(1, params.shift + 1) for s in (k, -k)]
    terms = [(*turn, inverted) for turn in turns for inverted in (False, True)]
    for number, term in enumerate(terms):
        yield term, "", term
        for other in terms[:number] if params.terms == 2 else ():
            yield from ((term, sign, other) for sign in OPERATIONS)


def _applied(formula: Formula, text: str) -> str:
    one, sign, other = formula
    bits = _value(one, text)
    if sign:
        bits = OPERATIONS[sign](bits, _value(other, text))
    return f"{bits:0{len(text)}b}"


def _value(term: Term, text: str) -> int:
    """Give the value of a term as a number."""
    turn, shift, inverted = term
    mask = 2 ** len(text) - 1
    bits = int(text[turn:] + text[:turn], 2)
    bits = bits << shift & mask if shift >= 0 else bits >> -shift
    return bits ^ mask if inverted else bits
