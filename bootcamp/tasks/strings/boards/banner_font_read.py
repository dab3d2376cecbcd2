"""Read a word that is drawn as a banner in a printed font, mirrored, slanted, with letters that touch and wrong dots.

Answer: the word nearest to the banner; unique.
Harder: longer words, larger fonts, wrong dots, letters that share columns, a turn that is not told.
Skills: spatial, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib import banner_font
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_WORDS = {
    "left-right": ("mirrored left to right", "左右翻转"),
    "top-bottom": ("mirrored top to bottom", "上下翻转"),
    "half": ("turned by half a turn (180 degrees)", "旋转 180 度"),
}


class BannerFontRead(Task["BannerFontRead.Params", "BannerFontRead.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("the number of letters of the word", levels=(3, 3, 4, 4, 5, 6, 7, 8, 10, 12), ge=1, le=16)
        font: int = knob("the number of letters of the font", levels=(6, 8, 9, 10, 12, 12, 14, 16, 18, 20), ge=3, le=26)
        wrong: int = knob("the number of wrong dots", levels=(0, 0, 0, 2, 3, 2, 2, 2, 3, 3), ge=0, le=20)
        turned: bool = knob("whether the banner is turned", levels=(False,) + (True,) * 9)
        slanted: bool = knob("whether the banner is slanted", levels=(False,) * 2 + (True,) * 8)
        shared: bool = knob("whether neighbours share a column", levels=(False,) * 5 + (True,) * 5)
        told: bool = knob("whether it is told how the banner is turned", levels=(True,) * 6 + (False,) * 4)

    class Instance(task.Instance):
        font: str
        banner: tuple[str, ...]
        letters: int
        slanted: bool
        shared: bool
        wrong: bool
        turns: tuple[str, ...]
        """How the banner may be turned."""

        def glyphs(self) -> list[str]:
            rows = []
            for start in range(0, len(self.font), 7):
                part = self.font[start : start + 7]
                rows += ["   ".join(f"{letter}   " for letter in part).rstrip()]
                rows += ["   ".join(banner_font.GLYPHS[letter][row] for letter in part) for row in range(5)]
                rows += [""] * (start + 7 < len(self.font))
            return rows

        def turning(self, language: str) -> list[str]:
            return [_WORDS[turn][language == "zh"] for turn in self.turns if turn in _WORDS]

    prompt = Prompt(
        en=r"""
        These are the letters of a font:

        {{ glyphs() | lines }}

        A word of {{ letters }} letters (it need not have a meaning) was drawn in this font, with
        {%- if shared %} the last column of each letter being the first column of the next one too; a dot of this column
        is # if it is # in either letter
        {%- else %} one blank column between letters
        {%- endif %}.
        {% if turns[1:] %}
        Then the picture was perhaps changed as a whole; it is not known whether it was left as it was or
        {{ turning(language) | listed(last="or") }}.
        {% elif turns[0] != "none" %}
        Then the whole picture was {{ turning(language)[0] }}.
        {% endif %}
        {% if wrong %}
        Then some dots became wrong: . where # should be, or # where . should be.
        {% endif %}
        {% if slanted %}
        Then each row was moved to the right, the first by 0 places, the second by 1 and so on to the fifth by 4; dots .
        fill the gaps. These gaps belong to the drawing below only.
        {% endif %}
        This is the result:

        {{ banner | lines }}

        {% if wrong %}
        Which word of {{ letters }} letters is it? It is the one for which the fewest dots would be wrong
        {{- ", all ways in which the picture may have been changed considered" if turns[1:] }}; there is one such word
        only.
        {% else %}
        Which word is it?
        {% endif %}
        """,
        zh=r"""
        下面是一种字体的字母：

        {{ glyphs() | lines }}

        用这种字体画出一个由 {{ letters }} 个字母组成的词（不一定有意义），
        {% if shared %}
        每个字母的最后一列同时是下一个字母的第一列；这一列中，只要两个字母之一在该处是 #，该点就是 #。
        {% else %}
        相邻字母之间空一列。
        {% endif %}
        {% if turns[1:] %}
        然后整幅图可能有变化：不知道它是保持原样，还是{{ turning(language) | listed("zh", "或") }}。
        {% elif turns[0] != "none" %}
        然后整幅图{{ turning(language)[0] }}。
        {% endif %}
        {% if wrong %}
        然后有一些点出了错：应为 # 的成了 .，或应为 . 的成了 #。
        {% endif %}
        {% if slanted %}
        然后各行向右移动：第一行移 0 格，第二行移 1 格，依此类推，第五行移 4 格；空出的位置用 . 填上，
        这些位置只属于下面的图形。
        {% endif %}
        结果如下：

        {{ banner | lines }}

        {% if wrong %}
        这是哪个由 {{ letters }} 个字母组成的词？它是使错误的点最少的那个词
        {{- "（把图可能的各种变化都考虑在内）" if turns[1:] }}，这样的词只有一个。
        {% else %}
        这是哪个词？
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=instance.font, length=instance.letters)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        font = "".join(sorted(rng.sample(banner_font.LETTERS, params.font)))
        word = "".join(rng.choice(font) for _ in range(params.letters))
        turn = rng.choice(banner_font.TURNS[params.told :]) if params.turned else "none"
        rows = [list(row) for row in banner_font.turned(banner_font.drawn(word, params.shared), turn)]
        for cell in rng.sample(range(5 * len(rows[0])), params.wrong):
            row, column = divmod(cell, len(rows[0]))
            rows[row][column] = "#" if rows[row][column] == "." else "."
        texts = ["".join(row) for row in rows]
        instance = self.Instance(
            font=font,
            banner=tuple("." * row + text + "." * (4 - row) for row, text in enumerate(texts))
            if params.slanted
            else tuple(texts),
            letters=params.letters,
            slanted=params.slanted,
            shared=params.shared,
            wrong=params.wrong > 0,
            turns=(turn,) if params.told or not params.turned else banner_font.TURNS,
        )
        if _nearest(instance) != {word}:
            raise task.Retry
        return instance, word

    def solve(self, instance: Instance) -> str:
        return min(_nearest(instance))


def _nearest(instance: BannerFontRead.Instance) -> set[str]:
    """Give the words nearest to a banner, two at the most for each way of turning it."""
    rows: Sequence[str] = instance.banner
    if instance.slanted:
        rows = [text[row : len(text) - 4 + row] for row, text in enumerate(rows)]
    views = [banner_font.turned(rows, turn) for turn in instance.turns]
    found = [banner_font.nearest(view, instance.font, instance.shared) for view in views]
    return {word for cost, words in found if cost == min(found)[0] for word in words}
