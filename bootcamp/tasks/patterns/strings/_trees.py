"""Trees with letters at their nodes, written like a(b,c(d)), and changes of whole trees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

Tree = tuple[str, tuple[Any, ...]]  # a letter and the trees below it

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
