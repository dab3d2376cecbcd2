"""Tell which statements about people follow from facts and rules in words, which are refuted, and which stay open.

Answer: a string of T, F and U, one letter a statement; it is unique.
Harder: more people, facts and rules, longer derivations, rules with negations and alternatives.
Skills: logic, deduction, language
Source: the form is that of FOLIO, S. Han et al. (2024), and LogicNLI, J. Tian et al. (2021); rules and wordings are
ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.logic import backbone, unit_propagation
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.categorical._classes import Term, does, draw_terms
from bootcamp.verifiers import Format, Text

Rule = tuple[str, tuple[int, ...], tuple[int, ...]]
"""``then``, ``or`` or ``xor``, and signed traits counted from 1: those who have all the first have the second."""

Literal = tuple[int, int]
"""A person, counted from 0, and a signed trait."""


class NlEntailmentBatch(Task["NlEntailmentBatch.Params", "NlEntailmentBatch.Instance", str]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        traits: int = knob("how many traits", levels=(5, 5, 6, 6, 7, 8, 9, 10, 11, 12), ge=4, le=14)
        facts: int = knob("how many facts", levels=(3, 4, 5, 6, 7, 8, 10, 11, 13, 15), ge=2, le=22)
        rules: int = knob("how many rules for everybody", levels=(4, 5, 5, 6, 7, 9, 10, 12, 14, 16), ge=3, le=22)
        links: int = knob("how many sentences about two people", levels=(0, 0, 1, 1, 2, 2, 3, 4, 5, 6), ge=0, le=8)
        statements: int = knob("how many statements", levels=(4, 4, 5, 6, 6, 7, 8, 8, 9, 10), ge=3, le=12)
        choices: int = knob(
            "percentage of rules with alternatives", levels=(0, 0, 20, 25, 30, 30, 35, 40, 40, 45), ge=0, le=100
        )

    class Instance(task.Instance):
        people: tuple[str, ...]
        traits: tuple[Term, ...]
        facts: tuple[Literal, ...]
        rules: tuple[Rule, ...]
        links: tuple[tuple[Literal, Literal], ...]  # if the first, then the second
        statements: tuple[Literal, ...]

        @property
        def texts(self) -> dict[str, dict[str, list[str]]]:
            found: dict[str, dict[str, list[str]]] = {}
            for language in ("en", "zh"):
                stop = {"en": ".", "zh": "。"}[language]
                links = [
                    _LINK[language].format(self.literal(one, language), self.literal(two, language))
                    for one, two in self.links
                ]
                rules = [self.rule(rule, language) for rule in self.rules]
                found[language] = {
                    "story": rules + [self.literal(fact, language) + stop for fact in self.facts] + links,
                    "asked": [self.literal(one, language) + stop for one in self.statements],
                }
            return found

        def verb(self, sign: int, language: str) -> str:
            return does(self.traits[abs(sign) - 1], sign > 0, language)

        def literal(self, literal: Literal, language: str) -> str:
            person, sign = literal
            return f"{self.people[person]} {self.verb(sign, language)}"

        def rule(self, rule: Rule, language: str) -> str:
            kind, body, head = rule
            joined = {"en": " and ", "zh": "且"}[language].join(self.verb(sign, language) for sign in body)
            return _RULES[kind][language].format(joined, *(self.verb(sign, language) for sign in head))

    prompt = Prompt(
        en=r"""
        {{ texts["en"]["story"] | lines }}

        Nothing else is known; what is not said may be true or false. Judge each of these statements: T if it follows
        from the sentences above, F if its negation follows, U if neither follows.

        {{ texts["en"]["asked"] | numbered }}

        Answer with one letter for each statement, in order, written as one string.
        """,
        zh=r"""
        {{ texts["zh"]["story"] | lines }}

        除此以外一无所知；没有说到的可能为真，也可能为假。请判断下面每个陈述：能由上面的话推出，写 T；
        其否定能由上面的话推出，写 F；两者都推不出，写 U。

        {{ texts["zh"]["asked"] | numbered }}

        请按顺序为每个陈述写一个字母，连成一个字符串。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text("TFU", length=len(instance.statements), ignore_spaces=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        people, n = range(params.people), params.traits
        world = [[sign if rng.random() < 0.55 else -sign for sign in range(1, n + 1)] for _ in people]
        rules = _rules(params, rng, world)
        literals = [(person, sign) for person in people for sign in world[person]]
        facts = tuple(sorted(rng.sample(literals, min(params.facts, params.people * (n - 3)))))
        links = tuple(
            ((a, rng.choice(world[a])), (b, rng.choice(world[b])))
            for a, b in (rng.sample(people, 2) for _ in range(params.links))
        )
        if len(set(links)) < len(links):
            raise task.Retry
        clauses = _clauses(params.people, n, facts, rules, links)
        fixed = backbone(clauses, params.people * n)
        assert fixed is not None
        easy = {*unit_propagation([clause for clause in clauses if len(clause) == 1])[0]}
        heads = {abs(sign) for _, _, head in rules for sign in head}
        hard = [literal for literal in fixed if literal not in easy]
        open_ = [v for v in range(1, params.people * n + 1) if v not in fixed and -v not in fixed]
        open_ = [v for v in open_ if (v - 1) % n + 1 in heads]
        share = params.statements // 3
        if len(hard) < params.statements - share or len(open_) < share:
            raise task.Retry
        chosen: list[tuple[int, str]] = []
        truths = rng.sample(hard, params.statements - share)
        for place, literal in enumerate(truths):
            chosen.append((literal, "T") if place % 2 else (-literal, "F"))
        chosen += [(rng.choice((v, -v)), "U") for v in rng.sample(open_, share)]
        rng.shuffle(chosen)
        statements = tuple(
            ((abs(one) - 1) // n, ((abs(one) - 1) % n + 1) * (1 if one > 0 else -1)) for one, _ in chosen
        )
        instance = self.Instance(
            people=draw_names(rng, params.people),
            traits=draw_terms(rng, n),
            facts=facts,
            rules=rules,
            links=links,
            statements=statements,
        )
        return instance, "".join(letter for _, letter in chosen)

    def key(self, instance: Instance) -> object:
        return [instance.facts, sorted(instance.rules), sorted(instance.links), sorted(instance.statements)]


_LINK = {"en": "If {}, then {}.", "zh": "如果 {}，那么 {}。"}
_RULES = {
    "then": {"en": "Everyone who {} {}.", "zh": "凡{}的人都{}。"},
    "or": {"en": "Everyone who {0} also {1} or {2} (or both).", "zh": "凡{}的人，{}或{}（也可两者都成立）。"},
    "xor": {"en": "Everyone who {0} either {1} or {2}, but not both.", "zh": "凡{}的人，“{}”与“{}”恰有一个成立。"},
}


def _rules(params: NlEntailmentBatch.Params, rng: Random, world: Sequence[Sequence[int]]) -> tuple[Rule, ...]:
    """Draw rules that are true of everybody in a hidden world."""
    n = params.traits
    found: list[Rule] = []
    for _ in range(60 * params.rules):
        if len(found) == params.rules:
            break
        kind = rng.choice(("or", "xor")) if rng.randrange(100) < params.choices else "then"
        size = rng.choice((1, 1, 2)) if kind == "then" else 1
        drawn = rng.sample(range(1, n + 1), size + (2 if kind != "then" else 1))
        signs = tuple(v if rng.random() < 0.65 else -v for v in drawn)
        body, head = tuple(sorted(signs[:size])), tuple(sorted(signs[size:]))
        held = [[sign in own for sign in head] for own in world if all(sign in own for sign in body)]
        fine = all(sum(row) == 1 if kind == "xor" else any(row) for row in held)
        if held and fine and all({*body, *head} != {*had[1], *had[2]} for had in found):
            found.append((kind, body, head))
    if len(found) < params.rules:
        raise task.Retry
    return tuple(found)


def _clauses(
    people: int,
    n: int,
    facts: Sequence[Literal],
    rules: Sequence[Rule],
    links: Sequence[tuple[Literal, Literal]],
) -> list[tuple[int, ...]]:
    """Write everything for each person with the variables person * n + trait."""

    def variable(person: int, sign: int) -> int:
        return person * n + sign if sign > 0 else -(person * n - sign)

    clauses: list[tuple[int, ...]] = [(variable(*fact),) for fact in facts]
    clauses += [(-variable(*one), variable(*two)) for one, two in links]
    for person in range(people):
        for kind, body, head in rules:
            against = tuple(variable(person, -sign) for sign in body)
            clauses.append((*against, *(variable(person, sign) for sign in head)))
            if kind == "xor":
                clauses.append((*against, *(variable(person, -sign) for sign in head)))
    return clauses
