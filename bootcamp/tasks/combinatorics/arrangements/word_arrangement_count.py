"""Count the different strings from given letters, repeats among them, under conditions on places and order.

Answer: one integer; it is unique.
Harder: more letters, more repeats, more conditions.
Skills: counting
Source: original.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import prod
from random import Random

from bootcamp import task
from bootcamp.lib.counting import multinomial, reached
from bootcamp.lib.text import shuffled
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Condition = tuple[str, str]
"""A kind and its letters."""
State = tuple[tuple[int, ...], str, int, bool]
"""How many of each sign are left, the last letter, whether vowels have begun (1) or ended (2), whether a block is
there."""
_VOWELS = "AEIOU"


class WordArrangementCount(Task["WordArrangementCount.Params", "WordArrangementCount.Instance", int]):
    version = 1

    class Params(task.Params):
        length: int = knob("the least number of letters", levels=(5, 5, 6, 7, 8, 9, 10, 10, 11, 11), ge=5, le=16)
        distinct: int = knob("the least number of different letters", levels=(3, 4, 4, 4, 4, 5, 5, 6, 6, 6), ge=3, le=8)
        conditions: int = knob("the number of conditions", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 5), ge=1, le=6)

    class Instance(task.Instance):
        letters: str
        conditions: tuple[Condition, ...]

        def told(self, language: str) -> list[str]:
            return [_KINDS[kind][language == "zh"].format(*letters) for kind, letters in self.conditions]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        The letters of {{ letters }} are put in a new order or left as they are; each of the {{ letters | length }}
        letters is used exactly once. Equal letters cannot be told apart, so that orders that look the same count once.

        {{ "This condition" if conditions | length == 1 else "All of these conditions" }} must hold:

        {{ told(language) | bullets }}

        How many different strings are possible?
        """,
        zh=r"""
        把 {{ letters }} 的字母重新排列（也可以保持原样），{{ letters | length }} 个字母每个恰好用一次。
        相同的字母无法区分，看上去一样的排列只算一种。

        必须满足下列{{ "所有" if conditions | length > 1 }}条件：

        {{ told(language) | bullets }}

        共有多少个不同的字符串？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        distinct, length = params.distinct + rng.randint(0, 2), params.length + rng.randint(0, 2)
        length = max(length, distinct + 1)
        vowels = rng.randint(2, min(4, distinct - 1))
        pool = rng.sample(_VOWELS, vowels) + rng.sample("BCDFGKLMNPRST", distinct - vowels)
        letters = shuffled(rng, "".join([*pool, *rng.choices(pool, k=length - distinct)]))
        conditions = []
        for kind in rng.sample(sorted(_KINDS), params.conditions):
            size = 2 if "{1}" in _KINDS[kind][0] else 1 if "{0}" in _KINDS[kind][0] else 0
            conditions.append((kind, "".join(rng.sample(pool, size))))
        instance = self.Instance(letters=letters, conditions=tuple(conditions))
        count = self.solve(instance)
        rest = [
            instance.model_copy(update={"conditions": (*conditions[:i], *conditions[i + 1 :])})
            for i in range(len(conditions))
        ]
        if count < 8 or any(self.solve(one) == count for one in rest):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Place signs from left to right: the letters of the conditions, c and v for others, which are then put in."""
        kinds = dict(instance.conditions)
        named = set("".join(kinds.values()))
        alike: dict[str, Counter[str]] = {}
        for letter in instance.letters:
            sign = letter if letter in named else "v" if "vowels" in kinds and letter in _VOWELS else "c"
            alike.setdefault(sign, Counter())[letter] += 1
        counts = {sign: letters.total() for sign, letters in alike.items()}
        order = sorted(counts)
        size = len(instance.letters)

        first, last = (
            [index for index, sign in enumerate(order) if sign == kinds.get(end, sign)] for end in ("first", "last")
        )
        inner = list(range(len(order)))
        vowels = [sign in _VOWELS + "v" for sign in order] if "vowels" in kinds else [False] * len(order)
        earlier, later = (order.index(letter) for letter in kinds["before"]) if "before" in kinds else (-1, -1)

        def moves(state: State) -> Iterator[State]:
            left, before, stage, seen = state
            place = size - sum(left)
            for index in first if place == 0 else last if place == size - 1 else inner:
                if not left[index] or (index == later and left[earlier]) or (vowels[index] and stage == 2):
                    continue
                new = order[index] if order[index] in named else ""
                if new and new == before == kinds.get("alone"):
                    continue
                step = 1 if vowels[index] else 2 * (stage > 0)
                after = (*left[:index], left[index] - 1, *left[index + 1 :])
                yield after, new, step, seen or before + new == kinds.get("block")

        ends = reached((tuple(counts[letter] for letter in order), "", 0, "block" not in kinds), moves, size)
        ways = sum(ways for (_, _, _, seen), ways in ends.items() if seen)
        return ways * prod(multinomial(letters.values()) for letters in alike.values())

    def key(self, instance: Instance) -> object:
        """Rename vowels and other letters by what is said of them and how many there are."""
        parts = []
        for letter, count in Counter(instance.letters).items():
            roles = sorted(
                f"{kind}{letters.index(letter)}" for kind, letters in instance.conditions if letter in letters
            )
            parts.append([count, letter in _VOWELS, roles])
        return sorted(parts, key=repr) + sorted(kind for kind, _ in instance.conditions)


_KINDS = {
    "vowels": (
        "The vowels (A, E, I, O, U) stand side by side in one block, in any order.",
        "所有元音字母（A、E、I、O、U）连在一起，元音之间的顺序任意。",
    ),
    "before": ("Every {0} stands somewhere before every {1}.", "每个 {0} 都在每个 {1} 之前（不一定相邻）。"),
    "first": ("The first letter is {0}.", "第一个字母是 {0}。"),
    "last": ("The last letter is {0}.", "最后一个字母是 {0}。"),
    "block": (
        "Somewhere in the string, {0} is directly followed by {1}.",
        "字符串中至少有一处 {0} 后面紧跟着 {1}。",
    ),
    "alone": ("No two letters {0} stand side by side.", "任何两个字母 {0} 都不相邻。"),
}
