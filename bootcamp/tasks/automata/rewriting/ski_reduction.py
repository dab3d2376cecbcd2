"""Reduce a term of combinators, known and invented ones, to its normal form.

Answer: the normal form and the number of leftmost-outermost steps; unique up to brackets that may be left out.
Harder: larger terms, more combinators, more steps.
Skills: simulation, logic
Source: original; M. Schönfinkel, Über die Bausteine der mathematischen Logik, 1924.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Text

Term = Any  # a letter, or a pair of a function and an argument

_KNOWN = {
    "S": ("xyz", "xz(yz)"), "K": ("xy", "x"), "I": ("x", "x"),
    "B": ("xyz", "x(yz)"), "C": ("xyz", "xzy"), "W": ("xy", "xyy"),
}  # fmt: skip
_DRAWS = 400
_LARGEST = 80


class SkiReduction(Task["SkiReduction.Params", "SkiReduction.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        known: int = knob("how many known combinators there are", levels=(2, 3, 3, 3, 3, 3, 4, 4, 4, 4), ge=0, le=6)
        invented: int = knob("how many invented ones there are", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=4)
        size: int = knob("how many letters the term has", levels=(5, 6, 7, 8, 9, 10, 12, 14, 16, 18), ge=3, le=40)
        least: int = knob("the least number of steps", levels=(1, 2, 3, 4, 5, 6, 8, 10, 13, 17), ge=1, le=60)
        most: int = knob("the largest number of steps", levels=(2, 4, 5, 7, 9, 11, 14, 18, 24, 32), ge=1, le=90)

    class Instance(task.Instance):
        rules: tuple[tuple[str, str, str], ...]  # a combinator, its variables, what it makes of them
        term: str

        @property
        def shown(self) -> list[str]:
            return [f"{' '.join(name + variables)} → {_spaced(right)}" for name, variables, right in self.rules]

        @property
        def spaced(self) -> str:
            return _spaced(self.term)

    prompt = Prompt(
        en=r"""
        Terms are made of letters by application: M N means M applied to N, and M N P means (M N) P. The combinators
        have these rules, in which x, y, z and w stand for any terms:

        {{ shown | lines }}

        A step replaces a part of the term that has the form on the left of a rule by what is on its right; a combinator
        with more terms behind it than its rule has takes the first ones. In each step it is the part whose combinator
        stands furthest to the left. The other small letters have no rules. Reduce this term until no rule fits any
        more:

        {{ spaced }}

        Give "term", what is left then, and "steps", the number of steps.
        """,
        zh=r"""
        项由字母通过作用构成：M N 表示把 M 作用于 N，M N P 表示 (M N) P。
        各组合子有如下规则，其中 x、y、z、w 代表任意的项：

        {{ shown | lines }}

        每一步把项中一个具有某条规则左边形式的部分替换为规则的右边；如果组合子后面的项比规则中的多，就取最前面的几个。
        每一步总是替换组合子位置最靠左的那个部分。其他小写字母没有规则。请化简下面的项，直到没有规则可用：

        {{ spaced }}

        给出 "term"：最后剩下的项；以及 "steps"：步数。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        letters = "".join(name for name, _, _ in instance.rules) + "abcd()"
        return Record(term=Text(alphabet=letters), steps=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        for _ in range(_DRAWS):
            names = ["S", *rng.sample("KIBCW", params.known - 1)] if params.known else []
            rules = [(name, *_KNOWN[name]) for name in names] + [
                _invented(rng, name) for name in "DEFG"[: params.invented]
            ]
            letters = "".join(name for name, _, _ in rules)
            term = _term(rng, letters, params.size)
            table = {name: (variables, _read(right)) for name, variables, right in rules}
            now, steps, used = term, 0, set()
            while steps <= params.most and (found := _step(now, table)) is not None and _size(found[0]) <= _LARGEST:
                now, steps = found[0], steps + 1
                used.add(found[1])
            if not params.least <= steps <= params.most or found is not None or not 3 <= _size(now) <= 24:
                continue
            if (len(used) >= min(3, len(rules), params.least) and "D" in used) or not params.invented:
                instance = self.Instance(rules=tuple(rules), term=_written(term))
                return instance, {"term": _written(now), "steps": steps}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        used = sorted(rule for rule in instance.rules if rule[0] in instance.term)
        return [used, instance.term]

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        try:
            given = _read(answer["term"])
        except ValueError as fault:
            return str(fault)
        table = {name: (variables, _read(right)) for name, variables, right in instance.rules}
        if _step(given, table) is not None:
            return "the term can be reduced further"
        now, steps = _read(instance.term), 0
        while (found := _step(now, table)) is not None:
            now, steps = found[0], steps + 1
        if given != now:
            return "the term is another"
        return "" if answer["steps"] == steps else "the number of steps is another"


def _invented(rng: Random, name: str) -> tuple[str, str, str]:
    """Draw a rule that uses two to four variables, not just in their order."""
    variables = "xyzw"[: rng.randint(2, 4)]
    while True:
        right = _written(_term(rng, variables, rng.randint(2, len(variables) + 1)))
        if right != variables and len(set(right) & set(variables)) >= len(variables) - 1:
            return name, variables, right


def _term(rng: Random, letters: str, size: int) -> Term:
    """Draw a term with so many letters, of which every third or so has no rule."""
    if size == 1:
        return rng.choice(letters) if letters[0] == "x" or rng.random() < 0.65 else rng.choice("abcd")
    right = min(size - 1, rng.choice((1, 1, 1, 2, 2, 3, 4)))
    return _term(rng, letters, size - right), _term(rng, letters, right)


def _size(term: Term) -> int:
    return _size(term[0]) + _size(term[1]) if isinstance(term, tuple) else 1


def _written(term: Term) -> str:
    if isinstance(term, str):
        return term
    right = _written(term[1])
    return _written(term[0]) + (f"({right})" if isinstance(term[1], tuple) else right)


def _spaced(text: str) -> str:
    """Put blanks between the letters."""
    return " ".join(text).replace("( ", "(").replace(" )", ")")


def _read(text: str) -> Term:
    """Read a term; raise ValueError, with the reason, if it is none."""
    if len(text) > 200:
        raise ValueError("the term is too long")
    stack: list[Term] = [None]
    for sign in text:
        if sign == "(":
            stack.append(None)
            continue
        part: Term = sign
        if sign == ")":
            part = stack.pop()
            if part is None or not stack:
                raise ValueError("the brackets do not fit")
        stack[-1] = part if stack[-1] is None else (stack[-1], part)
    if len(stack) > 1 or stack[0] is None:
        raise ValueError("the brackets do not fit")
    return stack[0]


def _put(right: Term, values: dict[str, Term]) -> Term:
    return (_put(right[0], values), _put(right[1], values)) if isinstance(right, tuple) else values[right]


def _step(term: Term, table: dict[str, tuple[str, Term]]) -> tuple[Term, str] | None:
    """Make a leftmost-outermost step and name its combinator, or give None if there is none."""
    spine: list[Term] = []
    while isinstance(term, tuple):
        spine.insert(0, term[1])
        term = term[0]
    after, used, first = term, "", 0
    if term in table and len(spine) >= len(table[term][0]):
        variables, right = table[term]
        after, used, first = _put(right, dict(zip(variables, spine, strict=False))), term, len(variables)
    else:
        for place, part in enumerate(spine):
            found = _step(part, table)
            if found is not None:
                spine[place], used = found
                break
    for part in spine[first:]:
        after = (after, part)
    return (after, used) if used else None
