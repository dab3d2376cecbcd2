"""Bring a number onto the display of a calculator whose keys do unknown operations.

Answer: a key or clear; every sequence of keys that shows the target within the turns wins.
Turns: one key each.
Harder: more keys and possible operations, targets that take more presses.
Skills: induction, search, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Choice, Command, Format

Move = tuple[str, str | None]
Op = tuple[str, int]

OPS: dict[str, Callable[[int, int, str], int]] = {
    "add": lambda x, n, digits: x + n,
    "subtract": lambda x, n, digits: x - n,
    "times": lambda x, n, digits: x * n,
    "append": lambda x, n, digits: 10 * x + n,
    "reverse": lambda x, n, digits: int(digits[::-1]),
    "digits": lambda x, n, digits: sum(map(int, digits)),
    "swap": lambda x, n, digits: int(digits[-1] + digits[1:-1] + digits[0]) if x > 9 else x,
    "square": lambda x, n, digits: x * x,
    "sort": lambda x, n, digits: int("".join(sorted(digits))),
    "mirror": lambda x, n, digits: 9999 - x,
}


class _Seen(NamedTuple):
    key: str
    display: int


Past = tuple[tuple[Move, _Seen], ...]


class RewiredCalculatorTarget(
    Interactive["RewiredCalculatorTarget.Params", "RewiredCalculatorTarget.Instance", Move, int, _Seen]
):
    version = 1

    class Params(interactive.Params):
        keys: int = knob("how many keys there are", levels=(4, 4, 4, 5, 5, 6, 6, 7, 7, 8), ge=2, le=8)
        ops: int = knob("how many operations are possible", levels=(7, 8, 9, 10, 11, 12, 13, 14, 15, 16), ge=4, le=16)
        presses: int = knob("fewest presses to the target", levels=(3, 3, 4, 4, 5, 5, 5, 5, 6, 6), ge=2, le=8)
        turns: int = knob("the most presses", levels=(11, 10, 11, 12, 13, 14, 13, 14, 16, 17), ge=4, le=40)

    class Instance(interactive.Instance):
        secret = ("wired",)
        start: int
        target: int
        keys: str
        ops: tuple[tuple[str, int], ...]
        wired: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        A calculator shows a number from 0 to 9999, now {{ start }}. Each of the keys {{ keys | list | join(", ") }}
        does one operation with the number shown. Which one is hidden, but each key always does the same, no two keys
        do the same, and all are in this list, any choice being equally likely:

        {% for kind, n in ops %}
        - {{ {"add": "add " ~ n, "subtract": "subtract " ~ n, "times": "multiply by " ~ n,
          "reverse": "reverse the digits", "append": "write a " ~ n ~ " after the last digit",
          "digits": "replace the number by the sum of its digits", "swap": "swap the first and the last digit",
          "square": "multiply the number by itself",
          "sort": "sort the digits in increasing order", "mirror": "replace the number x by 9999 - x"}[kind] }}
        {% endfor %}

        Numbers are written without zeros in front. Of a result of more than four digits only the last four count, and
        if a result is negative, 10000 is added.

        "press K" presses a key, "clear" brings back the number at the start. I show you the display after it. You win
        as soon as it shows {{ target }}.
        """,
        zh=r"""
        一个计算器显示 0 到 9999 的数，现在是 {{ start }}。{{ keys | list | join("、") }} 各键都对显示的数做一种运算。
        是哪一种你不知道，但每个键总做同一种运算，不同的键做不同的运算，而且都在下面的列表里，各种搭配等可能：

        {% for kind, n in ops %}
        - {{ {"add": "加 " ~ n, "subtract": "减 " ~ n, "times": "乘以 " ~ n, "reverse": "把各位数字倒过来写",
          "append": "在末位后面添写 " ~ n, "digits": "换成各位数字之和", "swap": "交换首位和末位数字", "square": "自乘",
          "sort": "把各位数字从小到大重排",
          "mirror": "把数 x 换成 9999 - x"}[kind] }}
        {% endfor %}

        数的前面不写零。结果超过四位时只保留后四位；结果为负时加上 10000。

        “press K”按一个键，“clear”恢复开始时的数。按完我告诉你显示的数。一旦显示 {{ target }}，你就获胜。
        """,
    )
    reply = Prompt(en="The display shows {{ display }}.", zh="显示 {{ display }}。")

    def format(self, instance: Instance) -> Format[Move]:
        return Command(press=Choice(tuple(instance.keys)), clear=None)

    def deal(self, params: RewiredCalculatorTarget.Params, rng: Random) -> Instance:
        start = rng.randint(12, 999)
        ops = _drawn(rng)[: params.ops]
        wired = tuple(rng.sample(range(params.ops), params.keys))
        away = _reached(tuple(ops[place] for place in wired), start, params.presses)
        far = [number for number, presses in away.items() if presses == params.presses and number > 9]
        if not far:
            raise interactive.Retry
        instance = self.Instance(
            start=start,
            target=rng.choice(far),
            keys="ABCDEFGH"[: params.keys],
            ops=tuple(ops),
            wired=wired,
            turns=params.turns,
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> int:
        return instance.start

    def react(self, instance: Instance, state: int, move: Move) -> Turn:
        key = move[1] or ""
        state = _table(instance.ops[instance.wired[instance.keys.index(key)]])[state] if key else instance.start
        return Turn(state, _Seen(key, state), "won" if state == instance.target else "")

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Try all keys once; then go by a shortest way under operations that fit all that was seen."""
        options, display = {key: list(range(len(shown.ops))) for key in shown.keys}, shown.start
        for _, seen in past:
            if seen.key:
                fits = (_table(op)[display] == seen.display for op in shown.ops)
                options[seen.key] = [k for k, fit in enumerate(fits) if fit and k in options[seen.key]]
            display = seen.display
        for key in shown.keys.translate({ord(seen.key): None for _, seen in past if seen.key}):
            return "press", key
        ops = tuple(shown.ops[place] for place in _different(options).values())
        place = _first_step(ops, display, shown.start, shown.target)
        return ("press", shown.keys[place]) if place < len(ops) else ("clear", None)


def _drawn(rng: Random) -> list[Op]:
    """Draw a list of operations."""
    plain = [(kind, 0) for kind in ("reverse", "digits", "swap", "square", "sort", "mirror")]
    adds = [(kind, n) for kind in ("add", "subtract") for n in rng.sample(range(3, 100), 3)]
    factors = [("times", n) for n in rng.sample((2, 3, 4, 7, 9), 3)]
    ops = [*plain, *adds, *factors, ("append", rng.randint(1, 9)), ("append", 0)]
    return rng.sample(ops, len(ops))


@lru_cache(maxsize=512)
def _table(op: Op) -> tuple[int, ...]:
    kind, n = op
    return tuple(OPS[kind](x, n, str(x)) % 10000 for x in range(10000))


def _different(options: Mapping[str, list[int]]) -> dict[str, int]:
    """Choose a different operation for each key, first for those with the fewest."""
    chosen: dict[str, int] = {}
    for key in sorted(options, key=lambda key: len(options[key])):
        free = [place for place in options[key] if place not in chosen.values()]
        chosen[key] = (free or options[key])[0]
    return {key: chosen[key] for key in options}


def _reached(ops: tuple[Op, ...], start: int, presses: int) -> dict[int, int]:
    """Give the least number of presses to each number that can be reached."""
    away, layer = {start: 0}, [start]
    for count in range(1, presses + 1):
        new = dict.fromkeys(_table(op)[x] for x in layer for op in ops if _table(op)[x] not in away)
        away |= dict.fromkeys(new, count)
        layer = list(new)
    return away


def _first_step(ops: tuple[Op, ...], display: int, start: int, target: int) -> int:
    """Return the key that begins a shortest way to the target; one beyond the last is clear."""
    tables = [_table(op) for op in ops]
    first: dict[int, int] = {start: len(ops)}
    first = {table[display]: key for key, table in enumerate(tables)} | first
    layer = list(first)
    while layer and target not in first:
        found: dict[int, int] = {}
        for x in layer:
            for table in tables:
                if table[x] not in first:
                    found.setdefault(table[x], first[x])
        first |= found
        layer = list(found)
    return first.get(target, len(ops))
