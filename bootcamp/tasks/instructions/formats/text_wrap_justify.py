"""Set paragraphs in lines of one width, each paragraph aligned in its own way.

Answer: the lines, with a middle dot for every blank; they are unique.
Harder: more words and paragraphs, indents, line breaks that are chosen for the whole paragraph.
Skills: instructions, counting
Source: the best breaks are those of D. E. Knuth and M. F. Plass, Breaking paragraphs into lines (1981), simplified.
"""

from __future__ import annotations

from functools import cache
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

DOT = "·"

NAMES = {
    "left": ("left", "左对齐"),
    "right": ("right", "右对齐"),
    "centre": ("centred", "居中"),
    "justified": ("justified", "两端对齐"),
}
MODES = {
    "left": ("dots are put behind the last word.", "点补在最后一个词之后。"),
    "right": ("dots are put in front of the first word.", "点补在第一个词之前。"),
    "centre": (
        "dots are put on both sides, as many on the right as on the left, or one more if their number is odd.",
        "点补在两侧，右侧与左侧一样多；总数为奇数时右侧多一个。",
    ),
    "justified": (
        "dots are put into the gaps between words, so that no two gaps of a line differ by more than one and wider gaps"
        " stand to the left of narrower ones; the last line of the paragraph, and a line of one word, are set left.",
        "点补进词间空隙，同一行任意两个空隙最多相差一个点，较宽的空隙在较窄的左边；"
        "段落的最后一行以及只有一个词的行按左对齐处理。",
    ),
}
"""How the lines of a paragraph are filled up, in English and Chinese."""

Paragraph = tuple[str, int, tuple[str, ...]]
"""How it is aligned, how many dots begin its first line, and its words."""


