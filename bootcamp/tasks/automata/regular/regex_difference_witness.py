"""Find a shortest word that one regular expression describes and another does not.

Answer: one word, any of the shortest, or "none" where there is none.
Harder: longer expressions that differ on few and on longer words.
Skills: search, logic
Source: original; J. A. Brzozowski, Derivatives of regular expressions, J. ACM 11 (1964).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.automata import Dfa, combine, count_words, equivalent, shortest_word
from bootcamp.lib.regex import Regex, TooLarge, changed, matches, parse, random_regex, to_dfa
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.automata.regular._notation import NOTATION
from bootcamp.verifiers import Maybe, Text

_TRIES = 400  # first expressions drawn before the case is given up
_CHANGES = 6  # changes of a second expression
MOST = 40  # states of an automaton of an expression


class RegexDifferenceWitness(Task["RegexDifferenceWitness.Params", "RegexDifferenceWitness.Instance", "str | None"]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "how many letters the first expression has", levels=(3, 4, 6, 7, 8, 9, 10, 11, 12, 14), ge=2, le=20
        )
        length: int = knob("the length of a shortest word", levels=(1, 2, 4, 4, 4, 5, 5, 6, 6, 7), ge=1, le=14)
        letters: int = knob("how many letters the alphabet has", levels=(2,) * 10, ge=2, le=3)
        rare: bool = knob(
            "whether at most a sixth of the words that the first expression describes up to that length are right",
            levels=(False,) * 2 + (True,) * 8,
        )

    class Instance(task.Instance):
        hidden = ("best",)
        alphabet: str
        first: str
        second: str
        best: int | None  # the length of a shortest word

        @property
        def letters(self) -> list[str]:
            return list(self.alphabet)

    prompt = Prompt(
        before=NOTATION,
        en=r"""
        Expression 1: {{ first }}

        Expression 2: {{ second }}

        Give a shortest word that expression 1 describes and expression 2 does not. If there are several shortest ones,
        any of them will do. It may be that there is no such word.
        """,
        zh=r"""
        表达式 1：{{ first }}

        表达式 2：{{ second }}

        求一个最短的单词，使得表达式 1 描述它，而表达式 2 不描述它。如果最短的单词有多个，给出任意一个即可。
        也可能不存在这样的单词。
        """,
    )

    def format(self, instance: Instance) -> Maybe[str]:
        return Maybe(Text(alphabet=instance.alphabet))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str | None]:
        alphabet = "abc"[: params.letters]
        contained = rng.random() < 0.09
        for _ in range(_TRIES):
            first = random_regex(rng, params.size, alphabet)
            found = self._second(first, alphabet, params, rng, contained)
            if found is not None:
                second, word = found
                best = None if word is None else len(word)
                return self.Instance(alphabet=alphabet, first=str(first), second=str(second), best=best), word
        raise task.Retry

    def _second(
        self, first: Regex, alphabet: str, params: Params, rng: Random, contained: bool
    ) -> tuple[Regex, str | None] | None:
        """Change an expression until it differs as it should; give the second one and a shortest word, if any."""
        second, length = first, -1
        try:
            one = to_dfa(first, alphabet, MOST)
            if not contained and params.rare and sum(count_words(one, n) for n in range(params.length + 1)) < 8:
                return None
            for turn in range(_CHANGES):
                node = changed(rng, second, alphabet, contained)
                if sum(map(str(node).count, alphabet)) > params.size + 3:
                    continue
                other = to_dfa(node, alphabet, MOST)
                left = combine(one, other, "minus")
                word = shortest_word(left)
                if contained:
                    second = node
                    if turn > 1 and not equivalent(one, other):
                        return second, None
                elif word is not None and length <= len(word) <= params.length:
                    second, length = node, len(word)
                    if length == params.length and (not params.rare or _rare(one, left, length)):
                        return second, word
        except TooLarge:
            pass
        return None

    def check(self, instance: Instance, answer: str | None) -> str:
        if answer is None:
            return "there is such a word" if instance.best is not None else ""
        if len(answer) > (MOST**2 if instance.best is None else instance.best):
            return "the word is longer than a shortest one can be"
        if not matches(parse(instance.first, instance.alphabet), answer):
            return "expression 1 does not describe the word"
        return "expression 2 describes the word" if matches(parse(instance.second, instance.alphabet), answer) else ""


def _rare(one: Dfa, left: Dfa, length: int) -> bool:
    """Tell whether few of the words of the first language up to this length are words of the second automaton."""
    return 6 * count_words(left, length) <= sum(count_words(one, n) for n in range(length + 1))
