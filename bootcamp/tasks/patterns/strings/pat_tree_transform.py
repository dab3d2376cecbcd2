"""Find from examples how trees with lettered nodes are changed, and change a new tree.

Answer: the changed tree; every rule of the stated kind that fits the examples gives it.
Harder: larger trees, two or three changes in turn, more kinds of changes.
Skills: induction, simulation, coding
Source: original; trees and their ways of writing as in D. Knuth, The art of computer programming, volume 1, 2.3, 1968.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.lib.text import LOWER, shuffled
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import line_prompt, settled
from bootcamp.verifiers import Text

Tree = tuple[str, tuple[Any, ...]]  # a letter and the trees below it


class PatTreeTransform(Task["PatTreeTransform.Params", "PatTreeTransform.Instance", str]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("the number of nodes of a tree", levels=(5, 6, 7, 7, 8, 9, 10, 11, 13, 15), ge=3, le=20)
        changes: int = knob(
            "how many kinds of changes are possible", levels=(4, 7, 10, 5, 7, 9, 10, 10, 10, 10), ge=3, le=10
        )
        steps: int = knob("the most changes in turn", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[tuple[str, str], ...]
        query: str
        changes: tuple[str, ...]
        steps: int

        @property
        def kinds(self) -> dict[str, list[str]]:
            return by_language(CHANGES[name] for name in self.changes)

    answer = Text(alphabet=LOWER + "(),")
    prompt = line_prompt(
        en=r"""
        A tree is written as the letter of its root, followed by the trees below it, its children, in round brackets and
        parted by commas; a node without children is just its letter. A hidden rule changes trees. It makes
        {%- if steps == 1 %}
         one of these changes:
        {% else %}
         1 to {{ steps }} of these changes, one after the other; a change may occur more than once:
        {% endif %}

        {{ kinds[language] | bullets }}

        A change that needs a child of the root does nothing where the root has none.
        """,
        zh=r"""
        一棵树写作根的字母，后面在圆括号中写出它下面的各棵树（它的子结点），用逗号隔开；没有子结点的结点只写字母。
        一条隐藏的规则改变树，它
        {%- if steps == 1 -%}
        做下列改变之一：
        {% else -%}
        依次做下列改变中的 1 到 {{ steps }} 个，同一改变可以重复：
        {% endif %}

        {{ kinds[language] | bullets }}

        需要根的子结点的改变，在根没有子结点时什么也不做。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        changes = tuple(CHANGES)[: params.changes]
        family = [
            partial(changed, names) for steps in range(1, params.steps + 1) for names in product(changes, repeat=steps)
        ]
        hidden = rng.choice(family[-(len(changes) ** params.steps) :])
        *befores, query = (random_tree(shuffled(rng, LOWER)[: params.nodes], rng) for _ in range(params.pairs + 1))
        pairs = [(before, hidden(before)) for before in befores]
        result = settled(family, pairs, query)
        if min(len(text_of(tree)) for tree in (result, *(after for _, after in pairs))) < params.nodes:
            raise task.Retry
        shown = tuple((text_of(before), text_of(after)) for before, after in pairs)
        return self.Instance(pairs=shown, query=text_of(query), changes=changes, steps=params.steps), text_of(result)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.changes, instance.steps]


CHANGES: dict[str, tuple[str, str, Callable[[Tree], Tree]]] = {
    "mirror": (
        "at every node, reverse the order of the children",
        "在每个结点处，把子结点的次序倒过来",
        lambda tree: (tree[0], tuple(_mapped("mirror", reversed(tree[1])))),
    ),
    "last": (
        "remove the last child of the root with all below it",
        "去掉根的最后一个子结点及其下面的一切",
        lambda tree: (tree[0], tree[1][:-1]),
    ),
    "turn": (
        "move the first child of the root, with all below it, to the end of the root's children",
        "把根的第一个子结点连同其下面的一切移到根的子结点的最后",
        lambda tree: (tree[0], tree[1][1:] + tree[1][:1]),
    ),
    "sort": (
        "at every node, order the children by their letters, alphabetically",
        "在每个结点处，把子结点按字母顺序排列",
        lambda tree: (tree[0], tuple(sorted(_mapped("sort", tree[1]), key=lambda child: child[0]))),
    ),
    "leaves": (
        "remove all nodes without children, except the root",
        "去掉所有没有子结点的结点，根除外",
        lambda tree: (tree[0], tuple(_mapped("leaves", (child for child in tree[1] if child[1])))),
    ),
    "lift": (
        "put the children of the root's first child in its place",
        "用根的第一个子结点的各子结点代替该子结点",
        lambda tree: (tree[0], tuple(part for child in tree[1][:1] for part in child[1]) + tree[1][1:]),
    ),
    "root": (
        "make the root's first child the root, with the old root, as it is without that child, as its last child",
        "让根的第一个子结点成为根，去掉该子结点的旧根成为它的最后一个子结点",
        lambda tree: (tree[1][0][0], (*tree[1][0][1], (tree[0], tree[1][1:]))) if tree[1] else tree,
    ),
    "flat": (
        "make all other nodes children of the root, in the order in which they are written",
        "让其他所有结点都成为根的子结点，次序与书写次序相同",
        lambda tree: (tree[0], tuple((letter, ()) for letter in list(letters_of(tree))[1:])),
    ),
    "letters": (
        "keep the shape but write the letters in reverse order",
        "形状不变，但把各字母按相反的次序写入",
        lambda tree: _relabelled(tree, iter(list(letters_of(tree))[::-1])),
    ),
    "next": (
        "keep the shape but move each letter to the next node in the order of writing, the last one to the root",
        "形状不变，但按书写次序把每个字母移到下一个结点，最后一个字母移到根",
        lambda tree: _relabelled(tree, iter([list(letters_of(tree))[-1], *letters_of(tree)])),
    ),
}


def changed(names: tuple[str, ...], tree: Tree) -> Tree:
    """Make the changes in turn."""
    for name in names:
        tree = CHANGES[name][2](tree)
    return tree


def text_of(tree: Tree) -> str:
    """Write a tree without blanks."""
    return tree[0] + (f"({','.join(map(text_of, tree[1]))})" if tree[1] else "")


def letters_of(tree: Tree) -> Iterator[str]:
    """Yield the letters in the order of writing."""
    yield tree[0]
    for child in tree[1]:
        yield from letters_of(child)


def random_tree(letters: str, rng: Random) -> Tree:
    """Draw a tree that is written with these letters in this order: each node goes below one on the way to the last."""
    way = [0]
    children: list[list[int]] = [[]]
    for number in range(1, len(letters)):
        way = way[: rng.randint(1, len(way))]
        children[way[-1]].append(number)
        children.append([])
        way.append(number)

    def below(number: int) -> Tree:
        return letters[number], tuple(map(below, children[number]))

    return below(0)


def _mapped(name: str, trees: Any) -> Iterator[Tree]:
    return (changed((name,), tree) for tree in trees)


def _relabelled(tree: Tree, letters: Iterator[str]) -> Tree:
    return next(letters), tuple([_relabelled(child, letters) for child in tree[1]])
