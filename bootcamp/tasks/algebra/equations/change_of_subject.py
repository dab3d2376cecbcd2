"""Solve a formula in several letters for one of them.

Answer: an expression in the other letters; all of its forms are right.
Harder: more letters, the letter in several places, fractions in fractions.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import count_terms, joined
from bootcamp.verifiers import Format, Math
from bootcamp.verifiers.symbolic import Node, add, div, mul, neg, parse, render, substitute, symbol
from bootcamp.verifiers.symbolic.tree import symbols, walk

Step = Callable[[Node], Node]
"""How an operation is undone."""

_LETTERS = "abcdfghkmnpqrstuvwxz"
_TERMS = 11
"""The largest number of terms of the answer as one fraction; with more, some ways of writing it cannot be compared."""


class ChangeOfSubject(Task["ChangeOfSubject.Params", "ChangeOfSubject.Instance", Node]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many operations lie on the letter", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        letters: int = knob("how many other letters there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8)
        doubled: int = knob(
            "how many operations repeat what is under them", levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=3
        )
        largest: int = knob("the largest factor before a letter", levels=(5, 9, 5, 9, 9, 9, 5, 5, 5, 5), ge=1, le=20)

    class Instance(task.Instance):
        target: str
        others: tuple[str, ...]
        formula: str  # the other side of y = ...

    prompt = Prompt(
        en=r"""
        Make {{ target }} the subject of this formula, that is, express {{ target }} in the other letters:

        $$y = {{ formula }}$$

        Assume that nothing you divide by is zero.
        """,
        zh=r"""
        由下面的公式解出 {{ target }}，即用其余字母表示 {{ target }}：

        $$y = {{ formula }}$$

        假定所有除数都不为零。
        """,
    )

    def format(self, instance: Instance) -> Format[Node]:
        return Math(variables=("y", *instance.others))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        target, *letters = rng.sample(_LETTERS, params.letters + 1)
        others = tuple(sorted(letters))
        doubled = set(rng.sample(range(params.steps), min(params.doubled, params.steps)))
        node = symbol(target)
        undo: list[Step] = []
        kind = rng.randrange(2)
        for place in range(params.steps):
            here = letters[place % len(letters)]
            other = rng.choice([name for name in letters if name != here])
            first, second = (mul(rng.randint(1, params.largest), symbol(name)) for name in (here, other))
            node, back = (
                _doubled(rng, node, first, second)
                if place in doubled
                else _simple(rng, node, first, (place + kind) % 2)
            )
            undo.append(back)
        answer = symbol("y")
        for back in reversed(undo):
            answer = back(answer)
        text = render(node)
        if (
            len(text) > 400
            or node.head == "neg"
            or set(symbols(node)) != {target, *others}
            or count_terms(answer) > _TERMS
        ):
            raise task.Retry
        return self.Instance(target=target, others=others, formula=text), answer

    def key(self, instance: Instance) -> object:
        tree = parse(instance.formula, (instance.target, *instance.others))
        names = dict.fromkeys(str(node.leaf) for node in walk(tree) if node.head == "symbol")
        for place, name in enumerate([instance.target, *(name for name in names if name != instance.target)]):
            tree = substitute(tree, name, symbol(f"t_{place}"))
        return repr(tree)


def _simple(rng: Random, node: Node, a: Node, kind: int) -> tuple[Node, Step]:
    """Join an expression with a letter, by a sum or a product, and say how this is undone."""
    choices: list[tuple[Node, Step]] = [
        (joined(node, a), lambda f: add(f, neg(a))),
        (joined(node, neg(a)), lambda f: add(f, a)),
        (add(a, neg(node)), lambda f: add(a, neg(f))),
        (mul(a, node), lambda f: div(f, a)),
        (div(node, a), lambda f: mul(a, f)),
        (div(a, node), lambda f: div(a, f)),
    ]
    return rng.choice(choices[:3] if kind else choices[3:])


def _doubled(rng: Random, node: Node, a: Node, b: Node) -> tuple[Node, Step]:
    """Join an expression with itself and two letters, and say how this is undone."""
    choices: list[tuple[Node, Step]] = [
        (div(mul(b, node), joined(node, a)), lambda f: div(mul(a, f), add(b, neg(f)))),
        (div(joined(node, a), joined(node, neg(b))), lambda f: div(add(a, mul(b, f)), add(f, neg(1)))),
        (joined(mul(a, node), div(node, b)), lambda f: div(mul(b, f), add(mul(a, b), 1))),
        (div(mul(a, joined(node, neg(b))), node), lambda f: div(mul(a, b), add(a, neg(f)))),
        (div(add(a, neg(node)), add(1, mul(b, node))), lambda f: div(add(a, neg(f)), add(1, mul(b, f)))),
    ]
    return rng.choice(choices)
