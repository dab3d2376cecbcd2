"""Find a hidden binary word by asking for parities of some of its digits, of which a few are told falsely.

Answer: a set of places or, once, the word; the game is won by the word.
Turns: one parity each, the last one gives the word.
Harder: longer words, more false answers, fewer questions to spare.
Skills: search, deduction, algebra
Source: original; adaptive codes with feedback (E. R. Berlekamp 1968) over parities.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.query_plans import least_questions
from bootcamp.verifiers import Command, Format, Integer, Set, Text

Move = tuple[str, Any]
TRIED = 12


class _Seen(NamedTuple):
    verb: str
    odd: bool
    """Whether the number of ones is told to be odd, or the answer is right."""


Past = tuple[tuple[Move, _Seen], ...]


class ParityQueryDecoding(Interactive["ParityQueryDecoding.Params", "ParityQueryDecoding.Instance", Move, int, _Seen]):
    version = 1

    class Params(interactive.Params):
        length: int = knob("the length of the word", levels=(7, 8, 7, 8, 8, 9, 8, 9, 9, 10), ge=3, le=10)
        lies: int = knob("the most false answers", levels=(0, 0, 1, 1, 1, 1, 2, 2, 3, 3), ge=0, le=3)
        spare: int = knob("questions beyond the least number", levels=(3, 1, 3, 2, 1, 1, 2, 1, 2, 1), ge=1, le=6)

    class Instance(interactive.Instance):
        secret = ("word", "false")
        length: int
        lies: int
        word: str
        false: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        I have drawn a word of {{ length }} digits 0 and 1, all words equally likely. Its digits are numbered from the
        left, from 1 on. Find it by questions.

        - "ask S", for a non-empty set S of places: is the number of ones at these places odd? I answer odd or even.
        - "answer w": this ends the game. You win if w is my word, else you lose.

        {% if lies %}
        At most {{ lies }} of all my answers to questions {{ "is" if lies == 1 else "are" }} false. Which questions
        these are was drawn before the game, whatever you ask.
        {% else %}
        All my answers are true.
        {% endif %}
        """,
        zh=r"""
        我抽取了一个由 {{ length }} 个数字 0 和 1 组成的词，所有的词可能性相同。
        它的各位从左起由 1 编号。请通过提问找出它。

        - “ask S”（S 是位置的非空集合）：这些位置上 1 的个数是否为奇数？我回答“奇”或“偶”。
        - “answer w”：游戏到此结束。如果 w 就是我的词，你获胜，否则你失败。

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
        {{ "Odd" if odd else "Even" }}.
        {% else %}
        This is {{ "" if odd else "not " }}my word.
        {% endif %}
        """,
        zh="""
        {% if verb == "ask" %}
        {{ "奇" if odd else "偶" }}。
        {% else %}
        这{{ "就是" if odd else "不是" }}我的词。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        places = Set(Integer(1, instance.length))
        return Command(ask=places, answer=Text(alphabet="01", length=instance.length))

    def deal(self, params: ParityQueryDecoding.Params, rng: Random) -> Instance:
        least = least_questions(2**params.length, params.lies)
        instance = self.Instance(
            length=params.length,
            lies=params.lies,
            word="".join(rng.choices("01", k=params.length)),
            false=tuple(sorted(rng.sample(range(least), params.lies))),  # so that trust seldom pays
            turns=least + params.spare + 1,
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> int:
        return 0

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        return "" if move[1] else "the set is empty"

    def react(self, instance: Instance, state: int, move: Move) -> Turn:
        verb, what = move
        if verb == "answer":
            right = what == instance.word
            return Turn(state, _Seen(verb, right), "won" if right else "lost")
        odd = sum(instance.word[place - 1] == "1" for place in what) % 2 == 1
        return Turn(state + 1, _Seen(verb, odd != (state in instance.false)))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Ask for the parity, of some drawn ones, that leaves the most even volumes of words with ways to lie."""
        told = [(sum(1 << shown.length - place for place in places), seen.odd) for (_, places), seen in past]
        lies = dict.fromkeys(range(1 << shown.length), 0)
        for mask, odd in told:
            for word in lies:
                lies[word] += ((word & mask).bit_count() & 1) != odd
        alive = {word: count for word, count in lies.items() if count <= shown.lies}
        left = shown.turns - 1 - len(past)
        if len(alive) == 1 or not left:
            return "answer", f"{min(alive, key=alive.__getitem__):0{shown.length}b}"
        ways = [sum(comb(left - 1, k) for k in range(shown.lies - count + 1)) for count in range(shown.lies + 2)]
        gain = {word: ways[count] - ways[count + 1] for word, count in alive.items()}
        masks = rng.sample(range(1, 1 << shown.length), TRIED)
        odds = [sum(way for word, way in gain.items() if (word & mask).bit_count() & 1) for mask in masks]
        total = sum(gain.values())
        best = masks[min(range(TRIED), key=lambda place: abs(2 * odds[place] - total))]
        return "ask", frozenset(place for place in range(1, shown.length + 1) if best >> shown.length - place & 1)
