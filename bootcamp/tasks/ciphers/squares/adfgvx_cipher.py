"""Encrypt or decrypt by the ADFGX or ADFGVX cipher, with the keyword or with the order of its columns lost.

Answer: a string of the cipher's letters, or the signs of the plain text; it is unique.
Harder: longer texts and keywords, a larger square; the order of the columns has to be found from a known first word.
Skills: simulation, search
Source: original; the cipher of Fritz Nebel, 1918.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib import cipher
from bootcamp.lib.text import chunks
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, keyword, one_way, plain_text, require_only
from bootcamp.tasks.ciphers.squares._squares import ALPHABETS, Rows
from bootcamp.verifiers import Text

_LABELS = {5: "ADFGX", 6: "ADFGVX"}


class AdfgvxCipher(Task["AdfgvxCipher.Params", "AdfgvxCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(3, 5, 6, 8, 10, 13, 9, 11, 13, 15), ge=3, le=60
        )
        size: int = knob("how many rows the square has", levels=(5, 5, 5, 6, 6, 6, 5, 6, 6, 6), ge=5, le=6)
        columns: int = knob("how many letters the keyword has", levels=(3, 3, 4, 5, 6, 8, 4, 4, 5, 6), ge=3, le=12)
        lost: bool = knob("whether the first word is given, not the keyword", levels=(False,) * 6 + (True,) * 4)

    class Instance(Ciphered):
        rows: Rows
        columns: int
        keyword: str  # "" if it is lost
        known: str  # the first word of the plain text, if the keyword is lost

        @property
        def labels(self) -> str:
            return _LABELS[len(self.rows)]

        @property
        def board(self) -> list[str]:
            return [f"  {self.labels}", *(f"{label} {row}" for label, row in zip(self.labels, self.rows, strict=True))]

    prompt = Prompt(
        en=r"""
        A cipher uses this square, whose rows and columns are labelled with the letters {{ labels }}:

        {{ board | grid(" ") }}

        To encrypt, each sign of the text is replaced by the label of its row and then that of its column. The labels
        are written in this order into rows of {{ columns }} letters (the last row may be shorter).
        {% if keyword %}
        Above these rows stands the keyword {{ keyword }}. The columns are read from top to bottom, one after the other
        in the alphabetical order of the letters of the keyword above them, equal letters from left to right.
        {% else %}
        The columns are read from top to bottom, one after the other in an order that has been lost.
        {% endif %}

        {% if known %}
        The plain text begins with {{ known }}. Decrypt this text:
        {% else %}
        {{ "Encrypt this text; blanks do not count:" if encrypt else "Decrypt this text:" }}
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        一种密码使用下面的方阵，行和列都用字母 {{ labels }} 标记：

        {{ board | grid(" ") }}

        加密时，文本的每个符号先换成它的行标，再换成它的列标。把这些标记按顺序逐行写出，每行 {{ columns }} 个字母
        （最后一行可以较短）。
        {% if keyword %}
        这些行的上方写着关键词 {{ keyword }}。按各列上方关键词字母在字母表中的先后（相同字母从左到右）逐列读出，
        每列从上到下。
        {% else %}
        然后逐列读出，每列从上到下，但各列的先后顺序已经丢失。
        {% endif %}

        {% if known %}
        明文以 {{ known }} 开头。请解密下面的文本：
        {% else %}
        {{ "请加密下面的文本（空格不计）：" if encrypt else "请解密下面的文本：" }}
        {% endif %}

        {{ text }}
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=instance.labels if instance.encrypt else ALPHABETS[len(instance.rows)])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        rows = cipher.square(cipher.random_alphabet(rng, ALPHABETS[params.size]), ALPHABETS[params.size])
        plain = plain_text(rng, params.letters, without="J" if params.size == 5 else "")
        if params.size == 6:
            plain += f" {rng.randint(1, 99)}"
        word = keyword(rng, params.columns)
        secret = cipher.columnar_encrypt(_labelled(plain, rows), cipher.key_order(word))
        shown, answer = one_way(rng, plain, secret, params.lost)
        known = plain.split()[0] if params.lost else ""
        instance = self.Instance(
            **shown, rows=rows, columns=params.columns, keyword="" if params.lost else word, known=known
        )
        if params.lost:
            require_only(list(_readings(instance)), plain.replace(" ", ""))
        return instance, answer.replace(" ", "")

    def solve(self, instance: Instance) -> str:
        if instance.encrypt:
            order = cipher.key_order(instance.keyword)
            return cipher.columnar_encrypt(_labelled(instance.text, instance.rows), order)
        return next(_readings(instance))


def _labelled(plain: str, rows: Rows) -> str:
    labels = _LABELS[len(rows)]
    return "".join(labels[r - 1] + labels[c - 1] for r, c in cipher.polybius(plain, rows))


def _readings(instance: AdfgvxCipher.Instance) -> Iterator[str]:
    """Decrypt with all orders of columns that fit what is known."""
    labels = instance.labels
    signs = {
        a + b: sign for a, row in zip(labels, instance.rows, strict=True) for b, sign in zip(labels, row, strict=True)
    }
    given = [cipher.key_order(instance.keyword)] if instance.keyword else permutations(range(instance.columns))
    for order in given:
        text = "".join(signs[pair] for pair in chunks(cipher.columnar_decrypt(instance.text, order), 2))
        if text.startswith(instance.known):
            yield text
