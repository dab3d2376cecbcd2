"""Work out planned and earned values, indices, a forecast and the earned schedule of a project from its log.

Answer: a rational number for each quantity asked for; unique.
Harder: more tasks and status days, more rules of credit, changes of the plan, a forecast and the earned schedule.
Skills: arithmetic, instructions, simulation
Source: original; the usual definitions of earned value, which the prompt states.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Planned = tuple[str, int, int, int, str, tuple[int, ...]]
"""A name, the first and the last day, the budget, the rule of credit and the weights of its steps in percent."""
Event = tuple[int, str, str, int, int]
"""A day, a task, what happens, and up to two numbers that belong to it."""
Answer = dict[str, Fraction]

_WEIGHTS = ((40, 60), (30, 70), (20, 30, 50), (25, 35, 40), (10, 20, 30, 40), (15, 35, 50), (20, 80))
_FORECASTS = ("BAC / CPI", "AC + BAC - EV", "AC + (BAC - EV) / (CPI * SPI)")
_ASKED = (("EV", "SV", "CV"), ("EV", "SPI", "CPI"), ("EV", "SPI", "EAC"), ("EV", "SPI", "EAC", "ES"))
_SAID = {
    "start": ("day {0}: task {1} is started", "第 {0} 天：任务 {1} 开始"),
    "end": ("day {0}: task {1} is finished", "第 {0} 天：任务 {1} 完成"),
    "step": ("day {0}: step {2} of task {1} is done", "第 {0} 天：任务 {1} 的第 {2} 步完成"),
    "cost": ("day {0}: a cost of {2} is booked for task {1}", "第 {0} 天：任务 {1} 新发生费用 {2}"),
    "plan": ("day {0}: task {1} is planned anew, with last day {2} and budget {3}",
             "第 {0} 天：任务 {1} 重新计划，末日改为 {2}，预算改为 {3}"),
}  # fmt: skip


class EarnedValueForecast(Task["EarnedValueForecast.Params", "EarnedValueForecast.Instance", Answer]):
    version = 1

    class Params(task.Params):
        tasks: int = knob("how many tasks there are", levels=(2, 2, 3, 4, 5, 6, 8, 9, 10, 12), ge=2, le=14)
        rules: int = knob("how many rules of credit are in use", levels=(1, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        dates: int = knob("how many status days there are", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=4)
        changes: int = knob("how often the plan is changed", levels=(*[0] * 5, 1, 1, 2, 2, 3), ge=0, le=5)
        asked: int = knob("which quantities are asked for", levels=(0, 0, 1, 2, 3, 3, 3, 3, 3, 3), ge=0, le=3)

    class Instance(task.Instance):
        plan: tuple[Planned, ...]
        log: tuple[Event, ...]
        dates: tuple[int, ...]
        asked: tuple[str, ...]
        forecast: str

        def tasks(self, steps: str) -> list[tuple[object, ...]]:
            return [(*row[:4], row[4] or f"{steps} {', '.join(f'{w} %' for w in row[5])}") for row in self.plan]

        def lines(self, chinese: bool) -> list[str]:
            return [_SAID[what][chinese].format(day, name, a, b) for day, name, what, a, b in self.log]

    prompt = Prompt(
        en=r"""
        A project is planned in working days, which are numbered from 1:

        {{ tasks("steps of") | table(["task", "first day", "last day", "budget", "credit"]) }}

        What happened, each entry at the end of its day:

        {{ lines(false) | bullets }}

        A status day is looked at after all entries up to and including that day. Then:
        - PV is the planned value: the budget of a task is spread evenly over its days from the first to the last, and
          PV adds up what falls on days up to and including the status day, over all tasks. A change of the plan counts
          from the end of its day on as if the task had always been planned so; before, the old plan counts.
        - EV is the earned value, the sum of the credits of all tasks. With credit 0/100 a task earns its whole budget
          when it is finished, and nothing before; with 50/50 half of it when it is started and the rest when it is
          finished; with steps, for each step that is done the share of the budget that is listed in this order. The
          budget is that of the plan on the status day.
        - AC is the sum of all costs booked, and BAC the sum of the budgets of all tasks as planned on the status day.
        - SV = EV - PV, CV = EV - AC, SPI = EV / PV, CPI = EV / AC{% if "EAC" in asked %}, and the forecast
          EAC = {{ forecast }}{% endif %}.
        {% if "ES" in asked %}
        - ES is the earned schedule: the smallest time t, in days, at which the planned value of the plan that holds on
          the status day reaches EV. It is 0 at t = 0, PV of day t for whole t, and linear in between.
        {% endif %}

        Give {{ asked | listed(language) }} for the status {{ "days" if dates | length > 1 else "day" }}
        {{ dates | listed(language) }}; the field EV{{ dates[0] }} is EV on day {{ dates[0] }}, and so on.
        """,
        zh=r"""
        一个项目按工作日计划，工作日从 1 开始编号：

        {{ tasks("各步权重") | table(["任务", "首日", "末日", "预算", "计值规则"]) }}

        实际情况如下，每条都发生在当天结束时：

        {{ lines(true) | bullets }}

        在某个状态日考察项目时，该日及以前的记录都已发生。此时：
        - PV 为计划价值：任务的预算从首日到末日平均分摊到每一天，PV 是所有任务在状态日及以前各天所分摊数额的总和。
          计划变更从当天结束时起生效，视同该任务一直就是这样计划的；在此之前按旧计划计算。
        - EV 为挣值，即各任务计值之和。规则 0/100：任务完成时计入全部预算，此前为零；规则 50/50：任务开始时计入一半，
          完成时计入其余；按步骤：每完成一步，按所列权重（依步骤顺序）计入预算的相应部分。预算以状态日的计划为准。
        - AC 为已发生的各笔费用之和，BAC 为按状态日的计划各任务预算之和。
        - SV = EV - PV，CV = EV - AC，SPI = EV / PV，CPI = EV / AC{% if "EAC" in asked %}，预测值
          EAC = {{ forecast }}{% endif %}。
        {% if "ES" in asked %}
        - ES 为挣得进度：按状态日有效的计划，计划价值达到 EV 的最小时刻 t（单位为天）。
          计划价值在 t = 0 时为 0，t 为整数时为第 t 天的 PV，其间按直线变化。
        {% endif %}

        请对状态日 {{ dates | listed(language) }} 给出 {{ asked | listed(language) }}；字段 EV{{ dates[0] }} 表示第
        {{ dates[0] }} 天的 EV，其余类推。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Record(**{f"{name}{day}": Rational() for day in instance.dates for name in instance.asked})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        rules = rng.sample(("0/100", "50/50", ""), params.rules)
        plan, log, first = list[Planned](), list[Event](), 1
        for i in range(params.tasks):
            length, budget, name = rng.randint(3, 8), 20 * rng.randint(10, 60), "ABCDEFGHIJKLMN"[i]
            rule = rules[i] if i < len(rules) else rng.choice(rules)
            weights = () if rule else rng.choice(_WEIGHTS)
            plan.append((name, first, first + length - 1, budget, rule, weights))
            start, real = first + rng.randint(0, 2), max(4, length + rng.randint(-1, 3))
            days = sorted(rng.sample(range(start, start + real), max(2, len(weights))))
            for k, day in enumerate(days, start=1):
                log.append((day, name, "step" if weights else ("start", "end")[k - 1], k if weights else 0, 0))
            for share in (1, 2):
                log.append((start + share * real // 2, name, "cost", 5 * rng.randint(budget // 14, budget // 7), 0))
            first += rng.randint(1, length if params.tasks < 6 else 4)
        last = max(row[2] for row in plan)
        dates = sorted(rng.sample(range(max(2, last // 3), last + 1), params.dates))
        for name, begin, end, budget, *_ in rng.sample(plan, params.changes):
            until = max(begin + 1, end + rng.randint(-1, 4))
            log.append((rng.randint(2, dates[-1]), name, "plan", until, budget + 20 * rng.randint(-9, 15)))
        instance = self.Instance(
            plan=tuple(plan), log=tuple(sorted(entry for entry in log if entry[0] <= dates[-1] + 2)),
            dates=tuple(dates), asked=_ASKED[params.asked], forecast=rng.choice(_FORECASTS),
        )  # fmt: skip
        answer = dict[str, Fraction]()
        for day in dates:
            values = _status(instance, day)
            answer |= {f"{name}{day}": values[name] for name in instance.asked}
        if any(max(abs(v.numerator), v.denominator) > 10**9 for v in answer.values()):
            raise Retry
        return instance, answer


def _status(instance: EarnedValueForecast.Instance, day: int) -> Answer:
    """Give all quantities on a status day."""
    past = [entry[1:] for entry in instance.log if entry[0] <= day]
    latest = {name: (a, b) for name, what, a, b in past if what == "plan"}
    rows = [(row[1], *latest.get(row[0], row[2:4])) for row in instance.plan]
    earned, cost = Fraction(0), Fraction(sum(a for _, what, a, _ in past if what == "cost"))
    for (name, *_, rule, weights), (_, _, budget) in zip(instance.plan, rows, strict=True):
        shares = {"start": 50, "end": 50} if rule == "50/50" else {"end": 100}
        done = [weights[a - 1] if what == "step" else shares.get(what, 0) for one, what, a, _ in past if one == name]
        earned += Fraction(budget * sum(done), 100)

    def planned(time: int) -> Fraction:
        return sum((Fraction(b * max(0, min(time, z) - a + 1), z - a + 1) for a, z, b in rows), Fraction(0))

    value, total = planned(day), Fraction(sum(budget for *_, budget in rows))
    if not (value and cost and 0 < earned < total):
        raise Retry
    spi, cpi = earned / value, earned / cost
    forecasts = (total / cpi, cost + total - earned, cost + (total - earned) / (cpi * spi))
    time = next(t for t in range(1, 1000) if planned(t) >= earned)
    schedule = time - (planned(time) - earned) / (planned(time) - planned(time - 1))
    return {
        "EV": earned, "SV": earned - value, "CV": earned - cost, "SPI": spi, "CPI": cpi,
        "EAC": forecasts[_FORECASTS.index(instance.forecast)], "ES": schedule,
    }  # fmt: skip
