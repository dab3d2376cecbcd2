"""Work out pay from clock records: rounded punches, breaks, premiums, a capped contribution and tax by brackets.

Answer: gross pay, contribution, tax and net pay of each person in cents; unique.
Harder: more days and people, more rules that meet in one shift, shifts past midnight, forgotten punches.
Skills: arithmetic, simulation, instructions
Source: original; invented rules of pay.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.prompts import clock
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Table

Shift = tuple[int, int, bool]
"""The minutes of both punches since midnight, -1 for one that was forgotten, and whether the day is a holiday."""
Person = tuple[str, int, int, tuple[Shift, ...]]
Answer = tuple[tuple[int, ...], ...]

_RULES = ("rounding", "pause", "overtime", "brackets", "cap", "night", "holiday", "missing")


class PayrollTimesheetPay(Task["PayrollTimesheetPay.Params", "PayrollTimesheetPay.Instance", Answer]):
    version = 1

    class Params(task.Params):
        people: int = knob("the people", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=4)
        days: int = knob("the days of each person", levels=(1, 2, 2, 3, 4, 4, 5, 6, 6, 8), ge=1, le=10)
        rules: int = knob("how many kinds of rules are in force", levels=(0, 1, 2, 3, 4, 5, 6, 7, 8, 8), ge=0, le=8)

    class Instance(task.Instance):
        people: tuple[Person, ...]
        rules: tuple[str, ...]
        step: int
        pause: tuple[int, int]
        night: int
        rates: tuple[int, int, int]
        limits: tuple[int, int]

        def records(self) -> list[tuple[str, list[str]]]:
            return [
                (f"{name} ({wage}; {before})", [f"{n}. {_shown(shift)}" for n, shift in enumerate(shifts, start=1)])
                for name, wage, before, shifts in self.people
            ]

    prompt = Prompt(
        en=r"""
        Pay is worked out by these rules; all amounts are in cents, and each part of the pay, the contribution and the
        tax are rounded to whole cents for the whole period of a person, halves up.

        {% if "rounding" in rules %}
        - Each punch is first rounded to the nearest multiple of {{ step }} minutes since midnight, half-way up.
        {% endif %}
        {% if "missing" in rules %}
        - A shift whose second punch is missing (?) counts as ending exactly four hours after its first punch.
        {% endif %}
        - A shift lasts from its first punch to its second, which falls on the next day if its time of day is earlier.
        {% if "pause" in rules %}
        - If a shift lasts more than {{ pause[0] }} hours, {{ pause[1] }} minutes of it are not paid.
        {% endif %}
        - The basic pay is the wage an hour times the paid hours.
        {% if "overtime" in rules %}
        - The paid time of a shift beyond 8 hours earns half the wage in addition.
        {% endif %}
        {% if "night" in rules %}
        - The time of a shift between 22:00 and 06:00 earns {{ night }}% of the wage in addition, breaks not taken off.
        {% endif %}
        {% if "holiday" in rules %}
        - The paid time of a shift marked with H earns the wage once more.
        {% endif %}
        - Gross pay is the sum of these parts; net pay is gross pay less contribution and tax.
        - The contribution is {{ rates[0] }}% of the gross pay
        {%- if "cap" in rules %}; but of the earnings of a year only the first {{ limits[0] }} count{% endif %}.
        {% if "brackets" in rules %}
        - The tax of a year is {{ rates[1] }}% of the earnings up to {{ limits[1] }} and {{ rates[2] }}% of what lies
        above. The tax now is the tax on the earnings of the year with this gross pay less the tax on those before it.
        {% else %}
        - The tax is {{ rates[1] }}% of the gross pay.
        {% endif %}

        For each person, the wage an hour and the gross earnings earlier in the year are given in brackets:

        {% for who, shifts in records() %}
        {{ who }}:

        {{ shifts | lines }}

        {% endfor %}
        Give a row for each person, in this order: gross pay, contribution, tax, net pay.
        """,
        zh=r"""
        工资按下列规则计算；金额都以分为单位，每个人整个期间的各部分工资、缴费和税各自四舍五入到整分。

        {% if "rounding" in rules %}
        - 每次打卡时间先取到最近的 {{ step }} 分钟的整数倍（从零点算起），恰在中间时取较晚的。
        {% endif %}
        {% if "missing" in rules %}
        - 缺第二次打卡（?）的班次，算作在第一次打卡之后恰好四小时结束。
        {% endif %}
        - 班次从第一次打卡到第二次打卡；若后者的钟点较早，则它在次日。
        {% if "pause" in rules %}
        - 班次超过 {{ pause[0] }} 小时的，其中 {{ pause[1] }} 分钟不计薪。
        {% endif %}
        - 基本工资为时薪乘以计薪小时数。
        {% if "overtime" in rules %}
        - 一个班次的计薪时间超过 8 小时的部分，另加一半时薪。
        {% endif %}
        {% if "night" in rules %}
        - 班次在 22:00 到 06:00 之间的时间另加时薪的 {{ night }}%，不扣除休息。
        {% endif %}
        {% if "holiday" in rules %}
        - 标有 H 的班次，计薪时间另加一倍时薪。
        {% endif %}
        - 应发工资为以上各部分之和；实发工资为应发工资减去缴费和税。
        - 缴费为应发工资的 {{ rates[0] }}%
        {%- if "cap" in rules %}，但一年的收入中只有最先的 {{ limits[0] }} 计入{% endif %}。
        {% if "brackets" in rules %}
        - 一年的税为：收入不超过 {{ limits[1] }} 的部分按 {{ rates[1] }}%，超过的部分按 {{ rates[2] }}%。
        本次的税为计入本次应发工资后的全年收入的税，减去此前收入的税。
        {% else %}
        - 税为应发工资的 {{ rates[1] }}%。
        {% endif %}

        每个人的时薪和本年此前的应发收入写在括号里：

        {% for who, shifts in records() %}
        {{ who }}：

        {{ shifts | lines }}

        {% endfor %}
        请按此顺序为每个人给出一行：应发工资、缴费、税、实发工资。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Table(Integer(low=0), rows=len(instance.people), cols=4)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        rules, people, limits = _RULES[: params.rules], list[Person](), [10000 * rng.randint(80, 200) for _ in "ab"]
        for name in draw_names(rng, params.people):
            shifts = list[Shift]()
            for _ in range(params.days):
                begin = rng.randint(300, 1380) if "night" in rules else rng.randint(330, 720)
                end = begin + rng.randint(220, 690)
                missing = "missing" in rules and rng.random() < 0.2
                shifts.append((begin, -1 if missing else end, "holiday" in rules and rng.random() < 0.25))
            near = limits[rng.randrange(2)] - rng.randint(2000, 20000) * params.days
            people.append((name, rng.randint(1200, 4800), near, tuple(shifts)))
        instance = self.Instance(
            people=tuple(people), rules=rules, step=rng.choice((5, 10, 15, 20, 30)) * ("rounding" in rules),
            pause=(rng.randint(5, 7) * ("pause" in rules), rng.choice((20, 30, 40, 45, 60)) * ("pause" in rules)),
            night=rng.choice((10, 15, 20, 25, 30)) * ("night" in rules),
            rates=(rng.randint(3, 12), rng.randint(8, 18), rng.randint(20, 40) * ("brackets" in rules)),
            limits=(limits[0] * ("cap" in rules), limits[1] * ("brackets" in rules)),
        )  # fmt: skip
        seen = [shift for *_, shifts in people for shift in shifts]
        plain = min(end for _, end, _ in seen) > 0 or not any(marked for *_, marked in seen)
        answers = [
            tuple(_paid(instance.model_copy(update={"rules": kept}), person) for person in people)
            for kept in (rules, *(rules[:n] + rules[n + 1 :] for n in range(2, min(5, len(rules)))))
        ]
        if answers[0] in answers[1:] or (params.rules == 8 and plain):  # overtime, brackets or the cap do not matter
            raise task.Retry
        return instance, answers[0]


