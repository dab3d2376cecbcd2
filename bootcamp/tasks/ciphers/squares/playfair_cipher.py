"""Encrypt or decrypt pairs of letters with a Playfair square that is printed, built from a keyword or damaged.

Answer: the letters of the text in capitals; it is unique.
Harder: longer texts; the square has to be built, then restored from a known text; larger squares.
Skills: deduction, simulation
Source: original; the cipher of Charles Wheatstone, 1854.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import cipher
from bootcamp.lib.text import only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, keyword, one_way, plain_text
from bootcamp.tasks.ciphers.squares._squares import ALPHABETS, Rows, damaged, known_text, missing, readings
from bootcamp.verifiers import Text


class PlayfairCipher(Task["PlayfairCipher.Params", "PlayfairCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(4, 6, 8, 10, 14, 12, 14, 16, 20, 26), ge=4, le=80
        )
        keyword: int = knob(
            "how many letters the keyword has; 0 if the square is printed",
            levels=(0, 0, 5, 7, 9, 0, 0, 0, 0, 0),
            ge=0,
            le=16,
        )
        size: int = knob("how many rows the square has", levels=(5, 5, 5, 5, 6, 5, 5, 6, 6, 6), ge=5, le=6)
        holes: int = knob("how many cells cannot be read", levels=(0,) * 5 + (2, 3, 3, 4, 5), ge=0, le=5)

    class Instance(Ciphered):
        rows: Rows  # empty if the square has to be built; ? where it cannot be read
        size: int
        keyword: str
        known: str  # a plain text and below it the encrypted one, if cells cannot be read
        known_secret: str

        @property
        def missing(self) -> str:
            return missing(self.rows) if self.rows else ""

    prompt = Prompt(
        en=r"""
        {% if keyword %}
        A square of {{ size }} rows and {{ size }} columns is filled row by row, first with the letters of the keyword
        {{ keyword }}, each only once{{ " and I in place of J" if size == 5 and "J" in keyword }}, then with the unused
        letters from A to Z
        {{ "without J" if size == 5 else "and at last the digits from 0 to 9" }}.
        {% else %}
        A cipher uses this square{% if missing %}, in which the signs {{ missing | listed }} cannot be read and are
        shown as ?{% endif %}:

        {{ rows | grid(" ") }}

        {% endif %}
        To encrypt, the letters of a text without X are cut into pairs from the left. Where the two letters of a pair
        would be equal, an X is put between them, and the cutting goes on with the second one (BALLOON becomes BA LX LO
        ON);
        if a single letter is left at the end, an X is added to it. Each pair is then replaced:
        - If both letters stand in the same row, each by the sign to its right; after the last of a row comes its first.
        - If both stand in the same column, each by the sign below it; after the lowest of a column comes its top one.
        - Else each by the sign in its own row and in the column of the other letter.

        {% if known %}
        {{ known }} is encrypted as {{ known_secret }}.
        {% endif %}
        {% if encrypt %}
        Encrypt this text; blanks do not count:
        {% else %}
        Decrypt this text; the answer keeps every X that was put in:
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        {% if keyword %}
        一个 {{ size }} 行 {{ size }} 列的方阵逐行填写：先填关键词 {{ keyword }} 的字母（重复的只填一次
        {{- "，J 用 I 代替" if size == 5 and "J" in keyword }}），
        再按 A 到 Z 的顺序填其余字母{{ "（不用 J）" if size == 5 else "，最后填数字 0 到 9" }}。
        {% else %}
        一种密码使用下面的方阵{% if missing %}，其中 {{ missing | listed(language) }} 已无法辨认，显示为 ?{% endif %}：

        {{ rows | grid(" ") }}

        {% endif %}
        加密时，把不含 X 的文本从左起每两个字母分成一对。若一对中的两个字母相同，就在它们之间插入一个 X，
        再从第二个字母继续分下去（BALLOON 分成 BA LX LO ON）；若最后剩下一个字母，就在它后面补一个 X。然后逐对替换：
        - 两个字母在同一行：各换成它右边的符号；行末之后是行首。
        - 两个字母在同一列：各换成它下面的符号；列底之后是列顶。
        - 其他情形：各换成与自己同行、与另一个字母同列的符号。

        {% if known %}
        已知 {{ known }} 加密后是 {{ known_secret }}。
        {% endif %}
        {% if encrypt %}
        请加密下面的文本（空格不计）：
        {% else %}
        请解密下面的文本，答案保留所有插入或补上的 X：
        {% endif %}

        {{ text }}
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=ALPHABETS[instance.size])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        size, alphabet = params.size, ALPHABETS[params.size]
        word = keyword(rng, params.keyword) if params.keyword else ""
        rows = cipher.square(word or cipher.random_alphabet(rng, alphabet), alphabet)
        plain = plain_text(rng, params.letters, without="X" if size > 5 else "JX")
        secret = _encrypted(plain, rows)
        parted = "X" in cipher.playfair_decrypt(secret, rows)[:-1]
        if not (params.holes or parted) and rng.random() < 0.8:
            raise task.Retry  # equal letters in a pair are rare
        shown, _ = one_way(rng, plain, secret, params.holes > 0)
        known, hurt = "", rows
        if params.holes:
            hurt = damaged(rng, rows, params.holes)
            known = known_text(rng, rows, hurt, secret, _encrypted, cipher.playfair_decrypt)
        instance = self.Instance(
            **shown,
            rows=() if word else hurt,
            size=size,
            keyword=word,
            known=known,
            known_secret=_encrypted(known, rows),
        )
        return instance, secret if instance.encrypt else cipher.playfair_decrypt(secret, rows)

    def solve(self, instance: Instance) -> str:
        rows = instance.rows or cipher.square(instance.keyword, ALPHABETS[instance.size])
        if instance.encrypt:
            return _encrypted(instance.text, rows)
        known = instance.known, instance.known_secret
        return readings(rows, *known, instance.text, _encrypted, cipher.playfair_decrypt).pop()


def _encrypted(plain: str, rows: Rows) -> str:
    return cipher.playfair_encrypt(cipher.playfair_pairs(only_letters(plain), alphabet=ALPHABETS[len(rows)]), rows)
