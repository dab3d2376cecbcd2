"""Build a Kripke model of a given class in which a modal formula is false at world 0.

Answer: the number of worlds, the arrows, and the worlds where each atom is true; every countermodel is right.
Harder: a formula with more and deeper parts, a larger model planted, classes with more conditions.
Skills: logic, search
Source: original; countermodels by possible worlds are S. Kripke's (1963).
"""

from __future__ import annotations

from functools import reduce
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.kripke import Grammar, Model, Node, random_formula, worlds_true, written
from bootcamp.lib.logic import signs_legend
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Set

Arrows = frozenset[tuple[int, int]]
Drawn = tuple[int, Arrows, dict[str, frozenset[int]]]
_CLASSES = {
    "reflexive": ("every world has an arrow to itself", "每个世界都有到自身的箭头"),
    "transitive": (
        "if there are arrows (u, v) and (v, w), there is one (u, w)",
        "有箭头 (u, v) 和 (v, w) 时也有 (u, w)",
    ),
    "symmetric": ("if there is an arrow (u, v), there is one (v, u)", "有箭头 (u, v) 时也有 (v, u)"),
}
_KINDS = ((), ("reflexive",), ("symmetric",), ("transitive",), ("reflexive", "transitive"), tuple(_CLASSES))


class ModalCountermodel(Task["ModalCountermodel.Params", "ModalCountermodel.Instance", "dict[str, Any]"]):
    version = 1

    class Params(task.Params):
        worlds: int = knob("the most worlds", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        parts: int = knob("how many parts the formula joins", levels=(2, 3, 3, 4, 4, 5, 6, 7, 7, 8), ge=2, le=10)
        depth: int = knob("how deep box and diamond are nested", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=4)
        kinds: int = knob("how many classes may occur", levels=(1, 2, 2, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)

    class Instance(task.Instance):
        worlds: int
        conditions: tuple[str, ...]
        atoms: tuple[str, ...]
        formula: str

        @property
        def texts(self) -> dict[str, list[str]]:
            return {lang: [_CLASSES[name][k] for name in self.conditions] for k, lang in enumerate(("en", "zh"))}

        @property
        def legends(self) -> dict[str, str]:
            return {language: signs_legend([self.formula], language) for language in ("en", "zh")}

    prompt = Prompt(
        en=r"""
        A Kripke model has worlds 0 to n - 1, arrows between worlds (also from a world to itself), and for each atom the
        set of the worlds where it is true. □φ is true at a world if φ is true at every world that an arrow leads to
        from it (so also if there is none); ◇φ is true at a world if φ is true at at least one of these worlds. Further,
        {{ legends["en"] }}. □, ◇ and ¬ apply only to what comes right after them.

        Formula: {{ formula }}

        {% if conditions %}
        The arrows of the model must satisfy: {{ texts["en"] | join("; ") }}.
        {% endif %}
        Give such a model in which the formula is false at world 0, with n from 1 to {{ worlds }}:

        - n, the number of worlds
        - arrows, the set of all ordered pairs (u, v) with an arrow from u to v
        {% for name in atoms %}
        - {{ name }}, the set of the worlds where {{ name }} is true
        {% endfor %}

        A set may be empty. Any such model will do.
        """,
        zh=r"""
        一个克里普克模型有世界 0 到 n - 1、世界之间的箭头（也可以从一个世界到它自身），
        以及每个原子命题为真的世界的集合。□φ 在一个世界为真，
        当且仅当 φ 在从它出发的箭头所到的每个世界都为真（没有箭头时也为真）；◇φ 在一个世界为真，
        当且仅当 φ 在这些世界中的至少一个为真。此外，{{ legends["zh"] }}。□、◇ 和 ¬ 只作用于紧随其后的部分。

        公式：{{ formula }}

        {% if conditions %}
        模型的箭头必须满足：{{ texts["zh"] | join("；") }}。
        {% endif %}
        请给出一个这样的模型，使公式在世界 0 为假，其中 n 为 1 到 {{ worlds }}：

        - n：世界的个数
        - arrows：所有有序对 (u, v) 的集合，表示从 u 到 v 有箭头
        {% for name in atoms %}
        - {{ name }}：{{ name }} 为真的世界的集合
        {% endfor %}

        集合可以为空。任何一个这样的模型都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        pairs = Set(Sequence(Integer(), length=2, brackets="()"))
        return Record(n=Integer(), arrows=pairs, **dict.fromkeys(instance.atoms, Set(Integer())))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        conditions = rng.choice(_KINDS[: params.kinds])
        atoms = ("p", "q") if params.worlds < 4 else ("p", "q", "r")
        planted = _draw(rng, params.worlds, conditions, atoms)
        rivals = [
            (1, frozenset(arrows), {name: frozenset([0][:v]) for name, v in zip(atoms, values, strict=True)})
            for arrows in ([[(0, 0)]] if "reflexive" in conditions else [[], [(0, 0)]])
            for values in product((0, 1), repeat=len(atoms))
        ]
        single = len(rivals)
        rivals += [_draw(rng, n, conditions, atoms) for n in range(2, params.worlds + 1) for _ in range(30)]
        union, starts = _union(rivals, atoms)
        own, _ = _union([planted], atoms)
        left = starts
        chosen: list[Node] = []
        for _ in range(params.parts):
            best, rest = None, left
            for _ in range(10):
                depth = max(1, params.depth - (rng.random() < 0.3))
                node = random_formula(rng, atoms, depth, rng.randint(0, 2), [("box", ""), ("diamond", "")])
                if not worlds_true(node, own) & 1:
                    node = node.parts[0] if node.op == "not" else Node("not", (node,))
                after = left & worlds_true(node, union)
                fewer = after.bit_count() < rest.bit_count() or not left
                if node not in chosen and fewer:
                    best, rest = node, after
            if best is None:
                break
            chosen.append(best)
            left = rest
        if len(chosen) < params.parts or (params.worlds > 2 and left & ((1 << single) - 1)):
            raise task.Retry
        text = written(_refuted(chosen))
        instance = self.Instance(worlds=params.worlds, conditions=conditions, atoms=atoms, formula=text)
        return instance, {"n": planted[0], "arrows": planted[1], **planted[2]}

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        n, arrows = answer["n"], answer["arrows"]
        if not 1 <= n <= instance.worlds:
            return f"there are {n} worlds, not 1 to {instance.worlds}"
        named = {world for pair in arrows for world in pair}.union(*(answer[name] for name in instance.atoms))
        if any(not 0 <= world < n for world in named):
            return "a world that does not exist is named"
        for name in instance.conditions:
            if not arrows >= _closed(arrows, n, (name,)):
                return f"not {name}: {_CLASSES[name][0]}, but not here"
        model, _ = _union([(n, arrows, {name: answer[name] for name in instance.atoms})], instance.atoms)
        formula = Grammar(atoms=instance.atoms).read(instance.formula)
        return "the formula is true at world 0" if worlds_true(formula, model) & 1 else ""


def _closed(arrows: Arrows, n: int, conditions: tuple[str, ...]) -> Arrows:
    """Add the arrows that the conditions ask for."""
    found = set(arrows)
    if "reflexive" in conditions:
        found |= {(world, world) for world in range(n)}
    if "symmetric" in conditions:
        found |= {(v, u) for u, v in found}
    while "transitive" in conditions and (more := {(u, w) for u, v in found for x, w in found if v == x} - found):
        found |= more
    return frozenset(found)


def _draw(rng: Random, n: int, conditions: tuple[str, ...], atoms: tuple[str, ...]) -> Drawn:
    count = rng.randint(n - 1, n + 2) if "transitive" not in conditions else rng.randint(n - 1, n)
    arrows = {(rng.randrange(n), rng.randrange(n)) for _ in range(count)} | {(rng.randrange(v), v) for v in range(1, n)}
    true = {name: frozenset(world for world in range(n) if rng.random() < 0.5) for name in atoms}
    return n, _closed(frozenset(arrows), n, conditions), true


def _union(models: list[Drawn], atoms: tuple[str, ...]) -> tuple[Model, int]:
    """Put models side by side, their worlds 0 first; give the whole, and its worlds 0 as bits."""
    total = sum(n for n, _, _ in models)
    after, true = [0] * total, dict.fromkeys(atoms, 0)
    free = len(models)
    for first, (n, arrows, values) in enumerate(models):
        place = [first, *range(free, free + n - 1)]
        free += n - 1
        for u, v in arrows:
            after[place[u]] |= 1 << place[v]
        for name in atoms:
            true[name] |= sum(1 << place[world] for world in values[name])
    return Model(total, {"": after}, true), (1 << len(models)) - 1


def _refuted(parts: list[Node]) -> Node:
    """Say that the parts imply the opposite of the last."""
    *premises, last = parts
    joined = reduce(lambda one, other: Node("and", (one, other)), premises)
    return Node("implies", (joined, last.parts[0] if last.op == "not" else Node("not", (last,))))
