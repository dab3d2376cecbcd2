"""Find the order in which runners finished by asking who of two was faster.

Answer: two runners to compare or, once, the whole order; the game is won by the order.
Turns: one comparison each, the last one gives the order.
Harder: more runners, no comparison to spare.
Skills: search, planning, deduction
Source: original; sorting by few comparisons, the policy is merge insertion (L. R. Ford and S. M. Johnson 1959).
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.query_plans import follow
from bootcamp.verifiers import Command, Format, Integer, Sequence

Move = tuple[str, tuple[int, ...]]
Plan = Generator[tuple[int, int], bool, list[int]]


class _Seen(NamedTuple):
    verb: str
    faster: int
    slower: int
    right: bool


Past = tuple[tuple[Move, _Seen], ...]


class HiddenOrderComparisons(
    Interactive["HiddenOrderComparisons.Params", "HiddenOrderComparisons.Instance", Move, None, _Seen]
):
    version = 1

    class Params(interactive.Params):
        runners: int = knob("how many runners there are", levels=(5, 5, 6, 6, 7, 8, 9, 10, 11, 12), ge=3, le=14)
        spare: int = knob("comparisons beyond merge insertion", levels=(2, 0, 1, *(0,) * 7), ge=0, le=5)

    class Instance(interactive.Instance):
        secret = ("order",)
        runners: int
        order: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        {{ runners }} runners, numbered from 1 to {{ runners }}, finished a race one after the other. All orders are
        equally likely. Find the order.

        - "ask i, j": who of the runners i and j was faster? My answer is true.
        - "answer" with the numbers of all runners, the fastest first: this ends the game. You win if it is the order in
          which they finished, else you lose.
        """,
        zh=r"""
        {{ runners }} 名选手（编号 1 到 {{ runners }}）先后跑到终点，没有并列。所有名次顺序的可能性相同。
        请找出这个顺序。

        - “ask i, j”：选手 i 和 j 谁更快？我如实回答。
        - “answer”后接全部选手的编号，最快的在前：游戏到此结束。如果这就是他们到达终点的顺序，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "ask" %}
        Runner {{ faster }} was faster than runner {{ slower }}.
        {% else %}
        This is {{ "" if right else "not " }}the order.
        {% endif %}
        """,
        zh="""
        {% if verb == "ask" %}
        {{ faster }} 号选手比 {{ slower }} 号选手快。
        {% else %}
        这{{ "正是" if right else "不是" }}到达终点的顺序。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        runner = Integer(1, instance.runners)
        return Command(ask=Sequence(runner, length=2), answer=Sequence(runner, length=instance.runners))

    def deal(self, params: HiddenOrderComparisons.Params, rng: Random) -> Instance:
        order = rng.sample(range(1, params.runners + 1), params.runners)
        questions = sum((3 * k - 1).bit_length() - 2 for k in range(2, params.runners + 1)) + params.spare
        return self.Instance(runners=params.runners, order=tuple(order), turns=questions + 1)

    def begin(self, instance: Instance) -> None:
        return None

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        return "a runner is named twice" if len(set(move[1])) < len(move[1]) else ""

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, runners = move
        if verb == "answer":
            right = runners == instance.order
            return Turn(state, _Seen(verb, 0, 0, right), "won" if right else "lost")
        faster, slower = sorted(runners, key=instance.order.index)
        return Turn(state, _Seen(verb, faster, slower, right=True))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        verb, size = rng.choice((("ask", 2), ("answer", shown.runners)))
        return verb, tuple(rng.sample(range(1, shown.runners + 1), size))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        plan = _merge_insertion(list(range(1, shown.runners + 1)))
        verb, runners = follow(plan, (move[1][0] == seen.faster for move, seen in past))
        return verb, tuple(runners)


def _merge_insertion(items: list[int]) -> Plan:
    """Sort: pairs first, then the winners of pairs, then the others from the ends of blocks of 2, 2, 6, 10, ..."""
    if len(items) < 2:
        return items
    partner: dict[int, int] = {}
    for one, other in zip(items[::2], items[1::2], strict=False):
        if (yield one, other):
            one, other = other, one
        partner[one] = other  # the slower of the two has its place later
    slower = yield from _merge_insertion(list(partner))
    waiting = [partner[item] for item in slower] + items[len(items) - len(items) % 2 :]
    chain = [waiting[0], *slower]
    done, block, power = 1, 2, 4  # neighbouring blocks add up to powers of two
    while done < len(waiting):
        for place in reversed(range(done, min(done + block, len(waiting)))):
            below, above = 0, chain.index(slower[place]) if place < len(slower) else len(chain)
            while below < above:
                middle = (below + above) // 2
                if (yield waiting[place], chain[middle]):
                    above = middle
                else:
                    below = middle + 1
            chain.insert(below, waiting[place])
        done, block, power = done + block, power - block, 2 * power
    return chain
