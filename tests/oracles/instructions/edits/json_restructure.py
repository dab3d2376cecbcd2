"""Judge by a second interpreter that works in place on records kept as lists of pairs."""

import copy
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _result(instance)
    return "" if answer == right and _kinds(answer) == _kinds(right) else f"the result is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The records at the start, the result without the last instruction, and the list backwards."""
    wrong = [
        [dict(record) for record in instance.records],
        _result(instance.model_copy(update={"steps": instance.steps[:-1]})),
    ]
    if isinstance(answer, list):
        wrong.append(answer[::-1])
    return [value for value in wrong if value != answer]


def _kinds(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _kinds(one) for key, one in value.items()}
    return [_kinds(one) for one in value] if isinstance(value, list | tuple) else type(value).__name__


def _result(instance: Any) -> Any:
    rows = [[[key, copy.deepcopy(value)] for key, value in record] for record in instance.records]
    for name, values in instance.steps:
        if name == "group":
            table: dict[str, list[dict[str, Any]]] = {}
            for row in rows:
                record = dict(map(tuple, row))
                table.setdefault(record.pop(values[0]), []).append(record)
            return table
        if name == "reverse":
            rows.reverse()
        elif name in ("up", "down"):
            _insertion_sort(rows, values[0], 1 if name == "up" else -1)
        elif name == "count":
            ranked = sorted(_get(row, values[0]) for row in rows)
            for row in rows:
                row.append([values[1], ranked.index(_get(row, values[0]))])
        elif name == "keep":
            for row in [row for row in rows if _get(row, values[0]) < values[1]]:
                rows.remove(row)
        else:
            for row in rows:
                _change(row, name, values)
    return [dict(map(tuple, row)) for row in rows]


def _get(row: list[list[Any]], key: str) -> Any:
    return next(value for name, value in row if name == key)


def _insertion_sort(rows: list[Any], key: str, sign: int) -> None:
    for place in range(1, len(rows)):
        while place and sign * _get(rows[place - 1], key) > sign * _get(rows[place], key):
            rows[place - 1], rows[place] = rows[place], rows[place - 1]
            place -= 1


def _change(row: list[list[Any]], name: str, values: Any) -> None:
    pairs = [pair for pair in row if pair[0] == values[0]]
    if name == "rename":
        for pair in pairs:
            pair[0] = values[1]
    elif name == "remove":
        for pair in pairs:
            row.remove(pair)
    elif name == "default":
        if not pairs:
            row.append([values[0], values[1]])
    elif name == "flatten":
        row.remove(pairs[0])
        row.extend([key, value] for key, value in pairs[0][1].items())
    elif name == "lift":
        row.append([values[1], pairs[0][1].pop(values[1])])
    elif name == "replace":
        rest = _get(row, values[0]) - _get(row, values[1])
        for pair in row:
            if pair[0] == values[2] and rest > 0:
                pair[1] = rest
    elif name == "nest":
        inner = {key: _get(row, key) for key in values[:2]}
        row[:] = [pair for pair in row if pair[0] not in inner]
        row.append([values[2], inner])
    else:
        a, b = _get(row, values[0]), _get(row, values[1])
        row.append([values[2], {"add": a + b, "subtract": a - b, "multiply": a * b}[name]])
