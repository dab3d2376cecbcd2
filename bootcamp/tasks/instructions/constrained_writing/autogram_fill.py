"""Fill the gaps of a text with number words so that what it says of its own words and letters is true.

Answer: the numbers for the gaps; any that make the text true will do.
Harder: more letters that are counted, in the number words too, and a longer text around them.
Skills: counting, search
Source: self-describing sentences as in D. Hofstadter, Metamagical Themas (1985), chapter 1.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import numbers as numerals, words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

COMMON = "etnoirsuhfvw"
"""Letters that occur in number words."""


class AutogramFill(Task["AutogramFill.Params", "AutogramFill.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters are counted", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        clauses: int = knob("the number of clauses of the text", levels=(1, 2, 1, 2, 2, 3, 2, 4, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        sentence: str
        letters: str

        @property
        def text(self) -> str:
            return self.filled([f"[{place}]" for place in range(1, len(self.letters) + 2)])

        def filled(self, gaps: list[str]) -> str:
            """The text with these words in its gaps."""
            first, *others = gaps
            counted = [f"{gap} letters {letter}" for gap, letter in zip(others, self.letters, strict=True)]
            listed = f"{', '.join(counted[:-1])} and {counted[-1]}" if counted[1:] else f"and {counted[0]}"
            return f"{self.sentence} In this text I find {first} words{', ' if counted[1:] else ' '}{listed}."

    prompt = Prompt(
        en=r"""
        In the following text, each gap, a number in square brackets, shall be filled with a number word in English,
        such as one, seven or twenty-one, so that all that the text says about itself is true:

        {{ text }}

        All words and letters of the filled text are counted, those in the number words too. A number word with a hyphen
        is one word; hyphens and punctuation are no letters; a letter that stands alone, such as I or e, is a word and a
        letter; capital and small letters count alike. The other words stay as they are, also behind the number one.

        Give the numbers for the gaps in order, in digits. If several fillings are true, any one will do.
        """,
        zh=r"""
        在下面的英文文本中，每个空（方括号中的编号）要填入一个英文数词，例如 one、seven 或 twenty-one，
        使文本对自身的所有描述都成立：

        {{ text }}

        填好后的文本中的所有单词和字母都要计算，包括数词中的。带连字符的数词算一个单词；连字符和标点不算字母；
        单独出现的字母（如 I 或 e）既是一个单词也是一个字母；大小写字母同样计算。
        其余文字保持不变，数词为 one 时也不改动。

        请按顺序给出各空的数，用阿拉伯数字书写。若有多种填法成立，任给一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(1, 99), length=len(instance.letters) + 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        letters = "".join(rng.sample(COMMON, params.letters))
        instance = self.Instance(sentence=f"{words.sentence(rng, params.clauses).capitalize()}.", letters=letters)
        for _ in range(20):
            numbers = tuple(rng.randint(1, 30) for _ in range(params.letters + 1))
            for _ in range(15):
                found = _counts(instance, numbers)
                if found == numbers:
                    return instance, numbers
                if max(found) > 99 or min(found) < 1:
                    break
                numbers = found
        raise task.Retry

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        counted = _counts(instance, answer)
        names = ["words", *(f"letters {letter}" for letter in instance.letters)]
        wrong = [name for name, said, true in zip(names, answer, counted, strict=True) if said != true]
        return f"what the text says of its {wrong[0]} is not true" if wrong else ""


def _counts(instance: AutogramFill.Instance, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Count the words and the letters of the text that is filled with these numbers."""
    text = instance.filled([numerals.words(number) for number in numbers]).lower()
    return len(text.split()), *(text.count(letter) for letter in instance.letters)
