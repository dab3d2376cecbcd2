"""Find the cheapest parse of an ambiguous sentence by a grammar whose rules have costs.

Answer: the tree and its cost; every cheapest tree counts.
Harder: longer sentences, more rules and parses.
Skills: optimization, search, language
Source: original; the costs of rules are those of probabilistic grammars, as in Jurafsky and Martin.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.phrase_grammar import Chart, draw_grammar, draw_sentence, tree_fault
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linguistics.syntax._grammars import GRAMMAR, WithGrammar
from bootcamp.verifiers import Bracketed, Format, Integer, PhraseTree, Record


class PcfgBestParse(Task["PcfgBestParse.Params", "PcfgBestParse.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        words: int = knob("the most words of the sentence", levels=(7, 8, 8, 9, 9, 10, 11, 11, 12, 13), ge=4, le=18)
        more: int = knob(
            "how many optional constructions there are", levels=(3, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=11
        )
        features: int = knob("the values of agreement", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 3), ge=1, le=3)
        parses: int = knob("the fewest parses", levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 8), ge=2, le=100)
        doubtful: int = knob("how many words have two labels", levels=(1, 2, 3, 3, 4, 5, 6, 6, 7, 8), ge=0, le=12)
        cost: int = knob("the highest cost of a rule", levels=(5, 6, 7, 9, 9, 9, 12, 15, 20, 20), ge=2, le=50)

    class Instance(WithGrammar):
        hidden = ("best",)

        costs: tuple[int, ...]
        sentence: tuple[str, ...]
        best: int

        def rule_lines(self) -> list[str]:
            lines = super().rule_lines()
            return [f"{line} [{cost}]" for line, cost in zip(lines, self.costs, strict=True)]

        def cost(self, tree: PhraseTree) -> int:
            price = dict(zip(self.rules, self.costs, strict=True))
            return sum(price.get(rule, 0) for rule in tree.rules)

    prompt = Prompt(
        before=GRAMMAR,
        en=r"""
        The number in square brackets after a rule is its cost. The cost of a parse is the sum of the costs of the rules
        that it uses, each as often as it is used; giving a word a label costs nothing.

        Find a parse of least cost of the sentence {{ sentence | join(" ") }}. Give "tree" (the parse in labelled
        brackets: each phrase is written as an opening bracket, its label, its parts from left to right, and a closing
        bracket; a word is written as (label word); costs are left out) and "cost" (its cost). Any cheapest parse
        will do.
        """,
        zh=r"""
        规则后面方括号里的数是它的代价。一种分析的代价是它所用各条规则的代价之和，用几次就算几次；给词加标签没有代价。

        请找出句子 {{ sentence | join(" ") }} 的一种代价最小的分析。请给出 "tree"（用带标签的括号写出的结构树：
        每个短语依次写左括号、标签、从左到右的各组成部分和右括号；单个的词写成 (标签 词)；不写代价）和
        "cost"（它的代价）。任何一种代价最小的分析都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(tree=Bracketed(instance.grammar.labels, instance.grammar.words), cost=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        grammar = draw_grammar(rng, params.more, params.features, 1, params.doubtful, needed=3)
        costs = tuple(rng.randint(1, params.cost) for _ in grammar.rules)
        price = dict(zip(grammar.rules, costs, strict=True))
        tags = dict(grammar.lexicon)
        for _ in range(40):
            sentence = draw_sentence(rng, grammar, params.words - 2, params.words)
            attached = sum(not {"P", "J"}.isdisjoint(tags[word]) for word in sentence)
            if attached < 1 + (params.parses > 2) + (params.parses > 4):
                continue
            chart = Chart(grammar, sentence, price)
            cost, ways = chart.least()
            if not params.parses <= chart.count() <= 200 or ways * 2 > chart.count():
                continue
            instance = self.Instance(
                rules=grammar.rules, lexicon=grammar.lexicon, costs=costs, sentence=sentence, best=cost
            )
            if params.parses < 3 or cost < instance.cost(chart.trees(1)[0]):
                tree = next(tree for tree in chart.trees(200) if instance.cost(tree) == cost)
                return instance, {"tree": tree, "cost": cost}
        raise task.Retry

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        fault = tree_fault(instance.grammar, instance.sentence, answer["tree"])
        if fault:
            return fault
        cost = instance.cost(answer["tree"])
        if cost != answer["cost"]:
            return "the cost is not that of the tree"
        return "" if cost == instance.best else "there is a cheaper parse"

    def key(self, instance: Instance) -> object:
        tags = dict(instance.lexicon)
        return sorted(zip(instance.rules, instance.costs, strict=True)), [tags[word] for word in instance.sentence]
