"""Find a message whose letters stand at regular places of an innocent text, by a rule that is told or unknown.

Answer: the letters of the message; it is unique.
Harder: longer messages; the rule is unknown and one of many, the message one of many words.
Skills: search, induction
Source: original; a classical way to hide a message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.prompts import ordinal
from bootcamp.lib.text import UPPER, is_subsequence, only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_PLACES = 3  # in a word, from either end
Rule = tuple[str, int, int, int]
"""Start ("start" or "end" of words, or "text"), place of the letter in the word, first word or letter, and step."""


class NullCipher(Task["NullCipher.Params", "NullCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters the message has", levels=(3, 4, 5, 4, 5, 5, 6, 6, 7, 8), ge=3, le=9)
        step: int = knob("up to which step words are skipped", levels=(1, 2, 2, 1, 2, 2, 3, 3, 3, 4), ge=1, le=5)
        by_letters: int = knob(
            "up to which step letters of the whole text are taken; 0 if they are not",
            levels=(0, 0, 5, 0, 0, 4, 4, 5, 6, 7),
            ge=0,
            le=9,
        )
        list: int = knob(
            "how many words the message may be, if the rule is unknown",
            levels=(0,) * 3 + (8, 10, 12, 16, 20, 26, 32),
            ge=0,
            le=80,
        )

    class Instance(task.Instance):
        text: str
        length: int
        step: int  # the largest one
        by_letters: int
        rule: Rule  # ("", 0, 0, 0) if it is unknown
        words: tuple[str, ...]  # what the message may be, if the rule is unknown

        def told(self, language: str) -> str:
            kind, place, first, step = self.rule
            zh, nth = language == "zh", ordinal
            parts = f"every {nth(step)} word, beginning with the {nth(first)} word" if step > 1 else "each word"
            if zh:
                parts = f"从第 {first} 个单词开始每数 {step} 个取一个的单词" if step > 1 else "每个单词"
            if kind == "text":
                return (
                    f"从全文第 {first} 个字母开始，每数 {step} 个取一个字母（空格不计）"
                    if zh
                    else f"every {nth(step)} letter of the text, beginning with the {nth(first)} (blanks do not count)"
                )
            if zh:
                return f"{parts}的{'倒数' if kind == 'end' else ''}第 {place} 个字母"
            return f"the {nth(place)} letter{' from the end' if kind == 'end' else ''} of {parts}"

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        A message of {{ length }} letters is hidden in this text:

        {{ text }}

        {% if words %}
        It was hidden by one of these rules, and may be followed by more letters that mean nothing:
        {% if step > 1 %}
        - its letters are the n-th letters of every k-th word, beginning with word j, where n is from 1 to 3, k from 1
          to {{ step }} and j from 1 to k;
        {% else %}
        - its letters are the n-th letters of all words, where n is from 1 to 3;
        {% endif %}
        - the same with the n-th letters from the end of the words{{ ";" if by_letters else "." }}
        {% if by_letters %}
        - its letters are every k-th letter of the text, beginning with letter j, where k is from 3 to {{ by_letters }}
          and j from 1 to k; blanks do not count.
        {% endif %}

        The message is one of these words: {{ words | comma }}. For only one of them there is such a rule. Which word
        is it?
        {% else %}
        Its letters are {{ told(language) }}. What is the message? Letters after its {{ length }} letters mean nothing.
        {% endif %}
        """,
        zh=r"""
        下面的文本中藏着一条 {{ length }} 个字母的消息：

        {{ text }}

        {% if words %}
        它按下列规则之一隐藏，后面可能还有没有意义的字母：
        {% if step > 1 %}
        - 从第 j 个单词开始每数 k 个单词取一个，依次取这些单词的第 n 个字母，其中 n 为 1 到 3，k 为 1 到 {{ step }}，
          j 为 1 到 k；
        {% else %}
        - 依次取每个单词的第 n 个字母，其中 n 为 1 到 3；
        {% endif %}
        - 同上，但取这些单词的倒数第 n 个字母{{ "；" if by_letters else "。" }}
        {% if by_letters %}
        - 从全文第 j 个字母开始每数 k 个取一个字母，其中 k 为 3 到 {{ by_letters }}，j 为 1 到 k，空格不计。
        {% endif %}

        消息是下列单词之一：{{ words | comma }}。其中只有一个能由这样的规则得到。是哪个单词？
        {% else %}
        它的字母依次是{{ told(language) }}。消息是什么？{{ length }} 个字母之后的字母没有意义。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        rules = list(_rules(params.step, params.by_letters))
        kind = rng.choice(sorted({rule[0] for rule in rules}))
        rule = rng.choice([rule for rule in rules if rule[0] == kind])
        drawn = words.draw(rng, max(params.list, 1), params.letters, params.letters)
        text = _cover(rng, rule, drawn[0].upper())
        if params.list:  # most of the words can be read in the text somehow, else that would tell the message
            letters = text.replace(" ", "")
            tempting = [word for word in words.of_length(params.letters) if is_subsequence(word, letters)]
            tempting = rng.sample(tempting, min(len(tempting), params.list * 3 // 4))
            drawn = tuple(dict.fromkeys((drawn[0], *tempting, *drawn)))[: params.list]
        listed = [word.upper() for word in drawn]
        message = listed[0]
        instance = self.Instance(
            text=text,
            length=params.letters,
            step=params.step,
            by_letters=params.by_letters,
            rule=("", 0, 0, 0) if params.list else rule,
            words=tuple(sorted(listed)) if params.list else (),
        )
        if params.list and {read for read in map(_reader(instance), rules) if read in listed} != {message}:
            raise task.Retry
        return instance, message

    def solve(self, instance: Instance) -> str:
        read = _reader(instance)
        if not instance.words:
            return read(instance.rule)
        readings = map(read, _rules(instance.step, instance.by_letters))
        return next(reading for reading in readings if reading in instance.words)


def _rules(step: int, by_letters: int) -> Iterator[Rule]:
    for k in range(1, step + 1):
        for j in range(1, k + 1):
            for place in range(1, _PLACES + 1):
                yield "start", place, j, k
                yield "end", place, j, k
    for k in range(3, by_letters + 1):
        yield from (("text", 0, j, k) for j in range(1, k + 1))


def _reader(instance: NullCipher.Instance) -> Callable[[Rule], str]:
    """Read as many letters as the message has by a rule."""
    parts, letters = instance.text.split(), only_letters(instance.text)

    def read(rule: Rule) -> str:
        kind, place, first, step = rule
        if kind == "text":
            return letters[first - 1 :: step][: instance.length]
        taken = parts[first - 1 :: step]
        return "".join(word[place - 1 if kind == "start" else -place] for word in taken)[: instance.length].upper()

    return read


def _cover(rng: Random, rule: Rule, message: str) -> str:
    """Draw words one by one that have the letters of the message at their places, and a few more."""
    kind, place, first, step = rule
    wanted = {first - 1 + step * i: letter.lower() for i, letter in enumerate(message)}
    cover: list[str] = []
    while (sum(map(len, cover)) if kind == "text" else len(cover)) <= max(wanted):
        start = sum(map(len, cover))
        for word in words.draw(rng, 300, 3, 7):
            if kind == "text":
                fits = all(letter == wanted.get(start + i, letter) for i, letter in enumerate(word))
            else:
                letter = word[place - 1 if kind == "start" else -place]
                fits = letter == wanted.get(len(cover), letter)
            if fits and word not in cover:
                cover.append(word)
                break
        else:
            raise task.Retry
    more = max(0, len(message) - len(cover)) + rng.randrange(3)  # so that the size of the text does not tell the rule
    return " ".join([*cover, *words.draw(rng, more, 3, 7)])
