"""Compare what a patient takes, by statements and refills, with what is ordered, and class each drug by stated rules.

Answer: a code for each drug; unique.
Harder: more drugs, refills beside statements, drugs of one class, orders on hold.
Skills: instructions, deduction
Source: original; invented drugs and rules, no advice.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.clinic import drug_names
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Assignment, Format

Statement = tuple[int, int, int, int]  # a drug, a day, milligrams and how often a day, 0 times if it was stopped
Refill = tuple[int, int, int, int, int]  # a drug, a day, how many tablets, their milligrams, and how many a day
Order = tuple[int, int, int]  # a drug, milligrams and how often a day
Answer = dict[str, str]


class MedicationReconciliation(Task["MedicationReconciliation.Params", "MedicationReconciliation.Instance", Answer]):
    version = 1

    class Params(task.Params):
        drugs: int = knob("how many drugs there are", levels=(3, 4, 5, 6, 7, 8, 9, 11, 13, 15), ge=2, le=16)
        refills: int = knob("how many refills there are", levels=(0, 0, 3, 4, 6, 7, 9, 11, 14, 17), ge=0, le=30)
        shared: int = knob("how many drugs share a class", levels=(0, 2, 2, 2, 3, 4, 4, 5, 6, 7), ge=0, le=12)
        held: int = knob("how many drugs are on hold", levels=(0, 0, 0, 1, 1, 2, 2, 3, 3, 4), ge=0, le=8)

    class Instance(task.Instance):
        names: tuple[str, ...]
        classes: tuple[int, ...]
        statements: tuple[Statement, ...]
        refills: tuple[Refill, ...]
        orders: tuple[Order, ...]
        held: tuple[tuple[int], ...]
        day: int
        grace: int

        def named(self, rows: tuple[tuple[int, ...], ...]) -> list[tuple[object, ...]]:
            return [(self.names[row[0]], *row[1:]) for row in rows]

    prompt = Prompt(
        en=r"""
        A patient comes to a hospital on day {{ day }}; drugs and rules are invented (no advice). The drugs and their
        classes:

        {% for name in names %}
        - {{ name }}: class {{ classes[loop.index0] }}
        {% endfor %}

        What the patient and relatives stated:

        {{ named(statements) | table(["drug", "day of the statement", "mg", "times a day"]) }}

        {% if refills %}
        What a pharmacy handed out:

        {{ named(refills) | table(["drug", "day", "tablets", "mg in each", "tablets a day"]) }}

        {% endif %}
        What is ordered in the hospital:

        {{ named(orders) | table(["drug", "mg", "times a day"]) }}

        On hold by a note: {{ named(held) | map("first") | join(", ") or "none" }}.

        - Of each drug, only the latest entry counts,
        {{ "a statement or one of the pharmacy" if refills else "a statement" }}; no two are of one day. A
          drug without an entry is not current.
        - If a statement counts, the drug is current unless it was stopped (0 times a day), with the daily dose mg times
          the number of times a day.
        {% if refills %}
        - If a pharmacy entry counts, the tablets last from its day on, as many days as they are enough for. The drug is
          current if they last up to day {{ day - grace }} (inclusive) or longer, with the daily dose mg in each times
          tablets a day.
        {% endif %}

        Give each drug the first of these codes that fits:
        - D: it is ordered, and so is another drug of its class.
        - S: it is ordered and current with the same daily dose.
        - C: it is ordered and current with another daily dose.
        - X: it is ordered, and another drug of its class is current.
        - N: it is ordered.
        - R: it is current, and another drug of its class is ordered.
        - H: it is current and on hold.
        - O: it is current.
        - P: none of these.
        """,
        zh=r"""
        一名患者在第 {{ day }} 天入院；药物和规则均为虚构（不构成建议）。各药物及其类别：

        {% for name in names %}
        - {{ name }}：类别 {{ classes[loop.index0] }}
        {% endfor %}

        患者及家属的陈述：

        {{ named(statements) | table(["药物", "陈述日", "mg", "每日次数"]) }}

        {% if refills %}
        药房发药记录：

        {{ named(refills) | table(["药物", "日", "片数", "每片 mg", "每日片数"]) }}

        {% endif %}
        医院医嘱：

        {{ named(orders) | table(["药物", "mg", "每日次数"]) }}

        备注暂停的药物：{{ named(held) | map("first") | join("、") or "无" }}。

        - 每种药物只看最晚的一条记录（陈述{{ "或药房" if refills }}），没有两条在同一天。没有记录的药物不是在用药物。
        - 若所看的是陈述，除非已停（每日 0 次），该药物为在用，日剂量为 mg 乘以每日次数。
        {% if refills %}
        - 若所看的是药房记录，药片从当天起够用几天就持续几天。若能持续到第 {{ day - grace }} 天（含）或更久，
        该药物为在用，日剂量为每片 mg 乘以每日片数。
        {% endif %}

        请给每种药物下列代码中第一个符合的：
        - D：已下医嘱，且同类的另一种药物也有医嘱。
        - S：已下医嘱，且为在用，日剂量相同。
        - C：已下医嘱，且为在用，日剂量不同。
        - X：已下医嘱，且同类的另一种药物为在用。
        - N：已下医嘱。
        - R：为在用，且同类的另一种药物有医嘱。
        - H：为在用，且已备注暂停。
        - O：为在用。
        - P：以上都不符合。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Assignment(names=instance.names, tokens=tuple("DSCXNRHOP"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, day, grace = params.drugs, rng.randint(100, 200), rng.randint(2, 9)
        classes = [rng.randrange(1, max(2, params.shared // 2 + 1)) if i < params.shared else i + 1 for i in range(n)]
        rng.shuffle(classes)
        free = [rng.sample(range(day - 60, day), 8) for _ in range(n)]
        doses = [5 * rng.randint(1, 20) for _ in range(n)]
        statements, refills, orders = list[Statement](), list[Refill](), list[Order]()
        for i in range(n):
            if rng.random() < 0.8:
                statements.append((i, free[i].pop(), doses[i], rng.choice((0, 1, 1, 2, 2, 3))))
            if rng.random() < 0.6:
                times = rng.choice((1, 2, 2, 3))
                orders.append((i, rng.choice((doses[i], doses[i], 2 * doses[i], doses[i] + 5)), times))
        for _ in range(params.refills):
            i, daily = rng.randrange(n), rng.choice((1, 2, 3))
            if len(free[i]) > 4:
                refills.append((i, free[i].pop(), daily * rng.choice((10, 14, 20, 28, 30, 40)), doses[i], daily))
        instance = self.Instance(
            names=drug_names(rng, n), classes=tuple(sorted(set(classes)).index(kind) + 1 for kind in classes),
            statements=tuple(rng.sample(statements, len(statements))),
            refills=tuple(sorted(refills, key=lambda row: row[1])), orders=tuple(rng.sample(orders, len(orders))),
            held=tuple((i,) for i in sorted(rng.sample(range(n), params.held))), day=day, grace=grace,
        )  # fmt: skip
        codes, without = _codes(instance), [{"held": ()}] * (params.held > 0) + [{"grace": 0}] * (refills != [])
        if (
            len(set(codes)) < min(5, n // 2 + 1)
            or max(map(codes.count, codes)) > n // 3 + 1
            or not (statements and orders)
            or any(codes == _codes(instance.model_copy(update=one)) for one in without)
        ):
            raise Retry
        return instance, dict(zip(instance.names, codes, strict=True))

    def key(self, instance: Instance) -> object:
        rows = [sorted(rows) for rows in (instance.statements, instance.refills, instance.orders)]
        return [rows, instance.classes, instance.held, instance.day, instance.grace]


def _codes(instance: MedicationReconciliation.Instance) -> list[str]:
    """Give each drug its code."""
    n, limit = len(instance.names), instance.day - instance.grace
    latest = dict[int, tuple[int, int]]()  # the day and the daily dose, 0 if it is not current
    for i, day, mg, times in instance.statements:
        latest[i] = (day, mg * times)
    for i, day, tablets, mg, daily in instance.refills:
        lasts = day + tablets // daily - 1 >= limit
        latest[i] = max(latest.get(i, (-1, 0)), (day, mg * daily * lasts))
    current = {i: dose for i, (_, dose) in latest.items() if dose}
    ordered = {i: mg * times for i, mg, times in instance.orders}
    codes = list[str]()
    for i in range(n):
        kin = [j for j in range(n) if j != i and instance.classes[j] == instance.classes[i]]
        if i in ordered:
            taken = current.get(i)
            code = "X" if any(j in current for j in kin) else "N"
            code = ("S" if taken == ordered[i] else "C") if taken else code
            code = "D" if any(j in ordered for j in kin) else code
        else:
            code = "H" if (i,) in instance.held else "O"
            code = ("R" if any(j in ordered for j in kin) else code) if i in current else "P"
        codes.append(code)
    return codes
