"""List every categorical statement about two classes that follows from premises.

Answer: a set of coded statements, or none; it is unique.
Harder: more premises and classes, premises that lead nowhere, other wordings.
Skills: logic, deduction
Source: original; the four forms are Aristotle's.
"""

from __future__ import annotations

import itertools
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.categorical._classes import (
    Statement,
    Term,
    allowed,
    draw_terms,
    follows,
    name,
    said,
    witnesses,
)
from bootcamp.verifiers import Choice, Maybe, Set

_CODES = tuple(f"{form}({pair})" for form in "AEIO" for pair in ("S,P", "P,S"))
_TARGETS = ("A(S,P)", "A(P,S)", "E(S,P)", "I(S,P)", "O(S,P)", "O(P,S)", "none")


class SyllogismConclusions(
    Task["SyllogismConclusions.Params", "SyllogismConclusions.Instance", "frozenset[str] | None"]
):
    version = 1

    class Params(task.Params):
        terms: int = knob("how many classes there are", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=9)
        premises: int = knob("how many premises there are", levels=(3, 4, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=14)
        only: int = knob(
            "percentage of universal premises said with *only*",
            levels=(0, 0, 10, 20, 25, 30, 30, 35, 35, 40),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        terms: tuple[Term, ...]  # the first is S, the last P
        premises: tuple[Statement, ...]
        only: tuple[bool, ...]  # which premises of the form A are said with "only"
        inhabited: bool

        @property
        def texts(self) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {"en": [], "zh": []}
            for language, lines in found.items():
                names = [name(term, language) for term in self.terms]
                for (form, x, y), only in zip(self.premises, self.only, strict=True):
                    shown = ("only", names[y], names[x]) if only else (form, names[x], names[y])
                    lines.append(said(*shown, language))
            return found

        @property
        def ends(self) -> dict[str, tuple[str, str]]:
            return {lang: (name(self.terms[0], lang), name(self.terms[-1], lang)) for lang in ("en", "zh")}

    answer = Maybe(Set(Choice(_CODES)), none="none")
    prompt = Prompt(
        en=r"""
        Premises:

        {{ texts["en"] | numbered }}

        "Some" means at least one, and "only X are Y" means that all Y are X.
        {% if inhabited %}
        Each of the classes named in the premises has at least one member.
        {% else %}
        A class may have no members; then "all" and "no" statements about it are true and "some" statements are false.
        {% endif %}

        Let S be the class of the {{ ends["en"][0] }} and P the class of the {{ ends["en"][1] }}. Write A(X,Y) for "all
        X are Y", E(X,Y) for "no X are Y", I(X,Y) for "some X are Y" and O(X,Y) for "some X are not Y". Which of the
        eight statements A(S,P), A(P,S), E(S,P), E(P,S), I(S,P), I(P,S), O(S,P), O(P,S) follow from the premises? Give
        all of them, or the word none if none follows.
        """,
        zh=r"""
        前提：

        {{ texts["zh"] | numbered }}

        “有的”指至少一个，“只有 X 才是 Y”指所有 Y 都是 X。
        {% if inhabited %}
        前提中提到的每一类都至少有一个成员。
        {% else %}
        一类可以没有成员；这时关于它的“所有”和“没有”的语句为真，“有的”的语句为假。
        {% endif %}

        记 S 为{{ ends["zh"][0] }}这一类，P 为{{ ends["zh"][1] }}这一类。A(X,Y) 表示“所有 X 都是 Y”，
        E(X,Y) 表示“没有 X 是 Y”，I(X,Y) 表示“有的 X 是 Y”，O(X,Y) 表示“有的 X 不是 Y”。在 A(S,P)、A(P,S)、E(S,P)、
        E(P,S)、I(S,P)、I(P,S)、O(S,P)、O(P,S) 这八个语句中，哪些可由前提推出？请全部写出；如果一个也推不出，写 none。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str] | None]:
        n, inhabited, target = params.terms, rng.random() < 0.5, rng.choice(_TARGETS)
        for _ in range(300):
            premises = _draw(rng, n, params.premises)
            left = allowed(n, premises)
            people = witnesses(n, premises, range(n) if inhabited else ())
            if (
                len(premises) < params.premises
                or not all(people)
                or {x for _, *ends in premises for x in ends} != {*range(n)}
            ):
                continue
            found = frozenset(code for code in _CODES if follows(_decoded(code, n), n, left, people))
            strong = {"I": "A", "O": "E"}.get(target[0], "none")
            if (target in found or (target == "none" and not found)) and not any(c[0] == strong for c in found):
                break
        else:
            raise task.Retry
        only = tuple(form == "A" and rng.randrange(100) < params.only for form, _, _ in premises)
        instance = self.Instance(terms=draw_terms(rng, n), premises=premises, only=only, inhabited=inhabited)
        return instance, found or None

    def key(self, instance: Instance) -> object:
        last = len(instance.terms) - 1
        outline = sorted(
            (form, *("S" if x == 0 else "P" if x == last else "" for x in ends)) for form, *ends in instance.premises
        )
        return [instance.inhabited, outline, sorted(instance.premises)]


def _draw(rng: Random, n: int, count: int) -> tuple[Statement, ...]:
    """Draw a chain of premises from class 0 to class n - 1, and further premises that do not join the two."""
    order = [0, *rng.sample(range(1, n - 1), rng.randint(max(1, n - 4), n - 2)), n - 1]
    pairs = [*itertools.pairwise(order)]
    linked = set(pairs) | {(y, x) for x, y in pairs}
    for _ in range(40):
        x, y = rng.sample(range(n), 2)
        if len(pairs) < count and (x, y) not in linked and {x, y} != {0, n - 1}:
            pairs.append((x, y))
            linked |= {(x, y), (y, x)}
        elif len(pairs) < count and n == 3 and pairs.count((x, y)) == 0 and {x, y} != {0, 2}:
            pairs.append((x, y))
    forms = [rng.choice("AAAAAEIO") for _ in pairs]
    turned = [(x, y) if rng.random() < 0.5 else (y, x) for x, y in pairs]
    premises = [(form, x, y) for form, (x, y) in zip(forms, turned, strict=True)]
    rng.shuffle(premises)
    return tuple(dict.fromkeys(premises[:count]))


def _decoded(code: str, n: int) -> Statement:
    return (code[0], 0, n - 1) if code[2] == "S" else (code[0], n - 1, 0)
