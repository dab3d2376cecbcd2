"""List all candidate keys of a relation from its functional dependencies.

Answer: the set of the keys, each a set of attributes; unique.
Harder: more attributes and dependencies, more keys, keys that no dependency names whole.
Skills: search, deduction
Source: original; E. F. Codd (1971), and C. Lucchesi and S. Osborn, J. Comput. Syst. Sci. 17 (1978).
"""

from __future__ import annotations

from itertools import combinations
from random import Random

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
        keys: list[frozenset[str]] = []
        for size in range(len(instance.attributes) + 1):
            for chosen in map(frozenset, combinations(instance.attributes, size)):
                if not any(key <= chosen for key in keys) and len(_closure(instance, chosen)) == len(
                    instance.attributes
                ):
                    keys.append(chosen)
        return frozenset(keys)

    def key(self, instance: Instance) -> object:
        return [len(instance.attributes), sorted(instance.dependencies)]


def _closure(instance: CandidateKeys.Instance, chosen: frozenset[str]) -> set[str]:
    """Give all columns that depend on the chosen ones."""
    reached = set(chosen)
    while more := [
        right for left, right in instance.dependencies if reached.issuperset(left) and not reached.issuperset(right)
    ]:
        reached.update(*more)
    return reached
