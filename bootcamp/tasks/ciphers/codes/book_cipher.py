"""Decode a message whose letters are named by line, word and letter of a text, with counting rules that may be unknown.

Answer: the letters of the message; it is unique.
Harder: longer messages and texts, more counting rules; which of them are in force has to be found.
Skills: instructions, deduction
Source: original; a classical cipher.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.text import UPPER
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import require_only
from bootcamp.verifiers import Text

_RULES = {
    "lines": ("lines are counted from the bottom", "行从下往上数"),
    "words": (
        "in lines whose number in the text is even, words are counted from the right",
        "在文中编号为偶数的行里，单词从右往左数",
    ),
    "short": ("words of three letters are skipped when words are counted", "数单词时跳过三个字母的单词"),
    "letters": ("the letters of a word are counted from its end", "单词的字母从词尾往前数"),
    "next": (
        "the letter meant is the one that follows the counted letter in the alphabet, A after Z",
        "所指的是数到的字母在字母表中的后一个字母，Z 之后是 A",
    ),
}
Triple = tuple[int, int, int]


class BookCipher(Task["BookCipher.Params", "BookCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters the message has", levels=(3, 4, 5, 6, 7, 6, 7, 8, 9, 9), ge=3, le=9)
        lines: int = knob("how many lines the text has", levels=(3, 4, 5, 6, 7, 6, 8, 9, 10, 12), ge=3, le=20)
        rules: int = knob("how many counting rules there may be", levels=(0, 1, 2, 3, 4, 2, 3, 4, 5, 5), ge=0, le=5)
        known: int = knob(
            "how many first letters are given, not the rules; 0 for the rules",
            levels=(0,) * 5 + (3, 3, 3, 3, 2),
            ge=0,
            le=6,
        )

    class Instance(task.Instance):
        lines: tuple[str, ...]
        places: tuple[Triple, ...]
        rules: tuple[str, ...]  # in force, or possible if letters are known
        known: str

        def told(self, language: str) -> list[str]:
            return [_RULES[name][language == "zh"] for name in self.rules]

        @property
        def code(self) -> list[str]:
            return ["-".join(map(str, place)) for place in self.places]

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        A text has these numbered lines:

        {{ lines | numbered }}

        A code a-b-c names a letter: letter c of word b of line a, counted from 1.
        {% if not rules %}
        Lines are counted from the top, words and letters from the left.
        {% elif known %}
        Usually lines are counted from the top, words and letters from the left; but any of these rules may be in force
        for the whole message, none, some or all of them; which ones is unknown:
        {% else %}
        Lines are counted from the top, words and letters from the left, except where one of these rules says otherwise:
        {% endif %}

        {% if rules %}
        {{ told(language) | bullets }}

        {% endif %}
        {% if known %}
        The message begins with {{ known }}; only one message is possible. Decode it:
        {% else %}
        Decode this message:
        {% endif %}

        {{ code | join(" ") }}
        """,
        zh=r"""
        一段文本各行编号如下：

        {{ lines | numbered }}

        编码 a-b-c 表示一个字母：第 a 行第 b 个单词的第 c 个字母，都从 1 数起。
        {% if not rules %}
        行从上往下数，单词和字母从左往右数。
        {% elif known %}
        通常行从上往下数，单词和字母从左往右数；但下列规则中可能有几条、全部或没有一条对整条消息生效，是哪几条未知：
        {% else %}
        行从上往下数，单词和字母从左往右数，但以下列规则为准：
        {% endif %}

        {% if rules %}
        {{ told(language) | bullets }}

        {% endif %}
        {% if known %}
        消息以 {{ known }} 开头，只有一条可能的消息。请解码：
        {% else %}
        请解码下面的消息：
        {% endif %}

        {{ code | join(" ") }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        lines = tuple(words.sentence(rng) for _ in range(params.lines))
        message = words.draw(rng, 1, params.letters, params.letters)[0].upper()
        drawn = rng.sample(list(_RULES), params.rules)
        possible = tuple(name for name in _RULES if name in drawn)
        rules = tuple(name for name in possible if not params.known or rng.random() < 0.6)
        named: dict[str, list[Triple]] = {}
        for place in product(range(1, params.lines + 1), range(1, 13), range(1, 10)):
            named.setdefault(_counted(lines, place, rules)[1], []).append(place)
        if any(letter not in named for letter in message):
            raise task.Retry
        instance = self.Instance(
            lines=lines,
            places=tuple(rng.choice(named[letter]) for letter in message),
            rules=possible,
            known=message[: params.known],
        )
        if params.known:
            require_only(_messages(instance), message)
        return instance, message

    def solve(self, instance: Instance) -> str:
        return _messages(instance)[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        for rules in _possible(instance):
            if instance.known:
                numbers = [number for number, name in enumerate(instance.rules, start=1) if name in rules]
                head = {"en": "rules in force: ", "zh": "生效的规则："}[language]
                lines.append(f"{head}{', '.join(map(str, numbers)) or '-'}")
            message = ""
            for code, place in zip(instance.code, instance.places, strict=True):
                shown, letter = _counted(instance.lines, place, rules)
                lines.append(f"{code}: {shown}")
                message += letter
                if not letter or (len(message) <= len(instance.known) and not instance.known.startswith(message)):
                    lines[-1] += f" != {instance.known[len(message) - 1]}" if letter else " ?"
                    break
            else:
                break
        return "\n".join(lines)


def _possible(instance: BookCipher.Instance) -> list[tuple[str, ...]]:
    """List all sets of rules that may be in force."""
    masks = product((True, False), repeat=len(instance.rules)) if instance.known else [(True,) * len(instance.rules)]
    return [tuple(name for name, used in zip(instance.rules, mask, strict=True) if used) for mask in masks]


def _messages(instance: BookCipher.Instance) -> list[str]:
    """Decode by all sets of rules that fit what is known."""
    found = []
    for rules in _possible(instance):
        letters = [_counted(instance.lines, place, rules)[1] for place in instance.places]
        if all(letters) and "".join(letters).startswith(instance.known):
            found.append("".join(letters))
    return found


def _counted(lines: tuple[str, ...], place: Triple, rules: tuple[str, ...]) -> tuple[str, str]:
    """Write line, words and letters as they are counted to a place, and give the letter, or nothing."""
    line, word, letter = place
    if line > len(lines):
        return f"{line} > {len(lines)}", ""
    number = len(lines) + 1 - line if "lines" in rules else line
    counted = [text for text in lines[number - 1].split() if "short" not in rules or len(text) != 3]
    if "words" in rules and number % 2 == 0:
        counted.reverse()
    shown = f"{number}, {' '.join(counted[:word])}"
    if word > len(counted):
        return shown, ""
    spelled = counted[word - 1].upper()[:: -1 if "letters" in rules else 1]
    shown += f", {spelled[:letter]}"
    if letter > len(spelled):
        return shown, ""
    sign = spelled[letter - 1]
    moved = UPPER[(UPPER.index(sign) + ("next" in rules)) % 26]
    return f"{shown}, {sign}" + (f" → {moved}" if "next" in rules else ""), moved
