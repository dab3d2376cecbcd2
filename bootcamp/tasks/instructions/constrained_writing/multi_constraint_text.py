"""Write a text of English words that keeps a list of rules on its words, letters, sentences and lines.

Answer: a text; every text that keeps the rules is right.
Harder: more rules, more and longer sentences, capital letters, brackets and commas, only words of a bank.
Skills: instructions, language, counting
Source: original; the idea of rules that a program can test is common in instruction-following benchmarks.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import writing
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.instructions.constrained_writing import _ruled_text as ruled
from bootcamp.verifiers import Text

_KINDS = (
    *("key", "letter", "sentences", "first", "last", "lines", "size", "longest", "most", "divisible", "once"),
    *("opens", "closes", "letters", "initials", "sorted", "held", "capitals", "commas", "slots"),
)


class MultiConstraintText(Task["MultiConstraintText.Params", "MultiConstraintText.Instance", str]):
    version = 1

    class Params(task.Params):
        rules: int = knob("the number of rules", levels=(2, 3, 4, 5, 6, 8, 9, 11, 12, 14), ge=2, le=16)
        sentences: int = knob("the sentences of the planted text", levels=(1, 2, 2, 3, 3, 4, 5, 5, 6, 7), ge=1, le=9)
        width: int = knob("the most words of a sentence", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 9), ge=3, le=12)
        kinds: int = knob(
            "how many kinds of rules there are", levels=(5, 6, 9, 12, 14, 16, 17, 18, 19, 20), ge=4, le=20
        )
        bank: int = knob(
            "the size of the bank, 0 for none", levels=(0, 0, 0, 60, 65, 70, 80, 90, 100, 120), ge=0, le=150
        )

    class Instance(task.Instance):
        rules: tuple[ruled.Rule, ...]
        bank: tuple[str, ...]

        def told(self, language: str) -> list[str]:
            return [ruled.told(rule, language) for rule in self.rules]

    answer = Text(lines=True)
    prompt = Prompt(
        en=r"""
        Write a text of English words such that:

        {{ told(language) | bullets }}
        """,
        zh=r"""
        请用英文单词写一段文字，满足：

        {{ told(language) | bullets }}
        """,
        after=ruled.GENERAL,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        text = ruled.plant(rng, params.sentences, params.width, params.kinds > 17)
        written = ruled.read(text)
        if written is None:
            raise task.Retry
        rules = [ruled.draw(rng, "words", written)]
        for _ in range(60):
            rule = ruled.draw(rng, rng.choice(_KINDS[: params.kinds]), written)
            places = [(kind, n, w) for kind, n, _, w in rules]
            single = rule[0] not in ("key", "letter", "size", "opens", "closes", "held", "sorted", "divisible")
            known = rule[0] in [kind for kind, _, _ in places] if single else (rule[0], rule[1], rule[3]) in places
            if len(rules) < params.rules and not known and ruled.holds(rule, written):
                rules.append(rule)
        if len(rules) < params.rules or (params.sentences > 1 and "letter" not in [rule[0] for rule in rules]):
            raise task.Retry
        rng.shuffle(rules)
        used = {word.lower() for word in written.words}
        bank = writing.bank_of(rng, used, max(params.bank, len(used) * 3 // 2)) if params.bank else ()
        return self.Instance(rules=tuple(rules), bank=bank), text

    def key(self, instance: Instance) -> object:
        return sorted(instance.rules), instance.bank

    def check(self, instance: Instance, answer: str) -> str:
        return ruled.fault(ruled.read(answer), instance.bank, instance.rules)
