"""List all candidate keys of a relation from its functional dependencies.

Answer: the set of the keys, each a set of attributes; unique.
Harder: more attributes and dependencies, more keys, keys that no dependency names whole.
Skills: search, deduction
Source: original; E. F. Codd (1971), and C. Lucchesi and S. Osborn, J. Comput. Syst. Sci. 17 (1978).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

Dependency = tuple[str, str]
Keys = frozenset[frozenset[str]]


class CandidateKeys(Task["CandidateKeys.Params", "CandidateKeys.Instance", Keys]):
    version = 1

    class Params(task.Params):
        attributes: int = knob("the number of attributes", levels=(4, 4, 5, 5, 5, 6, 7, 8, 8, 9), ge=3, le=11)
        dependencies: int = knob("the number of dependencies", levels=(3, 4, 5, 6, 7, 7, 8, 9, 10, 12), ge=2, le=20)
        keys: int = knob("the fewest keys", levels=(1, 2, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=12)

    class Instance(task.Instance):
        attributes: str
        dependencies: tuple[Dependency, ...]

    prompt = Prompt(
        en=r"""
        A table has the columns {{ attributes | list | listed(language) }}. In it, X → Y means: rows that agree in all
        columns of X agree in all columns of Y. Known are

        {% for left, right in dependencies %}
        - {{ left }} → {{ right }}
        {% endfor %}

        and what follows from these. A candidate key is a set of columns on which all columns depend by these rules, of
        which no smaller part has this property. Give the set of all candidate keys, each as the set of its columns.
        """,
        zh=r"""
        一张表有列 {{ attributes | list | listed(language) }}。
        其中 X → Y 的意思是：在 X 的各列上都相同的行，在 Y 的各列上也都相同。已知

        {% for left, right in dependencies %}
        - {{ left }} → {{ right }}
        {% endfor %}

        以及由这些推出的一切。候选键是这样的列集：按这些规则，所有的列都由它决定，而它的任何真子集都没有这个性质。
        请给出所有候选键的集合，每个候选键写成其列的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Keys]:
        return Set(Set(Word(bank=tuple(instance.attributes))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Keys]:
        attributes = "ABCDEFGHIJK"[: params.attributes]
        found: set[Dependency] = set()
        while len(found) < params.dependencies:
            left = "".join(sorted(rng.sample(attributes, rng.choice((1, 1, 2, 2, 2, 3)))))
            right = "".join(sorted(rng.sample(attributes, rng.choice((1, 1, 2)))))
            if not set(left) & set(right):
                found.add((left, right))
        dependencies = sorted(found)
        rng.shuffle(dependencies)
        instance = self.Instance(attributes=attributes, dependencies=tuple(dependencies))
        answer = self.solve(instance)
        if len(answer) < params.keys or min(map(len, answer)) == 0 or len(answer) == params.attributes:
            raise task.Retry
        lefts = {frozenset(left) for left, _ in dependencies}
        if params.keys > 1 and answer <= lefts:
            raise task.Retry  # the left sides name all keys
        return instance, answer

    def solve(self, instance: Instance) -> Keys:
        return frozenset(chosen for chosen, reached in _tried(instance) if len(reached) == len(instance.attributes))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        core = sorted(_core(instance))
        told = {"en": "on no right side: ", "zh": "不在任何右边："}[language]
        lines = [f"{told}{' '.join(core) or '-'}"]
        for chosen, reached in _tried(instance):
            mark = " *" if len(reached) == len(instance.attributes) else ""
            lines.append(f"{''.join(sorted(chosen)) or '-'}: {''.join(reached) or '-'}{mark}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [len(instance.attributes), sorted(instance.dependencies)]


def _core(instance: CandidateKeys.Instance) -> set[str]:
    """Give the columns that depend on no others, which are in every key."""
    return set(instance.attributes).difference(*(right for _, right in instance.dependencies))


def _tried(instance: CandidateKeys.Instance) -> Iterator[tuple[frozenset[str], list[str]]]:
    """Give by size the sets that may be keys, with no key in them, and the columns that depend on each."""
    core, keys = _core(instance), list[frozenset[str]]()
    others = [one for one in instance.attributes if one not in core]
    for size in range(len(others) + 1):
        for added in combinations(others, size):
            chosen = frozenset(core.union(added))
            if not any(key <= chosen for key in keys):
                reached = _closure(instance, chosen)
                keys += [chosen] * (len(reached) == len(instance.attributes))
                yield chosen, reached


def _closure(instance: CandidateKeys.Instance, chosen: frozenset[str]) -> list[str]:
    """Give all columns that depend on the chosen ones, in the order in which they are reached."""
    reached = sorted(chosen)
    while more := [
        right for left, right in instance.dependencies if set(left) <= set(reached) and not set(right) <= set(reached)
    ]:
        reached += sorted(set(more[0]).difference(reached))
    return reached
