"""Instructions that reshape a list of JSON records: drawn so that they apply, carried out, and said."""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Any

from bootcamp.errors import Retry
from bootcamp.lib.worlds import draw_categories

Step = tuple[str, tuple[str | int, ...]]  # one of `TEXTS` and what fills it
Records = list[dict[str, Any]]

NUMBERS = ("price", "weight", "stock", "score", "length", "age")
NEW = (
    "total",
    "info",
    "label",
    "value",
    "extra",
    "part",
    "code",
    "rest",
    "main",
    "note",
    "item",
    "mark",
    "size",
    "kind",
)
_IF_THERE = ("every record that has it.", "在含有键“{0}”的每条记录中")
_TIES = ("records with equal values keep their order.", "值相等的记录保持原有次序。")
_NEW = ('Give every record the key "{2}" with the value of "{0}"', "给每条记录加上键“{2}”，值为“{0}”")
TEXTS = {
    "rename": (f'Rename the key "{{0}}" to "{{1}}" in {_IF_THERE[0]}', f"{_IF_THERE[1]}，把该键改名为“{{1}}”。"),
    "remove": (f'Remove the key "{{0}}" from {_IF_THERE[0]}', f"{_IF_THERE[1]}，删除该键。"),
    "keep": ('Keep only the records in which "{0}" is at least {1}.', "只保留“{0}”不小于 {1} 的记录。"),
    "up": (f'Sort the records by "{{0}}", smallest first; {_TIES[0]}', f"按“{{0}}”从小到大排列记录，{_TIES[1]}"),
    "down": (f'Sort the records by "{{0}}", largest first; {_TIES[0]}', f"按“{{0}}”从大到小排列记录，{_TIES[1]}"),
    "add": (f'{_NEW[0]} plus "{{1}}".', f"{_NEW[1]}加“{{1}}”。"),
    "subtract": (f'{_NEW[0]} minus "{{1}}".', f"{_NEW[1]}减“{{1}}”。"),
    "multiply": (f'{_NEW[0]} times "{{1}}".', f"{_NEW[1]}乘“{{1}}”。"),
    "default": (
        'Give every record that lacks the key "{0}" this key with the value {1}.',
        "给缺少键“{0}”的每条记录加上该键，值为 {1}。",
    ),
    "nest": (
        'In every record, move the keys "{0}" and "{1}" into an object under the new key "{2}".',
        "在每条记录中，把键“{0}”和“{1}”移入新键“{2}”之下的一个对象。",
    ),
    "flatten": (
        'In every record, replace the key "{0}" by the keys of the object under it.',
        "在每条记录中，用键“{0}”之下对象的各个键代替键“{0}”。",
    ),
    "lift": (
        'In every record, take the key "{1}" with its value out of the object under "{0}" and put it into the record '
        "itself.",
        "在每条记录中，把键“{1}”连同它的值从“{0}”之下的对象中取出，放入记录本身。",
    ),
    "replace": (
        'In every record in which "{0}" is greater than "{1}", replace the value of "{2}" by "{0}" minus "{1}".',
        "在“{0}”大于“{1}”的每条记录中，把“{2}”的值换成“{0}”减“{1}”。",
    ),
    "count": (
        'Give every record the key "{1}" with the number of records whose "{0}" is less than its own.',
        "给每条记录加上键“{1}”，值为“{0}”小于本条记录的记录数。",
    ),
    "reverse": ("Reverse the order of the records.", "把记录的次序颠倒过来。"),
    "group": (
        'Turn the list into an object: each value of "{0}" is a key, and under it stands the list of the records with '
        'that value, in their order, without the key "{0}".',
        "把列表变成一个对象：“{0}”的每个值是一个键，其下是具有该值的记录组成的列表，保持原有次序，并去掉键“{0}”。",
    ),
}
"""Instructions by name, in English and Chinese."""

COMPARING = ("lift", "replace", "count")
"""Names of the instructions that look into objects, or compare keys or records with each other."""

_OPERATORS: dict[str, Callable[[int, int], int]] = {
    "add": operator.add,
    "subtract": operator.sub,
    "multiply": operator.mul,
}


def draw_records(rng: Random, count: int, words: int, numbers: int, lacking: int) -> Records:
    """Draw records with `words` keys of words and `numbers` of numbers; the last one lacks in `lacking` records."""
    texts = draw_categories(rng, words, 3)
    keys = rng.sample(NUMBERS, numbers)
    records = [
        {name: rng.choice(choices) for name, choices in texts} | {key: rng.randint(1, 60) for key in keys}
        for _ in range(count)
    ]
    for record in rng.sample(records, lacking):
        del record[keys[-1]]
    return records


def draw_step(records: Records, barred: Collection[str], linked: bool, rng: Random) -> Step:
    """Draw an instruction that applies and changes something, of a kind that is not barred; never the grouping.

    With `linked` it uses a key that an instruction made before, where one is soon found that does.
    """
    names = [name for name in TEXTS if name not in barred and name != "group"]
    made = _all_keys(records).intersection(NEW) if linked else set()
    for attempt in range(100):
        name = rng.choice(names)
        values = _draw_values(name, records, rng)
        if made.isdisjoint(values) and made and attempt < 50:
            continue
        if (values or name == "reverse") and apply(records, (name, values)) != records:
            return name, values
    raise Retry


