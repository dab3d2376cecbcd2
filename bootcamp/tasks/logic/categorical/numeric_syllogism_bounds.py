"""Find the least and the greatest possible number of people in a combination of classes, from counts of others.

Answer: two integers; they are unique.
Harder: more classes and facts, facts about three classes, bounds instead of counts, larger numbers.
Skills: logic, counting, optimization
Source: original; numerical syllogisms are A. De Morgan's (1847), the general bounds G. Boole's.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.linear_programmes import maximise
from bootcamp.lib.prompts import listed
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.categorical._classes import Term, draw_terms, name
from bootcamp.verifiers import Integer, Sequence

Fact = tuple[str, int, tuple[int, ...]]
"""``=``, ``>`` (at least) or ``<`` (at most), a number, and signed classes counted from 1: in these, not in those."""

_AMOUNTS = {
    "=": ("Exactly {}", "恰有 {} 人"),
    ">": ("At least {}", "至少有 {} 人"),
    "<": ("At most {}", "至多有 {} 人"),
}


class NumericSyllogismBounds(Task["NumericSyllogismBounds.Params", "NumericSyllogismBounds.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        sets: int = knob("how many classes", levels=(2, 2, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        facts: int = knob("facts beside those about single classes", levels=(0, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=0, le=8)
        people: int = knob("the most people", levels=(30, 40, 50, 60, 80, 120, 160, 200, 300, 500), ge=20, le=1000)
        loose: int = knob(
            "percentage of facts that are bounds", levels=(0, 20, 20, 30, 40, 45, 50, 50, 55, 60), ge=0, le=100
        )

    class Instance(task.Instance):
        people: int
        terms: tuple[Term, ...]
        facts: tuple[Fact, ...]
        asked: tuple[int, ...]

        @property
        def texts(self) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {"en": [], "zh": []}
            for place, (language, lines) in enumerate(found.items()):
                for kind, count, signs in self.facts:
                    amount, who = _AMOUNTS[kind][place].format(count), _words(signs, language, count)
                    lines.append({"en": f"{amount} {who}.", "zh": f"{amount}{who}。"}[language])
            return found

        @property
        def goal(self) -> dict[str, str]:
            return {language: _words(self.asked, language, 2) for language in ("en", "zh")}

        @property
        def names(self) -> dict[str, str]:
            lists = {}
            for language, (verb, comma) in {"en": (" is the class of the ", ", "), "zh": (" 是", "，")}.items():
                pairs = zip("ABCD", self.terms, strict=False)
                lists[language] = comma.join(f"{sign}{verb}{name(term, language)}" for sign, term in pairs)
            return lists

    answer = Sequence(Integer(), length=2)
    prompt = Prompt(
        en=r"""
        There are {{ people }} people; {{ names["en"] }}. A person may belong to several classes or to none.

        {{ texts["en"] | bullets }}

        What are the least and the greatest possible number of people who {{ goal["en"] }}? Give both, the least first.
        """,
        zh=r"""
        共有 {{ people }} 人；{{ names["zh"] }}。一个人可以属于多个类，也可以不属于任何一类。

        {{ texts["zh"] | bullets }}

        {{ goal["zh"] }} 的人数最少可能是多少，最多可能是多少？先写最少的，再写最多的。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.sets
        weights = [rng.random() ** 2 for _ in range(1 << n)]
        people = rng.randint(params.people * 2 // 3, params.people)
        counts = [int(weight / sum(weights) * people) for weight in weights]
        counts[rng.randrange(1 << n)] += people - sum(counts)
        singles = [self._fact(params, rng, counts, (v,)) for v in range(1, n + 1)]
        facts = list(singles)
        for _ in range(40 * params.facts):
            size = rng.randint(2, min(n, 3))
            signs = tuple(v if rng.random() < 0.7 else -v for v in sorted(rng.sample(range(1, n + 1), size)))
            if len(facts) == n + params.facts:
                break
            if all(signs != had for _, _, had in facts):
                facts.append(self._fact(params, rng, counts, signs))
        for _ in range(6):
            size = 2 if n == 2 or rng.random() < 0.6 else 3
            asked = tuple(v if rng.random() < 0.7 else -v for v in sorted(rng.sample(range(1, n + 1), size)))
            if any(set(asked) == set(had) for _, _, had in facts):
                continue
            bounds, plain = _bounds(people, facts, asked, n), _bounds(people, singles, asked, n)
            if bounds is None or plain is None or bounds[0] == bounds[1]:
                continue
            if params.facts and params.sets > 2 and bounds == plain:
                continue
            if any(bound.denominator > 1 for bound in bounds):
                continue
            instance = self.Instance(people=people, terms=draw_terms(rng, n), facts=tuple(facts), asked=asked)
            return instance, (int(bounds[0]), int(bounds[1]))
        raise task.Retry

    @staticmethod
    def _fact(params: NumericSyllogismBounds.Params, rng: Random, counts: list[int], signs: tuple[int, ...]) -> Fact:
        """State the number of people in a combination, or a bound for it."""
        true = sum(count for region, count in enumerate(counts) if _inside(region, signs))
        kind = rng.choice("<>") if rng.randrange(100) < params.loose else "="
        slack = rng.randint(0, max(1, sum(counts) // 20))
        count = {"=": true, ">": true - slack, "<": true + slack}[kind]
        return (kind, count, signs) if count > 0 else ("<", true + slack, signs)

    def key(self, instance: Instance) -> object:
        return [instance.people, sorted(instance.facts), instance.asked]


def _inside(region: int, signs: tuple[int, ...]) -> bool:
    return all((region >> (abs(sign) - 1) & 1) == (sign > 0) for sign in signs)


def _bounds(people: int, facts: list[Fact], asked: tuple[int, ...], n: int) -> tuple[Fraction, Fraction] | None:
    """Give the least and the greatest number by linear programmes whose best points are whole; else None."""
    regions = range(1 << n)
    rows, limits = [], []
    for kind, count, signs in (("=", people, ()), *facts):
        row = [int(_inside(region, signs)) for region in regions]
        if kind in "=<":
            rows.append(row)
            limits.append(count)
        if kind in "=>":
            rows.append([-x for x in row])
            limits.append(-count)
    goal = [int(_inside(region, asked)) for region in regions]
    found = []
    for sign in (-1, 1):
        best = maximise([sign * x for x in goal], rows, limits)
        if best is None or any(x.denominator > 1 for x in best[1]):
            return None
        found.append(sign * best[0])
    return found[0], found[1]


def _words(signs: tuple[int, ...], language: str, count: int) -> str:
    """Say who is meant: those in all of the classes named, but in none of the others named."""
    inside = ["ABCD"[sign - 1] for sign in signs if sign > 0]
    outside = ["ABCD"[-sign - 1] for sign in signs if sign < 0]
    if language == "zh":
        yes = ["属于 " + " 且属于 ".join(inside)] * bool(inside)
        no = ["不属于 " + " 且不属于 ".join(outside)] * bool(outside)
        return " 但".join(yes + no)
    verb = "belongs" if count == 1 else "belong"
    if not inside and len(outside) == 1:
        return f"{'does' if count == 1 else 'do'} not belong to {outside[0]}"
    to = [f"to {listed(inside)}"] * bool(inside)
    if len(outside) == 1:
        to.append(f"not to {outside[0]}")
    elif outside:
        to.append(f"to neither {' nor '.join(outside)}" if len(outside) == 2 else f"to none of {listed(outside)}")
    return f"{verb} {' but '.join(to)}"
