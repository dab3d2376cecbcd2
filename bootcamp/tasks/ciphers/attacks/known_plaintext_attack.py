"""Find from known plain texts which of some systems with which key was in use, and decrypt a message with it.

Answer: the plain text of the message; unique.
Harder: more systems, fewer pairs, an addition of a key and then a change of places.
Skills: deduction, search
Source: original; A. Sinkov, Elementary cryptanalysis, 1966.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib import cipher, words
from bootcamp.lib.cipher import put_back
from bootcamp.lib.known_texts import by_affine, by_key, by_table, reading_order
from bootcamp.lib.numbers import random_coprime
from bootcamp.lib.text import UPPER, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import plain_text, require_only
from bootcamp.tasks.ciphers.attacks._systems import rules
from bootcamp.verifiers import Format, Text

_KINDS = ("shift", "affine", "repeating", "rails", "alphabet", "columns")
_TABLES = {"shift", "affine", "alphabet"}  # these replace a letter by the same one everywhere
_KEYS, _RAILS, _COLUMNS, _COMPOSED = 6, 8, 5, 3
_BOUNDS = {
    "repeating": ("; the key has 2 to 6 letters", "；密钥有 2 到 6 个字母"),
    "rails": ("; n is from 2 to 8", "；n 为 2 到 8"),
    "columns": ("; the key has 2 to 5 signs, all different", "；密钥有 2 到 5 个互不相同的符号"),
}


class KnownPlaintextAttack(Task["KnownPlaintextAttack.Params", "KnownPlaintextAttack.Instance", str]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many systems are possible", levels=(2, 3, 4, 4, 5, 5, 6, 4, 6, 6), ge=1, le=6)
        pairs: int = knob("how many texts are known", levels=(2, 2, 2, 1, 1, 1, 1, 1, 1, 1), ge=1, le=4)
        letters: int = knob(
            "the fewest letters of each known text", levels=(8, 12, 16, 24, 32, 38, 46, 30, 40, 52), ge=4, le=100
        )
        composed: bool = knob("whether two systems may follow one another", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        kinds: tuple[str, ...]
        composed: bool
        pairs: tuple[tuple[str, str], ...]
        text: str

        @property
        def described(self) -> dict[str, list[str]]:
            bounds = [_BOUNDS.get(kind, ("", "")) for kind in self.kinds]
            return {
                language: [rule + bound[i] for rule, bound in zip(rules(self.kinds, language), bounds, strict=True)]
                for i, language in enumerate(("en", "zh"))
            }

    prompt = Prompt(
        en=r"""
        Texts of letters are encrypted by one of these systems:

        {{ described[language] | bullets }}

        {% if composed %}
        It may also be that two systems were used one after the other, always in this order: first a repeating key of
        1 to 3 letters, then rails or columns on its result (with the same bounds).

        {% endif %}
        The same system{{ "s" if composed }} and the same key{{ "s" if composed }} gave, for each text on its own:

        {% for plain, secret in pairs %}
        - {{ plain }} became {{ secret }}
        {% endfor %}

        A further text was encrypted in the same way and became {{ text }}. All that fits leads to the same plain text
        of it. Give this plain text.
        """,
        zh=r"""
        字母文本用下列系统之一加密：

        {{ described[language] | bullets }}

        {% if composed %}
        也可能先后使用了两个系统，顺序总是：先用 1 到 3 个字母的重复密钥，再对所得结果用栅栏或列换位（范围同上）。

        {% endif %}
        用同样的系统和同样的密钥分别对各段文本加密，得到：

        {% for plain, secret in pairs %}
        - {{ plain }} 变成 {{ secret }}
        {% endfor %}

        另一段文本以同样的方式加密后变成 {{ text }}。一切与此相符的可能都给出它的同一段明文。请写出这段明文。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(UPPER, length=len(instance.text))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        kinds = {*rng.sample(_KINDS, params.kinds)}
        if params.composed and not kinds >= {"repeating", "rails", "columns"}:
            raise task.Retry
        if not params.composed and len(kinds - _TABLES) < params.kinds // 2:
            raise task.Retry
        known = [plain_text(rng, params.letters, 3, 8).replace(" ", "") for _ in range(params.pairs)]
        letters = {*"".join(known).lower()}
        pool = [word for length in range(4, 8) for word in words.of_length(length) if letters.issuperset(word)]
        if len(pool) < 20:
            raise task.Retry
        plain = "".join(rng.sample(pool, 2 + (params.letters > 20))).upper()
        secrets = _drawn(rng, kinds, params.composed and rng.random() < 0.8, [*known, plain])
        instance = self.Instance(
            kinds=tuple(kind for kind in _KINDS if kind in kinds),
            composed=params.composed,
            pairs=tuple(zip(known, secrets, strict=False)),
            text=secrets[-1],
        )
        require_only([*_readings(instance)], plain)
        if secrets[-1] == plain:
            raise task.Retry
        return instance, plain

    def solve(self, instance: Instance) -> str:
        return next(_readings(instance))

    def key(self, instance: Instance) -> object:
        return [instance.kinds, instance.composed, sorted(instance.pairs), instance.text]


def _drawn(rng: Random, kinds: set[str], composed: bool, texts: list[str]) -> list[str]:
    """Encrypt texts by a system that is drawn, or by two."""
    likely = kinds & _TABLES if rng.random() < 0.15 else kinds - _TABLES
    kind = "repeating" if composed else rng.choice(sorted(likely or kinds))
    if kind in ("shift", "affine"):
        a, b = 1 if kind == "shift" else random_coprime(rng, 26, 3, 25), rng.randint(1, 25)
        return [cipher.affine_encrypt(text, a, b) for text in texts]
    if kind == "alphabet":
        key = cipher.random_alphabet(rng)
        return [cipher.substitute(text, UPPER, key) for text in texts]
    if kind == "repeating":
        key = random_text(rng, rng.randint(1, _COMPOSED) if composed else rng.randint(3, _KEYS), UPPER)
        texts = [cipher.vigenere(text, key) for text in texts]
        kind = rng.choice(("rails", "columns")) if composed else ""
    if kind in ("rails", "columns"):
        size = rng.randint(3, _COLUMNS)
        order = tuple(rng.sample(range(size), size)) if kind == "columns" else ()
        return ["".join(text[i] for i in reading_order(len(text), size, order)) for text in texts]
    return texts


def _readings(instance: KnownPlaintextAttack.Instance) -> Iterator[str]:
    """Yield the plain text of the message for all that fits."""
    kinds, pairs, text = instance.kinds, instance.pairs, instance.text
    if "alphabet" in kinds:
        yield from by_table(pairs, text)
    if "affine" in kinds:
        yield from by_affine(pairs, text, [a for a in range(1, 26, 2) if a != 13])
    periods = [1] * ("shift" in kinds) + [*range(2, _KEYS + 1)] * ("repeating" in kinds)
    for period in periods:
        yield from by_key(pairs, text, period)
    moves: list[tuple[int, tuple[int, ...]]] = []
    moves += [(size, ()) for size in range(2, _RAILS + 1)] * ("rails" in kinds)
    for size in range(2, _COLUMNS + 1):
        moves += [(size, order) for order in permutations(range(size))] * ("columns" in kinds)
    for size, order in moves:
        back = [(plain, put_back(secret, reading_order(len(secret), size, order))) for plain, secret in pairs]
        message = put_back(text, reading_order(len(text), size, order))
        if all(plain == secret for plain, secret in back):
            yield message
        for period in range(1, _COMPOSED + 1) if instance.composed else ():
            yield from by_key(back, message, period)
