"""Split a text without blanks into words of a dictionary.

Answer: the words in order; every split that keeps the condition counts.
Harder: longer texts, more words with shared beginnings, a condition on the words of the split.
Skills: search
Source: original; the word break problem.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text

Words = tuple[str, ...]


class WordBreak(Task["WordBreak.Params", "WordBreak.Instance", Words]):
    version = 1

    class Params(task.Params):
        pieces: int = knob("the number of words of the split", levels=(3, 4, 5, 6, 8, 10, 13, 16, 20, 25), ge=2, le=40)
        listed: int = knob("the size of the dictionary", levels=(5, 7, 10, 13, 17, 22, 28, 36, 46, 58), ge=4, le=80)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=6)
        conditions: bool = knob("whether there is a condition", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        text: str
        listed: Words
        condition: str
        """``any``, ``count`` (so many words), ``once`` (no word twice) or ``uneven`` (neighbours differ in length)."""
        count: int

    prompt = Prompt(
        en=r"""
        This text was written without blanks:

        {{ text }}

        Split it into words of this list, so that they give the text in order when they are put together:

        {{ listed | join(" ") }}

        {% if condition == "any" %}
        A word may be used several times, and not all words need to be used. If several splits are right, give any one.
        {% elif condition == "count" %}
        Use exactly {{ count }} words; a word used several times counts each time. Not all words of the list need to be
        used. If several splits are right, give any one.
        {% elif condition == "once" %}
        No word may be used twice. Not all words of the list need to be used. If several splits are right, give any one.
        {% else %}
        No word may have as many letters as the word just before it. A word may be used several times, and not all words
        need to be used. If several splits are right, give any one.
        {% endif %}
        """,
        zh=r"""
        下面的文本没有空格：

        {{ text }}

        请把它切分成下列词语，使各词依次相接正好是原文本：

        {{ listed | join(" ") }}

        {% if condition == "any" %}
        同一个词可以多次使用，不必用到所有的词。若有多种正确的切分，给出任意一种即可。
        {% elif condition == "count" %}
        恰好用 {{ count }} 个词；同一个词用几次就算几个。不必用到列表中所有的词。若有多种正确的切分，给出任意一种即可。
        {% elif condition == "once" %}
        任何一个词都不能用两次。不必用到列表中所有的词。若有多种正确的切分，给出任意一种即可。
        {% else %}
        任何一个词的字母数都不能与紧接在它前面的词相同。同一个词可以多次使用，不必用到所有的词。
        若有多种正确的切分，给出任意一种即可。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Words]:
        return Sequence(Text(alphabet="".join(sorted(set(instance.text)))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Words]:
        alphabet = "".join(sorted(rng.sample("abcdefghklmnoprstuwxyz", params.letters)))
        words: dict[str, None] = {}
        for _ in range(40 * params.listed):
            base = rng.choice(list(words)) if words and rng.random() < 0.7 else ""
            word = base[: rng.randint(0, 4)] + random_text(rng, rng.randint(1, 4), alphabet)
            if 2 <= len(word) <= 6:
                words[word] = None
            if len(words) == params.listed:
                break
        listed = sorted(words)
        condition = rng.choice(("count", "once", "uneven")) if params.conditions else "any"
        split: list[str] = []
        for _ in range(params.pieces):
            fitting = [word for word in listed if not _fault(condition, 0, (*split, word))]
            split.append(rng.choice(fitting or listed))
        text = "".join(split)
        instance = self.Instance(text=text, listed=tuple(listed), condition=condition, count=len(split))
        plain = _plain(text, listed, back=params.conditions)
        if set("".join(listed)) != set(text) or self.check(instance, tuple(split)):
            raise task.Retry
        if params.pieces > 3 and not all(self.check(instance, one) for one in plain):
            raise task.Retry
        return instance, tuple(split)

    def check(self, instance: Instance, answer: Words) -> str:
        if not set(answer) <= set(instance.listed):
            return "a word is not on the list"
        if "".join(answer) != instance.text:
            return "the words do not give the text"
        return _fault(instance.condition, instance.count, answer)


def _fault(condition: str, count: int, split: Words) -> str:
    if condition == "count" and count and len(split) != count:
        return f"there are not {count} words"
    if condition == "once" and len(set(split)) < len(split):
        return "a word is used twice"
    if condition == "uneven" and any(len(one) == len(two) for one, two in pairwise(split)):
        return "two neighbouring words have the same number of letters"
    return ""


def _plain(text: str, listed: list[str], back: bool) -> list[Words]:
    """Split with the longest or with the shortest word that fits, or (`back`) too with ways back from dead ends."""
    splits: list[Words] = []
    for pick in (max, min):
        best: dict[int, Words] = {len(text): ()}
        for start in range(len(text) - 1, -1, -1):
            fits = [w for w in listed if text.startswith(w, start) and start + len(w) in best]
            if fits:
                word = pick(fits, key=len)
                best[start] = (word, *best[start + len(word)])
        splits += [best.get(0, ())] * back
        found, start = list[str](), 0
        while fits := [word for word in listed if text.startswith(word, start)]:
            found.append(pick(fits, key=len))
            start += len(found[-1])
        splits.append(tuple(found))
    return splits
