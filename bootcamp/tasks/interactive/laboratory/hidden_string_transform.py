"""Find out what a hidden chain of printed operations makes of a string, from what it makes of shorter strings.

Answer: a string to be changed or, once, the result for the printed string; the game is won by the right result.
Turns: one string each, the last one gives the result.
Harder: more operations to choose from, longer chains, fewer strings.
Skills: induction, search, deduction
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.query_plans import narrowest
from bootcamp.lib.string_operations import OPERATIONS, Operation, describe, operate
from bootcamp.lib.text import UPPER, random_text
from bootcamp.verifiers import Command, Text

Move = tuple[str, str]
TRIED = 24


class _Seen(NamedTuple):
    verb: str
    result: str
    right: bool


Past = tuple[tuple[Move, _Seen], ...]


class HiddenStringTransform(
    Interactive["HiddenStringTransform.Params", "HiddenStringTransform.Instance", Move, None, _Seen]
):
    version = 1

    class Params(interactive.Params):
        operations: int = knob("how many operations there are", levels=(6, 7, 8, 9, 10, 7, 8, 10, 12, 8), ge=3, le=12)
        chain: int = knob("how many of them are carried out", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=4)
        longest: int = knob("the most letters of an asked string", levels=(5, 5, 4, 4, 4, 4, 4, 3, 3, 3), ge=2, le=9)
        turns: int = knob("the most moves", levels=(4, 4, 3, 3, 3, 3, 3, 4, 4, 5), ge=2, le=20)

    class Instance(interactive.Instance):
        secret = ("chain",)
        operations: tuple[Operation, ...]
        length: int
        longest: int
        target: str
        chain: tuple[int, ...]
        """The operations carried out, from 0."""

        @property
        def said(self) -> dict[str, list[str]]:
            """Say the operations in both languages."""
            return {language: [describe(one, language) for one in self.operations] for language in ("en", "zh")}

    prompt = Prompt(
        en=r"""
        {% if length == 1 %}
        A machine changes strings of capital letters. It carries out 1 of these operations, each equally likely:
        {% else %}
        A machine changes strings of capital letters. It carries out {{ length }} of these operations in a hidden order,
        none of them twice; all such chains are equally likely:
        {% endif %}

        {{ said["en"] | numbered }}

        Places are counted from 1 from the left; places that a string lacks are passed over. Find out what the machine
        makes of {{ target }}. Only machines are used for which well-chosen strings decide this in time.

        - "ask s", for a string s of 1 to {{ longest }} letters: I tell you what the machine makes of it.
        - "answer t": this ends the game. You win if the machine makes t of {{ target }}, else you lose.
        """,
        zh=r"""
        {% if length == 1 %}
        一台机器改变由大写字母组成的字符串。它执行下列操作中的 1 个，每个的可能性相同：
        {% else %}
        一台机器改变由大写字母组成的字符串。它执行下列操作中的 {{ length }} 个，顺序未知，没有操作重复；
        所有这样的操作序列可能性相同：
        {% endif %}

        {{ said["zh"] | numbered }}

        位置从左起由 1 数起；字符串中没有的位置略过不计。请找出机器把 {{ target }} 变成什么。
        只选用那些问得恰当就能及时确定结果的机器。

        - “ask s”（s 是 1 到 {{ longest }} 个字母的字符串）：我告诉你机器把它变成什么。
        - “answer t”：游戏到此结束。如果机器把 {{ target }} 变成 t，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "ask" %}
        {{ result }}
        {% else %}
        This is {{ "" if right else "not " }}what the machine makes of it.
        {% endif %}
        """,
        zh="""
        {% if verb == "ask" %}
        {{ result }}
        {% else %}
        这{{ "正是" if right else "不是" }}机器的结果。
        {% endif %}
        """,
    )
    answer = Command(ask=Text(alphabet=UPPER), answer=Text(alphabet=UPPER))

    def deal(self, params: HiddenStringTransform.Params, rng: Random) -> Instance:
        if params.chain > params.operations:
            raise interactive.Retry
        names = rng.sample(list(OPERATIONS), params.operations)
        operations = tuple((name, OPERATIONS[name].draw(rng, params.longest)) for name in names)
        target = random_text(rng, params.longest + 2, UPPER[: rng.randint(12, 26)])
        chain = tuple(rng.sample(range(params.operations), params.chain))
        instance = self.Instance(
            operations=operations,
            length=params.chain,
            longest=params.longest,
            target=target,
            chain=chain,
            turns=params.turns,
        )
        plain = {target, *(operate(one, target) for one in operations if params.chain > 1)}
        if _made(operations, chain, target) in plain or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> None:
        return None

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        long = move[0] == "ask" and len(move[1]) > shown.longest
        return f"the string has more than {shown.longest} letters" if long else ""

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, text = move
        if verb == "answer":
            right = text == _made(instance.operations, instance.chain, instance.target)
            return Turn(state, _Seen(verb, "", right), "won" if right else "lost")
        return Turn(state, _Seen(verb, _made(instance.operations, instance.chain, text), right=True))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        verb = rng.choice(("ask", "answer"))
        return verb, random_text(rng, rng.randint(1, shown.longest + 2 * (verb == "answer")), UPPER)

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Ask for the string, of some drawn ones, whose most frequent result leaves the fewest chains."""
        tried, results = _results(shown.operations, shown.length, shown.longest, shown.target)
        told = [(tried.index(text), seen.result) for (_, text), seen in past]
        left = [own for own in results if all(own[place] == result for place, result in told)]
        if len({own[-1] for own in left}) == 1:
            return "answer", left[0][-1]
        return "ask", tried[narrowest(range(len(tried) - 1), left, lambda place, own: own[place])]


def _made(operations: tuple[Operation, ...], chain: tuple[int, ...], text: str) -> str:
    for place in chain:
        text = operate(operations[place], text)
    return text


@lru_cache(maxsize=64)
def _results(
    operations: tuple[Operation, ...], length: int, longest: int, target: str
) -> tuple[list[str], list[tuple[str, ...]]]:
    """Give strings to ask about, the target last, and what each chain makes of all of them."""
    rng = Random(target)
    tried = [random_text(rng, longest, UPPER[: rng.choice((5, 26))]) for _ in range(TRIED)] + [target]
    return tried, list(_chained(operations, length, tuple(tried), frozenset()))


def _chained(
    operations: tuple[Operation, ...], length: int, texts: tuple[str, ...], used: frozenset[int]
) -> Iterator[tuple[str, ...]]:
    if not length:
        yield texts
    for place, operation in enumerate(operations) if length else ():
        if place not in used:
            after = tuple(operate(operation, text) for text in texts)
            yield from _chained(operations, length - 1, after, used | {place})
