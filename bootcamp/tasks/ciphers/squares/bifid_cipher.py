"""Encrypt or decrypt by the bifid cipher, with a square that is printed, built from a keyword or damaged.

Answer: the letters of the text in capitals; it is unique.
Harder: longer texts and blocks; the square has to be built, then restored from a known text.
Skills: deduction, simulation
Source: original; the cipher of Félix Delastelle, 1901.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.lib import cipher
from bootcamp.lib.text import only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, keyword, one_way, plain_text
from bootcamp.tasks.ciphers.squares._squares import Rows, damaged, known_text, missing, readings
from bootcamp.verifiers import Text


class BifidCipher(Task["BifidCipher.Params", "BifidCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(3, 5, 7, 9, 12, 10, 12, 14, 17, 20), ge=3, le=60
        )
        period: int = knob("how many letters a block has", levels=(3, 3, 4, 5, 6, 5, 5, 6, 7, 7), ge=2, le=30)
        keyword: int = knob(
            "how many letters the keyword has; 0 if the square is printed",
            levels=(0, 0, 5, 7, 9, 0, 0, 0, 0, 0),
            ge=0,
            le=16,
        )
        holes: int = knob("how many cells cannot be read", levels=(0,) * 5 + (2, 3, 3, 4, 5), ge=0, le=5)

    class Instance(Ciphered):
        rows: Rows  # empty if the square has to be built; ? where it cannot be read
        keyword: str
        period: int
        known: str  # a plain text and below it the encrypted one, if cells cannot be read
        known_secret: str

        @property
        def missing(self) -> str:
            return missing(self.rows) if self.rows else ""

    answer = Text(alphabet=cipher.SQUARE_ALPHABET)
    prompt = Prompt(
        en=r"""
        {% if keyword %}
        A square of 5 rows and 5 columns is filled row by row, first with the letters of the keyword {{ keyword }}
        (each only once, I in place of J), then with the unused letters from A to Z without J.
        {% else %}
        A cipher uses this square{% if missing %}, in which the letters {{ missing | listed }} cannot be read and are
        shown as ?{% endif %}:

        {{ rows | grid(" ") }}

        {% endif %}
        Rows are numbered 1 to 5 from the top, columns 1 to 5 from the left. To encrypt, the letters of the text are cut
        into blocks of {{ period }} letters (the last one may be shorter). For each block the row numbers of its letters
        are written in order, and behind them the column numbers of its letters in order. This line of digits is cut
        into pairs from the left, and each pair is replaced by the letter whose row is its first digit and whose column
        is its second.

        {% if known %}
        {{ known }} is encrypted as {{ known_secret }}.
        {% endif %}
        {{ "Encrypt this text; blanks do not count:" if encrypt else "Decrypt this text:" }}

        {{ text }}
        """,
        zh=r"""
        {% if keyword %}
        一个 5 行 5 列的方阵逐行填写：先填关键词 {{ keyword }} 的字母（重复的只填一次，J 用 I 代替），
        再按 A 到 Z 的顺序填其余字母（不用 J）。
        {% else %}
        一种密码使用下面的方阵{% if missing %}，其中 {{ missing | listed(language) }} 已无法辨认，显示为 ?{% endif %}：

        {{ rows | grid(" ") }}

        {% endif %}
        行从上到下、列从左到右都编号 1 到 5。加密时，把文本的字母每 {{ period }} 个分成一组（最后一组可以较短）。
        对每一组，先依次写出各字母的行号，再在后面依次写出各字母的列号。把这串数字从左起每两个分成一对，
        每一对换成以第一个数字为行号、第二个数字为列号的字母。

        {% if known %}
        已知 {{ known }} 加密后是 {{ known_secret }}。
        {% endif %}
        {{ "请加密下面的文本（空格不计）：" if encrypt else "请解密下面的文本：" }}

        {{ text }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        word = keyword(rng, params.keyword) if params.keyword else ""
        rows = cipher.square(word or cipher.random_alphabet(rng, cipher.SQUARE_ALPHABET))
        plain = plain_text(rng, params.letters, without="JX")
        encrypt, decrypt = _ways(params.period)
        secret = encrypt(plain, rows)
        shown, answer = one_way(rng, plain, secret, params.holes > 0)
        known, hurt = "", rows
        if params.holes:
            hurt = damaged(rng, rows, params.holes)
            known = known_text(rng, rows, hurt, secret, encrypt, decrypt)
        instance = self.Instance(
            **shown,
            rows=() if word else hurt,
            keyword=word,
            period=params.period,
            known=known,
            known_secret=encrypt(known, rows),
        )
        return instance, only_letters(answer)

    def solve(self, instance: Instance) -> str:
        encrypt, decrypt = _ways(instance.period)
        rows = instance.rows or cipher.square(instance.keyword)
        if instance.encrypt:
            return encrypt(instance.text, rows)
        return readings(rows, instance.known, instance.known_secret, instance.text, encrypt, decrypt).pop()


def _ways(period: int) -> tuple[Callable[[str, Rows], str], Callable[[str, Rows], str]]:
    return (
        lambda text, rows: cipher.bifid_encrypt(only_letters(text), rows, period),
        lambda text, rows: cipher.bifid_decrypt(text, rows, period),
    )
