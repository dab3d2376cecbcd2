"""Write a short regular expression that matches all strings of one list and none of another.

Answer: a regular expression; every one within the length that parts the lists is right.
Harder: longer lists, strings that differ in one letter, less room beyond the length of a hidden expression.
Skills: induction, search
Source: after regex golf, as played on the web.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import text_patterns
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_ALLOWED = {"class", "seq", "alt", "group", "repeat"}


class RegexGolf(Task["RegexGolf.Params", "RegexGolf.Instance", str]):
    version = 1

    class Params(task.Params):
        strings: int = knob("the number of strings of each list", levels=(3, 3, 4, 5, 6, 6, 7, 8, 9, 10), ge=2, le=16)
        size: int = knob(
            "the number of items of the hidden expression", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 5), ge=2, le=8
        )
        slack: int = knob(
            "by how much the hidden one may be exceeded", levels=(7, 6, 5, 5, 4, 3, 2, 1, 1, 0), ge=0, le=20
        )
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5)

    class Instance(task.Instance):
        longest: int
        matched: tuple[str, ...]
        unmatched: tuple[str, ...]

    answer = Text(content="|*+?()[]^.-", ignore_spaces=True)
    prompt = Prompt(
        en=r"""
        Write a regular expression of at most {{ longest }} characters that matches each of the strings

        {{ matched | comma }}

        from its first to its last character, and none of the strings

        {{ unmatched | comma }}

        The expression may consist of letters, . (any one character), classes such as [abc], [a-c] and [^abc] (one
        character that is, or is not, among these), X|Y (X or Y; binds loosest), X* (X any number of times, or not at
        all), X+ (once or more), X? (once or not at all) and round brackets, which make a group; *, + and ? refer to the
        character, class or group just before them. Nothing else is allowed; all characters count, brackets too.
        If there are several such expressions, any one will do.
        """,
        zh=r"""
        写一个至多 {{ longest }} 个字符的正则表达式，使它能从第一个字符到最后一个字符完整匹配下列每个字符串：

        {{ matched | join("、") }}

        而不能完整匹配下列任何一个字符串：

        {{ unmatched | join("、") }}

        表达式可以由下列部分组成：字母；.（任意一个字符）；
        [abc]、[a-c] 和 [^abc] 这样的字符类（一个在其中或不在其中的字符）；
        X|Y（X 或 Y，结合最松）；X*（X 出现任意多次，也可以不出现）；X+（出现一次或更多次）；X?（出现一次或不出现）；
        圆括号（构成组）。*、+ 和 ? 作用于紧挨在前面的字符、字符类或组。不得使用其他成分；
        所有字符（包括括号）都计入长度。
        如果有多个这样的表达式，给出任意一个即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        alphabet = "abcde"[: params.letters]
        hidden = text_patterns.draw_pattern(rng, params.size, alphabet, False)
        node = text_patterns.parse(hidden)
        if "{" in hidden:
            raise task.Retry
        texts = [text_patterns.instance_of(rng, node, alphabet) for _ in range(12 * params.strings)]
        matched = [text for text in dict.fromkeys(texts) if 1 < len(text) < 13][: params.strings]
        unmatched: dict[str, None] = {}
        for text in texts:
            place = rng.randrange(len(text))
            other = (
                text[:place]
                + rng.choice(["", rng.choice(alphabet), rng.choice(alphabet) + text[place]])
                + text[place + 1 :]
            )
            if 1 < len(other) < 13 and not _matches(node, other):
                unmatched[other] = None
        longest = len(hidden) + params.slack
        plain = len("|".join(matched))
        if (
            len(matched) < params.strings
            or len(unmatched) < params.strings
            or longest >= min(plain, _factored(matched))
        ):
            raise task.Retry
        instance = self.Instance(
            longest=longest, matched=tuple(sorted(matched)), unmatched=tuple(sorted(list(unmatched)[: params.strings]))
        )
        tries = [form.format(sign, other) for form in _TRIES for sign in alphabet for other in alphabet]
        if any(not self.check(instance, one) for one in dict.fromkeys(tries)):
            raise task.Retry
        return instance, hidden

    def check(self, instance: Instance, answer: str) -> str:
        pattern = "".join(answer.split()).replace("\\", "")
        if len(pattern) > instance.longest:
            return f"the expression has more than {instance.longest} characters"
        try:
            node = text_patterns.parse(pattern)
        except ValueError as fault:
            return str(fault)
        if "{" in pattern or not text_patterns.kinds(node) <= _ALLOWED:
            return "the expression has parts that are not allowed"
        for text in instance.matched:
            if not _matches(node, text):
                return f"{text} is not matched"
        for text in instance.unmatched:
            if _matches(node, text):
                return f"{text} is matched"
        return ""


_TRIES = (
    "{0}.*",
    ".*{0}",
    ".*{0}.*",
    "{0}.*{1}",
    "[{0}{1}].*",
    ".*[{0}{1}]",
    ".*{0}{1}.*",
    "[{0}{1}]*",
    "{0}*{1}*",
    "[^{0}]*",
    "[^{0}].*",
    ".*[^{0}]",
)


def _matches(node: text_patterns.Node, text: str) -> bool:
    return len(text) in text_patterns.ends(node, text, frozenset([0]))


def _factored(texts: list[str]) -> int:
    """Give the length of the alternation of some texts with what begins all of a letter's put before a bracket."""
    total = 0
    for letter in sorted({text[0] for text in texts}):
        group = [text for text in texts if text[0] == letter]
        front = 0
        while len(group) > 1 and len({text[: front + 1] for text in group}) == 1 and all(len(t) > front for t in group):
            front += 1
        rest = "|".join(text[front:] for text in group)
        total += 1 + (front + 2 + len(rest) if len(group) > 1 else len(rest))
    return total - 1
