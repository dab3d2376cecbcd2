"""Work out the amounts due under a made-up regulation whose clauses prevail over one another.

Answer: one integer for each case, in order; it is unique.
Harder: more clauses, exceptions to exceptions, clauses that hold for a time only, more cases.
Skills: deduction, logic, arithmetic
Source: original; the regulations are invented.
"""

from __future__ import annotations

from collections.abc import Sequence as Rows
from datetime import date, timedelta
from random import Random

from bootcamp import task
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.relations.policies._properties import FACTS, PLACES
from bootcamp.verifiers import Format, Integer, Sequence

Clause = tuple[str, int, tuple[int, ...], tuple[int, ...], tuple[str, str]]
"""A kind (``basic``, ``add``, ``cap`` or ``void``), an amount, signed facts counted from 1 that must hold, the clauses
that it prevails over, from 0, and the first and last day on which it holds, or two empty texts."""

Case = tuple[str, str, tuple[int, ...]]
"""A name, a date, or an empty text where no clause has a period, and the facts that are true."""

_KINDS = ("void", "add", "basic", "add", "cap", "basic")
_EN = {"basic": "the basic fee is {}", "add": "a surcharge of {} is added", "cap": "the fee is at most {}"}
_ZH = {"basic": "基本费为 {}", "add": "另加 {}", "cap": "总费用至多为 {}"}


