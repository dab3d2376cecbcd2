"""Judge by a second interpreter: the printed program is compiled to flat code with jumps."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = [(len(line) - len(line.lstrip()), line.split()) for line in instance.text.split("\n")]
    code: list[list[Any]] = []
    _compile(lines, code)
    board = {complex(c, r): symbol for r, row in enumerate(instance.board, 1) for c, symbol in enumerate(row, 1)}
    spot = next(z for z, symbol in board.items() if symbol == "S")
    way = {"north": -1j, "east": 1 + 0j, "south": 1j, "west": -1 + 0j}[instance.facing]
    marks: set[complex] = set()
    at, counters, budget = 0, dict[int, int](), 100_000
    while at < len(code) and budget:
        budget -= 1
        order, *rest = code[at]
        at += 1
        free = board.get(spot + way, "#") != "#"
        if order == "forward":
            spot += way if free else 0
        elif order in ("left", "right"):
            way *= 1j if order == "right" else -1j
        elif order == "mark":
            marks.add(spot)
        elif order == "unmark":
            marks.discard(spot)
        elif order == "set":
            counters[rest[0]] = rest[1]
        elif order == "loop":
            counters[rest[0]] -= 1
            at = rest[1] if counters[rest[0]] else at
        elif order == "jump":
            at = rest[0]
        elif order == "unless free":
            at = at if free else rest[0]
        elif order == "unless marked":
            at = at if spot in marks else rest[0]
    facing = {-1j: "north", 1: "east", 1j: "south", -1: "west"}[way]
    found = {"row": int(spot.imag), "column": int(spot.real), "facing": facing, "marks": len(marks)}
    return "" if answer == found and budget else f"{found}"


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Row and column exchanged, another facing, a mark more."""
    if answer["row"] != answer["column"]:
        yield answer | {"row": answer["column"], "column": answer["row"]}
    ways = ["north", "east", "south", "west"]
    yield answer | {"facing": ways[ways.index(answer["facing"]) - 2]}
    yield answer | {"marks": answer["marks"] + 1}


def _compile(lines: Any, code: list[list[Any]]) -> None:
    while lines:
        (indent, words), lines = lines[0], lines[1:]
        end = next((k for k, (other, _) in enumerate(lines) if other <= indent), len(lines))
        body, rest = lines[:end], lines[end:]
        if words[0] == "repeat":
            name = len(code)
            code.append(["set", name, int(words[1])])
            _compile(body, code)
            code.append(["loop", name, name + 1])
        elif words[0] == "while":
            start = len(code)
            code.append(["unless free", 0])
            _compile(body, code)
            code.append(["jump", start])
            code[start][1] = len(code)
        elif words[0] == "if":
            start = len(code)
            code.append(["unless marked", 0])
            _compile(body, code)
            code.append(["jump", 0])
            skip = len(code)
            code[start][1] = skip
            end = next((k for k, (other, _) in enumerate(rest[1:], 1) if other <= indent), len(rest))
            _compile(rest[1:end], code)
            code[skip - 1][1] = len(code)
            rest = rest[end:]
        else:
            code.append([words[0]])
        lines = rest
