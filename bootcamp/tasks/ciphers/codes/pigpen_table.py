"""Decode signs that tell which walls a letter's cell has, in grids that turn and mirror while the text goes on.

Answer: the letters of the text; spaces do not count.
Harder: longer texts, grids in another order, grids that change between words and after vowels.
Skills: spatial, simulation
Source: original; the pigpen cipher.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cipher import random_alphabet
from bootcamp.lib.text import UPPER, only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import plain_text
from bootcamp.verifiers import Text

_SIDES = "NESW"
_MOVES = {
    "turn": ("all four grids are turned by 90° clockwise", "四个图都顺时针转 90°"),
    "mirror": (
        "all four grids are mirrored, left and right exchanged",
        "四个图都左右翻转",
    ),
}


class PigpenTable(Task["PigpenTable.Params", "PigpenTable.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(3, 6, 9, 10, 12, 15, 18, 21, 25, 30), ge=3, le=60
        )
        permuted: bool = knob("whether the letters stand in any order", levels=(False,) * 2 + (True,) * 8)
        after_word: int = knob(
            "how many of the moves follow in turn after each word", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=4
        )
        after_vowel: bool = knob("whether a move follows after each vowel", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        text: str  # the signs, words parted by /
        letters: str  # of the four grids in order
        after_word: tuple[str, ...]
        after_vowel: str  # "" for no move

        @property
        def grids(self) -> list[str]:
            a, b, x, y = self.letters[:9], self.letters[9:18], self.letters[18:22], self.letters[22:]
            rows = [f"{a[i : i + 3]}  {b[i : i + 3]}" for i in (0, 3, 6)]
            crosses = [f" {x[0]}    {y[0]} ", f"{x[3]} {x[1]}  {y[3]} {y[1]}", f" {x[2]}    {y[2]} "]
            return [*(" ".join(row) for row in rows), "", *(" ".join(row).rstrip() for row in crosses)]

        def moves(self, language: str) -> list[str]:
            return [_MOVES[name][language == "zh"] for name in self.after_word]

        def vowel_move(self, language: str) -> str:
            return _MOVES[self.after_vowel][language == "zh"]

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        The 26 letters stand in four grids: grids 1 and 2 above, crosses 3 and 4 below.

        {{ grids | lines }}

        Grids 1 and 2 are drawn like #: inner lines separate the nine cells, and there is no outer frame. The code of a
        letter there names the lines at the sides of its cell, in the order L (left), R (right), T (top), B (bottom).
        Crosses 3 and 4 are drawn like X, which makes four quarters; the code of a letter there is the side of its
        quarter: N (above), E (right), S (below) or W (left). In grid 2 and cross 4 an o is put before the code.

        Codes are parted by blanks, words by /.
        {% if after_word[1:] %}
        The grids change while a text is encoded: after the first word,
        {{ moves(language) | join("; after the next one, ") }};
        and so on from the start of this list again.
        {% elif after_word %}
        The grids change while a text is encoded: after each word, {{ moves(language)[0] }}.
        {% endif %}
        {% if after_vowel %}
        Besides, right after each vowel of the plain text (A, E, I, O, U), {{ vowel_move(language) }}.
        {% endif %}
        {% if after_word or after_vowel %}
        Letters move with their cells or quarters; the lines look the same as before. Each change adds to those before.
        {% endif %}

        Decode this text:

        {{ text }}
        """,
        zh=r"""
        26 个字母位于四个图中：上面是方图 1 和 2，下面是叉图 3 和 4。

        {{ grids | lines }}

        方图 1 和 2 画成 # 形：九个格之间有内线分隔，外面没有边框。其中字母的编码写出它的格各边上的线，
        次序为 L（左）、R（右）、T（上）、B（下）。叉图 3 和 4 画成 X 形，分成四个区；其中字母的编码是它所在的区：
        N（上）、E（右）、S（下）或 W（左）。方图 2 和叉图 4 中的编码前面加 o。

        编码之间用空格隔开，单词之间用 / 隔开。
        {% if after_word[1:] %}
        编码过程中图会变化：第一个单词之后{{ moves(language) | join("；再下一个单词之后") }}；此后又从头按这个次序循环。
        {% elif after_word %}
        编码过程中图会变化：每个单词之后{{ moves(language)[0] }}。
        {% endif %}
        {% if after_vowel %}
        此外，明文中每个元音字母（A、E、I、O、U）之后，{{ vowel_move(language) }}。
        {% endif %}
        {% if after_word or after_vowel %}
        字母随它的格或区一起移动，图中的线看上去不变。各次变化依次累积。
        {% endif %}

        请解码下面的文本：

        {{ text }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        letters = random_alphabet(rng) if params.permuted else UPPER
        first = rng.choice(list(_MOVES))
        moves = (first, *(rng.choice(list(_MOVES)) for _ in range(params.after_word - 1)))[: params.after_word]
        if params.after_word > 1 and len(set(moves)) == 1:
            raise task.Retry
        vowel = rng.choice(list(_MOVES)) if params.after_vowel else ""
        plain = plain_text(rng, params.letters, 3, 6)
        instance = self.Instance(text="", letters=letters, after_word=moves, after_vowel=vowel)
        signs = {letter: code for code, letter in _table(letters).items()}
        coded, moved = [], _same(letters)
        for number, word in enumerate(plain.split()):
            codes = []
            for letter in word:
                codes.append(signs[moved[letter]])
                moved = _after(instance, moved, letter, -1)
            coded.append(" ".join(codes))
            moved = _after(instance, moved, "", number)
        return instance.model_copy(update={"text": " / ".join(coded)}), only_letters(plain)

    def solve(self, instance: Instance) -> str:
        signs, moved = _table(instance.letters), _same(instance.letters)
        plain = ""
        for number, word in enumerate(instance.text.split(" / ")):
            for code in word.split():
                plain += next(letter for letter, place in moved.items() if place == signs[code])
                moved = _after(instance, moved, plain[-1], -1)
            moved = _after(instance, moved, "", number)
        return plain

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        signs, moved = _table(instance.letters), _same(instance.letters)
        lines = []
        for number, word in enumerate(instance.text.split(" / ")):
            for code in [*word.split(), ""]:
                letter = next((one for one, cell in moved.items() if code and cell == signs[code]), "")
                if code:
                    at = instance.letters.index(signs[code])
                    cell = f"{1 + at // 9} ({at % 9 // 3 + 1}, {at % 3 + 1})"
                    side = f"{3 + (at - 18) // 4} {_SIDES[(at - 18) % 4]}"
                    lines.append(f"{code}: {cell if at < 18 else side}, {letter}")
                before, moved = moved, _after(instance, moved, letter, number)
                if moved != before:
                    now = "".join(sorted(moved, key=lambda one: instance.letters.index(moved[one])))
                    parts = [*(now[i : i + 3] for i in range(0, 18, 3)), now[18:22], now[22:]]
                    lines.append(" ".join(parts))
        return "\n".join(lines)


def _same(letters: str) -> dict[str, str]:
    """Map each letter to the one whose cell it is in: its own at first."""
    return {letter: letter for letter in letters}


def _table(letters: str) -> dict[str, str]:
    """Give the code of each cell, by the letter that stands there at first."""
    walls = ["".join(wall for wall, there in zip("LRTB", (c > 0, c < 2, r > 0, r < 2), strict=True) if there)
             for r in range(3) for c in range(3)]  # fmt: skip
    codes = [*walls, *("o" + code for code in walls), *_SIDES, *("o" + side for side in _SIDES)]
    return dict(zip(codes, letters, strict=True))


def _after(instance: PigpenTable.Instance, moved: dict[str, str], vowel: str, number: int) -> dict[str, str]:
    """Move the letters after a vowel, or after the word of a number from 0."""
    moves = instance.after_word
    move = (instance.after_vowel if vowel in "AEIOU" else "") if vowel else moves[number % len(moves)] if moves else ""
    if not move:
        return moved
    cells = [2, 5, 8, 1, 4, 7, 0, 3, 6] if move == "turn" else [2, 1, 0, 5, 4, 3, 8, 7, 6]
    sides = [1, 2, 3, 0] if move == "turn" else [0, 3, 2, 1]
    goes = [*cells, *(9 + i for i in cells), *(18 + i for i in sides), *(22 + i for i in sides)]
    to = {letter: instance.letters[goes[i]] for i, letter in enumerate(instance.letters)}
    return {letter: to[place] for letter, place in moved.items()}
