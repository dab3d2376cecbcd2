"""Decide which actions an assistant with tools may take under a written policy, one request after the other.

Answer: allow, deny or ask for each request, in order; it is unique.
Harder: more rules and requests, rules about what was allowed before, exceptions that stand above general rules.
Skills: deduction, instructions, simulation
Source: original; the policies are invented.
"""

from __future__ import annotations

from collections.abc import Sequence as Rows
from random import Random

from bootcamp import task
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.relations.policies._properties import CONDITIONS, LEVELS, OFFICES
from bootcamp.verifiers import Choice, Format, Sequence

Rule = tuple[int, str, int, int, str]
"""A tool (-1 for any), a kind of condition, its number, whether it must fail instead, and a verdict."""

Event = tuple[int, int, int, int, int]
"""A customer, a tool (-1: the identity is verified), an amount, the age of the contract, 0 for chat or 1 for phone."""

_Decisions = tuple[tuple[str, ...], set[int]]
_VERDICTS = ("allow", "deny", "ask")


class PolicyToolDecision(Task["PolicyToolDecision.Params", "PolicyToolDecision.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        rules: int = knob("how many rules", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 13), ge=2, le=14)
        requests: int = knob("how many requests", levels=(4, 5, 6, 7, 8, 9, 10, 10, 11, 12), ge=3, le=14)
        customers: int = knob("how many customers", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=1, le=6)
        history: int = knob(
            "percentage of rules on the past", levels=(0, 20, 30, 35, 40, 40, 45, 45, 50, 50), ge=0, le=100
        )

    class Instance(task.Instance):
        office: int
        customers: tuple[tuple[str, int], ...]
        rules: tuple[Rule, ...]
        default: str
        events: tuple[Event, ...]

        @property
        def names(self) -> tuple[str, ...]:
            return OFFICES[self.office]

        @property
        def levels(self) -> list[str]:
            return [f"{name} ({LEVELS[level]})" for name, level in self.customers]

        @property
        def tools(self) -> tuple[str, ...]:
            return self.names[2:]

        @property
        def policy(self) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {"en": [], "zh": []}
            for place, (language, lines) in enumerate(found.items()):
                for tool, kind, number, fails, verdict in self.rules:
                    shown = LEVELS[number] if kind == "level" else number
                    condition = CONDITIONS[kind][place][fails].format(shown)
                    subject = (self.tools[tool], self.tools[tool]) if tool >= 0 else ("Any tool", "任何工具")
                    then = f": {verdict} if {condition}." if language == "en" else f"：若{condition}，则 {verdict}。"
                    lines.append(f"{subject[place]}{then}")
            return found

        @property
        def log(self) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {"en": [], "zh": []}
            number = 0
            for who, tool, amount, age, phone in self.events:
                name, way = self.customers[who][0], ("phone", "电话") if phone else ("chat", "聊天")
                if tool < 0:
                    found["en"].append(f"- The identity of {name} is verified.")
                    found["zh"].append(f"- 核实了 {name} 的身份。")
                    continue
                number += 1
                act = f"{self.tools[tool]} {amount}"
                found["en"].append(f"{number}. {name}, by {way[0]}: {act}, contract {age} days old")
                found["zh"].append(f"{number}. {name}，{way[1]}：{act}，合同已签 {age} 天")
            return found

    prompt = Prompt(
        en=r"""
        An assistant of {{ names[0] }} has the tools {{ tools | listed(language) }}. Its policy:

        {{ policy["en"] | numbered }}

        For a request, the first rule of this list that is about its tool and whose condition holds decides: allow, deny
        or ask (ask a supervisor). If no rule fits, the decision is {{ default }}. Only requests that are allowed are
        carried out and count for later ones.

        The customers and their levels: {{ levels | comma }}. At first no identity has been verified. This is what
        happens, in order:

        {{ log["en"] | lines }}

        What is the decision on each numbered request? Answer in order.
        """,
        zh=r"""
        某{{ names[1] }}的助手有工具 {{ tools | join("、") }}。它的规定如下：

        {{ policy["zh"] | numbered }}

        对每个请求，由上面列表中第一条针对该工具且条件成立的规则决定：allow（允许）、deny（拒绝）或 ask（请示主管）。
        没有规则适用时，决定为 {{ default }}。只有被允许的请求才会执行，并计入以后的判断。

        客户及其等级：{{ levels | join("、") }}。开始时所有人的身份都未核实。依次发生了下列事情：

        {{ log["zh"] | lines }}

        对每个编号的请求，决定是什么？请按顺序回答。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Choice(_VERDICTS), length=sum(event[1] >= 0 for event in instance.events))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        drawn: dict[tuple[int, str, int], Rule] = {}
        while len(drawn) < params.rules:
            kind = rng.choice(("amount", "age", "level", "phone", "verified"))
            if rng.randrange(100) < params.history or (params.history > 20 and not drawn):
                kind = rng.choice(("count", "total"))
            rule = (rng.choice((-1, 0, 1)), kind, _number(kind, rng), rng.randrange(2), rng.choice(_VERDICTS))
            drawn.setdefault(rule[:3], rule)
        events: list[Event] = []
        while sum(event[1] >= 0 for event in events) < params.requests:
            who = min(rng.randrange(params.customers), rng.randrange(params.customers))
            if rng.random() < 0.15 and (who, -1) not in [event[:2] for event in events]:
                events.append((who, -1, 0, 0, 0))
            events.append((who, rng.randrange(2), 5 * rng.randint(1, 24), rng.randint(1, 100), rng.randrange(2)))
        names = draw_names(rng, params.customers)
        instance = self.Instance(
            office=rng.randrange(len(OFFICES)),
            customers=tuple((name, rng.randrange(3)) for name in names),
            rules=tuple(rng.sample([*drawn.values()], len(drawn))),
            default=rng.choice(_VERDICTS),
            events=tuple(events),
        )
        answer, used = _decided(instance)
        uneven = max(map(answer.count, _VERDICTS)) > (len(answer) * 3 + 4) // 5 or {*answer} != {*_VERDICTS}
        if uneven or len(used) < min(params.rules, params.requests) // 3 + 1:
            raise task.Retry
        if answer == _decided(instance, back=-1)[0] or (params.history and answer in _misread(instance)):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.rules, instance.default, [level for _, level in instance.customers], instance.events]


def _number(kind: str, rng: Random) -> int:
    ranges = {"amount": (2, 10, 10), "age": (2, 8, 10), "level": (0, 2, 1), "count": (2, 3, 1), "total": (2, 6, 30)}
    low, high, step = ranges.get(kind, (0, 0, 1))
    return step * rng.randint(low, high)


def _misread(instance: PolicyToolDecision.Instance) -> list[tuple[str, ...]]:
    """Decide as if denied requests counted too, none counted, or nobody's identity were verified."""
    kinds = {kind for _, kind, *_ in instance.rules}
    found = [_decided(instance, way)[0] for way in (_VERDICTS, ()) if kinds & {"count", "total"}]
    events = tuple(event for event in instance.events if event[1] >= 0)
    if "verified" in kinds and events != instance.events:
        found.append(_decided(instance.model_copy(update={"events": events}))[0])
    return found


def _decided(instance: PolicyToolDecision.Instance, counting: Rows[str] = _VERDICTS[:1], back: int = 1) -> _Decisions:
    """Give the decisions, and the places of the rules that decide."""
    verified, counts, totals = set[int](), [0] * len(instance.customers), [0, 0]
    decisions, used = [], set[int]()
    for who, tool, amount, age, phone in instance.events:
        if tool < 0:
            verified.add(who)
            continue
        values = {"amount": amount, "age": age, "level": instance.customers[who][1], "count": counts[who]}
        values["total"] = totals[tool] + amount
        decision = instance.default
        for place, (about, kind, number, fails, verdict) in enumerate(instance.rules[::back]):
            if kind in ("phone", "verified"):
                holds = bool(phone) if kind == "phone" else who in verified
            elif kind in ("level", "count"):
                holds = values[kind] == number if kind == "level" else values[kind] >= number
            else:
                holds = values[kind] > number
            if about in (-1, tool) and holds != bool(fails):
                decision = verdict
                used.add(place)
                break
        decisions.append(decision)
        if decision in counting:
            counts[who] += 1
            totals[tool] += amount
    return tuple(decisions), used
