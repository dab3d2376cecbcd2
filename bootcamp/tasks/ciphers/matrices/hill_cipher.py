"""Encrypt or decrypt blocks of letters by a matrix modulo the size of the alphabet.

Answer: a string over the alphabet; it is unique.
Harder: longer texts; decryption, which needs the inverse matrix; an added vector; larger blocks.
Skills: algebra, arithmetic
Source: original; the cipher of Lester S. Hill, 1929.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import matrix
from bootcamp.lib.text import only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, plain_text
from bootcamp.tasks.ciphers.matrices._blocks import ALPHABET, invertible, moved
from bootcamp.verifiers import Text


class HillCipher(Task["HillCipher.Params", "HillCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(3, 4, 4, 6, 6, 8, 6, 8, 9, 8), ge=3, le=60
        )
        size: int = knob("how many letters a block has", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 4), ge=2, le=4)
        modulus: int = knob("how many signs the alphabet has", levels=(26,) * 5 + (29, 26, 29, 26, 29), ge=26, le=35)
        decrypt: bool = knob("whether the text is to be decrypted", levels=(False,) * 2 + (True,) * 8)
        shift: bool = knob("whether a vector is added", levels=(False,) * 4 + (True,) * 2 + (False,) + (True,) * 3)

    class Instance(Ciphered):
        modulus: int
        key: matrix.IntMatrix
        shift: tuple[int, ...]

        @property
        def size(self) -> int:
            return len(self.key)

        @property
        def digits(self) -> str:
            return (
                ", ".join(f"{sign} = {number}" for number, sign in enumerate(ALPHABET[: self.modulus]))
                if self.modulus > 26
                else ""
            )

    prompt = Prompt(
        en=r"""
        {% if digits %}
        Number the signs of the alphabet {{ digits }}.
        {% else %}
        Number the letters A = 0, B = 1, ..., Z = 25.
        {% endif %}
        To encrypt, blanks are dropped and the text is cut into blocks of {{ size }}
        {{ "signs" if digits else "letters" }}; if the last block is too short, it is filled up with X. Each block is
        read as a column vector p of numbers, its first {{ "sign" if digits else "letter" }} on top, and becomes the
        block c = K·p{% if shift | sum %} + b{% endif %} mod {{ modulus }} with the matrix K

        {{ key | aligned }}

        {% if shift | sum %}
        and the vector b = {{ shift | point }}.

        {% endif %}
        {% if encrypt %}
        Encrypt this text:
        {% else %}
        Decrypt this text, and keep any X at the end:
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        {% if digits %}
        给字母表中的符号编号：{{ digits }}。
        {% else %}
        给字母编号：A = 0，B = 1，……，Z = 25。
        {% endif %}
        加密时去掉空格，把文本每 {{ size }} 个{{ "符号" if digits else "字母" }}分成一组；最后一组若不够，就用 X 补足。
        每组看作由编号组成的列向量 p（第一个{{ "符号" if digits else "字母" }}在最上面），
        变成 c = K·p{% if shift | sum %} + b{% endif %} mod
        {{ modulus }}，其中矩阵 K 为

        {{ key | aligned }}

        {% if shift | sum %}
        向量 b = {{ shift | point }}。

        {% endif %}
        {% if encrypt %}
        请加密下面的文本：
        {% else %}
        请解密下面的文本，末尾若有 X 则保留：
        {% endif %}

        {{ text }}
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=ALPHABET[: instance.modulus])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        size, m = params.size, params.modulus
        key = invertible(rng, size, m)
        shift = tuple(rng.randrange(1, m) if params.shift else 0 for _ in range(size))
        plain = plain_text(rng, params.letters)
        secret = moved(_filled(plain, size), key, shift, m)
        instance = self.Instance(
            text=secret if params.decrypt else plain, encrypt=not params.decrypt, modulus=m, key=key, shift=shift
        )
        return instance, _filled(plain, size) if params.decrypt else secret

    def solve(self, instance: Instance) -> str:
        key, shift, m = instance.key, instance.shift, instance.modulus
        if instance.encrypt:
            return moved(_filled(instance.text, len(key)), key, shift, m)
        back = matrix.inverse_modulo(key, m)
        assert back is not None
        shifted = matrix.multiply(back, [[-x] for x in shift])
        return moved(instance.text, back, tuple(x for (x,) in shifted), m)


def _filled(plain: str, size: int) -> str:
    letters = only_letters(plain)
    return letters + "X" * (-len(letters) % size)
