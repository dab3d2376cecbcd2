"""Apply commands of search and replace with regular expressions to a text.

Answer: the text at the end; unique.
Harder: longer texts, more commands, lazy repeats and looking ahead.
Skills: simulation, instructions
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import text_patterns
from bootcamp.lib.text import repetitive_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_PLAIN = (
    ("({0})({1})", r"\2\1"),
    ("({0}+){1}", r"{2}\1"),
    ("{0}({1}|{2}{3})", r"\1{2}"),
    ("({0}|{0}{1}){2}", r"{3}\1"),
    ("({0}|{1})({2}*)", r"\2{3}"),
    ("{0}{1}?({2})", r"\1{3}"),
    ("({0}{1}|{1})+", r"{2}\1"),
)
_EXTRA = (
    ("({0})\\1", r"\1"),
    ("{0}(.*?){1}", r"{1}\1{2}"),
    ("{0}(.+?){0}", r"\1{1}"),
    ("{0}(.*){1}", r"{2}\1"),
    ("({0}+?)({1}*)", r"\2\1"),
    ("({0})(?={1})", r"{2}\1"),
    ("({0})(?!{1})", r"{2}"),
    ("({0})({1})(?!\\1)", r"\2\1"),
)
"""Expressions and templates to be filled with letters and classes."""

Command = tuple[str, str]


class RegexReplaceOutput(Task["RegexReplaceOutput.Params", "RegexReplaceOutput.Instance", str]):
    version = 1

    class Params(task.Params):
        commands: int = knob("the number of commands", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=1, le=10)
        length: int = knob("the length of the text", levels=(8, 12, 14, 18, 20, 24, 28, 32, 36, 42), ge=6, le=80)
        extras: bool = knob("whether there are lazy repeats and looking ahead", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        text: str
        commands: tuple[Command, ...]

        def told(self) -> list[str]:
            return [f"{pattern} → {template}" for pattern, template in self.commands]

        def legend(self, language: str) -> list[str]:
            return text_patterns.legend([pattern for pattern, _ in self.commands], language)

    answer = Text(alphabet="abcde")
    prompt = Prompt(
        en=r"""
        {% if commands[1:] %}
        These commands of search and replace are carried out one after the other, each on the result of the one before.
        At first the text is {{ text }}.
        {% else %}
        This command of search and replace is carried out on the text {{ text }}.
        {% endif %}

        {{ told() | numbered }}

        Before the arrow stands a regular expression, behind it the text that is put in place of each match; \1 and \2
        in it stand for what the groups 1 and 2 of the match hold (of a repeated group, what it held in its last round);
        groups are numbered by their opening brackets from the left.

        {{ legend(language) | bullets }}

        A match begins as far to the left as possible. Alternatives are tried from left to right, greedy repeats with as
        many rounds as possible first, lazy ones with as few as possible first; the first way in which the whole
        expression matches counts. Behind a match the search goes on in the text as it was before the command; what was
        put in is not searched by the same command.

        What is the text at the end?
        """,
        zh=r"""
        {% if commands[1:] %}
        依次执行下列查找替换命令，每条命令作用于前一条的结果。开始时的文本是 {{ text }}。
        {% else %}
        对文本 {{ text }} 执行下面这条查找替换命令。
        {% endif %}

        {{ told() | numbered }}

        箭头前是正则表达式，箭头后是用来替换每处匹配的文本；
        其中 \1 和 \2 代表该处匹配中组 1 和组 2 的内容（重复的组取最后一轮的内容）。组按左括号从左到右编号。

        {{ legend(language) | bullets }}

        匹配从尽可能靠左的位置开始。选择从左到右依次尝试，贪婪的重复先尝试尽可能多的次数，
        懒惰的重复先尝试尽可能少的次数；使整个表达式得以匹配的第一种方式算数。
        一处匹配之后，在命令执行前的文本中从该匹配之后继续查找；同一条命令不会查找刚替换进去的内容。

        最后的文本是什么？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        text = start = repetitive_text(rng, params.length, "abcde"[: rng.choice((3, 4, 4))])
        commands: list[Command] = []
        for number in range(params.commands):
            command, text = _draw(rng, text, _EXTRA if params.extras and number % 3 != 1 else _PLAIN, params.length)
            commands.append(command)
        if len({pattern for pattern, _ in commands}) < len(commands):
            raise task.Retry
        return self.Instance(text=start, commands=tuple(commands)), text

    def solve(self, instance: Instance) -> str:
        text = instance.text
        for pattern, template in instance.commands:
            text = text_patterns.Matcher().replaced(text_patterns.parse(pattern), template, text)[0]
        return text


def _draw(rng: Random, text: str, forms: tuple[Command, ...], length: int) -> tuple[Command, str]:
    """Draw a command that changes a text in at least two places (one, if a match is long), and the text after it."""
    for _ in range(100):
        pattern, template = rng.choice(forms)
        letters = rng.sample("abcde" if rng.random() < 0.2 else "abcd", 4)
        atoms = [one if rng.random() < 0.7 else f"[{''.join(sorted(rng.sample('abcd', 2)))}]" for one in letters]
        pattern, template = pattern.format(*atoms), template.format(*letters)
        try:
            result, count = text_patterns.Matcher().replaced(text_patterns.parse(pattern), template, text)
        except text_patterns.TooLong:
            continue
        if result != text and count >= 1 + (".*)" not in pattern) and 0.6 * length < len(result) < 1.7 * length:
            return (pattern, template), result
    raise task.Retry
