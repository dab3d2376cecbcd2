"""Encrypt or decrypt by columns read in the order of a keyword, once or twice, or find a lost order.

Answer: the letters of the text; it is unique.
Harder: longer texts and keywords; two transpositions; the order of the columns has to be found from a known word.
Skills: simulation, search
Source: original; a classical cipher.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.cipher import columnar_decrypt, columnar_encrypt, key_order
from bootcamp.lib.text import UPPER, only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, keyword, one_way, plain_text, require_only
from bootcamp.verifiers import Text


class ColumnarTransposition(Task["ColumnarTransposition.Params", "ColumnarTransposition.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(6, 9, 12, 15, 20, 13, 16, 20, 20, 24), ge=6, le=100
        )
        columns: int = knob("how many letters a keyword has", levels=(3, 4, 5, 5, 7, 4, 4, 5, 5, 6), ge=3, le=12)
        twice: bool = knob(
            "whether a second transposition follows", levels=(False,) * 3 + (True,) * 2 + (False,) * 3 + (True,) * 2
        )
        lost: bool = knob("whether a word is known, not the first keyword", levels=(False,) * 5 + (True,) * 5)
        anywhere: bool = knob("whether the known word may stand anywhere", levels=(False,) * 6 + (True,) * 4)

    class Instance(Ciphered):
        columns: int
        keywords: tuple[str, ...]  # the first one is "" if it is lost
        known: str  # a word of the plain text, if the keyword is lost
        first: bool  # whether the known word is the first one

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        A columnar transposition writes the letters of a text without blanks row by row below a keyword, as many in each
        row as the keyword has letters; the last row may be shorter. Then it reads the columns from top to bottom, one
        after the other in the alphabetical order of the letters of the keyword above them, equal letters from left to
        right.

        {% if known %}
        To encrypt, this is done with a keyword of {{ columns }} letters that is lost
        {%- else %}
        To encrypt, this is done with the keyword {{ keywords[0] }}
        {%- endif %}
        {%- if keywords[1:] %}, and then once more to the result with the keyword {{ keywords[1] }}{% endif %}.

        {% if known and first %}
        The plain text begins with the word {{ known }}. Decrypt this text:
        {% elif known %}
        The plain text is made of words without blanks, and {{ known }} stands somewhere in it. Decrypt this text; only
        one plain text is possible:
        {% else %}
        {{ "Encrypt" if encrypt else "Decrypt" }} this text:
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        列换位是这样做的：去掉空格，把文本的字母逐行写在关键词下面，每行的字母数与关键词相同（最后一行可以较短）；
        然后按各列上方关键词字母在字母表中的先后（相同字母从左到右）逐列读出，每列从上到下。

        {% if known %}
        加密时，用一个已丢失的 {{ columns }} 个字母的关键词做一次列换位
        {%- else %}
        加密时，用关键词 {{ keywords[0] }} 做一次列换位
        {%- endif %}
        {%- if keywords[1:] %}，再用关键词 {{ keywords[1] }} 对结果做一次列换位{% endif %}。

        {% if known and first %}
        明文的第一个单词是 {{ known }}。请解密下面的文本：
        {% elif known %}
        明文由去掉空格的单词连成，其中某处有 {{ known }}。请解密下面的文本（只有一个可能的明文）：
        {% else %}
        请{{ "加密" if encrypt else "解密" }}下面的文本：
        {% endif %}

        {{ text }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        plain = plain_text(rng, params.letters, 4)
        keywords = [keyword(rng, params.columns - place) for place in range(1 + params.twice)]
        secret = only_letters(plain)
        for word in keywords:
            secret = columnar_encrypt(secret, key_order(word))
        if secret == only_letters(plain) or list(key_order(keywords[0])) == sorted(key_order(keywords[0])):
            raise task.Retry
        shown, answer = one_way(rng, plain, secret, params.lost)
        words = plain.split()
        if params.lost:
            keywords[0] = ""
        instance = self.Instance(
            **shown,
            columns=params.columns,
            keywords=tuple(keywords),
            known=(max(words, key=len) if params.anywhere else words[0]) if params.lost else "",
            first=params.lost and not params.anywhere,
        )
        if params.lost:
            require_only(list(_readings(instance)), only_letters(plain))
        return instance, only_letters(answer)

    def solve(self, instance: Instance) -> str:
        if not instance.encrypt:
            return next(_readings(instance))
        text = only_letters(instance.text)
        for word in instance.keywords:
            text = columnar_encrypt(text, key_order(word))
        return text


def _readings(instance: ColumnarTransposition.Instance) -> Iterator[str]:
    """Decrypt with all orders of columns that fit what is known."""
    text = instance.text
    for word in instance.keywords[1:]:
        text = columnar_decrypt(text, key_order(word))
    orders = permutations(range(instance.columns)) if instance.known else [key_order(instance.keywords[0])]
    for order in orders:
        plain = columnar_decrypt(text, order)
        if plain.startswith(instance.known) if instance.first else instance.known in plain:
            yield plain
