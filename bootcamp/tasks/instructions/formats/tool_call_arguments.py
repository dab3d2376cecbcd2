"""Write the calls of tools, in JSON, that carry out a request, by the printed schemas of the tools.

Answer: a list of calls in order, each with the tool and its arguments; it is unique.
Harder: more calls, more tools to choose from, optional arguments, units to convert, values taken from other lines.
Skills: instructions, language
Source: original; modelled on the function calls of assistants.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words, worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Json

Value = str | int | bool | tuple[str, ...]
Detail = tuple[str, Value, str, str]  # an argument, its value, how the request states it in English and in Chinese

TOOLS = {
    "send_message": {
        "to": "list of strings: the names of the persons, in the order given",
        "text": "string: the word that is sent",
        "urgent": "boolean, optional, left out if the message is not called urgent",
    },
    "create_event": {
        "title": "string: the word that is its title",
        "start": "string: the start as HH:MM, 24 hours",
        "minutes": "integer: how long it lasts",
        "room": "string, optional: the room, a capital letter and digits, left out if none is named",
    },
    "set_heater": {
        "room": "string: the room, a capital letter and digits",
        "tenths": "integer: the temperature in tenths of a degree Celsius",
        "eco": "boolean: true just if eco mode is asked for",
    },
    "book_trip": {
        "from": "string: the name of the city where it starts",
        "to": "string: the name of the city where it ends",
        "seats": "integer: the number of seats",
        "class": "string, one of first, second: second if nothing is said",
    },
    "transfer": {
        "payee": "string: the name of the person who gets the money",
        "cents": "integer: the amount in cents",
        "note": "string, optional: a word, left out if none is given",
    },
}

_CITIES = ("Kyoto", "Lima", "Oslo", "Quito", "Tunis", "Porto", "Turku")


class ToolCallArguments(Task["ToolCallArguments.Params", "ToolCallArguments.Instance", Any]):
    version = 1

    class Params(task.Params):
        calls: int = knob("the number of calls", levels=(1, 2, 3, 3, 4, 5, 6, 7, 8, 10), ge=1, le=12)
        tools: int = knob("the number of tools", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 5), ge=1, le=5)
        changes: int = knob("how many wishes are changed later", levels=(0, 0, 0, 1, 1, 2, 2, 3, 4, 5), ge=0, le=6)
        cancelled: int = knob("how many wishes are taken back", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 3), ge=0, le=4)

    class Instance(task.Instance):
        tools: tuple[str, ...]
        lines: tuple[tuple[str, str], ...]  # the lines of the request in English and in Chinese

        @property
        def schemas(self) -> str:
            rows = list[str]()
            for tool in self.tools:
                rows += [f"- {tool}", *(f"  - {name}: {text}" for name, text in TOOLS[tool].items())]
            return "\n".join(rows)

        def told(self, language: str) -> list[str]:
            return [line[language == "zh"] for line in self.lines]

    answer = Json(shape='[{"tool": ..., "arguments": {...}}, ...]')
    prompt = Prompt(
        en=r"""
        An assistant has these tools, each with its arguments:

        {{ schemas }}

        Somebody asks it, line by line:

        {{ told(language) | numbered }}

        Write the calls that carry out what is asked in the end: one call for each wish that is not taken back, in the
        order of the lines that first state the wishes, as a list of objects with the keys tool and arguments. The
        arguments hold exactly the names of the schema, without optional ones that are to be left out. Where the schema
        says nothing else, strings are written as in the request; integers are numbers, and booleans true or false.
        """,
        zh=r"""
        一个助手有下列工具，每个工具有若干参数（说明用英文书写）：

        {{ schemas }}

        有人逐行向它提出要求：

        {{ told(language) | numbered }}

        请写出完成最终要求的各次调用：每个没有取消的要求对应一次调用，按最先提出各要求的行的顺序排列，写成一个对象列表，
        每个对象有键 tool 和 arguments。arguments 中的键恰好是说明中的参数名，应省略的可选参数不写。
        说明中没有另外规定时，字符串照要求中的写法，整数写成数，布尔值写成 true 或 false。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        tools = rng.sample(sorted(TOOLS), params.tools)
        wishes = [_wish(rng, rng.choice(tools)) for _ in range(params.calls + params.cancelled)]
        lines = [_stated(tool, details) for tool, details in wishes]
        gone = set(rng.sample(range(len(wishes)), params.cancelled))
        order = rng.sample([n for n in range(len(wishes)) if n not in gone], min(params.changes, params.calls))
        later = [(n, False) for n in order] + [(n, True) for n in gone]
        rng.shuffle(later)
        for n, cancel in later:
            if cancel:
                lines.append((f"Forget line {n + 1}.", f"第 {n + 1} 行不要了。"))
                continue
            tool, details = wishes[n]
            new = _wish(rng, tool)[1]
            place = rng.choice([i for i, (old, one) in enumerate(zip(details, new, strict=False)) if old[0] == one[0]])
            if new[place][1] in [one[1] for one in details] or len(new) != len(details) or not new[place][2]:
                raise task.Retry
            wishes[n] = tool, [*details[:place], new[place], *details[place + 1 :]]
            lines.append(
                (f"Change line {n + 1}: {new[place][2]} instead.", f"第 {n + 1} 行改一下，改为：{new[place][3]}。")
            )
        calls = [
            {"tool": tool, "arguments": {name: list(v) if isinstance(v, tuple) else v for name, v, *_ in details}}
            for n, (tool, details) in enumerate(wishes)
            if n not in gone
        ]
        return self.Instance(tools=tuple(sorted(tools)), lines=tuple(lines)), calls