class TextWrapJustify(Task["TextWrapJustify.Params", "TextWrapJustify.Instance", str]):
    version = 1

    class Params(task.Params):
        paragraphs: int = knob("the number of paragraphs", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        words: int = knob(
            "the number of words of a paragraph", levels=(5, 8, 11, 8, 10, 12, 14, 11, 13, 15), ge=3, le=40
        )
        width: int = knob("the greatest width", levels=(16, 18, 20, 20, 22, 24, 26, 26, 28, 30), ge=12, le=60)
        indent: bool = knob("whether some first lines are indented", levels=(False,) * 4 + (True,) * 6)
        best: bool = knob("whether the breaks are best for the paragraph", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        width: int
        best: bool
        paragraphs: tuple[Paragraph, ...]

        @property
        def indented(self) -> bool:
            return any(indent for _, indent, _ in self.paragraphs)

        def modes(self, language: str) -> list[str]:
            used = {mode for mode, _, _ in self.paragraphs}
            chinese, colon = language == "zh", "：" if language == "zh" else ": "
            return [NAMES[mode][chinese] + colon + MODES[mode][chinese] for mode in MODES if mode in used]

        def told(self, language: str) -> list[str]:
            told = list[str]()
            for mode, indent, row in self.paragraphs:
                if language == "zh":
                    told.append(f"（{NAMES[mode][1]}{f'，缩进 {indent}' if indent else ''}）{' '.join(row)}")
                else:
                    told.append(f"({NAMES[mode][0]}{f', indented by {indent}' if indent else ''}) {' '.join(row)}")
            return told

    answer = Text(lines=True, content=DOT)
    prompt = Prompt(
        en=r"""
        Set {{ "these paragraphs" if paragraphs[1:] else "this paragraph" }} in lines of exactly {{ width }} characters.
        In brackets stands how {{ "each" if paragraphs[1:] else "it" }} is set.

        {{ told(language) | numbered }}

        The words of a line keep their order, with one blank between neighbours at first.
        {% if best %}
        The lines are broken so that the sum of the squares of the characters that are still free at the end of the
        lines, over all lines of the paragraph but its last, is as small as possible.
        {% else %}
        Each line takes as many words as fit, before the next line begins.
        {% endif %}
        {% if indented %}
        An indent is so many dots at the beginning of the first line of the paragraph; they count as characters of the
        line, and its words and its filling come behind them.
        {% endif %}
        Then every blank becomes a middle dot {{ "·" }}, and each line is filled up to {{ width }} characters with more
        dots:

        {{ modes(language) | bullets }}

        {{ "The paragraphs follow one another without an empty line. " if paragraphs[1:] }}Write all lines.
        """,
        zh=r"""
        把下面的段落排成每行恰好 {{ width }} 个字符的文本。括号中说明{{ "各段" if paragraphs[1:] else "该段" }}的排法。

        {{ told(language) | numbered }}

        每行中的单词保持原有次序，相邻单词之间先放一个空格。
        {% if best %}
        断行的方式要使该段除最后一行外各行末尾剩余字符数的平方和尽可能小。
        {% else %}
        每行放下尽可能多的单词，然后才另起一行。
        {% endif %}
        {% if indented %}
        缩进是指段落第一行开头的若干个点；它们计入该行的字符数，该行的单词和补足的点都在其后。
        {% endif %}
        然后把每个空格写成间隔号 {{ "·" }}，并用更多的点把每行补足到 {{ width }} 个字符：

        {{ modes(language) | bullets }}

        {{ "各段之间没有空行。" if paragraphs[1:] }}请写出所有的行。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        width = rng.randint(params.width - 4, params.width)
        modes = rng.sample(["right", "centre", "justified", "justified", "left"], params.paragraphs)
        paragraphs = list[Paragraph]()
        for mode in modes:
            indent = rng.choice((0, 2, 3)) if params.indent and mode in ("left", "justified") else 0
            for _ in range(60):
                row = words.draw(rng, rng.randint(params.words - 1, params.words), 3, 8)
                best = broken(row, width, indent, params.best)
                if best and not (params.best and best == broken(row, width, indent, False)):
                    break
            else:
                raise task.Retry  # most rows are best broken as late as possible
            paragraphs.append((mode, indent, row))
        instance = self.Instance(width=width, best=params.best, paragraphs=tuple(paragraphs))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> str:
        lines = list[str]()
        for mode, indent, row in instance.paragraphs:
            rows = broken(row, instance.width, indent, instance.best) or ()
            for place, line in enumerate(rows):
                lead = 0 if place else indent
                how = "left" if mode == "justified" and (place == len(rows) - 1 or not line[1:]) else mode
                lines.append(DOT * lead + filled(line, instance.width - lead, how))
        return "\n".join(lines)


def broken(row: tuple[str, ...], width: int, indent: int, best: bool) -> tuple[tuple[str, ...], ...] | None:
    """Break words into lines, each as long as possible or with the least sum of squares; None if two ways are best."""

    def free(i: int, j: int) -> int:
        return width - (0 if i else indent) - sum(map(len, row[i:j])) - (j - i - 1)

    @cache
    def least(i: int) -> tuple[int, int, tuple[int, ...]]:
        """From word i on: the least sum, in how many ways, and the first words of the lines of one of them."""
        rest: list[tuple[int, int, tuple[int, ...]]] = [(0, 1, (i,))] if free(i, len(row)) >= 0 else []
        for j in range(i + 1, len(row)):
            if free(i, j) >= 0:
                total, ways, starts = least(j)
                rest.append((total + free(i, j) ** 2, ways, (i, *starts)))
        top = min(total for total, _, _ in rest)
        among = [one for one in rest if one[0] == top]
        return top, sum(ways for _, ways, _ in among), among[0][2]

    if best:
        _, ways, starts = least(0)
        if ways > 1:
            return None
    else:
        starts = (0,)
        for j in range(1, len(row) + 1):
            if free(starts[-1], j) < 0:
                starts = (*starts, j - 1)
    return tuple(row[i:j] for i, j in zip(starts, (*starts[1:], len(row)), strict=True))


def filled(line: tuple[str, ...], width: int, how: str) -> str:
    """Fill up a line with dots."""
    text = DOT.join(line)
    spare = width - len(text)
    if how == "justified":
        wide, more = divmod(spare, len(line) - 1)
        gaps = [DOT * (1 + wide + (place < more)) for place in range(len(line) - 1)]
        return "".join(word + gap for word, gap in zip(line, [*gaps, ""], strict=True))
    before = {"left": 0, "right": spare, "centre": spare // 2}[how]
    return DOT * before + text + DOT * (spare - before)
