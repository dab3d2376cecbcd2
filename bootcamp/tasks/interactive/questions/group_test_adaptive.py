"""Find the positive samples by tests of pools, each of which tells only whether some sample in it is positive.

Answer: a pool or, once, the set of all positives; the game is won by the exact set.
Turns: one test each, the last one gives the set.
Harder: more samples with more positives, few tests beyond the bound of information.
Skills: search, deduction, planning
Source: original; the policy is the generalised binary splitting of F. K. Hwang (1972).
"""

from __future__ import annotations

from collections.abc import Generator
from math import comb
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.query_plans import follow
from bootcamp.verifiers import Command, Format, Integer, Set

Samples = frozenset[int]
Move = tuple[str, Samples]


class _Seen(NamedTuple):
    verb: str
    yes: bool


Past = tuple[tuple[Move, _Seen], ...]


class GroupTestAdaptive(Interactive["GroupTestAdaptive.Params", "GroupTestAdaptive.Instance", Move, None, _Seen]):
    version = 1

    class Params(interactive.Params):
        samples: int = knob(
            "how many samples there are", levels=(16, 20, 20, 24, 32, 32, 48, 64, 96, 128), ge=3, le=128
        )
        positives: int = knob("how many are positive", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=6)

    class Instance(interactive.Instance):
        secret = ("positives",)
        samples: int
        number: int
        positives: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        Of {{ samples }} samples, numbered from 1 to {{ samples }}, exactly {{ number }} are positive; all sets of
        {{ number }} are equally likely. Find them.

        - "test S": the samples of the set S are tested together. The test is positive if at least one of them is
          positive, else negative. It never errs.
        - "answer S": this ends the game. You win if S is exactly the set of the positive samples, else you lose.
        """,
        zh=r"""
        {{ samples }} 份样本（编号 1 到 {{ samples }}）中恰有 {{ number }} 份呈阳性；
        所有 {{ number }} 份样本的组合可能性相同。请找出它们。

        - “test S”：把集合 S 中的样本混合检测。只要其中有至少一份阳性样本，结果就是阳性，否则是阴性。检测从不出错。
        - “answer S”：游戏到此结束。如果 S 恰好是全部阳性样本的集合，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "test" %}
        {{ "Positive" if yes else "Negative" }}.
        {% else %}
        This is {{ "" if yes else "not " }}the set of the positive samples.
        {% endif %}
        """,
        zh="""
        {% if verb == "test" %}
        {{ "阳性" if yes else "阴性" }}。
        {% else %}
        这{{ "正是" if yes else "不是" }}全部阳性样本的集合。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        sample = Integer(1, instance.samples)
        return Command(test=Set(sample), answer=Set(sample, size=instance.number))

    def deal(self, params: GroupTestAdaptive.Params, rng: Random) -> Instance:
        if 2 * params.positives > params.samples:
            raise interactive.Retry
        bound = (comb(params.samples, params.positives) - 1).bit_length()
        return self.Instance(
            samples=params.samples,
            number=params.positives,
            positives=tuple(sorted(rng.sample(range(1, params.samples + 1), params.positives))),
            turns=min(interactive.MOST_TURNS, bound + params.positives),
        )

    def begin(self, instance: Instance) -> None:
        return None

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        return "" if move[1] else "the set is empty"

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, chosen = move
        if verb == "answer":
            right = chosen == frozenset(instance.positives)
            return Turn(state, _Seen(verb, right), "won" if right else "lost")
        return Turn(state, _Seen(verb, not chosen.isdisjoint(instance.positives)))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        verb, size = rng.choice((("test", rng.randint(1, shown.samples // 2)), ("answer", shown.number)))
        return verb, frozenset(rng.sample(range(1, shown.samples + 1), size))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        plan = _splitting(list(range(1, shown.samples + 1)), shown.number)
        return follow(plan, (seen.yes for _, seen in past), ask="test")


def _splitting(left: list[int], positives: int) -> Generator[Samples, bool, Samples]:
    """Test pools that are positive about half the time; halve a positive one until one of its positives is known."""
    found: set[int] = set()
    while positives and positives < len(left):
        others = len(left) - positives
        power = 0 if others < positives else (others + 1) // positives
        size = 1 << max(0, power.bit_length() - 1)
        pool, rest = left[:size], left[size:]
        positive = len(rest) < positives
        if not positive:
            positive = yield frozenset(pool)
        if not positive:
            left = rest
            continue
        while len(pool) > 1:
            half = pool[: len(pool) // 2]
            if (yield frozenset(half)):
                rest, pool = pool[len(half) :] + rest, half
            else:
                pool = pool[len(half) :]
        found.add(pool[0])
        left, positives = rest, positives - 1
    return frozenset(found | set(left[: positives and len(left)]))