def _wish(rng: Random, tool: str) -> tuple[str, list[Detail]]:
    """Draw a wish; a detail that is not stated has no words."""
    word, other = rng.sample(words.of_length(rng.randint(4, 6)), 2)
    people = worlds.draw_names(rng, rng.randint(1, 3))
    room = f"{rng.choice('ABCD')}{rng.randint(10, 99)}"
    start, end = rng.sample(_CITIES, 2)
    hour, quarter, n, some = rng.randint(1, 23), rng.choice((0, 15, 30, 45)), rng.randint(2, 9), rng.random() < 0.5
    clock = f"{hour % 12 or 12}:{quarter:02} {'am' if hour < 12 else 'pm'}"
    cents = rng.randint(2, 99) * 100 + rng.choice((0, 5, 50, 99))
    tenths = rng.randint(160, 239)
    hours = rng.choice((30, 45, 60, 90, 120, 150))
    details: dict[str, list[Detail]] = {
        "send_message": [
            ("to", people, "to " + " and ".join(people), f"收信人 {'、'.join(people)}"),
            ("text", word, f"with the text {word}", f"内容 {word}"),
            *([("urgent", True, "as urgent", "标为紧急")] if some else []),
        ],
        "create_event": [
            ("title", word, f"called {word}", f"标题 {word}"),
            ("start", f"{hour:02}:{quarter:02}", f"at {clock}", f"开始时间 {clock}"),
            ("minutes", hours, f"for {hours / 60:g} hours" if hours > 60 else f"for {hours} minutes",
                f"时长 {hours / 60:g} 小时" if hours > 60 else f"时长 {hours} 分钟"),
            *([("room", room, f"in room {room}", f"房间 {room}")] if some else []),
        ],
        "set_heater": [
            ("room", room, f"in room {room}", f"房间 {room}"),
            ("tenths", tenths, f"at {tenths / 10:g} degrees Celsius", f"温度 {tenths / 10:g} 摄氏度"),
            ("eco", some, "in eco mode" if some else "", "节能模式" if some else ""),
        ],
        "book_trip": [
            ("from", start, f"from {start}", f"出发地 {start}"),
            ("to", end, f"to {end}", f"目的地 {end}"),
            ("seats", n, f"for {n} people, a seat each", f"{n} 人，每人一个座位"),
            ("class", "first" if some else "second", "in first class" if some else "", "一等座" if some else ""),
        ],
        "transfer": [
            ("payee", people[0], f"to {people[0]}", f"收款人 {people[0]}"),
            ("cents", cents, f"of ${cents // 100}.{cents % 100:02}", f"金额 ${cents // 100}.{cents % 100:02}"),
            *([("note", other, f"with the note {other}", f"附言 {other}")] if some else []),
        ],
    }  # fmt: skip
    return tool, details[tool]


_STARTS = {
    "send_message": ("A message", "发一条消息"),
    "create_event": ("An event", "建一个日程"),
    "set_heater": ("The heater", "设置暖气"),
    "book_trip": ("A trip", "订一次行程"),
    "transfer": ("A transfer", "转一笔账"),
}


def _stated(tool: str, details: list[Detail]) -> tuple[str, str]:
    parts = [(en, zh) for _, _, en, zh in details if en]
    return (
        f"{_STARTS[tool][0]} {', '.join(p[0] for p in parts)}.",
        f"{_STARTS[tool][1]}：{'，'.join(p[1] for p in parts)}。",
    )
