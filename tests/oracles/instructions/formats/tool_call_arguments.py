"""Read the English request with regular expressions and make the calls from what they find."""

import re
from typing import Any

LEVELS = range(1, 11)
_PATTERNS: dict[str, dict[str, str]] = {
    "send_message": {
        "to": r"\bto ((?:[A-Z]\S* and )*[A-Z][^\s,.]*)",
        "text": r"with the text (\w+)",
        "urgent": r"as (urgent)",
    },
    "create_event": {
        "title": r"called (\w+)",
        "start": r"at (\d+:\d\d [ap]m)",
        "minutes": r"for ([\d.]+ (?:hours|minutes))",
        "room": r"\bin room (\w+)",
    },
    "set_heater": {"room": r"\bin room (\w+)", "tenths": r"at ([\d.]+) degrees", "eco": r"in (eco) mode"},
    "book_trip": {
        "from": r"\bfrom (\w+)",
        "to": r"\bto (\w+)",
        "seats": r"for (\d+) people",
        "class": r"in (first) class",
    },
    "transfer": {"payee": r"\bto ([A-Z][^\s,.]*)", "cents": r"of \$(\d+\.\d\d)", "note": r"with the note (\w+)"},
}
_FIRST = {"A message": "send_message", "An event": "create_event", "The heater": "set_heater", "A trip": "book_trip"}
_FIRST |= {"A transfer": "transfer"}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    wishes: dict[int, tuple[str, dict[str, Any]]] = {}
    for number, (line, _) in enumerate(instance.lines, start=1):
        later = re.match(r"(Forget|Change) line (\d+)", line)
        if later and later[1] == "Forget":
            del wishes[int(later[2])]
        elif later:
            tool, found = wishes[int(later[2])]
            found.update(_found(tool, line))
        else:
            tool = next(tool for start, tool in _FIRST.items() if line.startswith(start))
            wishes[number] = tool, _found(tool, line)
    defaults: dict[str, dict[str, Any]] = {
        "set_heater": {"eco": False},
        "book_trip": {"class": "second"},
        "add_item": {"count": 1},
    }
    calls = [{"tool": tool, "arguments": defaults.get(tool, {}) | found} for tool, found in wishes.values()]
    same = answer == calls and repr(_typed(answer)) == repr(_typed(calls))
    return "" if same else f"the calls are {calls}"


def _typed(calls: Any) -> Any:
    return [sorted((k, type(v).__name__) for k, v in call["arguments"].items()) for call in calls]


def _found(tool: str, line: str) -> dict[str, Any]:
    found = {name: re.search(pattern, line) for name, pattern in _PATTERNS[tool].items()}
    return {name: _value(name, tool, hit[1]) for name, hit in found.items() if hit}


def _value(name: str, tool: str, text: str) -> Any:
    if name == "to" and tool == "send_message":
        return text.split(" and ")
    if name in ("urgent", "eco"):
        return True
    if name in ("seats", "count"):
        return int(text)
    if name == "start":
        clock, half = text.split()
        hour, minute = clock.split(":")
        return f"{int(hour) % 12 + 12 * (half == 'pm'):02}:{minute}"
    if name == "minutes":
        size, unit = text.split()
        return round(float(size) * (60 if unit == "hours" else 1))
    if name in ("tenths", "cents"):
        return round(float(text) * (10 if name == "tenths" else 100))
    return text


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A call less, a number as text, an argument too many, another tool."""
    first = answer[0]
    return [
        answer[:-1],
        [{**first, "arguments": {key: str(value) + "0" for key, value in first["arguments"].items()}}, *answer[1:]],
        [{**first, "arguments": {**first["arguments"], "extra": None}}, *answer[1:]],
        [{**first, "tool": "call"}, *answer[1:]],
        [*answer, first],
    ]
