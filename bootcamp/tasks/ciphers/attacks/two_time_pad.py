"""Read two messages of listed words that were enciphered with the same pad.

Answer: both messages; unique.
Harder: more words in the messages and on the list; no word is given.
Skills: deduction, search, arithmetic
Source: original; the faults of pads used twice, as R. L. Benson and M. Warner report in Venona, 1996.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.cipher import vigenere
from bootcamp.lib.text import UPPER, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Record, Text


class TwoTimePad(Task["TwoTimePad.Params", "TwoTimePad.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        words: int = knob("words of each message", levels=(1, 2, 2, 2, 2, 3, 3, 4, 5, 6), ge=1, le=10)
        listed: int = knob("words on the list", levels=(8, 8, 12, 14, 18, 24, 32, 42, 54, 70), ge=4, le=150)
        given: bool = knob("whether a word is given", levels=(True,) * 3 + (False,) * 7)

    class Instance(task.Instance):
        first: str
        second: str
        words: tuple[str, ...]
        given: str  # the first word of the first message, if it is given

    answer = Record(first=Text(UPPER), second=Text(UPPER))
    prompt = Prompt(
        en=r"""
        Two messages consist of words from this list, in any order; a word may occur again:

        {{ words | join(" ") }}

        The blanks between the words were left out; then both messages had {{ first | length }} letters. Both were
        enciphered with the same pad, a row of {{ first | length }} random letters: with A = 0, B = 1, ..., Z = 25, each
        letter p of a message and the letter k of the pad at the same place gave the letter c = (p + k) mod 26. The
        results are:

        - first: {{ first }}
        - second: {{ second }}

        {% if given %}
        The first message begins with the word {{ given }}.
        {% endif %}
        Only one pair of messages fits. Give "first" and "second" (the two messages without blanks).
        """,
        zh=r"""
        两条消息由下表中的单词组成，顺序任意，单词可以重复：

        {{ words | join(" ") }}

        去掉单词之间的空格后，两条消息各有 {{ first | length }} 个字母。它们用同一条密码本加密，密码本是
        {{ first | length }} 个随机字母：取 A = 0，B = 1，……，Z = 25，
        消息中的字母 p 与密码本中同一位置的字母 k 得到密文字母 c = (p + k) mod 26。结果为：

        - first：{{ first }}
        - second：{{ second }}

        {% if given %}
        第一条消息的第一个单词是 {{ given }}。
        {% endif %}
        只有一对消息与此相符。请给出 "first" 和 "second"（不含空格的两条消息）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        listed = tuple(word.upper() for word in words.draw(rng, params.listed, 3, 7))
        one = rng.choices(listed, k=params.words)
        two = rng.choices(listed, k=params.words)
        length = len("".join(one))
        for _ in range(200):
            if len("".join(two)) == length and one[0] != two[0]:
                break
            two[rng.randrange(params.words)] = rng.choice(listed)
        else:
            raise task.Retry
        pad = random_text(rng, length, UPPER)
        instance = self.Instance(
            first=vigenere("".join(one), pad),
            second=vigenere("".join(two), pad),
            words=tuple(sorted(listed)),
            given=one[0] if params.given else "",
        )
        if len(_pairs(instance, 2)) != 1:
            raise task.Retry
        return instance, {"first": "".join(one), "second": "".join(two)}

    def key(self, instance: Instance) -> object:
        """What the pad leaves: the difference of the messages, either way round if no word is given."""
        apart = [vigenere(instance.first, instance.second, -1), vigenere(instance.second, instance.first, -1)]
        return [instance.words, instance.given, apart[0] if instance.given else min(apart)]

    def solve(self, instance: Instance) -> dict[str, str]:
        first, second = _pairs(instance, 1)[0]
        return {"first": first, "second": second}


def _pairs(instance: TwoTimePad.Instance, most: int) -> list[tuple[str, str]]:
    """List different pairs of messages that fit, `most` at most: the one that is shorter so far gets the next word."""
    size = len(instance.first)
    apart = vigenere(instance.first, instance.second, -1)
    found: list[tuple[str, str]] = []
    tried: set[tuple[str, str]] = set()
    waiting = [(instance.given, "")]
    while waiting and len(found) < most:
        one, two = waiting.pop()
        if (one, two) in tried:
            continue
        tried.add((one, two))
        if len(one) == len(two) == size:
            found.append((one, two))
            continue
        first, start = len(one) <= len(two), min(len(one), len(two))
        needed = vigenere((two if first else one)[start:], apart[start:], 1 if first else -1)
        for word in instance.words:
            if word.startswith(needed) or needed.startswith(word):
                longer = (one + word, two) if first else (one, two + word)
                if max(map(len, longer)) <= size:
                    waiting.append(longer)
    return found
