"""Path expressions on JSON values: the kinds of steps, what they take, and steps that take something."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

Place = tuple[int, ...]
"""How a value is reached from the root: at each level the number of the member, so that they sort as written."""

MANUAL = (
    (".k", ".k takes of each object the value of its key k", ".k 取每个对象中键 k 的值"),
    (".*", ".* takes all members of each object or list", ".* 取每个对象或列表的所有成员"),
    (
        "[i]",
        "[i] takes of each list the element i, counted from 0; [-1] is the last one, [-2] the one before it",
        "[i] 取每个列表的第 i 个元素，从 0 开始数；[-1] 是最后一个，[-2] 是倒数第二个",
    ),
    (
        "[a:b]",
        "[a:b] takes of each list the elements from a up to b - 1, counted from 0, as far as they exist",
        "[a:b] 取每个列表中从第 a 个到第 b - 1 个元素（从 0 开始数，只取存在的）",
    ),
    (
        "..k",
        "..k takes the values of all keys k, in each value itself and at any depth in it",
        "..k 取每个值自身及其内部任意深度处所有键 k 的值",
    ),
    (
        "[?]",
        "[?(@.k > n)] takes of each list those elements that are objects whose key k has as its value a number above n",
        "[?(@.k > n)] 取每个列表中这样的元素：它是对象，且其键 k 的值是大于 n 的数",
    ),
)
"""The kinds of steps with their meaning in English and in Chinese, the simple ones first."""


def kind_of(step: str) -> str:
    """Tell the kind of a step.

    >>> [kind_of(step) for step in (".a", ".*", "..a", "[0]", "[0:2]", "[?(@.a > 1)]")]
    ['.k', '.*', '..k', '[i]', '[a:b]', '[?]']
    """
    if step[0] == ".":
        return "..k" if step[1] == "." else ".*" if step == ".*" else ".k"
    return "[?]" if "?" in step else "[a:b]" if ":" in step else "[i]"


def draw_step(kind: str, value: Any, rng: Random) -> str:
    """Draw a step that finds something in a value, or "" where no step of this kind does.

    >>> draw_step("[i]", [5, 6], Random(1)), draw_step("[i]", {"a": 1}, Random(1))
    ('[-1]', '')
    """
    if kind == ".*":
        return kind if isinstance(value, dict | list) else ""
    if kind in (".k", "..k"):
        inside = [one for _, one in _inside((), value)] if kind == "..k" else [value]
        names = sorted({name for one in inside if isinstance(one, dict) for name in one})
        return kind[:-1] + rng.choice(names) if names else ""
    if not isinstance(value, list):
        return ""
    if kind == "[i]":
        return f"[{rng.randrange(-len(value), len(value))}]"
    if kind == "[a:b]":
        start = rng.randrange(len(value))
        return f"[{start}:{rng.randint(start + 1, len(value) + 1)}]"
    pairs = [pair for one in value if isinstance(one, dict) for pair in one.items() if isinstance(pair[1], int)]
    name, number = rng.choice(pairs or [("", 0)])
    return f"[?(@.{name} > {number - rng.randint(1, 5)})]" if name else ""


def _inside(place: Place, value: Any) -> Iterator[tuple[Place, Any]]:
    """Yield a value and all that is in it, each with its place."""
    yield place, value
    members = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for number, member in enumerate(members):
        yield from _inside((*place, number), member)


def take(found: dict[Place, Any], step: str) -> dict[Place, Any]:
    """Give the values that a step takes of those found so far.

    >>> take({(): {"a": [1, 2], "b": {"a": 3}}}, "..a")
    {(0,): [1, 2], (1, 0): 3}
    """
    kind, name = kind_of(step), step.strip(".[]")
    taken: dict[Place, Any] = {}
    for start, value in found.items():
        for place, one in _inside(start, value) if kind == "..k" else [(start, value)]:
            members = list(one.values() if isinstance(one, dict) else one if isinstance(one, list) else ())
            if kind != ".*" and isinstance(one, dict) != (kind in (".k", "..k")):
                continue
            chosen = list(range(len(members)))
            if kind in (".k", "..k"):
                chosen = [number for number, key in enumerate(one) if key == name]
            elif kind == "[i]":
                chosen = [int(name) % len(members)] if -len(members) <= int(name) < len(members) else []
            elif kind == "[a:b]":
                chosen = chosen[slice(*map(int, name.split(":")))]
            elif kind == "[?]":
                key, bound = name[4:-1].split(" > ")
                values = [member.get(key) if isinstance(member, dict) else None for member in members]
                chosen = [at for at, member in enumerate(values) if isinstance(member, int) and member > int(bound)]
            taken |= {(*place, number): members[number] for number in chosen}
    return taken
