"""What the tasks of this family say about sound rules."""

from __future__ import annotations

from bootcamp import task
from bootcamp.lib.conlang import CLASSES, EDGE, Rule, surface, written
from bootcamp.task import Prompt


class Ruled(task.Instance):
    """An instance with sound rules."""

    @property
    def all_rules(self) -> tuple[Rule, ...]:
        """All rules that the prompt shows."""
        raise NotImplementedError

    @property
    def notation(self) -> list[str]:
        """The rules as the prompt writes them."""
        return [written(rule) for rule in self.all_rules]

    @property
    def classes(self) -> str:
        """The classes of sounds that occur in the rules."""
        used = {sounds for rule in self.all_rules for sounds in rule[:4]}
        return "; ".join(f"{name} = {', '.join(sounds)}" for name, sounds in CLASSES.items() if sounds in used)

    @property
    def has_pairs(self) -> bool:
        """Whether a class becomes a class."""
        return any(len(rule.result) > 1 for rule in self.all_rules)

    @property
    def has_edges(self) -> bool:
        """Whether a rule speaks of the edge of the word."""
        return any(EDGE in (rule.left, rule.right) for rule in self.all_rules)

    @property
    def has_deletions(self) -> bool:
        """Whether a rule deletes sounds."""
        return any(not rule.result for rule in self.all_rules)


NOTATION = Prompt(
    en=r"""
    A sound rule A → B / C _ D says: A becomes B where C stands directly before it and D directly after it;
    a side that is left blank may be anything. It finds all places where it applies in the form that it is given,
    then changes them all at once.
    {%- if classes %} Capital letters stand for any one of several sounds: {{ classes }}.
    {%- if has_pairs %} Where both A and B are capital letters, each sound of A becomes the one at the same place in the
    list of B.{% endif %}{% endif %}
    {%- if has_edges %} The sign # is the edge of the word, at its beginning or its end.{% endif %}
    {%- if has_deletions %} The sign ∅ means that the sound is deleted.{% endif %}{{ "" }}
    """,
    zh=r"""
    语音规则 A → B / C _ D 表示：当 A 的前面紧挨着 C、后面紧挨着 D 时，A 变成 B；留空的一侧可以是任何情况。
    一条规则先在它所得到的形式中找出所有适用的位置，然后同时改变这些位置。
    {%- if classes %}大写字母代表若干音中的任意一个：{{ classes | replace("; ", "；") }}。
    {%- if has_pairs %}如果 A 和 B 都是大写字母，A 中的每个音变成 B 的列表里同一位置的音。{% endif %}{% endif %}
    {%- if has_edges %}符号 # 表示词的边界，即词首或词尾。{% endif %}
    {%- if has_deletions %}符号 ∅ 表示该音被删去。{% endif %}{{ "" }}
    """,
)
"""How a rule is read."""


def derived(word: str, rules: tuple[Rule, ...]) -> str:
    """Apply rules one after the other.

    >>> derived("tapa", (Rule("ptk", "bdg", "aeiou", "aeiou", False), Rule("a", "", "b", "#", False)))
    'tab'
    """
    for rule in rules:
        word = surface(word, rule)
    return word
