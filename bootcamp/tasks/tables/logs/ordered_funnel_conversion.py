"""Count the users of a log who reach each step of an ordered funnel.

Answer: how many users reach each step; unique.
Harder: more events and steps, a window of time, steps that spoil what went before.
Skills: simulation, counting
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import clock
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Event = tuple[int, str, str]
"""The minute, the user and what they did."""
Answer = tuple[int, ...]

_STEPS = (
    ("open", "search", "view", "cart", "pay", "rate"),
    ("visit", "read", "register", "confirm", "order", "return"),
    ("call", "ask", "book", "board", "arrive", "review"),
    ("enter", "choose", "try", "buy", "wrap", "leave"),
    ("land", "scroll", "click", "signup", "upload", "share"),
    ("start", "level1", "level2", "boss", "finish", "post"),
    ("join", "greet", "draw", "mix", "fire", "glaze"),
    ("apply", "test", "meet", "offer", "accept", "begin"),
)


class OrderedFunnelConversion(Task["OrderedFunnelConversion.Params", "OrderedFunnelConversion.Instance", Answer]):
    version = 1

    class Params(task.Params):
        users: int = knob("how many users there are", levels=(3, 5, 8, 8, 9, 9, 10, 10, 11, 12), ge=2, le=12)
        events: int = knob("how many events a user has", levels=(4, 4, 4, 5, 5, 5, 6, 6, 7, 7), ge=3, le=12)
        steps: int = knob("how many steps the funnel has", levels=(2, 3, 4, 4, 4, 4, 4, 5, 5, 5), ge=2, le=5)
        window: bool = knob("whether time is limited", levels=(False,) * 3 + (True,) * 7)
        spoiling: bool = knob("whether an event spoils the way", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        events: tuple[Event, ...]
        steps: tuple[str, ...]
        window: int
        """Minutes from the first step to the last, 0 for no limit."""
        spoiling: str

        @property
        def lines(self) -> list[tuple[object, ...]]:
            return [(clock(minute), user, name) for minute, user, name in self.events]

    prompt = Prompt(
        en=r"""
        A log, one event a line, in the order in which they happened:

        {{ lines | table(["time", "user", "event"]) }}

        A funnel has the steps {{ steps | join(" → ") }}. A user reaches a step if the user has events for this and all
        steps before it that happened in this order; other events may lie between them, repeated steps too.
        {% if window %}
        The event for this step must happen at most {{ window }} minutes after the event for the first step.
        {% endif %}
        {% if spoiling %}
        No {{ spoiling }} event of the user may lie between the first and the last of these events.
        {% endif %}
        {% if window or spoiling %}
        Which of several events of a user is taken for a step is free: it counts if there is a choice that meets the
        rules. Different choices may be made for different steps reached.
        {% endif %}

        How many users reach each step? Give the numbers in the order of the steps.
        """,
        zh=r"""
        下面是一份日志，每行一个事件，按发生的先后排列：

        {{ lines | table(["时间", "用户", "事件"]) }}

        一个漏斗的步骤依次为 {{ steps | join(" → ") }}。如果某个用户有对应于某一步及其之前各步的事件，
        并且这些事件按此顺序发生，就说该用户到达了这一步；其间可以有其他事件，也可以有重复的步骤。
        {% if window %}
        这一步的事件必须在第一步的事件之后不超过 {{ window }} 分钟发生。
        {% endif %}
        {% if spoiling %}
        在这些事件的第一个与最后一个之间，该用户不能有 {{ spoiling }} 事件。
        {% endif %}
        {% if window or spoiling %}
        同一用户有几个事件可对应某一步时，取哪一个不限：只要有一种取法符合规则就算到达。
        判断到达不同的步骤时可以用不同的取法。
        {% endif %}

        到达各步的用户各有多少？按步骤的顺序给出这些数。
        """,
    )

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(low=0), length=len(instance.steps))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        names = rng.choice(_STEPS)
        steps = names[: params.steps]
        for _ in range(60):
            users = draw_names(rng, params.users)
            owners = [user for user in users for _ in range(params.events)]
            rng.shuffle(owners)
            minute, events, place = rng.randint(480, 600), list[Event](), dict.fromkeys(users, 0)
            for user in owners:
                minute += rng.randint(1, 4)
                forward = rng.random() < 0.6
                name = names[place[user] % len(names)] if forward else rng.choice(names[: params.steps + 1])
                place[user] += forward
                events.append((minute, user, name))
            window = rng.randint(minute - events[0][0], 2 * (minute - events[0][0])) // 3 if params.window else 0
            spoiling = names[params.steps] if params.spoiling else ""
            instance = self.Instance(events=tuple(events), steps=steps, window=window, spoiling=spoiling)
            answer = self.solve(instance)
            plain: list[dict[str, object]] = [{"window": 0, "spoiling": ""}, {"window": 0}] if params.window else []
            plain += [{"spoiling": ""}] if params.spoiling else []
            if any(self.solve(instance.model_copy(update=one)) == answer for one in plain):
                continue
            if len(set(answer)) > min(2, params.steps - 1) and answer[1]:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        found = [0] * len(instance.steps)
        for user in {user for _, user, _ in instance.events}:
            mine = [(minute, name) for minute, one, name in instance.events if one == user]
            for step in range(_reached(instance, mine)):
                found[step] += 1
        return tuple(found)

    def key(self, instance: Instance) -> object:
        users = list(dict.fromkeys(user for _, user, _ in instance.events))
        events = [(minute - instance.events[0][0], users.index(user), name) for minute, user, name in instance.events]
        return [events, instance.steps, instance.window, instance.spoiling]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        found, lines = list[int](), []
        for user in dict.fromkeys(user for _, user, _ in instance.events):
            mine = [(minute, name) for minute, one, name in instance.events if one == user]
            told = ", ".join(f"{clock(minute)} {name}" if instance.window else name for minute, name in mine)
            ways = _ways(instance, mine)
            found.append(max((len(way) for way, _ in ways), default=0))
            shown = [f"{' → '.join(way)}{f' ({last})' if last else ''}" for way, last in ways]
            lines.append(f"{user}: {told}; {'; '.join(shown) or '-'}: {found[-1]}")
        reached = [sum(step <= own for own in found) for step in range(1, len(instance.steps) + 1)]
        return "\n".join([*lines, f"{found} → {reached}"])


def _reached(instance: OrderedFunnelConversion.Instance, mine: list[tuple[int, str]]) -> int:
    """Count the steps that a user reaches."""
    return max((len(way) for way, _ in _ways(instance, mine)), default=0)


def _ways(instance: OrderedFunnelConversion.Instance, mine: list[tuple[int, str]]) -> list[tuple[list[str], str]]:
    """Give for each first step the way that takes the earliest event for each step, and what ends it before its end."""
    ways = []
    for place, (start, name) in enumerate(mine):
        if name != instance.steps[0]:
            continue
        way, last = [name], ""
        for minute, other in mine[place + 1 :]:
            if len(way) == len(instance.steps):
                break
            if other == instance.spoiling or (instance.window and minute - start > instance.window):
                last = other if other == instance.spoiling else f"> {clock(start + instance.window)}"
                break
            if other == instance.steps[len(way)]:
                way.append(other)
        ways.append((way, last))
    return ways
