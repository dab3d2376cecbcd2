"""Encrypt or decrypt with two alphabets that a keyword slides along each other, also where the keyword is lost.

Answer: a string of letters, with the keyword where that is lost; it is unique.
Harder: longer texts and keywords, one and then both alphabets to be built from words, a keyword that is lost.
Skills: simulation, deduction
Source: original; such ciphers are known as quagmires.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cipher import keyed_alphabet, wrapped
from bootcamp.lib.text import UPPER, only_letters
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.ciphers._texts import ASK, Ciphered, keyword, one_way, plain_text
from bootcamp.verifiers import Format, Record, Text


class QuagmireCipher(Task["QuagmireCipher.Params", "QuagmireCipher.Instance", Any]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(3, 5, 7, 9, 11, 14, 12, 15, 18, 24), ge=3, le=80
        )
        key: int = knob("how many letters the keyword has", levels=(2, 3, 3, 4, 5, 6, 4, 5, 6, 8), ge=2, le=9)
        keyed: int = knob(
            "how many of the alphabets are built from words", levels=(1, 1, 1, 2, 2, 2, 1, 2, 2, 2), ge=1, le=2
        )
        printed: bool = knob("whether these are written out", levels=(True,) * 2 + (False,) * 8)
        lost: bool = knob("whether the keyword is lost and the first word given", levels=(False,) * 6 + (True,) * 4)

    class Instance(Ciphered):
        words: tuple[str, str]  # from which the plain and the cipher alphabet are built; "" for A to Z
        printed: bool
        indicator: str
        key: str  # "" if it is lost
        length: int  # of the keyword
        known: str  # the first word, if the keyword is lost

        @property
        def alphabets(self) -> tuple[str, str]:
            plain, cipher = self.words
            return keyed_alphabet(plain), keyed_alphabet(cipher)

    prompt = Prompt(
        en=r"""
        A cipher uses a plain alphabet and a cipher alphabet.
        {% if printed %}
        The plain alphabet is {{ alphabets[0] }} and the cipher alphabet is {{ alphabets[1] }}.
        {% elif words[0] and words[1] %}
        The plain alphabet consists of the letters of {{ words[0] }}, each at its first occurrence only, and then the
        other letters from A to Z; the cipher alphabet is made in the same way from {{ words[1] }}.
        {% elif words[0] %}
        The plain alphabet consists of the letters of {{ words[0] }}, each at its first occurrence only, and then the
        other letters from A to Z; the cipher alphabet goes from A to Z.
        {% else %}
        The plain alphabet goes from A to Z; the cipher alphabet consists of the letters of {{ words[1] }}, each at its
        first occurrence only, and then the other letters from A to Z.
        {% endif %}
        The letters of the keyword are assigned to those of the plain text one after the other, again and again; blanks
        take no letter of the keyword and are left out of the answer. To encrypt a letter, write the cipher alphabet
        under the plain alphabet, moved in a circle (in unchanged order; what leaves at one end comes in at the other),
        such that the keyword letter stands below the letter {{ indicator }} of
        the plain alphabet; the encrypted letter is the one below the plain letter.

        {% if key %}
        The keyword is {{ key }}.
        {% else %}
        The keyword consists of any {{ length }} letters and is unknown; the plain text begins with the word
        {{ known }}, which settles it. Give "key" (the keyword) and "text" (the whole plain text without blanks).
        {% endif %}
        """,
        zh=r"""
        一种密码使用一个明文字母表和一个密文字母表。
        {% if printed %}
        明文字母表是 {{ alphabets[0] }}，密文字母表是 {{ alphabets[1] }}。
        {% elif words[0] and words[1] %}
        明文字母表先写 {{ words[0] }} 的字母（重复的只在第一次出现时写），再按 A 到 Z 的次序写其余字母；
        密文字母表用同样的方法由 {{ words[1] }} 得到。
        {% elif words[0] %}
        明文字母表先写 {{ words[0] }} 的字母（重复的只在第一次出现时写），再按 A 到 Z 的次序写其余字母；
        密文字母表是 A 到 Z。
        {% else %}
        明文字母表是 A 到 Z；密文字母表先写 {{ words[1] }} 的字母（重复的只在第一次出现时写），
        再按 A 到 Z 的次序写其余字母。
        {% endif %}
        密钥的字母依次分配给明文的各个字母，用完后再从头开始；空格不占用密钥字母，答案中不写空格。
        加密一个字母时，把密文字母表循环移动后写在明文字母表下面，使密钥字母正好位于明文字母表的字母 {{ indicator }}
        之下；
        明文字母下面的字母就是密文字母。

        {% if key %}
        密钥是 {{ key }}。
        {% else %}
        密钥由任意 {{ length }} 个字母组成，但它是未知的；明文以单词 {{ known }} 开头，由此可以确定密钥。
        请给出 "key"（密钥）和 "text"（不含空格的完整明文）。
        {% endif %}
        """,
        after=ASK,
    )

    def format(self, instance: Instance) -> Format[Any]:
        text = Text(alphabet=UPPER, length=len(only_letters(instance.text)), ignore_case=True)
        return text if instance.key else Record(key=Text(UPPER, length=instance.length), text=text)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        built = [keyword(rng, rng.randint(5, 8)), keyword(rng, rng.randint(5, 8))]
        if params.keyed == 1:
            built[rng.randrange(2)] = ""
        key = keyword(rng, params.key)
        plain = plain_text(rng, params.letters, params.key if params.lost else 3, 8)
        first = plain.split()[0]
        if len(set(key)) == 1 or (params.lost and len(first) < params.key):
            raise Retry
        instance = self.Instance(
            text=plain,
            encrypt=True,
            words=(built[0], built[1]),
            printed=params.printed,
            indicator=rng.choice(UPPER),
            key=key,
            length=params.key,
            known="",
        )
        shown, answer = one_way(rng, plain, _changed(instance, key), params.lost)
        instance = instance.model_copy(update=shown)
        if params.lost:
            instance = instance.model_copy(update={"key": "", "known": first})
            return instance, {"key": key, "text": only_letters(answer)}
        return instance, only_letters(answer)

    def solve(self, instance: Instance) -> Any:
        key = instance.key or _key(instance)
        text = only_letters(_changed(instance, key))
        return text if instance.key else {"key": key, "text": text}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        plain, cipher = instance.alphabets
        lines, text = [] if instance.printed else [plain, cipher], only_letters(instance.text)
        place, pairs = plain.index(instance.indicator), zip(instance.key, instance.indicator * 9, strict=False)
        if instance.known:
            pairs = zip(text, instance.known[: instance.length], strict=False)
        for above, below in pairs:
            a, b = cipher.index(above), plain.index(below)
            lines.append(f"{above} - {below}: {a} - {b}{wrapped(a - b)}")
            if instance.known:
                total = (a - b) % 26 + place
                lines[-1] += f", + {place}{wrapped(total)}, {cipher[total % 26]}"
        key = instance.key or _key(instance)
        for number, letter in enumerate(text):
            shift = (cipher.index(key[number % len(key)]) - place) % 26
            a = plain.index(letter) if instance.encrypt else cipher.index(letter)
            total = a + shift if instance.encrypt else a - shift
            new = cipher[total % 26] if instance.encrypt else plain[total % 26]
            lines.append(f"{letter}: {a} {'-+'[instance.encrypt]} {shift}{wrapped(total)}, {new}")
        return "\n".join(lines)


def _key(instance: QuagmireCipher.Instance) -> str:
    """Find the keyword from the first word."""
    plain, cipher = instance.alphabets
    pairs = zip(instance.known[: instance.length], only_letters(instance.text), strict=False)
    place = plain.index(instance.indicator)
    return "".join(cipher[(cipher.index(c) - plain.index(p) + place) % 26] for p, c in pairs)


def _changed(instance: QuagmireCipher.Instance, key: str) -> str:
    """Encrypt or decrypt the text."""
    plain, cipher = instance.alphabets
    result, count = "", 0
    for letter in instance.text:
        if letter == " ":
            result += letter
            continue
        shift = cipher.index(key[count % len(key)]) - plain.index(instance.indicator)
        if instance.encrypt:
            result += cipher[(plain.index(letter) + shift) % 26]
        else:
            result += plain[(cipher.index(letter) - shift) % 26]
        count += 1
    return result
