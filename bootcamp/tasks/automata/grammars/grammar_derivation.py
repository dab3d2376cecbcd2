"""Derive a word in a grammar, every rule applied at the leftmost place where it fits.

Answer: the numbers of the rules in order, within the limit of steps; any derivation of the word is right.
Harder: more rules and steps, then rules whose left sides have several symbols.
Skills: search, planning
Source: original; N. Chomsky, Three models for the description of language, IRE Trans. Inf. Theory 2 (1956).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grammar import written
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Rules = tuple[tuple[str, str], ...]

_BUDGET = 300  # derivations drawn before the case is given up


class GrammarDerivation(Task["GrammarDerivation.Params", "GrammarDerivation.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        nonterminals: int = knob("how many nonterminals there are", levels=(1, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=1, le=5)
        rules: int = knob(
            "how many rules with one symbol on the left", levels=(4, 5, 5, 6, 7, 7, 8, 8, 9, 10), ge=3, le=14
        )
        swaps: int = knob("how many rules with two symbols on the left", levels=(0,) * 5 + (1, 2, 2, 3, 3), ge=0, le=5)
        steps: int = knob("how many steps there are", levels=(3, 4, 6, 7, 9, 10, 11, 13, 15, 17), ge=2, le=40)
        longest: int = knob("the most letters of the word", levels=(6, 7, 8, 9, 10, 11, 12, 13, 14, 15), ge=2, le=30)

    class Instance(task.Instance):
        rules: Rules
        target: str
        limit: int

        @property
        def shown(self) -> list[str]:
            return written(self.rules)

        @property
        def wide(self) -> bool:
            return any(len(left) > 1 for left, _ in self.rules)

    prompt = Prompt(
        en=r"""
        A grammar with the start symbol S:

        {{ shown | numbered }}

        A step replaces, in the string at hand, the left side of a rule by its right side, always where that left side
        stands for the first time, seen from the
        left, whatever else stands before it. Derive the
        word {{ target }} from S in at most {{ limit }} steps.

        Give the numbers of the rules in the order in which they are applied. Any derivation that keeps to this
        will do.
        """,
        zh=r"""
        一个文法，开始符号是 S：

        {{ shown | numbered }}

        每一步把当前符号串中某条规则的左部替换为它的右部，总是替换从左边看起第一次出现的该左部，
        不管它前面还有什么别的符号。
        请从 S 出发，在至多 {{ limit }} 步内推导出单词 {{ target }}。

        按使用的先后顺序给出各条规则的编号。任意一个符合要求的推导都可以。
        """,
    )

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(low=1, high=len(instance.rules)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        names = "SABCD"[: params.nonterminals]
        for _ in range(_BUDGET):
            rules = _drawn(rng, names, params.rules, params.swaps)
            text = "S"
            used: list[int] = []
            while len(used) < params.steps:
                late = params.steps - len(used) <= sum(map(text.count, names))
                fitting = [n for n, (left, right) in enumerate(rules) if left in text and (not late or right.islower())]
                if not fitting:
                    break
                number = rng.choice(fitting)
                text = text.replace(*rules[number], 1)
                used.append(number + 1)
            wide = sum(len(rules[number - 1][0]) > 1 for number in used)
            done = len(used) == params.steps and text.islower() and wide >= min(1, params.swaps)
            if done and params.longest // 2 <= len(text) <= params.longest and len(set(used)) > 2:
                return self.Instance(rules=rules, target=text, limit=params.steps), tuple(used)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(map(list, instance.rules)), instance.target, instance.limit]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if len(answer) > instance.limit:
            return f"there are more than {instance.limit} steps"
        text = "S"
        for step, number in enumerate(answer, start=1):
            left, right = instance.rules[number - 1]
            if left not in text:
                return f"the left side of the rule of step {step} does not stand in the string"
            text = text.replace(left, right, 1)
        return "" if text == instance.target else "the derivation ends in another string"


def _drawn(rng: Random, names: str, count: int, swaps: int) -> Rules:
    """Draw rules, one of small letters only for every nonterminal, and those with two symbols on the left."""
    rules = {(left, rng.choice("abc")) for left in names}
    for _ in range(20 * count):
        if len(rules) < count:
            length = rng.randint(2, 3)
            rules.add(
                (rng.choice(names), "".join(rng.choice(names + "abc"[: 3 - len(names) // 3]) for _ in range(length)))
            )
    wide: set[tuple[str, str]] = set()
    for _ in range(20 * swaps):
        if len(wide) < swaps:
            pair = rng.choice(names) + rng.choice(names + "ab")
            pair = pair if rng.random() < 0.5 else pair[::-1]
            letter = rng.choice("abc")
            right = rng.choice((pair[::-1], letter + pair[1], pair[::-1] + letter))
            if right != pair:
                wide.add((pair, right))
    ordered = sorted(rules | wide)
    rng.shuffle(ordered)
    return tuple(sorted(ordered, key=lambda rule: (len(rule[0]), rule[0] != "S")))