def draw_grouping(records: Records, rng: Random) -> Step:
    """Draw the instruction that groups records by words that some of them share; raises Retry if there are none."""
    names = [key for key in _shared(records) if all(isinstance(record[key], str) for record in records)]
    names = [key for key in names if 1 < len({record[key] for record in records}) < len(records)]
    if not names:
        raise Retry
    return "group", (rng.choice(names),)


def apply(records: Records, step: Step) -> Any:
    """Carry out one instruction on a copy.

    >>> apply([{"a": 5, "b": 2}, {"a": 1, "b": 3}], ("replace", ("a", "b", "a")))
    [{'a': 3, 'b': 2}, {'a': 1, 'b': 3}]
    >>> apply([{"a": {"x": 1, "y": 2}}], ("lift", ("a", "x"))), apply([{"a": 1}, {"a": 0}], ("count", ("a", "n")))
    ([{'a': {'y': 2}, 'x': 1}], [{'a': 1, 'n': 1}, {'a': 0, 'n': 0}])
    """
    name = step[0]
    values: tuple[Any, ...] = step[1]
    first = values[0] if values else ""
    if name == "keep":
        return [record for record in records if record[first] >= values[1]]
    if name in ("up", "down"):
        return sorted(records, key=lambda record: record[first] if name == "up" else -record[first])
    if name == "reverse":
        return records[::-1]
    if name == "count":
        return [record | {values[1]: sum(one[first] < record[first] for one in records)} for record in records]
    if name == "group":
        groups: dict[str, Records] = {}
        for record in records:
            groups.setdefault(record[first], []).append({key: one for key, one in record.items() if key != first})
        return groups
    return [_changed(record, name, values) for record in records]


def _changed(record: dict[str, Any], name: str, values: Sequence[Any]) -> dict[str, Any]:
    """Carry out an instruction that concerns each record by itself."""
    first = values[0]
    if name == "rename":
        return {values[1] if key == first else key: one for key, one in record.items()}
    if name == "remove":
        return {key: one for key, one in record.items() if key != first}
    if name == "default":
        return {first: values[1]} | record
    if name == "flatten":
        return {key: one for key, one in record.items() if key != first} | dict(record[first])
    if name == "lift":
        inner = record[first]
        return record | {
            first: {key: one for key, one in inner.items() if key != values[1]},
            values[1]: inner[values[1]],
        }
    if name == "replace":
        a, b = record[first], record[values[1]]
        return record | {values[2]: a - b} if a > b else record
    if name == "nest":
        rest = {key: one for key, one in record.items() if key not in values[:2]}
        return rest | {values[2]: {key: record[key] for key in values[:2]}}
    return record | {values[2]: _OPERATORS[name](record[first], record[values[1]])}


def _draw_values(name: str, records: Records, rng: Random) -> tuple[str | int, ...]:
    """Draw what fills an instruction, or nothing where it cannot apply."""
    shared, present = _shared(records), sorted({key for record in records for key in record})
    numbers = [key for key in shared if all(type(record[key]) is int for record in records)]
    objects = [key for key in shared if isinstance(records[0][key], dict)]
    new = rng.choice([key for key in NEW if key not in _all_keys(records)] or [""])
    if name == "rename" and len(present) > 2:
        return rng.choice(present), new
    if name == "remove" and len(present) > 2:  # what an instruction made is not thrown away
        given = [key for key in present if key not in NEW]
        return (rng.choice(given),) if given else ()
    if name in ("keep", "up", "down") and numbers:
        key = rng.choice(numbers)
        return (key, sorted(record[key] for record in records)[len(records) // 3]) if name == "keep" else (key,)
    if name == "multiply":
        numbers = [key for key in numbers if all(abs(record[key]) < 100 for record in records)]
    if name in _OPERATORS and len(numbers) > 1:
        return (*rng.sample(numbers, 2), new)
    if name == "replace" and len(numbers) > 2:
        return tuple(rng.sample(numbers, 3))
    if name == "count" and numbers:
        return rng.choice(numbers), new
    if name == "lift":
        inner = [(key, one) for key in objects for one in _shared([record[key] for record in records])]
        inner = [(key, one) for key, one in inner if one not in present]
        return rng.choice(inner) if inner else ()
    if name == "default" and len(present) > len(shared):
        return rng.choice([key for key in present if key not in shared]), rng.randint(0, 9)
    if name == "nest" and len(shared) > 2:
        return (*rng.sample(shared, 2), new)
    return (rng.choice(objects),) if name == "flatten" and objects else ()


def _shared(records: Records) -> list[str]:
    return sorted(key for key in records[0] if all(key in record for record in records))


def _all_keys(value: Any) -> set[str]:
    """Find the keys of all objects in a value."""
    if isinstance(value, dict):
        return set(value).union(*map(_all_keys, value.values()))
    return set().union(*map(_all_keys, value)) if isinstance(value, list) else set()
