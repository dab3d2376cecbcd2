"""List all actual causes of an outcome in a small causal model, by a printed definition.

Answer: a set of sets of parts; it is unique.
Harder: more parts and kinds of rules, causes of several parts.
Skills: logic, search, deduction
Source: original; the modified definition of J. Y. Halpern, Actual Causality (2016).
"""

from __future__ import annotations

from itertools import chain, combinations
from random import Random
from string import ascii_uppercase

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.relations.causes._models import SETTINGS, Rule, draw_rules, run, told
from bootcamp.verifiers import Format, Set, Word

Sets = frozenset[frozenset[str]]


class ActualCauseSets(Task["ActualCauseSets.Params", "ActualCauseSets.Instance", Sets]):
    version = 1

    class Params(task.Params):
        outer: int = knob("parts that are set from outside", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 4), ge=1, le=5)
        inner: int = knob("parts that follow rules", levels=(2, 3, 3, 3, 3, 4, 4, 4, 5, 4), ge=1, le=6)
        kinds: int = knob("how many kinds of rules occur", levels=(2, 2, 3, 3, 4, 4, 5, 6, 6, 6), ge=2, le=6)
        least: int = knob("the fewest causes", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 4), ge=1, le=8)
        size: int = knob("how large a cause there must be", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=1, le=4)

    class Instance(task.Instance):
        setting: tuple[str, str, str, str, str]
        outer: tuple[tuple[str, bool], ...]
        rules: tuple[Rule, ...]
        effect: str

        @property
        def told(self) -> list[tuple[str, str]]:
            return told(self.rules, self.setting)

        @property
        def zh_states(self) -> list[str]:
            return self.setting[4].split("|")

        @property
        def actual(self) -> list[tuple[str, bool]]:
            return sorted(run(self.rules, dict(self.outer), {}).items())

    prompt = Prompt(
        en=r"""
        A machine has {{ actual | length }} {{ setting[0] }}s, each of which is {{ setting[1] }} or {{ setting[2] }}.
        {{ outer | map("first") | listed(language) }} {{ "is" if outer | length == 1 else "are" }} set from outside. The
        others follow these rules:

        {{ told | map("first") | bullets }}

        The actual states are: {% for name, on in actual %}{{ name }} {{ setting[1] if on else setting[2] }}
        {{- ", " if not loop.last }}{% endfor %}.

        Why is {{ effect }} {{ setting[1] }}? A non-empty set X of {{ setting[0] }}s other than {{ effect }} is a
        *cause* of it if both of these hold:

        - there is a set W of {{ setting[0] }}s, which may be empty and has none of X and not {{ effect }}, such that
          {{ effect }} becomes {{ setting[2] }} if every {{ setting[0] }} in X is held in the opposite of its actual
          state and every one in W in its actual state, whatever the rules say, and all others follow from the rules and
          from what is set from outside;
        - no smaller non-empty set inside X has this property.

        List all causes, each as a set of names.
        """,
        zh=r"""
        一台机器有 {{ actual | length }} 个{{ setting[3] }}，每个的状态是
        {{ setting[1] }}（{{ zh_states[0] }}）或 {{ setting[2] }}（{{ zh_states[1] }}）。
        {{ outer | map("first") | join("、") }} 由外部设定，其余的遵循下列规则：

        {{ told | map("last") | bullets }}

        实际状态为：{% for name, on in actual %}{{ name }} {{ zh_states[0] if on else zh_states[1] }}
        {{- "，" if not loop.last }}{% endfor %}。

        {{ effect }} 为什么{{ zh_states[0] }}？不含 {{ effect }} 的非空集合 X 如果同时满足下面两条，
        就称为它的一个“原因”：

        - 存在一个集合 W（可以为空，不含 X 的元素，也不含 {{ effect }}），使得当 X 里的每个{{ setting[3] }}都被固定为
          与实际相反的状态、W 里的{{ setting[3] }}不论规则如何都保持实际状态、其余的由规则和外部设定决定时，
          {{ effect }} 变为{{ zh_states[1] }}；
        - X 的任何更小的非空子集都不具有这一性质。

        请列出所有原因，每个写成名称的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Sets]:
        names = tuple(name for name, _ in instance.actual if name != instance.effect)
        return Set(Set(Word(names)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Sets]:
        names = rng.sample(ascii_uppercase[:20], params.outer + params.inner + 1)
        outer = {name: rng.random() < 0.6 for name in names[: params.outer]}
        rules = draw_rules(rng, list(outer), names[params.outer :], params.kinds, 3)
        effect = names[-1]
        if not run(rules, outer, {})[effect]:
            raise task.Retry
        causes = _causes(rules, outer, effect)
        if len(causes) < params.least or max(map(len, causes)) < params.size or len(causes) > 8:
            raise task.Retry
        instance = self.Instance(
            setting=rng.choice(SETTINGS), outer=tuple(sorted(outer.items())), rules=rules, effect=effect
        )
        return instance, causes


def _causes(rules: tuple[Rule, ...], outer: dict[str, bool], effect: str) -> Sets:
    """Try the sets from the small ones on; the only other setting of a switch is the opposite one."""
    actual = run(rules, outer, {})
    others = sorted(set(actual) - {effect})
    found: list[frozenset[str]] = []
    for chosen in chain.from_iterable(combinations(others, size) for size in range(1, len(others) + 1)):
        if any(cause <= set(chosen) for cause in found):
            continue
        turned = {name: not actual[name] for name in chosen}
        rest = [name for name in others if name not in turned]
        if any(
            not run(rules, outer, {**turned, **{name: actual[name] for name in kept}})[effect]
            for kept in chain.from_iterable(combinations(rest, size) for size in range(len(rest) + 1))
        ):
            found.append(frozenset(chosen))
    return frozenset(found)
