"""Find a short word that has two different leftmost derivations in a context-free grammar.

Answer: a word within the limit of letters; any that has two leftmost derivations is right.
Harder: more nonterminals and rules, and a longer shortest word among many that have one derivation.
Skills: search, logic
Source: original; ambiguity is in D. G. Cantor, On the ambiguity problem of Backus systems, J. ACM 9 (1962).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grammar import Grammar, TooMuchWork, grouped, in_order, tree_counts, useful
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_BUDGET = 300  # grammars drawn before the case is given up
_WORK = 3000  # words joined for one grammar


class GrammarAmbiguityWitness(Task["GrammarAmbiguityWitness.Params", "GrammarAmbiguityWitness.Instance", str]):
    version = 1

    class Params(task.Params):
        nonterminals: int = knob("how many nonterminals there are", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        rules: int = knob("how many rules there are", levels=(5, 5, 6, 7, 7, 8, 8, 9, 10, 11), ge=2, le=16)
        length: int = knob("the length of a shortest word", levels=(3, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=2, le=10)

    class Instance(task.Instance):
        grammar: Grammar
        limit: int

        @property
        def rules(self) -> list[str]:
            return grouped(self.grammar)

    prompt = Prompt(
        en=r"""
        A context-free grammar with the start symbol S; capital letters are its nonterminals:

        {{ rules | lines }}

        In a leftmost derivation every step replaces the leftmost nonterminal by a right side of one of its rules. Two
        leftmost derivations of a word are different if at some step they use different rules. Give a word of at most
        {{ limit }} letters that has at least two different leftmost derivations from S. Any such word will do; there is
        at least one.
        """,
        zh=r"""
        一个上下文无关文法，开始符号是 S，大写字母是非终结符：

        {{ rules | lines }}

        最左推导的每一步都把最左边的非终结符替换为它的某条规则的右部。
        若一个单词的两个最左推导在某一步用了不同的规则，则它们是不同的。
        求一个至多 {{ limit }} 个字母、从 S 出发至少有两个不同最左推导的单词。任意一个这样的单词都可以；
        这样的单词是存在的。
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=instance.grammar.terminals)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        for _ in range(_BUDGET):
            grammar = _drawn(rng, "SABCDE"[: params.nonterminals], params.rules)
            if len(grammar.terminals) < 2 or not useful(grammar):
                continue
            try:
                words = tree_counts(grammar, params.length, _WORK)
            except TooMuchWork:
                continue
            found = sorted(word for word, count in words[-1].items() if count > 1)
            early = any(count > 1 for some in words[:-1] for count in some.values())
            plain = any(len(set(word)) == 1 for word in found)
            if found and not early and not plain and 6 * len(found) <= sum(map(len, words)):
                return self.Instance(grammar=grammar, limit=params.length), rng.choice(found)
        raise task.Retry

    def check(self, instance: Instance, answer: str) -> str:
        if len(answer) > instance.limit:
            return f"the word has more than {instance.limit} letters"
        count = _trees(instance.grammar, answer)
        if count == 0:
            return "the word cannot be derived"
        return "" if count > 1 else "the word has just one leftmost derivation"


def _drawn(rng: Random, names: str, count: int) -> Grammar:
    """Draw rules whose right sides have two to four symbols or are one terminal."""
    rules: set[tuple[str, str]] = {(left, _side(rng, names, "ab")) for left in names}
    for _ in range(20 * count):
        if len(rules) >= count:
            break
        rules.add((rng.choice(names), _side(rng, names, "ab")))
    return in_order(rng, rules, names)


def _side(rng: Random, names: str, letters: str) -> str:
    if rng.random() < 0.25:
        return rng.choice(letters)
    return "".join(rng.choice(names if rng.random() < 0.5 else letters) for _ in range(rng.randint(2, 4)))


def _trees(grammar: Grammar, word: str) -> int:
    """Count the derivation trees of a word; every symbol derives at least one letter."""
    known: dict[tuple[str, int, int], int] = {}

    def count(text: str, low: int, high: int) -> int:
        if len(text) > high - low:
            return 0
        if (text, low, high) in known:
            return known[text, low, high]
        sign, rest = text[0], text[1:]
        if not rest and sign.isupper():
            total = sum(count(right, low, high) for right in grammar.by_left[sign])
        elif not sign.isupper():
            total = int(word[low] == sign and (bool(rest) or high - low == 1))
            total = total and (count(rest, low + 1, high) if rest else 1)
        else:
            cuts = range(low + 1, high - len(rest) + 1)
            total = sum(left * count(rest, cut, high) for cut in cuts if (left := count(sign, low, cut)))
        known[text, low, high] = total
        return total

    return count(grammar.start, 0, len(word)) if word else 0
