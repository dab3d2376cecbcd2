"""Tell which regions of a Venn diagram are empty, which have a member, and which are left open by premises.

Answer: one word for each region asked about, in order; it is unique.
Harder: more sets and premises, more regions, existence that follows only by excluding the other regions.
Skills: logic, deduction
Source: original; the diagrams are J. Venn's (1880).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.categorical._classes import Statement, Term, allowed, draw_terms, name, said, witnesses
from bootcamp.verifiers import Choice, Format, Sequence

_COVERED = {"en": "Everybody belongs to at least one of the sets.", "zh": "每个人至少属于其中一个集合。"}
_STATES = ("empty", "inhabited", "unknown")


class VennRegionStates(Task["VennRegionStates.Params", "VennRegionStates.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        sets: int = knob("how many sets there are", levels=(3, 3, 3, 4, 4, 4, 4, 5, 5, 5), ge=3, le=5)
        premises: int = knob("how many premises there are", levels=(3, 4, 4, 5, 5, 6, 7, 8, 9, 11), ge=2, le=14)
        asked: int = knob("how many regions are asked about", levels=(3, 4, 5, 6, 6, 7, 8, 9, 10, 12), ge=3, le=16)
        covered: int = knob(
            "percentage of cases that say that everybody belongs to some set",
            levels=(0, 0, 20, 30, 40, 50, 50, 50, 50, 50),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        terms: tuple[Term, ...]
        premises: tuple[Statement, ...]
        covered: bool
        inhabited: tuple[int, ...]  # sets that are said to have a member
        asked: tuple[str, ...]

        @property
        def texts(self) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {"en": [], "zh": []}
            for language, lines in found.items():
                names = [name(term, language) for term in self.terms]
                lines += [said(form, names[x], names[y], language) for form, x, y in self.premises]
                exist = {"en": "There are {}.", "zh": "存在{}。"}[language]
                lines += [exist.format(names[x]) for x in self.inhabited]
                lines += [_COVERED[language]] * self.covered
            return found

        @property
        def names(self) -> dict[str, str]:
            lists = {}
            for language, (verb, comma) in {"en": (" is the set of the ", ", "), "zh": (" 是", "，")}.items():
                pairs = zip("ABCDE", self.terms, strict=False)
                lists[language] = comma.join(f"{sign}{verb}{name(term, language)}" for sign, term in pairs)
            return lists

        @property
        def example(self) -> tuple[str, str]:
            return "1" + "0" * (len(self.terms) - 1), "ABCDE"[1 : len(self.terms)]

    prompt = Prompt(
        en=r"""
        Among some people, {{ names["en"] }}. Premises:

        {{ texts["en"] | numbered }}

        "Some" and "there are" mean at least one; sets may be empty unless the premises say otherwise. A region of the
        Venn diagram is written as {{ terms | length }} digits, one for each set in the order {{ "ABCDE"[: terms |
        length] | list | comma }}: 1 for the people in the set, 0 for those not in it. For example, {{ example[0] }} is
        the region of those in A who are not in {{ example[1] | list | listed("en", "or") }}.

        For each of these regions tell whether it is empty (it follows that nobody is in it), inhabited (it follows that
        somebody is in it) or unknown (neither follows):

        {{ asked | numbered }}

        Answer with the words empty, inhabited and unknown, one for each region, in order.
        """,
        zh=r"""
        在一些人当中，{{ names["zh"] }}。前提：

        {{ texts["zh"] | numbered }}

        “有的”和“存在”指至少一个；除非前提另有说明，集合可以为空。维恩图的一个区域写成 {{ terms | length }} 位数字，按
        {{ "ABCDE"[: terms | length] | list | join("、") }} 的顺序每个集合一位：1 表示在该集合中，0 表示不在。例如
        {{ example[0] }} 是在 A 中而不在 {{ example[1] | list | join("、") }} 中的人所成的区域。

        对下面每个区域判断：empty（可推出其中没有人）、inhabited（可推出其中有人）还是 unknown（两者都推不出）：

        {{ asked | numbered }}

        请按顺序为每个区域写 empty、inhabited 或 unknown。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Choice(_STATES), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        n = params.sets
        covered = rng.randrange(100) < params.covered
        regions = [format(row, f"0{n}b") for row in range(1 << n)]
        for _ in range(60):
            premises: list[Statement] = []
            while len(premises) < params.premises:
                form, (x, y) = rng.choice("AAEIOIO" if n < 5 else "AAEAEIO"), rng.sample(range(n), 2)
                if (form, x, y) not in premises:
                    premises.append((form, x, y))
            inhabited = tuple(sorted(rng.sample(range(n), rng.randint(0, 1))))
            states = _states(n, premises, covered, inhabited)
            kinds = {state: [r for r, own in zip(regions, states, strict=False) if own == state] for state in _STATES}
            sizes = sorted(map(len, kinds.values()))
            if sizes[0] >= 1 + (n == 4) and sizes[-1] <= (1 << n) * 3 // 4:
                break
        else:
            raise task.Retry
        share = [rng.choice(kinds[state]) for state in _STATES]
        share += rng.sample([r for r in regions if r not in share], min(params.asked, len(regions)) - 3)
        rng.shuffle(share)
        instance = self.Instance(
            terms=draw_terms(rng, n), premises=tuple(premises), covered=covered, inhabited=inhabited, asked=tuple(share)
        )
        return instance, tuple(states[int(region, 2)] for region in share)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, lines = len(instance.terms), list[str]()
        left = [format(row, f"0{n}b") for row in range(int(instance.covered), 1 << n)]
        for number, (form, x, y) in enumerate(instance.premises, start=1):
            if form in "AE":
                gone = [one for one in left if one[x] == "1" and one[y] == ("0" if form == "A" else "1")]
                left = [one for one in left if one not in gone]
                lines.append(f"{number}. - {' '.join(gone) or '/'}")
        someone = [
            (n, [one for one in left if one[x] == "1" and one[y] == ("1" if form == "I" else "0")])
            for n, (form, x, y) in enumerate(instance.premises, start=1)
            if form in "IO"
        ]
        someone += [
            (n, [one for one in left if one[x] == "1"])
            for n, x in enumerate(instance.inhabited, start=len(instance.premises) + 1)
        ]
        lines += [f"{number}. + {' '.join(kinds)}" for number, kinds in someone]
        states = _states(n, list(instance.premises), instance.covered, instance.inhabited)
        return "\n".join([*lines, *(f"{region} {states[int(region, 2)]}" for region in instance.asked)])

    def key(self, instance: Instance) -> object:
        return [sorted(instance.premises), instance.covered, instance.inhabited, sorted(instance.asked)]


def _states(n: int, premises: list[Statement], covered: bool, inhabited: tuple[int, ...]) -> list[str]:
    """Give the state of each region, row r of a truth table; nothing if the premises contradict each other."""
    left = allowed(n, premises) & ~int(covered)
    people = [one & left for one in witnesses(n, premises, inhabited)]
    if not all(people):
        return []
    return [
        "empty" if not left >> row & 1 else "inhabited" if 1 << row in people else "unknown" for row in range(1 << n)
    ]
