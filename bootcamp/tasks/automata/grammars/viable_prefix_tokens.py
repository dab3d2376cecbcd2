"""Find the first token after which no sentence of a grammar can be completed, and what could stand there.

Answer: the place of that token, 0 if there is none, and the tokens that may stand there or come next; unique.
Harder: more nonterminals and rules, empty right sides, longer strings.
Skills: deduction, search
Source: original; J. Earley, An efficient context-free parsing algorithm, Comm. ACM 13 (1970).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grammar import END, Grammar, grouped, in_order, next_tokens, random_side, useful
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Set, Word

Answer = dict[str, Any]

_BUDGET = 200  # grammars drawn before the case is given up


class ViablePrefixTokens(Task["ViablePrefixTokens.Params", "ViablePrefixTokens.Instance", Answer]):
    version = 1

    class Params(task.Params):
        nonterminals: int = knob("how many nonterminals there are", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=8)
        rules: int = knob("how many rules there are", levels=(5, 5, 7, 8, 9, 10, 11, 12, 14, 15), ge=2, le=20)
        empty: int = knob("how many right sides are empty", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=6)
        letters: int = knob("how many terminals there are", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=2, le=8)
        least: int = knob(
            "the fewest tokens before the one looked for", levels=(1, 2, 2, 3, 4, 5, 6, 7, 8, 9), ge=0, le=20
        )

    class Instance(task.Instance):
        grammar: Grammar
        tokens: str

        @property
        def rules(self) -> list[str]:
            return grouped(self.grammar)

        @property
        def shown(self) -> str:
            return " ".join(self.tokens)

        @property
        def empties(self) -> bool:
            return any(not right for _, right in self.grammar.rules)

    prompt = Prompt(
        en=r"""
        A context-free grammar with the start symbol S; capital letters are its nonterminals, small ones its
        tokens{{ ", and ε is the empty right side" if empties }}:

        {{ rules | lines }}

        A sentence is a string of tokens that can be derived from S. These tokens are read from left to right:

        {{ shown }}

        Find the first token with which it becomes certain that no sentence begins with the tokens read so far, that one
        included. Give "place", its number, counted from 1, or 0 if some sentence begins with the whole string; and
        "tokens", the set of all tokens that could stand at that place instead, after the same tokens before it, so that
        some sentence begins so (for 0: that could come next after the whole string). It also holds # if the tokens
        before that place (for 0: the whole string) are a sentence themselves.
        """,
        zh=r"""
        一个上下文无关文法，开始符号是 S，大写字母是非终结符，小写字母是记号{{ "，ε 是空的右部" if empties }}：

        {{ rules | lines }}

        能由 S 推导出的记号串称为句子。从左到右读入下列记号：

        {{ shown }}

        找出第一个这样的记号：连它在内，已读入的记号不再是任何句子的开头。
        给出 "place"：它的序号（从 1 数起），若整个串是某个句子的开头，则为 0；
        以及 "tokens"：在它前面的记号不变时，可以改放在该位置、使其仍是某个句子开头的所有记号的集合（place 为 0 时：
        整个串之后可以接着出现的记号）。
        如果该位置之前的记号（place 为 0 时：整个串）本身就是一个句子，则集合还含有 #。
        """,
    )

    def format(self, instance: Instance) -> Record:
        return Record(place=Integer(low=0), tokens=Set(Word((*instance.grammar.terminals, END))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        names, letters = "SABCDFGH"[: params.nonterminals], "abcdfghk"[: params.letters]
        whole = rng.random() < 0.15
        for _ in range(_BUDGET):
            rules = {(left, random_side(rng, names, letters, (1, 2, 3, 3))) for left in names}
            rules |= {(left, "") for left in rng.sample(names, min(params.empty, len(names)))}
            for _ in range(10 * params.rules):
                if len(rules) < params.rules:
                    rules.add((rng.choice(names), random_side(rng, names, letters, (1, 2, 3, 3))))
            grammar = in_order(rng, [rule for rule in sorted(rules) if rule[0] != rule[1]], names)
            if (
                len(grammar.nonterminals) < len(names)
                or not useful(grammar)
                or len(grammar.terminals) < params.letters - 1
            ):
                continue
            before = _beginning(rng, grammar, params.least + rng.randint(0, 3))
            allowed = next_tokens(grammar, before)[-1]
            wrong = sorted(set(grammar.terminals) - allowed)
            if len(before) < params.least or not wrong or len(allowed) < 2:
                continue
            rest = rng.choice(wrong) + "".join(rng.choices(grammar.terminals, k=rng.randint(1, 4)))
            tokens = before if whole else before + rest
            instance = self.Instance(grammar=grammar, tokens=tokens)
            return instance, {"place": 0 if whole else len(before) + 1, "tokens": allowed}
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        found = next_tokens(instance.grammar, instance.tokens)
        return {"place": len(found) if len(found) <= len(instance.tokens) else 0, "tokens": found[-1]}


def _beginning(rng: Random, grammar: Grammar, length: int) -> str:
    """Draw token after token of those that may come next."""
    word = ""
    while len(word) < length:
        options = sorted(next_tokens(grammar, word)[-1] - {END})
        if not options:
            break
        word += rng.choice(options)
    return word
