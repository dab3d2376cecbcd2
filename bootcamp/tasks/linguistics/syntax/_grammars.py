"""How the tasks of this family print a grammar."""

from __future__ import annotations

from bootcamp import task
from bootcamp.lib.phrase_grammar import Grammar, Rule
from bootcamp.task import Prompt


class WithGrammar(task.Instance):
    """An instance with a grammar and a lexicon."""

    rules: tuple[Rule, ...]
    lexicon: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def grammar(self) -> Grammar:
        """Rules and words."""
        return Grammar(self.rules, self.lexicon)

    def rule_lines(self) -> list[str]:
        """The rules as the prompt writes them."""
        return [f"{left} → {' '.join(right)}" for left, right in self.rules]

    def word_lines(self) -> list[str]:
        """For each label of words the words."""
        tags = sorted(self.grammar.tags)
        return [f"{tag} → {' | '.join(word for word, own in self.lexicon if tag in own)}" for tag in tags]


GRAMMAR = Prompt(
    en=r"""
    This is the grammar of an invented language. A rule such as X → Y Z says that a phrase X may consist of a phrase Y
    and a phrase Z after it; a sentence is a phrase S.

    {{ rule_lines() | lines }}

    These labels may stand for single words; a word may have several labels, and | stands between words to choose from:

    {{ word_lines() | lines }}
    """,
    zh=r"""
    下面是一种虚构语言的语法。形如 X → Y Z 的规则表示：短语 X 可以由短语 Y 和它后面的短语 Z 组成；句子就是短语 S。

    {{ rule_lines() | lines }}

    下列标签可以是单个的词；一个词可以有几种标签，| 隔开可供选择的词：

    {{ word_lines() | lines }}
    """,
)
"""Rules and words; `rule_lines` may be overridden."""
