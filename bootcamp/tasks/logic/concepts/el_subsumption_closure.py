"""List all subsumptions between named concepts that follow from axioms of the description logic EL.

Answer: a set of pairs of concept names; it is unique.
Harder: more concepts and axioms, roles, conjunctions, longer derivations.
Skills: logic, deduction
Source: original; the logic EL and its completion rules are those of Baader, Brandt and Lutz (2005).
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.naming import Statement, nameless
from bootcamp.lib.prompts import comma, letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Sequence, Set

_Axiom = tuple[str, ...]  # (is, A, B), (and, A, B, C): A and B is C, (some, A, r, B), (back, r, A, B): some r A is B


class ElSubsumptionClosure(
    Task["ElSubsumptionClosure.Params", "ElSubsumptionClosure.Instance", frozenset[tuple[str, ...]]]
):
    version = 1

    class Params(task.Params):
        concepts: int = knob("how many concepts there are", levels=(5, 5, 6, 7, 8, 9, 10, 11, 12, 13), ge=3, le=14)
        stated: int = knob("how many axioms put one under one", levels=(2, 3, 3, 4, 4, 5, 6, 6, 7, 8), ge=1, le=12)
        both: int = knob("how many axioms have a conjunction", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=0, le=8)
        roles: int = knob("how many roles there are", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=3)
        some: int = knob("how many axioms demand a partner", levels=(1, 1, 2, 2, 3, 4, 4, 5, 6, 7), ge=0, le=9)
        back: int = knob("how many axioms follow from partners", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=0, le=8)
        fewest: int = knob("the fewest subsumptions", levels=(4, 5, 6, 7, 8, 9, 11, 12, 14, 16), ge=1, le=20)
        hidden: int = knob("how many of them need more than chains", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=0, le=9)

    class Instance(task.Instance):
        concepts: int
        axioms: tuple[_Axiom, ...]

        @property
        def shown(self) -> dict[str, list[str]]:
            return {language: [_WORDS[language][one[0]].format(*one[1:]) for one in self.axioms] for language in _WORDS}

    prompt = Prompt(
        en=r"""
        The letters A to {{ "ABCDEFGHIJKLMNOP"[concepts - 1] }} name sets of things; r, s, t name relations between
        things. It is known that:

        {{ shown[language] | numbered }}

        List all ordered pairs (X, Y) of different letters for which it follows from these sentences alone that
        everything in X is in Y, however the world may
        be otherwise. Include the pairs that are stated directly.
        """,
        zh=r"""
        字母 A 到 {{ "ABCDEFGHIJKLMNOP"[concepts - 1] }} 表示事物的集合；r、s、t 表示事物之间的关系。已知：

        {{ shown[language] | numbered }}

        列出所有由不同字母组成的有序对 (X, Y)，使得无论世界的其他情况如何，仅由以上各句就可推出“X 中的事物都在 Y 中”。
        已直接给出的也要列出。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[tuple[str, ...]]]:
        return Set(Sequence(Choice(letters(range(instance.concepts))), length=2, brackets="()"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[tuple[str, ...]]]:
        names = letters(range(params.concepts))
        for _ in range(250):
            order = rng.sample(names, len(names))
            axioms: set[_Axiom] = set()
            counts = ((params.stated, "is"), (params.both, "and"), (params.some, "some"), (params.back, "back"))
            for count, kind in counts:
                wanted = len(axioms) + count
                for _ in range(20 * count):
                    if len(axioms) < wanted:
                        axioms.add(_draw(rng, kind, order, "rst"[: params.roles]))
            found = _subsumptions(names, axioms)
            chains = _subsumptions(names, {one for one in axioms if one[0] == "is"})
            used = [one for one in axioms if one[0] != "is" and _subsumptions(names, axioms - {one}) != found]
            if (
                params.fewest <= len(found) <= 2 * params.fewest + 4
                and len(found - chains) >= max(params.hidden, (len(found) + 2) // 3)
                and 2 * len(used) >= params.both + params.some + params.back
            ):
                shuffled = sorted(axioms)
                rng.shuffle(shuffled)
                return self.Instance(concepts=params.concepts, axioms=tuple(shuffled)), frozenset(found)
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        _subsumptions(letters(range(instance.concepts)), instance.axioms, lines)
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        statements: list[Statement] = []
        for kind, *rest in instance.axioms:
            statements.append((kind, frozenset(rest[:2]), rest[2]) if kind == "and" else (kind, *rest))
        return nameless(statements)


_WORDS = {
    "en": {
        "is": "Everything in {0} is in {1}.",
        "and": "Everything that is in both {0} and {1} is in {2}.",
        "some": "Everything in {0} is in relation {1} to something in {2}.",
        "back": "Everything that is in relation {0} to something in {1} is in {2}.",
    },
    "zh": {
        "is": "{0} 中的事物都在 {1} 中。",
        "and": "既在 {0} 中又在 {1} 中的事物都在 {2} 中。",
        "some": "{0} 中的每个事物都与 {2} 中的某个事物有关系 {1}。",
        "back": "凡与 {1} 中的某个事物有关系 {0} 的事物都在 {2} 中。",
    },
}


def _draw(rng: Random, kind: str, order: list[str], roles: str) -> _Axiom:
    """Draw an axiom whose conclusion mostly stands later in a hidden order."""
    one, two, three = sorted(rng.sample(range(len(order)), 3))
    if rng.random() < 0.1:
        one, two, three = three, one, two
    a, b, c = order[one], order[two], order[three]
    if kind == "is":
        return ("is", a, b)
    if kind == "and":
        return ("and", a, b, c)
    if kind == "some":
        return ("some", a, rng.choice(roles), rng.choice((b, c)))
    return ("back", rng.choice(roles), b, c)


def _subsumptions(
    names: tuple[str, ...], axioms: Collection[_Axiom], lines: list[str] | None = None
) -> set[tuple[str, ...]]:
    """Apply the completion rules until nothing is added; `lines` gets each step, with < for being in."""
    above = {name: {name} for name in names}
    partners: set[tuple[str, str, str]] = set()

    def tell(number: int, new: str, *reasons: str) -> None:
        if lines is not None:
            lines.append(f"{comma([*(one for one in reasons if '<' not in one or one[0] != one[-1]), number])}: {new}")

    size = -1
    while size != sum(map(len, above.values())) + len(partners):
        size = sum(map(len, above.values())) + len(partners)
        for number, (kind, *rest) in enumerate(axioms, start=1):
            if kind in ("is", "and"):
                *under, top = rest
                for name, tops in above.items():
                    if tops.issuperset(under) and top not in tops:
                        tops.add(top)
                        tell(number, f"{name} < {top}", *(f"{name} < {one}" for one in under))
            elif kind == "some":
                for name, tops in above.items():
                    if rest[0] in tops and (new := (name, rest[1], rest[2])) not in partners:
                        partners.add(new)
                        tell(number, " ".join(new), f"{name} < {rest[0]}")
            else:
                for name, role, partner in partners if lines is None else sorted(partners):
                    if role == rest[0] and rest[1] in above[partner] and rest[2] not in above[name]:
                        above[name].add(rest[2])
                        reasons = f"{name} {role} {partner}", f"{partner} < {rest[1]}"
                        tell(number, f"{name} < {rest[2]}", *reasons)
    return {(name, top) for name, tops in above.items() for top in tops if top != name}