class ClausePrecedenceRuling(Task["ClausePrecedenceRuling.Params", "ClausePrecedenceRuling.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        clauses: int = knob("how many clauses", levels=(4, 5, 6, 8, 10, 12, 14, 16, 19, 22), ge=3, le=24)
        cases: int = knob("how many cases", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=1, le=6)
        facts: int = knob("how many facts matter", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=10)
        nested: int = knob("% of ranked clauses", levels=(30, 40, 45, 50, 55, 60, 65, 65, 70, 75), ge=0, le=100)
        dated: int = knob("% of clauses with a period", levels=(0, 0, 10, 15, 20, 25, 25, 30, 30, 35), ge=0, le=100)

    class Instance(task.Instance):
        place: int
        clauses: tuple[Clause, ...]
        cases: tuple[Case, ...]
        facts: tuple[int, ...]  # which of the list matter, in the order in which clauses count them

        @property
        def names(self) -> tuple[str, str]:
            return PLACES[self.place]

        @property
        def dated(self) -> bool:
            return any(first for *_, (first, _) in self.clauses)

        @property
        def texts(self) -> dict[str, list[str]]:
            return {language: [self.clause(n, language) for n in range(len(self.clauses))] for language in ("en", "zh")}

        @property
        def files(self) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {"en": [], "zh": []}
            for name, day, true in self.cases:
                signs = [fact + 1 if fact + 1 in true else -fact - 1 for fact in range(len(self.facts))]
                dates = f", on {day}" * self.dated, f"，{day}" * self.dated
                found["en"].append(f"{name}{dates[0]}: " + "; ".join(self.fact(sign, "en") for sign in signs))
                found["zh"].append(f"{name}{dates[1]}：" + "，".join(self.fact(sign, "zh") for sign in signs))
            return found

        def fact(self, sign: int, language: str) -> str:
            return FACTS[self.facts[abs(sign) - 1]][2 * (language == "zh") + (sign < 0)]

        def clause(self, number: int, language: str) -> str:
            kind, amount, facts, over, (first, last) = self.clauses[number]
            under = [place for place, one in enumerate(self.clauses) if number in one[3] and place < number]
            over = tuple(place for place in over if place < number)
            if language == "zh":
                text = f"第 {number + 1} 条　" + (f"自 {first} 起至 {last} 止，" if first else "")
                text += "".join(f"在不违反第 {place + 1} 条的前提下，" for place in under)
                text += "".join(f"尽管有第 {place + 1} 条的规定，" for place in over if kind != "void")
                text += f"来客{'且'.join(self.fact(sign, 'zh') for sign in facts)}的，" if facts else ""
                return text + (f"第 {over[0] + 1} 条不适用" if kind == "void" else _ZH[kind].format(amount)) + "。"
            text = f"§{number + 1}. " + (f"From {first} to {last}, " if first else "")
            text += "".join(f"subject to §{place + 1}, " for place in under)
            text += "".join(f"notwithstanding §{place + 1}, " for place in over if kind != "void")
            text += f"§{over[0] + 1} does not apply" if kind == "void" else _EN[kind].format(amount)
            text += f" if the visitor {' and '.join(self.fact(sign, 'en') for sign in facts)}" if facts else ""
            head, dot, rest = text.partition(". ")
            return f"{head}{dot}{rest[:1].upper()}{rest[1:]}."

    prompt = Prompt(
        en=r"""
        The (invented) regulation of fees of a {{ names[0] }}:

        {{ texts["en"] | lines }}

        A clause with "notwithstanding §k" prevails over §k; a clause with "subject to §k" gives way to §k, which
        prevails over it; a clause that says that §k does not apply prevails over §k. A clause takes effect for a visit
        if its conditions hold{% if dated %}, the date lies in its period (both ends included; a clause without a period
        always holds),{% endif %} and no clause that takes effect for the visit prevails over it. Of the
        clauses on the basic fee that take effect, only the one with the highest number counts. The fee is this basic
        fee and all amounts that are added, but no more than the least maximum that takes effect.

        Visits:

        {{ files["en"] | bullets }}

        What is the fee of each visit? Answer in this order.
        """,
        zh=r"""
        以下是某{{ names[1] }}的收费条例（虚构）：

        {{ texts["zh"] | lines }}

        写有“尽管有第 k 条的规定”的条款优先于第 k 条；写有“在不违反第 k 条的前提下”的条款让位于第 k 条，
        即第 k 条优先于它；写明第 k 条不适用的条款优先于第 k 条。一个条款对一次来访生效，是指：它的条件成立，
        {% if dated %}日期在它的期限内（含首尾两天；没有期限的一直有效），{% endif %}
        并且没有对这次来访生效的条款优先于它。在生效的关于基本费的条款中，只有编号最大的一条算数。
        费用为这个基本费加上所有另加的金额，但不超过生效的最低上限。

        来访：

        {{ files["zh"] | bullets }}

        每次来访的费用各是多少？请按此顺序回答。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(), length=len(instance.cases))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        facts = range(1, params.facts + 1)
        clauses: list[Clause] = [("basic", rng.randrange(20, 60), (), (), ("", ""))]
        start = date(2024, 1, 1) + timedelta(days=rng.randrange(300))
        sure = rng.randrange(1, params.clauses)  # this one has a period, if there are any
        for number in range(1, params.clauses):
            kind = rng.choice(_KINDS) if number > 3 else _KINDS[1 + number]
            own = tuple(v if rng.random() < 0.7 else -v for v in sorted(rng.sample(facts, rng.choice((1, 1, 2)))))
            fit = [n for n, one in enumerate(clauses) if n and not any(-sign in own for sign in one[2])]
            if kind == "void" and not fit:
                kind = "add"
            over = tuple[int, ...]()
            if kind == "void" or (fit and number > 1 and rng.randrange(100) < params.nested):
                ranked = [n for n in fit if clauses[n][3]]
                over = (rng.choice(ranked if ranked and rng.randrange(2) else fit),)
                if kind != "void" and rng.random() < 0.35:  # the earlier clause prevails: "subject to"
                    *head, targets, days = clauses[over[0]]
                    clauses[over[0]] = (*head, (*targets, number), days)  # type: ignore[assignment]
                    over = ()
            amount = rng.randrange(*{"basic": (5, 80), "add": (2, 25), "cap": (12, 45), "void": (0, 1)}[kind])
            first = start + timedelta(days=rng.randrange(40))
            period = str(first), str(first + timedelta(days=rng.randrange(10, 40)))
            dated = params.dated and (number == sure or rng.randrange(100) < params.dated)
            clauses.append((kind, amount, own, over, period if dated else ("", "")))
        pool = []
        for _ in range(6 * params.cases):
            true = tuple(v for v in facts if rng.random() < 0.55)
            day = str(start + timedelta(days=rng.randrange(60))) if params.dated else ""
            pool.append((day, true, _fees(clauses, day, true)))
        visits, idle = [], set(range(1, 6 + bool(params.dated)))  # the careless readings that make no difference yet
        for _ in range(params.cases):
            pool.sort(key=lambda one: (one in visits, sum(one[2][reading] == one[2][0] for reading in idle)))
            visits.append(pool.pop(0))
            idle = {reading for reading in idle if visits[-1][2][reading] == visits[-1][2][0]}
        rng.shuffle(visits)
        answer = tuple(fees[0] for *_, fees in visits)
        if 1 in idle or (idle and rng.randrange(8)) or len({*answer}) * 2 <= len(answer):
            raise task.Retry
        return self.Instance(
            place=rng.randrange(len(PLACES)),
            clauses=tuple(clauses),
            cases=tuple((name, *visit[:2]) for name, visit in zip(draw_names(rng, params.cases), visits, strict=True)),
            facts=tuple(rng.sample(range(len(FACTS)), params.facts)),
        ), answer

    def key(self, instance: Instance) -> object:
        return [instance.clauses, sorted(case[1:] for case in instance.cases)]


def _fees(clauses: Rows[Clause], day: str, true: Rows[int]) -> tuple[int, ...]:
    """Give the fee, and the fees by careless readings: no clause prevails, those do that others prevail over, "subject
    to" says nothing, all basic fees count, no maximum does, no period does."""
    signs = {fact if fact in true else -fact for fact in range(1, 1 + len(FACTS))}
    held = [place for place, one in enumerate(clauses) if signs.issuperset(one[2])]
    fit = [place for place in held if clauses[place][4][0] <= day <= (clauses[place][4][1] or day)]

    def effective(number: int, among: Rows[int], later: bool = True) -> bool:
        above = (n for n in among if number in clauses[n][3] and (later or n > number))
        return not any(effective(n, among, later) for n in above)

    def fee(places: Rows[int], basics: int = 1, capped: bool = True) -> int:
        amounts = {kind: [clauses[n][1] for n in places if clauses[n][0] == kind] for kind in ("basic", "add", "cap")}
        return min([sum(amounts["basic"][-basics:]) + sum(amounts["add"]), *amounts["cap"] * capped])

    found = [n for n in fit if effective(n, fit)]
    flat = [n for n in fit if not any(n in clauses[other][3] for other in fit)]
    free, undated = [n for n in fit if effective(n, fit, later=False)], [n for n in held if effective(n, held)]
    return fee(found), fee(fit), fee(flat), fee(free), fee(found, basics=99), fee(found, capped=False), fee(undated)
