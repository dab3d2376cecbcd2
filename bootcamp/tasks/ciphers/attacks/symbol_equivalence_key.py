"""Decrypt a message on a secret circle of letters, of which solved words of several stations tell parts.

Answer: the plain text; unique.
Harder: more letters and stations, solved words that only together lead on, a station of which no word is solved.
Skills: deduction, search
Source: original; symmetry of position, W. F. Friedman, Military cryptanalysis, part II, 1938.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cipher import wrapped
from bootcamp.lib.text import UPPER, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

Word = tuple[int, str, str]
"""The number of a station from 1, a plain word and its encryption."""


class SymbolEquivalenceKey(Task["SymbolEquivalenceKey.Params", "SymbolEquivalenceKey.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("letters on the circle", levels=(6, 8, 9, 10, 12, 14, 16, 19, 22, 26), ge=5, le=26)
        stations: int = knob("the number of stations", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=8)
        message: int = knob("letters of the message", levels=(4, 6, 8, 10, 12, 14, 16, 20, 24, 28), ge=3, le=60)
        silent: bool = knob("whether no word of the last station is solved", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        letters: int
        steps: tuple[int, ...]  # of the stations
        words: tuple[Word, ...]
        station: int  # whose message it is, from 1
        text: str

        @property
        def alphabet(self) -> str:
            return UPPER[: self.letters]

    prompt = Prompt(
        en=r"""
        The {{ letters }} letters {{ alphabet[0] }} to {{ alphabet[-1] }} stand in a circle, in a secret order. A
        station encrypts a text by replacing each letter by the one that stands so many places further on the circle,
        clockwise, as the step of the station says:

        {% for step in steps %}
        - station {{ loop.index }}: step {{ step }}
        {% endfor %}

        The circle is the same for all stations and never turns. These texts have been solved:

        {% for station, plain, secret in words %}
        - station {{ station }}: {{ plain }} became {{ secret }}
        {% endfor %}

        Decrypt this text of station {{ station }}; the solved texts fix all letters that it takes:

        {{ text }}
        """,
        zh=r"""
        {{ alphabet[0] }} 到 {{ alphabet[-1] }} 这 {{ letters }} 个字母按某个保密的顺序排成一圈。
        每个电台加密时，把每个字母换成沿圆圈顺时针方向若干位之后的字母，位数就是该电台的步长：

        {% for step in steps %}
        - 电台 {{ loop.index }}：步长 {{ step }}
        {% endfor %}

        各电台用的是同一个圆圈，圆圈从不转动。下面的文本已被破译：

        {% for station, plain, secret in words %}
        - 电台 {{ station }}：{{ plain }} 变成 {{ secret }}
        {% endfor %}

        请解密电台 {{ station }} 的这段文本，所需的每个字母都可以由已破译的文本确定：

        {{ text }}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(instance.alphabet, length=len(instance.text))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        m = params.letters
        circle = rng.sample(UPPER[:m], m)
        place = {letter: i for i, letter in enumerate(circle)}
        steps = tuple(rng.sample(range(1, m), params.stations))
        plain = random_text(rng, params.message, UPPER[:m])
        speaking = params.stations - params.silent

        def secret(text: str, station: int) -> str:
            return "".join(circle[(place[letter] + steps[station - 1]) % m] for letter in text)

        text = secret(plain, params.stations)
        words: list[Word] = []
        while not _message(m, steps, words, text, []):
            station = 1 + len(words) % speaking
            word = random_text(rng, rng.randint(3, 5), UPPER[:m])
            words.append((station, word, secret(word, station)))
            if len(words) > 40:
                raise task.Retry
        for word_ in rng.sample(words, len(words)):
            rest = [one for one in words if one != word_]
            words = rest if _message(m, steps, rest, text, []) else words
        if len(words) < 2 or len({station for station, _, _ in words}) < speaking:
            raise task.Retry
        instance = self.Instance(letters=m, steps=steps, words=tuple(sorted(words)), station=params.stations, text=text)
        return instance, plain

    def solve(self, instance: Instance) -> str:
        return _message(instance.letters, instance.steps, list(instance.words), instance.text, [])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        step = instance.steps[-1]
        lines = [f"-{step}{wrapped(-step, instance.letters)}"]
        _message(instance.letters, instance.steps, list(instance.words), instance.text, lines)
        return "\n".join(lines)


def _message(m: int, steps: tuple[int, ...], words: list[Word], text: str, lines: list[str]) -> str:
    """Decrypt a text of the last station; nothing if that takes letters whose distance is not known."""
    after: dict[str, list[tuple[str, int]]] = {}
    for station, plain, secret in words:
        for one, two in zip(plain, secret, strict=True):
            after.setdefault(one, []).append((two, steps[station - 1]))
            after.setdefault(two, []).append((one, -steps[station - 1]))
    found: dict[str, str] = {}
    for letter in dict.fromkeys(text):
        places, waiting, ways = {letter: 0}, [letter], {letter: ""}
        while waiting:
            one = waiting.pop(0)
            for two, step in after.get(one, ()):
                if two not in places:
                    places[two] = (places[one] + step) % m
                    ways[two] = f"{ways[one]} {two} {places[one]} {'+' if step > 0 else '-'} {abs(step)}"
                    ways[two] += f"{wrapped(places[one] + step, m)},"
                    waiting.append(two)
        for two, place in places.items():
            if place == -steps[-1] % m:
                found[letter] = two
                lines.append(f"{letter} 0,{ways[two]} {two}")
    return "".join(found[letter] for letter in text) if found.keys() >= set(text) else ""
