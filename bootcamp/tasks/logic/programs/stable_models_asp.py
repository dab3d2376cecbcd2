"""List the stable models of a ground logic program with negation.

Answer: a set of sets of atoms; it is unique, and empty if there is no stable model.
Harder: more atoms and rules, more negation, constraints, more models.
Skills: logic, search
Source: original; the semantics is that of Gelfond and Lifschitz (1988).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

_Rule = tuple[str, tuple[str, ...], tuple[str, ...]]  # head ("" for a constraint), body, negated atoms


class StableModelsAsp(Task["StableModelsAsp.Params", "StableModelsAsp.Instance", frozenset[frozenset[str]]]):
    version = 1

    class Params(task.Params):
        atoms: int = knob("how many atoms there are", levels=(4, 4, 5, 6, 6, 7, 8, 9, 10, 11), ge=3, le=12)
        rules: int = knob("how many rules there are", levels=(5, 6, 8, 9, 10, 12, 14, 16, 19, 22), ge=3, le=30)
        constraints: int = knob("how many constraints there are", levels=(0, 0, 0, 1, 1, 1, 2, 2, 3, 3), ge=0, le=5)
        fewest: int = knob("the fewest models, unless none", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=6)
        most: int = knob("the most models", levels=(2, 2, 3, 3, 3, 4, 4, 5, 6, 7), ge=1, le=8)

    class Instance(task.Instance):
        atoms: tuple[str, ...]
        rules: tuple[_Rule, ...]

        @property
        def shown(self) -> list[str]:
            return [_written(rule) for rule in self.rules]

    prompt = Prompt(
        en=r"""
        This is a logic program over the atoms {{ atoms | comma }}. A line "h." says that h holds. A line
        "h :- b, not c." says: h holds if b holds and c does not. A line without an atom before ":-" is a constraint:
        its right side must not hold.

        {{ shown | lines }}

        To test a set S of atoms, delete every line with "not c" where c is in S, and delete "not c" from all the other
        lines. What is left has no "not". S is a stable model (answer set) if the lines left that are no
        constraints derive exactly the atoms of S, starting from nothing, and no constraint left has its whole right
        side in S. A constraint whose right side has become empty is broken by every S.

        List all stable models, each as the set of its atoms. If there is none, give the empty set {} of models.
        """,
        zh=r"""
        下面是关于原子 {{ atoms | comma }} 的逻辑程序。“h.”表示 h 成立；
        “h :- b, not c.”表示：若 b 成立且 c 不成立，则 h 成立；
        “:-”前没有原子的一行是约束，其右边不得成立。

        {{ shown | lines }}

        检验原子集合 S 的方法：若某行含“not c”且 c 在 S 中，就删去该行；再从其余各行中删去“not c”。
        剩下的各行不再含“not”。
        若剩下的各行（约束除外）从无到有恰好推出 S 中的全部原子，不多不少，并且没有剩下的约束其右边全部在 S 中，
        则 S 是稳定模型（回答集）。右边已变为空的约束被任何 S 违反。

        列出所有稳定模型，每个模型写成其原子的集合。若没有稳定模型，则给出由模型组成的空集 {}。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[frozenset[str]]]:
        return Set(Set(Word(instance.atoms)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[frozenset[str]]]:
        names = "abcdefghijkl"[: params.atoms]
        none = rng.random() < 1 / 12
        for _ in range(80):
            rules: set[_Rule] = set()
            for _ in range(1 + params.atoms // 4):
                one, other = rng.sample(names, 2)
                rules |= {(one, (), (other,)), (other, (), (one,))}
            while len(rules) < params.rules:
                rules.add(_draw(rng, rng.choice(names), names))
            while len(rules) < params.rules + params.constraints:
                rules.add(_draw(rng, "", names))
            ordered = sorted(sorted(rules), key=lambda rule: (rule[0] == "", rng.random()))
            models = _models(names, ordered)
            if none != (not models) or (models and not params.fewest <= len(models) <= params.most):
                continue
            if none or (min(map(len, models)) > 0 and max(map(len, models)) > 1):
                return self.Instance(atoms=tuple(names), rules=tuple(ordered)), frozenset(models)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        rules = [((head,) if head else (), frozenset(body), frozenset(barred)) for head, body, barred in instance.rules]
        return [len(instance.atoms), nameless([("rule", *rule) for rule in rules])]


def _draw(rng: Random, head: str, names: str) -> _Rule:
    """Draw a body of up to three literals without the head, in general with a negated one; now and then none."""
    size = rng.choice((1, 2, 2, 2, 3)) if head and rng.random() < 0.95 else 2 if not head else 0
    body = rng.sample([name for name in names if name != head], min(size, len(names) - 1))
    cut = rng.randint(0, len(body))
    return head, tuple(sorted(body[:cut])), tuple(sorted(body[cut:]))


def _written(rule: _Rule) -> str:
    head, body, barred = rule
    right = ", ".join([*body, *(f"not {name}" for name in barred)])
    return f"{head} :- {right}.".strip() if right else f"{head}."


def _models(names: str, rules: list[_Rule]) -> list[frozenset[str]]:
    """Guess which of the negated atoms hold, close under the rules that this leaves, and compare."""
    place = {name: 1 << i for i, name in enumerate(names)}
    masks = [
        (place.get(head, 0), sum(place[name] for name in body), sum(place[name] for name in barred))
        for head, body, barred in rules
    ]
    negated = 0
    for _, _, barred_mask in masks:
        negated |= barred_mask
    found = []
    guess = negated
    while True:
        left = [(head, body) for head, body, barred_mask in masks if not barred_mask & guess]
        known, before = 0, -1
        while known != before:
            before = known
            for head, body in left:
                if body & ~known == 0:
                    known |= head
        if known & negated == guess and not any(not head and body & ~known == 0 for head, body in left):
            found.append(frozenset(name for name in names if known & place[name]))
        if not guess:
            return found
        guess = (guess - 1) & negated
