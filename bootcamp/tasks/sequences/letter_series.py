"""Continue a series of letter groups whose places move through the alphabet by rules of their own.

Answer: the next group; all rules of the menu that fit the shown groups give the same.
Harder: more letters in a group, a longer menu, rules that refer to other places of the group.
Skills: induction
Source: original; letter series are a classic of reasoning tests (L. L. Thurstone, Primary mental abilities, 1938).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.sequences._letter_rules import KINDS, LETTERS, letter, rules
from bootcamp.verifiers import Format, Text


class LetterSeries(Task["LetterSeries.Params", "LetterSeries.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters a group has", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8)
        menu: int = knob("how many kinds of rules are in the menu", levels=(2, 2, 3, 4, 5, 6, 7, 8, 8, 8), ge=1, le=8)
        step: int = knob("the largest step", levels=(4, 5, 6, 6, 7, 7, 8, 9, 10, 12), ge=2, le=12)
        shown: int = knob("how many groups are shown", levels=(5,) * 10, ge=4, le=8)

    class Instance(task.Instance):
        menu: tuple[str, ...]
        step: int
        groups: tuple[str, ...]

        @property
        def rules(self) -> list[str]:
            return [KINDS[name].en for name in self.menu]

        @property
        def zh_rules(self) -> list[str]:
            return [KINDS[name].zh for name in self.menu]

    prompt = Prompt(
        en=r"""
        Each place in the letter groups of this series has a rule of its own that gives its letter in every group after
        the first:

        {{ groups | join("  ") }}

        Each rule is one of these. The alphabet runs from A to Z and starts again at A after Z (and before A comes Z).

        {{ rules | bullets }}

        p and q are fixed integers from {{ -step }} to {{ step }}, neither of them zero; a negative number of letters
        means to go back. Different places may have different rules and numbers.

        Give the next group.
        """,
        zh=r"""
        下面的字母组序列中，组内的每个位置都有自己的规则，从第二组起该位置的字母由这条规则确定：

        {{ groups | join("  ") }}

        每条规则都是下列之一。字母表从 A 到 Z，Z 之后又从 A 开始（A 之前是 Z）。

        {{ zh_rules | bullets }}

        p 和 q 是 {{ -step }} 到 {{ step }} 之间固定的非零整数；负数表示往回数。不同位置的规则和数可以不同。

        请写出下一组。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=LETTERS, length=len(instance.groups[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        menu = tuple(KINDS)[: params.menu]
        drawn = [rng.choice(rules(rng.choice(menu), params.step)) for _ in range(params.letters)]
        groups = ["".join(rng.choice(KINDS[name].start) for name, _, _ in drawn)]
        for _ in range(params.shown):
            groups.append("".join(letter(rule, groups, place) for place, rule in enumerate(drawn)))
        shown = tuple(groups[:-1])
        if any(len(_next_letters(menu, params.step, shown, place)) > 1 for place in range(params.letters)):
            raise task.Retry
        return self.Instance(menu=menu, step=params.step, groups=shown), groups[-1]


def _next_letters(menu: Sequence[str], step: int, groups: Sequence[str], place: int) -> set[str]:
    """Give the next letters of a place by all rules that fit."""
    menu_rules = [rule for name in menu for rule in rules(name, step)]
    places = range(1, len(groups))
    fitting = [rule for rule in menu_rules if all(letter(rule, groups[:n], place) == groups[n][place] for n in places)]
    return {letter(rule, groups, place) for rule in fitting}
