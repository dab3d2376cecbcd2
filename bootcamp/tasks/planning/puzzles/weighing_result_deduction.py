"""Name the false coins from the results of several weighings.

Answer: each false coin with its kind, heavy or light; there is one solution.
Harder: more coins and false ones, a result that was read wrong.
Skills: deduction, logic
Source: original; weighing coins is an old puzzle.
"""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Coins = tuple[int, ...]
Weighing = tuple[Coins, Coins, str]
Guess = tuple[tuple[int, int], ...]
"""The false coins, each with 1 if it is heavy and -1 if it is light."""

_MOST = 14
_RESULTS = {
    "en": {"<": "the right side is heavier.", ">": "the left side is heavier.", "=": "both sides are equal."},
    "zh": {"<": "右边较重。", ">": "左边较重。", "=": "两边相等。"},
}


class WeighingResultDeduction(
    Task["WeighingResultDeduction.Params", "WeighingResultDeduction.Instance", dict[int, str]]
):
    version = 1

    class Params(task.Params):
        coins: int = knob("how many coins there are", levels=(5, 6, 8, 8, 9, 10, 9, 10, 11, 12), ge=4, le=16)
        false: int = knob("how many of them are false", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=1, le=3)
        misread: bool = knob("whether one result was read wrong", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        coins: int
        fakes: int
        misread: bool
        weighings: tuple[Weighing, ...]

        @property
        def results(self) -> dict[str, dict[str, str]]:
            return _RESULTS

    prompt = Prompt(
        en=r"""
        Of {{ coins }} coins, numbered from 1, exactly {{ fakes }} {{ "is" if fakes == 1 else "are" }} false. A good
        coin weighs 10 grams, and a false one either 11 grams (heavy) or 9 grams (light)
        {{- "; one may be heavy and another light" if fakes > 1 }}. On a balance these coins were weighed against each
        other:

        {% for left, right, result in weighings %}
        - {{ left | comma }} on the left, {{ right | comma }} on the right: {{ results.en[result] }}
        {% endfor %}

        {% if misread %}
        Exactly one of these results was read wrong: what really happened in that weighing was one of the other two
        results.
        {% endif %}
        Name all false coins by their numbers, each with its kind, heavy or light.
        """,
        zh=r"""
        {{ coins }} 枚硬币从 1 开始编号，其中恰有 {{ fakes }} 枚是假币。真币重 10 克，假币或者重 11 克（heavy，偏重），
        或者重 9 克（light，偏轻）{{ "；可能一枚假币偏重而另一枚偏轻" if fakes > 1 }}。用天平称了以下几次：

        {% for left, right, result in weighings %}
        - 左边放 {{ left | comma }}，右边放 {{ right | comma }}：{{ results.zh[result] }}
        {% endfor %}

        {% if misread %}
        这些结果中恰有一个读错了：那一次称量的真实结果是另外两种结果之一。
        {% endif %}
        请给出所有假币的编号及其种类（heavy 或 light）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[int, str]]:
        return Mapping(Integer(1, instance.coins), Word(("heavy", "light")))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[int, str]]:
        numbers = range(1, params.coins + 1)
        guesses = _guesses(params.coins, params.false)
        truth = rng.choice(guesses)
        wrong: dict[Guess, int] = dict.fromkeys(guesses, 0)
        left = list(guesses)
        weighings: list[Weighing] = []
        lie = rng.randrange(2, 6) if params.misread else -1
        while len(left) > 1 or (params.misread and lie >= len(weighings)):
            if len(weighings) == _MOST:
                raise task.Retry
            best: tuple[int, Coins, Coins] | None = None
            for _ in range(3):  # of three random weighings the one that leaves the fewest
                size = rng.randint(1, min(params.coins // 2, 5))
                drawn = rng.sample(numbers, 2 * size)
                sides = tuple(sorted(drawn[:size])), tuple(sorted(drawn[size:]))
                result = _result(truth, *sides)
                same = sum(_result(guess, *sides) == result for guess in left)
                if best is None or same < best[0]:
                    best = (same, *sides)
            assert best is not None
            _, one, other = best
            result = _result(truth, one, other)
            if len(weighings) == lie:
                result = rng.choice([sign for sign in "<=>" if sign != result])
            weighings.append((one, other, result))
            for guess in left:
                wrong[guess] += _result(guess, one, other) != result
            most = 1 if params.misread else 0
            left = [guess for guess in left if wrong[guess] <= most]
            if len(weighings) > lie >= 0:
                sure = [guess for guess in left if wrong[guess] == 1]
                if len(sure) == 1:
                    break
        instance = self.Instance(
            coins=params.coins, fakes=params.false, misread=params.misread, weighings=tuple(weighings)
        )
        return instance, {coin: "heavy" if sign > 0 else "light" for coin, sign in truth}

    def key(self, instance: Instance) -> object:
        return [instance.coins, instance.fakes, instance.misread, sorted(map(_turned, instance.weighings))]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        wrong, lines = dict.fromkeys(_guesses(instance.coins, instance.fakes), 0), list[str]()
        for left, right, result in instance.weighings:
            for guess in wrong:
                wrong[guess] += _result(guess, left, right) != result
            wrong = {guess: count for guess, count in wrong.items() if count <= instance.misread}
            sides = f"{' '.join(map(str, left))} {result} {' '.join(map(str, right))}"
            kept = [" ".join(_shown(guess) for guess in wrong if wrong[guess] == n) or "-" for n in (0, 1)]
            lines.append(f"{sides}: {f'(0) {kept[0]} (1) {kept[1]}' if instance.misread else kept[0]}")
        if instance.misread:
            lines.append(f"(1) {' '.join(_shown(guess) for guess in wrong if wrong[guess] == 1)}")
        return "\n".join(lines)


def _guesses(coins: int, false: int) -> list[Guess]:
    return [
        tuple(zip(chosen, signs, strict=True))
        for chosen in combinations(range(1, coins + 1), false)
        for signs in product((1, -1), repeat=false)
    ]


def _shown(guess: Guess) -> str:
    return "".join(f"{coin}{'+' if sign > 0 else '-'}" for coin, sign in guess)


def _result(guess: Guess, left: Coins, right: Coins) -> str:
    tilt = sum(sign * ((coin in left) - (coin in right)) for coin, sign in guess)
    return ">" if tilt > 0 else "<" if tilt < 0 else "="


def _turned(weighing: Weighing) -> Weighing:
    """Give a weighing with the smaller coin on the left."""
    left, right, result = weighing
    return weighing if left < right else (right, left, {"<": ">", ">": "<", "=": "="}[result])
