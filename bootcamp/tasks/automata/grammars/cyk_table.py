"""Fill cells of the table of Cocke, Younger and Kasami for a grammar in Chomsky normal form.

Answer: for each asked part of the word the set of nonterminals that derive it; unique.
Harder: more nonterminals and rules, longer words, more cells.
Skills: simulation, logic
Source: original; D. H. Younger, Recognition and parsing of context-free languages in time n^3, Inf. Control 10 (1967).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.automata import random_word
from bootcamp.lib.grammar import Grammar, cyk, grouped, in_order, useful
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Set, Word

Answer = tuple[frozenset[str], ...]

_BUDGET = 200  # grammars drawn before the case is given up


class CykTable(Task["CykTable.Params", "CykTable.Instance", Answer]):
    version = 1

    class Params(task.Params):
        nonterminals: int = knob("how many nonterminals there are", levels=(3, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=9)
        length: int = knob("the length of the word", levels=(3, 4, 5, 6, 6, 7, 8, 9, 10, 12), ge=2, le=16)
        cells: int = knob(
            "how many parts of the word are asked for", levels=(2, 3, 3, 4, 5, 6, 7, 8, 9, 10), ge=1, le=16
        )

    class Instance(task.Instance):
        grammar: Grammar
        word: str
        cells: tuple[tuple[int, int], ...]  # start and length, from 0

        @property
        def rules(self) -> list[str]:
            return grouped(self.grammar)

        @property
        def parts(self) -> list[tuple[int, int, str]]:
            return [(i + 1, i + size, self.word[i : i + size]) for i, size in self.cells]

    prompt = Prompt(
        en=r"""
        A context-free grammar; capital letters are its nonterminals:

        {{ rules | lines }}

        The word {{ word }} has {{ word | length }} letters. For each of these parts of it, find the set of all
        nonterminals from which exactly this part can be derived:

        {% for first, last, part in parts %}
        {{ loop.index }}. letters {{ first }} to {{ last }}: {{ part }}
        {% endfor %}

        Give the sets in the order of the parts. A set may be empty; write {} for it.
        """,
        zh=r"""
        一个上下文无关文法，大写字母是非终结符：

        {{ rules | lines }}

        单词 {{ word }} 有 {{ word | length }} 个字母。对它的下列每个片段，求恰好能推导出该片段的所有非终结符的集合：

        {% for first, last, part in parts %}
        {{ loop.index }}. 第 {{ first }} 到第 {{ last }} 个字母：{{ part }}
        {% endfor %}

        按片段的顺序给出这些集合。集合可以为空，写作 {}。
        """,
    )

    def format(self, instance: Instance) -> Sequence[frozenset[str]]:
        return Sequence(Set(Word(instance.grammar.nonterminals)), length=len(instance.cells))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        names = "SABCDEFGH"[: params.nonterminals]
        for _ in range(_BUDGET):
            rules = {(left, rng.choice(names[1:]) + rng.choice(names[1:])) for left in names}
            rules |= {(rng.choice(names), rng.choice(names[1:]) + rng.choice(names[1:])) for _ in names}
            rules |= {(left, rng.choice("ab")) for left in rng.sample(names[1:], max(2, len(names) // 2))}
            grammar = in_order(rng, rules, names)
            if grammar.terminals != "ab" or not useful(grammar):
                continue
            word = random_word(rng, "ab", params.length)
            table = cyk(grammar, word)
            long = [cell for cell in table if cell[1] > 1 and cell != (0, params.length)]
            filled = [cell for cell in long if table[cell]]
            blank = [cell for cell in long if not table[cell]]
            rng.shuffle(filled)
            empty = rng.sample(blank, min(len(blank), params.cells // 3))
            cells = [(0, params.length), *empty, *filled][: params.cells]
            if len(cells) == params.cells and len({table[cell] for cell in cells}) > params.cells // 2:
                ordered = tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))
                return self.Instance(grammar=grammar, word=word, cells=ordered), tuple(table[cell] for cell in ordered)
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        table = cyk(instance.grammar, instance.word)
        return tuple(table[cell] for cell in instance.cells)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        grammar, word = instance.grammar, instance.word
        table = cyk(grammar, word)
        lines = []
        for (i, size), found in sorted(table.items(), key=lambda one: (one[0][1], one[0][0])):
            splits = []
            for k in range(1, size):
                pairs = [a + b for a in sorted(table[i, k]) for b in sorted(table[i + k, size - k])]
                made = {pair: [left for left, right in grammar.rules if right == pair] for pair in pairs}
                shown = [f"{pair} {'/'.join(lefts) or '-'}" for pair, lefts in made.items()]
                splits.append(f"{word[i : i + k]}+{word[i + k : i + size]} {', '.join(shown) or '-'}; ")
            lines.append(f"{i + 1}-{i + size} {word[i : i + size]}: {''.join(splits)}{{{', '.join(sorted(found))}}}")
        return "\n".join(lines)
