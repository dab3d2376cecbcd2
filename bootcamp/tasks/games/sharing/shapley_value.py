"""Find the Shapley value of every player of a cooperative game that is given by rules.

Answer: a fraction for each player; unique.
Harder: more players and rules: rewards for groups, pairs of gloves, costs of the longest need, weighted votes.
Skills: counting, arithmetic
Source: original; L. S. Shapley, A value for n-person games, 1953.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb, factorial
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.lib.prompts import listed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Answer = tuple[Fraction, ...]
Rule = tuple[str, int, tuple[int, ...]]
"""The kind, an amount, and a number for each player: whether it matters, the glove, the need or the votes."""

_KINDS = ("all", "any", "gloves", "cost", "votes")


class ShapleyValue(Task["ShapleyValue.Params", "ShapleyValue.Instance", Answer]):
    version = 1

    class Params(task.Params):
        players: int = knob("how many players there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=9)
        rules: int = knob("how many rules there are", levels=(2, 3, 3, 4, 3, 4, 4, 5, 5, 6), ge=1, le=9)
        kinds: int = knob("how many kinds of rules may occur", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 5), ge=1, le=5)
        largest: int = knob("the largest amount", levels=(12, 20, 20, 30, 30, 40, 40, 60, 60, 90), ge=5, le=999)

    class Instance(task.Instance):
        players: int
        rules: tuple[Rule, ...]

        @property
        def names(self) -> tuple[str, ...]:
            return labels(self.players, "letters")

        def told(self, language: str) -> list[str]:
            return [_told(rule, self.names, language) for rule in self.rules]

    prompt = Prompt(
        en=r"""
        The players {{ names | listed }} may work together in groups. The worth of a group is the sum of these amounts:

        {{ told(language) | bullets }}

        All players join one after the other, in an order drawn at random, all orders being equally likely. Each gets
        the amount by which the worth of the group grows when joining; the worth of the empty group is 0. Find
        the expected amount of each player, in the order {{ names | listed }}.
        """,
        zh=r"""
        参与者 {{ names | listed(language) }} 可以结成小组合作。一个小组的价值是下列各数之和：

        {{ told(language) | bullets }}

        所有参与者按随机的次序逐个加入，各种次序等可能。每人得到自己加入时小组价值的增加量；空组的价值为 0。
        按 {{ names | listed(language) }} 的顺序，求每人所得的期望。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Rational(), length=instance.players)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.players
        newest = _KINDS[params.kinds - 1]
        rules = []
        for number in range(params.rules):
            kind = newest if number == 0 else rng.choice(_KINDS[: params.kinds])
            amount = rng.randint(2, params.largest)
            if kind in ("all", "any"):
                members = rng.sample(range(n), rng.randint(1 if kind == "all" else 2, max(2, n - 1)))
                numbers = [int(i in members) for i in range(n)]
            elif kind == "gloves":
                numbers = [rng.choice((1, 2)) for _ in range(n)]
            else:
                numbers = [rng.randint(1, 9) for _ in range(n)]
            if kind == "votes":
                numbers.append(rng.randint(sum(numbers) // 2 + 1, sum(numbers) - 1))
            elif kind == "cost":
                amount = rng.randint(1, 3)
            rules.append((kind, amount, tuple(numbers)))
        instance = self.Instance(players=n, rules=tuple(rules))
        found = self.solve(instance)
        if len(set(found)) < min(3, n) or len({rule[2] for rule in rules}) < len(rules):
            raise task.Retry
        return instance, found

    def key(self, instance: Instance) -> object:
        return [instance.players, sorted(instance.rules)]

    def solve(self, instance: Instance) -> Answer:
        n = instance.players
        groups = [[i for i in range(n) if group >> i & 1] for group in range(1 << n)]
        worth = [sum(_worth(rule, members) for rule in instance.rules) for members in groups]
        share = [factorial(k) * factorial(n - 1 - k) for k in range(n)]
        return tuple(
            Fraction(
                sum(
                    share[len(members)] * (worth[group | 1 << i] - worth[group])
                    for group, members in enumerate(groups)
                    if not group >> i & 1
                ),
                factorial(n),
            )
            for i in range(n)
        )

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names, lines = instance.names, list[str]()
        parts = [list[Fraction]() for _ in names]
        for number, rule in enumerate(instance.rules, start=1):
            for text, members, value in _shares(rule, names):
                lines.append(f"{number}. {', '.join(names[i] for i in members)}: {text} = {value}")
                for i in members:
                    parts[i].append(value)
        for name, own in zip(names, parts, strict=True):
            terms = [f"({value})" if value < 0 else str(value) for value in own]
            lines.append(f"{name} = {' + '.join(terms) or 0}" + (f" = {sum(own)}" if own[1:] else ""))
        return "\n".join(lines)


def _shares(rule: Rule, names: tuple[str, ...]) -> Iterator[tuple[str, list[int], Fraction]]:
    """Share amounts equally among those to whom they are alike, a cost step by step; else by what groups lack."""
    (kind, amount, numbers), n, last = rule, len(names), 0
    for need in sorted(set(numbers) - {0}) if kind in ("all", "any", "cost") else ():
        members = [i for i in range(n) if numbers[i] >= need]
        step = f"-{amount}·({need} - {last})" if kind == "cost" else str(amount)
        value = Fraction(-amount * (need - last) if kind == "cost" else amount, len(members))
        yield f"{step}/{len(members)}", members, value
        last = need
    for i in range(n) if kind in ("gloves", "votes") else ():
        text, chance = list[str](), Fraction(0)
        for size in range(n):
            groups = combinations([j for j in range(n) if j != i], size)
            good = ["".join(names[j] for j in g) or "-" for g in groups if _worth(rule, [*g, i]) > _worth(rule, [*g])]
            if good:
                chance += Fraction(len(good), n * comb(n - 1, size))
                text.append(f"{', '.join(good)}: {len(good)}/{n * comb(n - 1, size)}")
        yield f"{'; '.join(text) or '-'}; {amount}·{chance}", [i], amount * chance


def _worth(rule: Rule, members: list[int]) -> int:
    kind, amount, numbers = rule
    if not members:
        return 0
    own = [numbers[i] for i in members]
    if kind == "all":
        return amount * (sum(own) == sum(numbers))
    if kind == "any":
        return amount * any(own)
    if kind == "gloves":
        return amount * min(own.count(1), own.count(2))
    if kind == "cost":
        return -amount * max(own)
    return amount * (sum(own) >= numbers[-1])


def _told(rule: Rule, names: tuple[str, ...], language: str) -> str:
    kind, amount, numbers = rule
    zh = language == "zh"
    chosen = [name for name, number in zip(names, numbers, strict=False) if number]
    people = listed(chosen, language)
    if kind == "all":
        if len(chosen) == 1:
            return f"若小组含有 {people}，则计 {amount}。" if zh else f"{amount} if {people} is in the group."
        return f"若小组含有 {people} 全部，则计 {amount}。" if zh else f"{amount} if all of {people} are in the group."
    if kind == "any":
        if zh:
            return f"若小组含有 {people} 中的至少一人，则计 {amount}。"
        return f"{amount} if at least one of {people} is in the group."
    if kind == "gloves":
        left, right = ([name for name, number in zip(names, numbers, strict=True) if number == side] for side in (1, 2))
        if zh:
            sides = f"有左手套的：{'、'.join(left) or '无'}；有右手套的：{'、'.join(right) or '无'}。"
            return f"组内的手套配成双（一只左、一只右，每只只用一次），每双计 {amount}。每人一只手套：{sides}"
        sides = f"left {', '.join(left) or 'nobody'}; right {', '.join(right) or 'nobody'}."
        pairs = (
            f"{amount} for each pair of a left and a right glove that the group can make, no glove being in two pairs."
        )
        return f"{pairs} Everybody has one glove: {sides}"
    values = ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=False))
    if kind == "cost":
        if zh:
            return f"减去组内最大需求的 {amount} 倍（空组不减）。各人的需求：{values}。"
        return f"minus {amount} times the largest need in the group (nothing for the empty group). Needs: {values}."
    if zh:
        return f"若组内票数之和不小于 {numbers[-1]}，则计 {amount}。各人的票数：{values}。"
    return f"{amount} if the votes in the group add up to at least {numbers[-1]}. Votes: {values}."
