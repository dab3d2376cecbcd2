"""Encrypt or decrypt by an affine cipher, with its numbers given or found from known pairs of signs.

Answer: a string over the alphabet; it is unique.
Harder: longer texts; alphabets of another size and order; the numbers have to be found from few pairs.
Skills: arithmetic, deduction
Source: original; a classical cipher.
"""

from __future__ import annotations

from itertools import combinations
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.cipher import affine_decrypt, affine_encrypt, random_alphabet
from bootcamp.lib.numbers import DIGITS
from bootcamp.lib.text import UPPER, only_letters, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, one_way, plain_text
from bootcamp.verifiers import Text

_TRIES = 400
Pair = tuple[str, str]


class AffineCipher(Task["AffineCipher.Params", "AffineCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many signs the text has", levels=(3, 5, 8, 8, 10, 12, 14, 16, 20, 24), ge=3, le=80)
        size: int = knob(
            "how many signs the alphabet has", levels=(26, 26, 26, 12, 20, 26, 20, 30, 30, 35), ge=10, le=35
        )
        permuted: bool = knob("whether the alphabet is not A to Z", levels=(False,) * 3 + (True,) * 7)
        pairs: int = knob(
            "how many known pairs give the key; 0 if it is given", levels=(0,) * 5 + (2, 2, 2, 3, 3), ge=0, le=3
        )

    class Instance(Ciphered):
        alphabet: str
        a: int  # 0 if a and b have to be found
        b: int
        pairs: tuple[Pair, ...]  # signs of the plain text and of the encrypted one

        @property
        def known(self) -> list[str]:
            return [" → ".join(pair) for pair in self.pairs]

    prompt = Prompt(
        en=r"""
        {% if alphabet[:3] == "ABC" %}
        Number the letters A = 0, B = 1, ..., Z = 25.
        {% else %}
        Number the {{ alphabet | length }} signs of this alphabet 0, 1, 2, ... from left to right: {{ alphabet }}
        {% endif %}

        To encrypt a text, replace each sign with number x by the sign with number
        (a·x + b) mod {{ alphabet | length }}.
        {% if pairs %}
        Here a and b are unknown whole numbers from 0 to {{ (alphabet | length) - 1 }}, and a has no common factor with
        {{ alphabet | length }} but 1. It is known how some signs are encrypted: {{ known | comma }}.
        {% else %}
        Here a = {{ a }} and b = {{ b }}.
        {% endif %}

        {{ "Encrypt" if encrypt else "Decrypt" }} this text{{ "; blanks are left out of the answer" if " " in text }}:

        {{ text }}
        """,
        zh=r"""
        {% if alphabet[:3] == "ABC" %}
        给字母编号：A = 0，B = 1，……，Z = 25。
        {% else %}
        给下面字母表中的 {{ alphabet | length }} 个符号从左到右依次编号 0, 1, 2, ……：{{ alphabet }}
        {% endif %}

        加密时，把编号为 x 的符号换成编号为 (a·x + b) mod {{ alphabet | length }} 的符号。
        {% if pairs %}
        a 和 b 是未知整数，都在 0 到 {{ (alphabet | length) - 1 }} 之间，且 a 与 {{ alphabet | length }} 互素。
        已知某些符号的加密结果：{{ known | comma }}。
        {% else %}
        这里 a = {{ a }}，b = {{ b }}。
        {% endif %}

        请{{ "加密" if encrypt else "解密" }}下面的文本{{ "（答案中不写空格）" if " " in text }}：

        {{ text }}
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet="".join(sorted(instance.alphabet)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        size = params.size
        alphabet = UPPER
        if params.permuted:
            alphabet = random_alphabet(rng, random_alphabet(rng, UPPER + DIGITS[1:10])[:size])
        a = rng.choice([a for a in range(2, size) if gcd(a, size) == 1])
        b = rng.randrange(size)
        plain = random_text(rng, params.letters, alphabet) if params.permuted else plain_text(rng, params.letters)
        shown, answer = one_way(rng, plain, affine_encrypt(plain, a, b, alphabet), params.pairs > 0)
        instance = self.Instance(**shown, alphabet=alphabet, a=a, b=b, pairs=())
        if params.pairs:
            pairs = _pairs(rng, params.pairs, alphabet, a, b)
            instance = instance.model_copy(update={"a": 0, "b": 0, "pairs": pairs})
        return instance, answer if params.permuted else only_letters(answer)

    def solve(self, instance: Instance) -> str:
        alphabet = instance.alphabet
        a, b = _keys(instance.pairs, alphabet)[0] if instance.pairs else (instance.a, instance.b)
        change = affine_encrypt if instance.encrypt else affine_decrypt
        return change(instance.text, a, b, alphabet).replace(" ", "")


def _pairs(rng: Random, count: int, alphabet: str, a: int, b: int) -> tuple[Pair, ...]:
    """Draw known pairs that fix the key together, while at most one choice of all but one of them does."""
    for _ in range(_TRIES):
        plain = rng.sample(alphabet, count)
        pairs = tuple((sign, affine_encrypt(sign, a, b, alphabet)) for sign in plain)
        enough = [len(_keys(fewer, alphabet)) == 1 for fewer in combinations(pairs, count - 1)]
        if len(_keys(pairs, alphabet)) == 1 and sum(enough) <= 1:
            return pairs
    raise task.Retry


def _keys(pairs: tuple[Pair, ...], alphabet: str) -> list[tuple[int, int]]:
    """List the keys that encrypt these signs so."""
    size = len(alphabet)
    places = [(alphabet.index(p), alphabet.index(c)) for p, c in pairs]
    (x, y), *others = places
    found = [(a, (y - a * x) % size) for a in range(size) if gcd(a, size) == 1]
    return [(a, b) for a, b in found if all((a * u + b - v) % size == 0 for u, v in others)]
