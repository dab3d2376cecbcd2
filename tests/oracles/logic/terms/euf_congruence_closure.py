"""Judge by ground completion: equations turn into rules from larger to smaller terms; reduced terms are compared."""

from typing import Any

LEVELS = range(1, 11)

Tree = tuple[Any, ...]


def confirm(instance: Any, answer: frozenset[frozenset[str]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules: dict[Tree, Tree] = {}
    waiting = [(_plain(left), _plain(right)) for left, right in instance.equations]
    while waiting:
        left, right = (_reduced(side, rules) for side in waiting.pop())
        if left == right:
            continue
        if _order(left) < _order(right):
            left, right = right, left
        for old in [old for old in rules if _holds(old, left)]:
            waiting.append((old, rules.pop(old)))
        rules[left] = right
        for old, new in list(rules.items()):
            rules[old] = _reduced(new, rules)
    groups: dict[Tree, set[str]] = {}
    for i, term in enumerate(instance.terms):
        groups.setdefault(_reduced(_plain(term), rules), set()).add(chr(65 + i))
    right_classes = frozenset(map(frozenset, groups.values()))
    return "" if right_classes == answer else f"{right_classes}"


def near_misses(instance: Any, answer: frozenset[frozenset[str]]) -> list[frozenset[frozenset[str]]]:
    """Each term alone, all in one class, two classes merged, one member on its own."""
    one, other = sorted(answer, key=lambda group: (-len(group), sorted(group)))[:2]
    every = frozenset().union(*answer)
    alone = min(one)
    return [
        frozenset(frozenset(letter) for letter in every),
        frozenset({every}),
        answer - {one, other} | {one | other},
        answer - {one} | {one - {alone}, frozenset({alone})},
    ]


def _plain(term: Any) -> Tree:
    return (term.head, *map(_plain, term.args))


def _order(term: Tree) -> tuple[int, str]:
    return (str(term).count("("), str(term))


def _holds(term: Tree, part: Tree) -> bool:
    return term == part or any(_holds(arg, part) for arg in term[1:])


def _reduced(term: Tree, rules: dict[Tree, Tree]) -> Tree:
    term = (term[0], *(_reduced(arg, rules) for arg in term[1:]))
    return _reduced(rules[term], rules) if term in rules else term
