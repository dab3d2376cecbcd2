"""Part terms into classes that must be equal by some equations.

Answer: a set of sets of letters; it is unique.
Harder: more equations and terms, more levels of functions, equalities that follow from others.
Skills: logic, deduction
Source: original; congruence closure is due to Nelson and Oppen (1980).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.lib.prompts import braces, comma, letters
from bootcamp.lib.terms import TermTree, random_term, subterms
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Set

_HEADS = (("f", 1), ("g", 2), ("h", 1))


class EufCongruenceClosure(
    Task["EufCongruenceClosure.Params", "EufCongruenceClosure.Instance", frozenset[frozenset[str]]]
):
    version = 1

    class Params(task.Params):
        equations: int = knob("how many equations are given", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=1, le=12)
        constants: int = knob("how many constants there are", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=9)
        heads: int = knob("how many functions there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        depth: int = knob("how deep the terms are", levels=(2, 2, 3, 2, 3, 3, 3, 3, 4, 4), ge=1, le=4)
        terms: int = knob("how many terms are to be parted", levels=(5, 6, 7, 7, 8, 9, 10, 11, 12, 13), ge=3, le=14)
        rounds: int = knob("how often equal arguments lead to more", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=0, le=5)

    class Instance(task.Instance):
        equations: tuple[tuple[TermTree, TermTree], ...]
        terms: tuple[TermTree, ...]

        @property
        def shown(self) -> list[str]:
            return [f"{left} = {right}" for left, right in self.equations]

    prompt = Prompt(
        en=r"""
        Small letters without brackets stand for unknown things, f, g and h before brackets for
        unknown functions. These equations hold:

        {{ shown | lines }}

        Nothing else is known; what holds is what follows from the equations, from the laws of equality (reflexive,
        symmetric, transitive) and from the rule that a function gives equal values for equal arguments.

        {{ terms | lettered }}

        Part the lettered terms into classes: two terms are in the same class just if it follows that they are equal. A
        term that need not equal any other one is a class on its own. Give all classes as sets of letters.
        """,
        zh=r"""
        不带括号的小写字母表示未知的对象，括号前的 f、g、h 表示未知的函数。下列等式成立：

        {{ shown | lines }}

        此外一无所知；成立的只是由这些等式、相等的规律（自反、对称、传递）以及“自变量相等则函数值相等”所能推出的等式。

        {{ terms | lettered }}

        把这些标有大写字母的项分成若干类：两个项在同一类中，当且仅当可以推出它们相等。不必等于其他任何项的项自成一类。
        把所有的类写成字母的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[frozenset[str]]]:
        return Set(Set(Choice(letters(range(len(instance.terms))))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[frozenset[str]]]:
        heads = _HEADS[: params.heads]
        for _ in range(200):
            constants = rng.sample("abcdeijkm"[: params.constants], params.constants)
            equations = []
            for _ in range(params.equations):
                sides = [_draw(rng, heads, constants, rng.choice((0, 1, 1, 2))) for _ in range(2)]
                equations.append((sides[0], sides[1]))
            listed: dict[TermTree, None] = {}
            while len(listed) < params.terms:
                side = rng.choice(rng.choice(equations))
                swapped = _swapped(rng, _draw(rng, heads, constants, params.depth), equations)
                listed[rng.choice((side, swapped, swapped, _swapped(rng, side, equations)))] = None
            terms = rng.sample(sorted(listed, key=str), params.terms)
            classes, rounds = _classes(equations, terms)
            groups: dict[int, set[str]] = {}
            for letter, term in zip(letters(range(len(terms))), terms, strict=True):
                groups.setdefault(classes[term], set()).add(letter)
            sizes = sorted(map(len, groups.values()))
            if (
                all(left != right for left, right in equations)
                and rounds >= params.rounds
                and 2 <= len(groups) <= params.terms - 2
                and sizes[-1] <= (params.terms + 1) // 2
            ):
                instance = self.Instance(equations=tuple(equations), terms=tuple(terms))
                return instance, frozenset(map(frozenset, groups.values()))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        names: dict[str, str] = {}
        for left, right in instance.equations:
            names |= {part.head: part.head for side in (left, right) for part in subterms(side)}
        pairs = [("equal", frozenset(map(str, pair))) for pair in instance.equations]
        inner = [(part.head, str(part), tuple(map(str, part.args))) for part in _parts(instance) if part.args]
        return [len(names), nameless([*pairs, *inner, *(("asked", str(term)) for term in instance.terms)])]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        classes, _ = _classes(list(instance.equations), list(instance.terms), lines)
        groups: dict[int, list[str]] = {}
        for name, term in zip(letters(range(len(instance.terms))), instance.terms, strict=True):
            groups.setdefault(classes[term], []).append(name)
        return "\n".join([*lines, comma(map(braces, groups.values()))])


def _parts(instance: EufCongruenceClosure.Instance) -> list[TermTree]:
    sides = [side for pair in instance.equations for side in pair]
    return sorted({part for term in (*sides, *instance.terms) for part in subterms(term)}, key=str)


def _draw(rng: Random, heads: tuple[tuple[str, int], ...], constants: list[str], depth: int) -> TermTree:
    return random_term(rng, heads, constants, depth, 0.3)


def _swapped(rng: Random, term: TermTree, equations: list[tuple[TermTree, TermTree]]) -> TermTree:
    """Put the other side of an equation for some subterms that are one side, so that equal terms come up."""
    for left, right in equations:
        if term in (left, right) and rng.random() < 0.6:
            return right if term == left else left
    return TermTree(term.head, tuple(_swapped(rng, arg, equations) for arg in term.args))


def _classes(
    equations: list[tuple[TermTree, TermTree]], terms: list[TermTree], lines: list[str] | None = None
) -> tuple[dict[TermTree, int], int]:
    """Merge classes of subterms; count the rounds in which equal arguments merge some.

    `lines` gets the new class behind each equality that is given or that follows from equal arguments.
    """
    parts = {part for term in (*terms, *(side for pair in equations for side in pair)) for part in subterms(term)}
    ordered = sorted(parts, key=str)
    classes = {part: i for i, part in enumerate(ordered)}

    def merge(one: TermTree, other: TermTree) -> bool:
        old, new = classes[one], classes[other]
        if old == new:
            return False
        for part, number in classes.items():
            classes[part] = new if number == old else number
        if lines is not None:
            pairs = [f"{a} = {b}" for a, b in zip(one.args, other.args, strict=False) if a != b]
            reason = f"{comma(pairs)}: " if (one, other) not in equations else ""
            lines.append(f"{reason}{one} = {other}: {braces(part for part in ordered if classes[part] == new)}")
        return True

    for left, right in equations:
        merge(left, right)
    rounds = 0
    while True:
        seen: dict[tuple[str, tuple[int, ...]], TermTree] = {}
        pairs = []
        for part in ordered:
            if part.args:
                pairs.append((part, seen.setdefault((part.head, tuple(classes[arg] for arg in part.args)), part)))
        merged = [merge(one, other) for one, other in pairs]
        if not any(merged):
            return classes, rounds
        rounds += 1
