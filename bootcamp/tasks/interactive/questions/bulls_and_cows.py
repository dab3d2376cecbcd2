"""Find a secret code by guesses, each of which is told how many symbols are right, in place and out of place.

Answer: a code; the game is won by the secret one.
Turns: one guess each.
Harder: longer codes, more symbols, symbols that may repeat.
Skills: search, deduction
Source: original; the old game of bulls and cows, whose form with repeats is Mastermind (D. E. Knuth 1977).
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations, product
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.pegs import answer_to
from bootcamp.lib.query_plans import narrowest
from bootcamp.verifiers import Format, Text

SYMBOLS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
TRIED, WEIGHED = 20, 200

Code = tuple[int, ...]


class _Seen(NamedTuple):
    guess: str
    bulls: int
    cows: int


Past = tuple[tuple[str, _Seen], ...]


class BullsAndCows(Interactive["BullsAndCows.Params", "BullsAndCows.Instance", str, float, _Seen]):
    version = 1

    class Params(interactive.Params):
        length: int = knob("the length of the code", levels=(3, 3, 4, 4, 4, 4, 4, 5, 5, 5), ge=2, le=6)
        symbols: int = knob("how many symbols there are", levels=(6, 8, 6, 6, 8, 10, 8, 8, 9, 10), ge=4, le=12)
        repeats: bool = knob(
            "whether symbols may repeat", levels=(False,) * 3 + (True,) + (False,) * 2 + (True,) + (False,) * 3
        )
        turns: int = knob("the most guesses", levels=(7, 7, 7, 7, 8, 8, 8, 9, 9, 9), ge=4, le=20)

    class Instance(interactive.Instance):
        secret = ("code",)
        symbols: str
        length: int
        repeats: bool
        code: str

    prompt = Prompt(
        en=r"""
        I have a secret code of {{ length }} symbols out of {{ symbols | list | join(", ") }}.
        {% if repeats %}
        A symbol may occur several times.
        {% else %}
        No symbol occurs twice.
        {% endif %}
        All such codes are equally likely.

        Each move guesses a code of this kind. I reply with two numbers: bulls, the places at which your guess has the
        right symbol, and cows, the further symbols that your guess and the code have in common, each counted as often
        as it occurs in both, whatever its place. You win when your guess is the code.
        """,
        zh=r"""
        我有一个由 {{ length }} 个符号组成的密码，符号取自 {{ symbols | list | join("、") }}。
        {% if repeats %}
        同一个符号可以出现多次。
        {% else %}
        没有符号重复出现。
        {% endif %}
        所有这样的密码可能性相同。

        每一步猜一个这样的密码。我回复两个数：公牛数，即符号和位置都猜对的位数；母牛数，即不计位置时猜测与密码共有的符号个数
        （每个符号按它在两者中共同出现的次数计），再减去公牛数。猜中密码时你获胜。
        """,
    )
    reply = Prompt(
        en="{{ guess }}: {{ bulls }} bull{{ 's' * (bulls != 1) }}, {{ cows }} cow{{ 's' * (cows != 1) }}.",
        zh="{{ guess }}：公牛数 {{ bulls }}，母牛数 {{ cows }}。",
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=instance.symbols, length=instance.length)

    def deal(self, params: BullsAndCows.Params, rng: Random) -> Instance:
        if not params.repeats and params.symbols < params.length:
            raise interactive.Retry
        symbols = "".join(sorted(rng.sample(SYMBOLS, params.symbols)))
        instance = self.Instance(
            symbols=symbols,
            length=params.length,
            repeats=params.repeats,
            code=_drawn(rng, symbols, params.length, params.repeats),
            turns=params.turns,
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> float:
        return 0.0

    def illegal(self, shown: Instance, past: Past, move: str) -> str:
        if not shown.repeats and len(set(move)) < len(move):
            return "a symbol occurs twice"
        return ""

    def react(self, instance: Instance, state: float, move: str) -> Turn:
        guess, code = _coded(instance, move), _coded(instance, instance.code)
        bulls, cows = answer_to(guess, code)
        best = max(state, (bulls + cows / 2) / (2 * instance.length))
        return Turn(best, _Seen(move, bulls, cows), "won" if bulls == instance.length else "")

    def progress(self, instance: Instance, state: float) -> float:
        return state / 2

    def random_move(self, shown: Instance, past: Past, rng: Random) -> str:
        return _drawn(rng, shown.symbols, shown.length, shown.repeats)

    def policy(self, shown: Instance, past: Past, rng: Random) -> str:
        """Guess, among some codes that fit all replies, the one whose worst reply leaves the fewest of some others."""
        told = tuple((_coded(shown, move), (seen.bulls, seen.cows)) for move, seen in past)
        fitting = _fitting(shown.length, len(shown.symbols), shown.repeats, told)
        if past:
            weighed = rng.sample(fitting, min(WEIGHED, len(fitting)))
            best = narrowest(weighed[:TRIED], weighed, answer_to)
        else:
            best = tuple(range(shown.length)) if not shown.repeats else (0, 0, *range(1, shown.length - 1))
        return "".join(shown.symbols[place] for place in best)


def _drawn(rng: Random, symbols: str, length: int, repeats: bool) -> str:
    return "".join(rng.choices(symbols, k=length) if repeats else rng.sample(symbols, length))


def _coded(shown: BullsAndCows.Instance, code: str) -> Code:
    return tuple(map(shown.symbols.index, code))


@cache
def _codes(length: int, symbols: int, repeats: bool) -> tuple[Code, ...]:
    return tuple(product(range(symbols), repeat=length) if repeats else permutations(range(symbols), length))


@lru_cache(maxsize=256)
def _fitting(
    length: int, symbols: int, repeats: bool, told: tuple[tuple[Code, tuple[int, int]], ...]
) -> tuple[Code, ...]:
    if not told:
        return _codes(length, symbols, repeats)
    guess, reply = told[-1]
    return tuple(code for code in _fitting(length, symbols, repeats, told[:-1]) if answer_to(guess, code) == reply)
