"""Encrypt or decrypt with a straddling checkerboard and key digits, which may be lost.

Answer: a string of digits, or the signs of the plain text; it is unique.
Harder: longer texts, numbers in them, key digits that are added without carry; the key has to be found.
Skills: simulation, deduction
Source: original; a hand cipher of the twentieth century.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.cipher import keyed_alphabet
from bootcamp.lib.numbers import DIGITS
from bootcamp.lib.text import UPPER, random_text, shuffled
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, keyword, one_way, plain_text
from bootcamp.verifiers import Text

_DIGITS = DIGITS[:10]


class StraddlingCheckerboard(Task["StraddlingCheckerboard.Params", "StraddlingCheckerboard.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(4, 6, 8, 10, 12, 15, 16, 18, 22, 26), ge=4, le=80
        )
        sorted: bool = knob("whether the columns are numbered in order", levels=(True,) * 2 + (False,) * 8)
        key: int = knob("how many key digits there are", levels=(0, 0, 0, 2, 3, 4, 5, 4, 6, 8), ge=0, le=12)
        numbers: int = knob("how many numbers the text has", levels=(0,) * 6 + (1, 1, 2, 2), ge=0, le=4)
        lost: bool = knob("whether the first word is given, not the key", levels=(False,) * 7 + (True,) * 3)

    class Instance(Ciphered):
        columns: str  # the ten digits above the columns
        top: str  # the signs of the first row, with two blanks
        signs: str  # those of the other two rows
        length: int  # of the key
        numbers: bool  # whether the text has any
        key: str  # "" if there is none or it is lost
        known: str  # the first word, if the key is lost

        @property
        def labels(self) -> list[str]:
            return [digit for digit, sign in zip(self.columns, self.top, strict=True) if sign == " "]

        @property
        def rows(self) -> list[list[str]]:
            a, b = self.labels
            return [["", *self.top.replace(" ", ".")], [a, *self.signs[:10]], [b, *self.signs[10:]]]

        @property
        def header(self) -> list[str]:
            return ["", *self.columns]

    prompt = Prompt(
        en=r"""
        A cipher uses this table. In the first row the two cells marked . are empty; the digits above them label the
        other two rows.

        {{ rows | table(header) }}

        A letter of the first row is written as the digit above it, any other sign as the label of its row followed by
        the digit above it. The two labels never stand alone. The sign - is put between words.
        {% if numbers %}
        A number is written as the code of /, each digit of the number twice, and the code of / again.
        {% endif %}
        {% if length %}
        Then key digits are added to the digits of the whole text one by one, without carry (7 + 5 gives 2). The key has
        {{ length }} digits and is repeated as often as needed.
        {% endif %}

        {% if known %}
        The key is unknown, but the plain text begins with {{ known }}-. Decrypt this text:
        {% else %}
        {% if key %}
        The key is {{ key }}.
        {% endif %}
        {{ "Encrypt" if encrypt else "Decrypt" }} this text:
        {% endif %}

        {{ text }}
        {% if numbers and not encrypt %}

        The plain text has - between words and numbers, and numbers in plain digits without /.
        {% endif %}
        """,
        zh=r"""
        一种密码使用下面的表。第一行中标 . 的两格是空的；它们上方的数字就是另外两行的行标。

        {{ rows | table(header) }}

        第一行的字母写成它上方的数字，其他符号写成所在行的行标再加上它上方的数字。两个行标从不单独出现。
        单词之间用 - 隔开。
        {% if numbers %}
        一个数的写法是：先写 / 的编码，再把数中每个数字各写两遍，最后再写一次 / 的编码。
        {% endif %}
        {% if length %}
        然后把密钥数字逐个加到整个文本的数字上，不进位（7 + 5 得 2）。密钥有 {{ length }} 个数字，按需要反复使用。
        {% endif %}

        {% if known %}
        密钥未知，但明文以 {{ known }}- 开头。请解密下面的文本：
        {% else %}
        {% if key %}
        密钥是 {{ key }}。
        {% endif %}
        请{{ "加密" if encrypt else "解密" }}下面的文本：
        {% endif %}

        {{ text }}
        {% if numbers and not encrypt %}

        明文中单词与数之间写 -，数直接用数字写出，不写 /。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=_DIGITS if instance.encrypt else UPPER + _DIGITS + "-")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        columns = _DIGITS if params.sorted else shuffled(rng, _DIGITS)
        letters = keyed_alphabet(keyword(rng, 8))
        empty = rng.sample(range(10), 2)
        rest = iter(letters)
        top = "".join(" " if place in empty else next(rest) for place in range(10))
        signs = shuffled(rng, "".join(rest) + "-/")
        words = plain_text(rng, params.letters).split()
        for _ in range(params.numbers):
            words.insert(rng.randint(1, len(words)), str(rng.randint(1, 99)))
        plain = "-".join(words)
        key = random_text(rng, params.key, _DIGITS)
        codes = _codes(columns, top, signs)
        if codes["/"][0] == codes["/"][1] or (params.lost and len(_written(words[0] + "-", codes)) < params.key):
            raise task.Retry  # a digit twice would read like the end of a number
        shown, answer = one_way(rng, plain, _added(_written(plain, codes), key, 1), params.lost)
        instance = self.Instance(
            **shown,
            columns=columns,
            top=top,
            signs=signs,
            length=params.key,
            numbers=params.numbers > 0,
            key="" if params.lost else key,
            known=words[0] if params.lost else "",
        )
        return instance, answer

    def solve(self, instance: Instance) -> str:
        codes, key = _codes(instance.columns, instance.top, instance.signs), instance.key
        if instance.encrypt:
            return _added(_written(instance.text, codes), key, 1)
        if instance.known:
            known = _written(f"{instance.known}-", codes)
            key = _added(instance.text[: instance.length], known[: instance.length], -1)
        return _read(_added(instance.text, key, -1), codes)


def _codes(columns: str, top: str, signs: str) -> dict[str, str]:
    codes = {sign: digit for digit, sign in zip(columns, top, strict=True) if sign != " "}
    labels = [digit for digit, sign in zip(columns, top, strict=True) if sign == " "]
    return codes | {sign: labels[place // 10] + columns[place % 10] for place, sign in enumerate(signs)}


def _written(plain: str, codes: dict[str, str]) -> str:
    parts = (f"/{part}/" if part.isdigit() else part for part in plain.split("-"))
    return "".join(codes.get(sign, 2 * sign) for sign in "-".join(parts))


def _added(digits: str, key: str, sign: int) -> str:
    shifts = [sign * int(digit) for digit in key or "0"]
    return "".join(str((int(digit) + shifts[place % len(shifts)]) % 10) for place, digit in enumerate(digits))


def _read(digits: str, codes: dict[str, str]) -> str:
    signs = {code: sign for sign, code in codes.items()}
    result, place, number = "", 0, False
    while place < len(digits):
        size = 2 if number or digits[place] not in signs else 1
        code = digits[place : place + size]
        place += size
        if number and code[0] == code[-1]:
            result += code[0]
        elif signs[code] == "/":
            number = not number
        else:
            result += signs[code]
    return result