def _shown(shift: Shift) -> str:
    begin, end, holiday = shift
    return f"{clock(begin)}–{clock(end) if end >= 0 else '?'}{' H' * holiday}"


def _half_up(top: int, bottom: int) -> int:
    return (2 * top + bottom) // (2 * bottom)


def _paid(instance: PayrollTimesheetPay.Instance, person: Person) -> tuple[int, ...]:
    _, wage, before, shifts = person
    rules, step = instance.rules, instance.step if "rounding" in instance.rules else 1
    basic = overtime = night = holiday = 0
    for first, last, marked in shifts:
        begin = _half_up(first, step) * step
        end = _half_up(last, step) * step if last >= 0 else begin + 240
        paid = end - begin
        if "pause" in rules and paid > 60 * instance.pause[0]:
            paid -= instance.pause[1]
        overtime += max(0, paid - 480) * ("overtime" in rules)
        night += sum(max(0, min(end, b) - max(begin, a)) for a, b in ((0, 360), (1320, 1800))) * ("night" in rules)
        basic, holiday = basic + paid, holiday + paid * marked
    gross = _half_up(wage * basic, 60) + _half_up(wage * overtime, 120)
    gross += _half_up(wage * night * instance.night, 6000) + _half_up(wage * holiday, 60)
    counted = min(gross, max(0, instance.limits[0] - before)) if "cap" in rules else gross
    above = min(gross, max(0, before + gross - instance.limits[1])) if "brackets" in rules else 0
    contribution = _half_up(instance.rates[0] * counted, 100)
    tax = _half_up(instance.rates[1] * (gross - above) + instance.rates[2] * above, 100)
    return gross, contribution, tax, gross - contribution - tax
