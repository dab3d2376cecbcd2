"""Find values of a hidden polynomial modulo a prime from values at other points, a few of which are told wrongly.

Answer: a point or, once, the values at the three target points; the game is won by all three.
Turns: one value each, the last one gives the three values.
Harder: larger primes, higher degrees, more wrong values, no value to spare.
Skills: algebra, deduction
Source: original; codes of I. S. Reed and G. Solomon (1960).
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Command, Format, Integer, Sequence

Move = tuple[str, Any]


class _Seen(NamedTuple):
    verb: str
    x: int
    value: int
    right: bool


Past = tuple[tuple[Move, _Seen], ...]


class HiddenPolynomialProbe(
    Interactive["HiddenPolynomialProbe.Params", "HiddenPolynomialProbe.Instance", Move, int, _Seen]
):
    version = 1

    class Params(interactive.Params):
        prime: int = knob("the prime modulus", levels=(11, 13, 13, 17, 19, 23, 31, 41, 61, 97), ge=11, le=97)
        degree: int = knob("the highest degree", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 5), ge=1, le=6)
        wrong: int = knob("how many values are told wrongly", levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 3), ge=0, le=3)
        spare: int = knob("values beyond those needed", levels=(2, 1, 0, 0, 0, 0, 0, 0, 0, 0), ge=0, le=5)

    class Instance(interactive.Instance):
        secret = ("coefficients", "shifts")
        prime: int
        degree: int
        wrong: int
        targets: tuple[int, ...]
        coefficients: tuple[int, ...]
        """From the constant term on."""
        shifts: tuple[tuple[int, int], ...]
        """The places, from 0, of the questions that are answered wrongly, with what is added there."""

    prompt = Prompt(
        en=r"""
        f is a hidden polynomial of degree at most {{ degree }} over the integers modulo the prime {{ prime }}: its
        {{ degree + 1 }} coefficients were drawn from 0 to {{ prime - 1 }}, each with the same chance. Find
        f({{ targets | join("), f(") }}).

        - "ask x", for x from 0 to {{ prime - 1 }} apart from {{ targets | listed("en") }}: I tell you f(x) modulo
          {{ prime }}.
        - "answer" with the three values, in the order above: this ends the game. You win if all three are right, else
          you lose.

        {% if wrong %}
        Exactly {{ wrong }} of my replies to your first {{ degree + 2 * wrong + 1 }} questions
        {{ "is" if wrong == 1 else "are" }} wrong: there I tell you another number. Which
        {{ "one this is" if wrong == 1 else "ones these are" }} was drawn before the game, whatever you ask. All later
        replies are true.
        {% else %}
        All my replies are true.
        {% endif %}
        """,
        zh=r"""
        f 是模素数 {{ prime }} 的整数上的一个隐藏多项式，次数至多为 {{ degree }}：它的 {{ degree + 1 }} 个系数
        从 0 到 {{ prime - 1 }} 中等可能地抽取。
        请求出 f({{ targets | join(")、f(") }})。

        - “ask x”（x 是 0 到 {{ prime - 1 }} 中除 {{ targets | listed("zh") }} 以外的数）：
          我告诉你 f(x) 模 {{ prime }} 的值。
        - “answer”后接这三个值，按上面的顺序：游戏到此结束。三个值都对，你获胜，否则你失败。

        {% if wrong %}
        在我对你最先 {{ degree + 2 * wrong + 1 }} 次提问的回答中，恰有 {{ wrong }} 次是错的：那时我告诉你另一个数。
        是哪{{ "一" if wrong == 1 else "几" }}次，在游戏开始之前已经抽定，与你问什么无关。以后的回答都是真的。
        {% else %}
        我的回答都是真的。
        {% endif %}
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "ask" %}
        f({{ x }}) = {{ value }}
        {% else %}
        The values are {{ "" if right else "not " }}right.
        {% endif %}
        """,
        zh="""
        {% if verb == "ask" %}
        f({{ x }}) = {{ value }}
        {% else %}
        这些值{{ "都对" if right else "不都对" }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        residue = Integer(0, instance.prime - 1)
        return Command(ask=residue, answer=Sequence(residue, length=3))

    def deal(self, params: HiddenPolynomialProbe.Params, rng: Random) -> Instance:
        prime, needed = params.prime, params.degree + 2 * params.wrong + 1
        if any(prime % k == 0 for k in range(2, prime)) or needed + params.spare > prime - 3:
            raise interactive.Retry
        false = sorted(rng.sample(range(needed), params.wrong))
        trusted = range(params.degree + 1), range(needed - params.degree - 1, needed)
        if params.wrong and any(not set(false) & set(some) for some in trusted) and rng.random() < 0.7:
            raise interactive.Retry  # whoever takes the first or the last replies for true would win
        return self.Instance(
            prime=prime,
            degree=params.degree,
            wrong=params.wrong,
            targets=tuple(rng.sample(range(prime), 3)),
            coefficients=tuple(rng.randrange(prime) for _ in range(params.degree + 1)),
            shifts=tuple((k, rng.randrange(1, prime)) for k in false),
            turns=needed + params.spare + 1,
        )

    def begin(self, instance: Instance) -> int:
        return 0

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        return f"the value at {move[1]} may not be asked for" if move[0] == "ask" and move[1] in shown.targets else ""

    def react(self, instance: Instance, state: int, move: Move) -> Turn:
        verb, what = move
        prime, values = instance.prime, instance.coefficients
        if verb == "answer":
            right = what == tuple(_at(values, x, prime) for x in instance.targets)
            return Turn(state, _Seen(verb, 0, 0, right), "won" if right else "lost")
        value = (_at(values, what, prime) + dict(instance.shifts).get(state, 0)) % prime
        return Turn(state + 1, _Seen(verb, what, value, right=True))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Ask at different points; then a polynomial through all replies but the wrong ones is the hidden one."""
        told = {seen.x: seen.value for _, seen in past}
        if len(told) < shown.degree + 2 * shown.wrong + 1:
            return "ask", next(x for x in range(shown.prime) if x not in told and x not in shown.targets)
        order = rng.sample(sorted(told), len(told))
        for chosen in combinations(order, shown.degree + 1):
            points = [(x, told[x]) for x in chosen]
            off = sum(_through(points, x, shown.prime) != value for x, value in told.items())
            if off <= shown.wrong:
                return "answer", tuple(_through(points, x, shown.prime) for x in shown.targets)
        raise AssertionError("the replies fit no polynomial")


def _at(coefficients: tuple[int, ...], x: int, prime: int) -> int:
    return sum(c * pow(x, k, prime) for k, c in enumerate(coefficients)) % prime


def _through(points: list[tuple[int, int]], x: int, prime: int) -> int:
    """Return the value at x of the polynomial through some points (Lagrange)."""
    total = 0
    for a, value in points:
        above = below = 1
        for b, _ in points:
            if b != a:
                above, below = above * (x - b) % prime, below * (a - b) % prime
        total += value * above * pow(below, -1, prime)
    return total % prime
