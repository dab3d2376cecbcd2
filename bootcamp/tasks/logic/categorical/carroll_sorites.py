"""Draw the conclusion about two classes from shuffled premises, and name the premises that it needs.

Answer: a formula about the two classes, and a set of numbers of premises; both are unique.
Harder: longer chains, negated classes, premises that lead nowhere, classes that occur in several premises.
Skills: logic, deduction
Source: the form is that of L. Carroll's sorites, Symbolic Logic (1896); the unused premises are ours.
"""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import Formula as Tree, unit_propagation
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.categorical._classes import Term, draw_terms, name
from bootcamp.verifiers import Format, Formula, Integer, Record, Set
from bootcamp.verifiers.formula import Atom, Join, Not

Premise = tuple[int, int, int]
"""Two signed classes, counted from 1, of which nobody lacks both, and the wording (0 to 3)."""

_WORDS = (
    ("All {x} are {y}.", "所有{x}都是{y}。"),
    ("No {x} are {ny}.", "没有一个{x}是{ny}。"),
    ("Only {y} are {x}.", "只有{y}才是{x}。"),
    ("Nobody is at once among the {x} and among the {ny}.", "没有人既是{x}又是{ny}。"),
)


class CarrollSorites(Task["CarrollSorites.Params", "CarrollSorites.Instance", "dict[str, Any]"]):
    version = 1

    class Params(task.Params):
        chain: int = knob("how many premises the conclusion needs", levels=(2, 2, 3, 3, 4, 5, 6, 7, 8, 10), ge=2, le=11)
        spare: int = knob("how many premises it does not need", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=0, le=10)
        negated: int = knob(
            "percentage of classes that are negated", levels=(30, 30, 30, 35, 40, 45, 50, 50, 50, 50), ge=0, le=100
        )
        wordings: int = knob("how many wordings occur", levels=(1, 2, 2, 3, 3, 4, 4, 4, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        terms: tuple[Term, ...]
        premises: tuple[Premise, ...]
        ends: tuple[int, int]  # the classes asked about, counted from 1

        @property
        def texts(self) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {"en": [], "zh": []}
            for place, (language, lines) in enumerate(found.items()):
                for a, b, wording in self.premises:
                    x, y, ny = (self.word(sign, language) for sign in (-a, b, -b))
                    lines.append(_WORDS[wording][place].format(x=x, y=y, ny=ny))
            return found

        @property
        def asked(self) -> dict[str, list[str]]:
            return {language: [self.word(end, language) for end in self.ends] for language in ("en", "zh")}

        def word(self, sign: int, language: str) -> str:
            """Name a class, or the people outside it."""
            text = name(self.terms[abs(sign) - 1], language)
            return text if sign > 0 else {"en": f"non-({text})", "zh": f"非“{text}”"}[language]

    prompt = Prompt(
        en=r"""
        Premises about a group of people, where non-(...) means those who do not belong to the class named:

        {{ texts["en"] | numbered }}

        Write A for belonging to the {{ asked["en"][0] }} and B for belonging to the {{ asked["en"][1] }}. Exactly one
        of these follows from the premises for every person: A -> B, A -> ~B, ~A -> B, ~A -> ~B (where -> is "if ...,
        then ..." and ~ is "not"). Which one, and which premises does it need? There is exactly one set of premises from
        which it follows and of which none can be left out.

        Give the conclusion, as one of these formulas or one that says the same, and the set of the numbers of these
        premises.
        """,
        zh=r"""
        下面是关于一群人的前提，其中“非……”指不属于所说那一类的人：

        {{ texts["zh"] | numbered }}

        用 A 表示“属于{{ asked["zh"][0] }}”，B 表示“属于{{ asked["zh"][1] }}”。
        下面四个式子中恰有一个由前提对每个人都成立：A ->
        B，A -> ~B，~A -> B，~A -> ~B（-> 表示“若……则……”，~ 表示“非”）。是哪一个？它需要哪些前提？恰有一组前提，
        由它可推出结论，且其中一个也不能少。

        请给出结论（这四个式子之一或与之等价的式子），以及这组前提的编号的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        conclusion = Formula(("A", "B"), ("not", "and", "or", "implies"))
        return Record(conclusion=conclusion, premises=Set(Integer()))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        count = min(params.chain + 1 + params.spare // 2 + 1, 14)
        order = rng.sample(range(1, count + 1), count)
        signed = [v if rng.randrange(100) >= params.negated else -v for v in order]
        needed = [(-a, b) for a, b in itertools.pairwise(signed[: params.chain + 1])]
        clauses = list(needed)
        for _ in range(200):
            if len(clauses) == params.chain + params.spare:
                break
            one, two = rng.sample(signed, 2)
            clause = (rng.choice((one, -one)), rng.choice((two, -two)))
            if any({*map(abs, clause)} == {*map(abs, had)} for had in clauses):
                continue
            if self._needs(needed, [*clauses, clause], signed[0], signed[params.chain]):
                clauses.append(clause)
        else:
            raise task.Retry
        pairs = [(clause, place) for place, clause in enumerate(clauses)]
        rng.shuffle(pairs)
        premises = []
        for (a, b), _ in pairs:
            first, second = (a, b) if rng.random() < 0.5 else (b, a)
            premises.append((first, second, rng.randrange(params.wordings)))
        ends = signed[0], signed[params.chain]
        names = [Atom("A") if ends[0] > 0 else Not(Atom("A")), Atom("B") if ends[1] > 0 else Not(Atom("B"))]
        conclusion: Tree = Join("implies", names[0], names[1])
        used = frozenset(number for number, (_, place) in enumerate(pairs, start=1) if place < params.chain)
        instance = self.Instance(
            terms=draw_terms(rng, count), premises=tuple(premises), ends=(abs(ends[0]), abs(ends[1]))
        )
        return instance, {"conclusion": conclusion, "premises": used}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        (first, last), lines = instance.ends, list[str]()
        for start in (first, -first):
            before, waiting = {start: (0, 0)}, [start]
            lines.append(instance.word(start, language))
            for literal in waiting:  # grows while it is read
                for number, (a, b, _) in enumerate(instance.premises, start=1):
                    then = b if literal == -a else a if literal == -b else literal
                    if then not in before:
                        before[then] = literal, number
                        waiting.append(then)
                        words = [instance.word(one, language) for one in (literal, then)]
                        lines.append(f"{number}. {' -> '.join(words)}")
            end = last if last in before else -last
            way = list[int]()
            while before.get(end, (0, 0))[0]:
                end, number = before[end]
                way.append(number)
            if way:
                names = [
                    ("" if one > 0 else "~") + letter
                    for one, letter in ((start, "A"), (last if last in before else -last, "B"))
                ]
                return "\n".join([*lines, f"{' -> '.join(names)}, {braces(sorted(way))}"])
        raise AssertionError("neither class leads to the other")

    @staticmethod
    def _needs(needed: list[tuple[int, int]], clauses: list[tuple[int, int]], start: int, end: int) -> bool:
        """Tell whether just one conclusion follows, and no longer if any of the needed clauses is left out."""
        for sign_a, sign_b in ((1, -1), (-1, 1), (-1, -1)):
            if _follows(clauses, sign_a * start, sign_b * end):
                return False
        for one in needed:
            if _follows([clause for clause in clauses if clause != one], start, end):
                return False
        signs = {sign for clause in clauses for one in clause for sign in (one, -one)}
        return all(unit_propagation(clauses, [sign])[1] for sign in signs)

    def key(self, instance: Instance) -> object:
        return [sorted(sorted(premise[:2]) for premise in instance.premises), sorted(instance.ends)]


def _follows(clauses: list[tuple[int, int]], start: int, end: int) -> bool:
    """Tell whether whoever is in `start` must be in `end`; clauses of two literals need no search."""
    literals, consistent = unit_propagation(clauses, [start])
    return end in literals or not consistent or not unit_propagation(clauses, [-end])[1]
