"""Find a number by questions with yes or no, of which a few are answered falsely.

Answer: a question or, once, the number; the game is won by the number.
Turns: one question each, the last one gives the number.
Harder: more numbers, more false answers, fewer questions to spare.
Skills: search, deduction
Source: original; the game of Renyi and Ulam, its strategy by weights is Berlekamp's (1968).
"""

from __future__ import annotations

from itertools import accumulate
from math import comb
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.query_plans import least_questions
from bootcamp.verifiers import Command, Format, Integer

Move = tuple[str, int]


class _Seen(NamedTuple):
    verb: str
    m: int
    yes: bool


Past = tuple[tuple[Move, _Seen], ...]


class LiarNumberSearch(Interactive["LiarNumberSearch.Params", "LiarNumberSearch.Instance", Move, int, _Seen]):
    version = 1

    class Params(interactive.Params):
        size: int = knob(
            "how many numbers there are", levels=(16, 20, 30, 60, 120, 250, 500, 1000, 2000, 3000), ge=2, le=5000
        )
        lies: int = knob("the most false answers", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=4)
        spare: int = knob("questions beyond the least number", levels=(1, 1, 3, 2, 2, 2, 2, 1, 1, 1), ge=1, le=6)

    class Instance(interactive.Instance):
        secret = ("number", "false")
        low: int
        size: int
        lies: int
        number: int
        false: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        I have drawn a number from {{ low }} to {{ low + size - 1 }}, each with the same chance. Find it by questions.

        - "ask m": is my number at most m? I answer yes or no.
        - "answer x": this ends the game. You win if x is my number, else you lose.

        {% if lies %}
        At most {{ lies }} of all my yes-or-no answers {{ "is" if lies == 1 else "are" }} false. Which questions these
        are was drawn before the game, whatever you ask.
        {% else %}
        All my answers are true.
        {% endif %}
        """,
        zh=r"""
        我从 {{ low }} 到 {{ low + size - 1 }} 中等可能地抽取了一个数。请通过提问把它找出来。

        - “ask m”：我的数是否不超过 m？我回答“是”或“否”。
        - “answer x”：游戏到此结束。如果 x 就是我的数，你获胜，否则你失败。

        {% if lies %}
        我对提问的全部回答中，至多有 {{ lies }} 次是假的。对哪几个提问说假话，在游戏开始之前已经抽定，与你问什么无关。
        {% else %}
        我的回答都是真的。
        {% endif %}
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "ask" %}
        {{ "Yes" if yes else "No" }}.
        {% else %}
        {{ m }} is {{ "" if yes else "not " }}my number.
        {% endif %}
        """,
        zh="""
        {% if verb == "ask" %}
        {{ "是" if yes else "否" }}。
        {% else %}
        {{ m }} {{ "就是" if yes else "不是" }}我的数。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        number = Integer(instance.low, instance.low + instance.size - 1)
        return Command(ask=number, answer=number)

    def deal(self, params: LiarNumberSearch.Params, rng: Random) -> Instance:
        least = least_questions(params.size, params.lies)
        false = tuple(sorted(rng.sample(range(least), params.lies)))  # so that trust seldom pays
        low = rng.randint(1, 100)
        instance = self.Instance(
            low=low,
            size=params.size,
            lies=params.lies,
            turns=least + params.spare + 1,
            number=low + rng.randrange(params.size),
            false=false,
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> int:
        return 0

    def react(self, instance: Instance, state: int, move: Move) -> Turn:
        verb, m = move
        if verb == "answer":
            right = m == instance.number
            return Turn(state, _Seen(verb, m, right), "won" if right else "lost")
        return Turn(state + 1, _Seen(verb, m, (instance.number <= m) != (state in instance.false)))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Ask for the cut that leaves weights as even as can be; a number weighs as many ways to lie as it has left."""
        told = _lies_told(shown, past)
        alive = [number for number, lies in enumerate(told, start=1) if lies <= shown.lies]
        left = shown.turns - 1 - len(past)
        if len(alive) == 1 or not left:
            return "answer", shown.low + alive[0] - 1
        ways = [sum(comb(left - 1, k) for k in range(shown.lies - lies + 1)) for lies in range(shown.lies + 2)]
        kept = list(accumulate((ways[lies] if lies <= shown.lies else 0 for lies in told), initial=0))
        lied = list(accumulate((ways[lies + 1] if lies <= shown.lies else 0 for lies in told), initial=0))
        # after a yes the numbers up to m are kept and the others were lied about, after a no the other way round
        worst = [max(a + lied[-1] - b, b + kept[-1] - a) for a, b in zip(kept, lied, strict=True)]
        return "ask", shown.low + min(range(1, shown.size), key=worst.__getitem__) - 1


def _lies_told(shown: LiarNumberSearch.Instance, past: Past) -> list[int]:
    """Count for each number the answers that are false if it is the one."""
    change = [0] * (shown.size + 1)
    for _, seen in past:  # false for the numbers above m after a yes, for those up to m after a no
        cut = seen.m - shown.low + 1
        change[cut if seen.yes else 0] += 1
        change[shown.size if seen.yes else cut] -= 1
    return list(accumulate(change))[: shown.size]
