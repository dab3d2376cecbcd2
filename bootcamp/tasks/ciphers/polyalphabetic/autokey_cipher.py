"""Encrypt or decrypt by an autokey cipher, with its primer or with a few known letters of the plain text.

Answer: the letters of the text; spaces do not count.
Harder: longer texts and primers; a keyed alphabet; the primer has to be done without, from known letters far apart.
Skills: deduction, arithmetic
Source: original; the cipher of Blaise de Vigenère, Traicté des chiffres, 1586.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import cipher
from bootcamp.lib.text import UPPER, only_letters, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, keyword, one_way, plain_text
from bootcamp.verifiers import Text


class AutokeyCipher(Task["AutokeyCipher.Params", "AutokeyCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(4, 7, 10, 12, 16, 18, 22, 26, 34, 44), ge=4, le=120
        )
        primer: int = knob("how many letters the primer has", levels=(1, 2, 3, 3, 4, 3, 4, 5, 6, 8), ge=1, le=12)
        keyed: bool = knob("whether the alphabet is built from a keyword", levels=(False,) * 3 + (True,) * 7)
        lost: bool = knob(
            "whether some letters of the plain text are given, not the primer", levels=(False,) * 5 + (True,) * 5
        )
        scattered: bool = knob(
            "whether the known letters are not a stretch of the text", levels=(False,) * 7 + (True,) * 3
        )

    class Instance(Ciphered):
        alphabet: str
        length: int  # of the primer
        primer: str  # "" if it is lost
        by_cipher: bool  # whether the encrypted text, not the plain one, goes on as the key
        known: tuple[tuple[int, str], ...]  # places in the plain text, from 1, and their letters

        @property
        def crib(self) -> list[str]:
            return [f"{place}: {letter}" for place, letter in self.known]

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        {% if alphabet[:3] == "ABC" %}
        Number the letters A = 0, B = 1, ..., Z = 25.
        {% else %}
        Number the letters of this alphabet 0, 1, ..., 25 from left to right: {{ alphabet }}
        {% endif %}

        The key of a text is a primer of {{ length }} letter{{ "s" if length > 1 }}, followed by the letters of the
        {{ "encrypted" if by_cipher else "plain" }} text from its first letter on, as far as they are needed.
        The i-th letter of the plain text, with number p, is encrypted as the letter with number (p + k) mod 26, where k
        is the number of the i-th letter of the key. Only letters are counted; blanks are left out of the answer.

        {% if primer %}
        The primer is {{ primer }}. {{ "Encrypt" if encrypt else "Decrypt" }} this text:
        {% else %}
        The primer is lost, but some letters of the plain text are known (place, counted from 1, and letter):
        {{ crib | comma }}. Decrypt this text:
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        {% if alphabet[:3] == "ABC" %}
        给字母编号：A = 0，B = 1，……，Z = 25。
        {% else %}
        给下面字母表中的字母从左到右依次编号 0, 1, ……, 25：{{ alphabet }}
        {% endif %}

        密钥由 {{ length }} 个字母的引子开头，后面接着{{ "密文" if by_cipher else "明文" }}的字母（从第一个字母起），
        需要多少用多少。
        明文的第 i 个字母编号为 p，密钥的第 i 个字母编号为 k，则该字母加密成编号为 (p + k) mod 26 的字母。
        只数字母；答案中不写空格。

        {% if primer %}
        引子是 {{ primer }}。请{{ "加密" if encrypt else "解密" }}下面的文本：
        {% else %}
        引子已丢失，但知道明文中的一些字母（位置从 1 数起，冒号后是字母）：{{ crib | comma }}。请解密下面的文本：
        {% endif %}

        {{ text }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        plain = plain_text(rng, params.letters)
        alphabet = cipher.keyed_alphabet(keyword(rng, rng.randint(6, 9))) if params.keyed else UPPER
        primer = random_text(rng, params.primer, UPPER)
        by_cipher = not params.lost and rng.random() < 0.5
        encrypt = cipher.ciphertext_autokey_encrypt if by_cipher else cipher.autokey_encrypt
        shown, answer = one_way(rng, plain, encrypt(plain, primer, alphabet), params.lost)
        known: list[int] = []
        if params.lost:
            count = len(only_letters(plain))
            first = rng.randrange(1, count - params.primer + 1)
            known = [first + i for i in range(params.primer)]
            if params.scattered:  # one letter of each of the chains that are coupled
                known = sorted(rng.choice(range(i, count, params.primer)) for i in range(params.primer))
        instance = self.Instance(
            **shown,
            alphabet=alphabet,
            length=params.primer,
            primer="" if params.lost else primer,
            by_cipher=by_cipher,
            known=tuple((i + 1, only_letters(plain)[i]) for i in known),
        )
        return instance, only_letters(answer)

    def solve(self, instance: Instance) -> str:
        if instance.known:
            return _from_known(instance)
        if instance.by_cipher:
            change = cipher.ciphertext_autokey_encrypt if instance.encrypt else cipher.ciphertext_autokey_decrypt
        else:
            change = cipher.autokey_encrypt if instance.encrypt else cipher.autokey_decrypt
        return only_letters(change(instance.text, instance.primer, instance.alphabet))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        text, result = only_letters(instance.text), self.solve(instance)
        number, sign = instance.alphabet.index, 1 if instance.encrypt else -1

        def line(letter: str, key: str, new: str) -> str:
            total = number(letter) + sign * number(key)
            over = " - 26" if total > 25 else " + 26" if total < 0 else ""
            calculation = f"{number(letter)} {'-+'[sign > 0]} {number(key)}{over} = {total % 26}"
            return f"{letter} {'-+'[sign > 0]} {key}: {calculation}, {new}"

        if instance.known:
            lines = [f"{new + 1}: {line(text[at], plain, letter)}" for new, at, plain, letter in _coupled(instance)]
            return "\n".join([*lines, " ".join(result)])
        key = instance.primer + (text if instance.by_cipher != instance.encrypt else result)
        return "\n".join(map(line, text, key, result))


def _from_known(instance: AutokeyCipher.Instance) -> str:
    plain = {place - 1: letter for place, letter in instance.known}
    plain |= {new: letter for new, _, _, letter in _coupled(instance)}
    return "".join(plain[place] for place in range(len(plain)))


def _coupled(instance: AutokeyCipher.Instance) -> Iterator[tuple[int, int, str, str]]:
    """Find letters of the plain text a primer's length behind or before known ones, on and on.

    Give the place of each, that of the encrypted letter from which a letter of the plain text is taken, and both.
    """
    step, alphabet, secret = instance.length, instance.alphabet, only_letters(instance.text)

    def difference(place: int, plain: str) -> str:
        return alphabet[(alphabet.index(secret[place]) - alphabet.index(plain)) % 26]

    for start, letter in instance.known:
        known = letter
        for place in range(start - 1 + step, len(secret), step):
            before, known = known, difference(place, known)
            yield place, place, before, known
        known = letter
        for place in range(start - 1, step - 1, -step):
            before, known = known, difference(place, known)
            yield place - step, place, before, known
