"""Judge by classes of equal subterms (union-find), and by instances: a solution with fresh constants must fit."""

from typing import Any

LEVELS = range(1, 11)

Tree = tuple[str, tuple[Any, ...]]


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values = _values(instance)
    given = {name: _plain(value) for name, value in answer.items()}
    there: dict[str, str] = {}
    back: dict[str, str] = {}
    stack = [(given[name], values[name]) for name in values]
    while stack:
        (one, left), (other, right) = stack.pop()
        if one.isupper() and other.isupper():
            if there.setdefault(one, other) != other or back.setdefault(other, one) != one:
                return "not a renaming of the most general unifier"
        elif one != other or len(left) != len(right):
            return f"not the most general unifier: {one} and {other}"
        stack += zip(left, right, strict=True)
    return ""


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Exchange two names, one of which is free in the values: another most general unifier."""
    tree = type(next(iter(answer.values())))
    free = [name for name in answer if answer[name] == tree(name)]
    for name in free:
        for other in answer:
            if answer[other].head == name and other != name:
                swap = {name: tree(other)}
                return [{key: _put(value, swap) for key, value in answer.items()}]
    return []


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A free variable made a constant, every value left open, a bound variable left in a value."""
    tree = type(next(iter(answer.values())))
    wrong = [{name: tree(name) for name in answer}]
    free = [name for name in answer if answer[name] == tree(name)]
    constants = [part for part in _leaves(instance) if not part.isupper()]
    if free and constants:
        wrong.append({name: _put(value, {free[0]: tree(constants[0])}) for name, value in answer.items()})
    if len(free) > 1:
        wrong.append({name: _put(value, {free[0]: tree(free[1])}) for name, value in answer.items()})
    return wrong


def _plain(term: Any) -> Tree:
    return (term.head, tuple(map(_plain, term.args)))


def _put(term: Any, swap: dict[str, Any]) -> Any:
    if not term.args:
        return swap.get(term.head, term)
    return type(term)(term.head, tuple(_put(arg, swap) for arg in term.args))


def _leaves(instance: Any) -> list[str]:
    stack: list[Tree] = [_plain(side) for pair in instance.pairs for side in pair]
    found = []
    while stack:
        head, args = stack.pop()
        stack += args
        found += [] if args else [head]
    return sorted(set(found))


def _values(instance: Any) -> dict[str, Tree]:
    """Merge classes of terms until arguments of equal terms are equal; then read the values off."""
    leader: dict[Tree, Tree] = {}

    def find(term: Tree) -> Tree:
        while leader.get(term, term) != term:
            term = leader[term]
        return term

    stack = [(_plain(left), _plain(right)) for left, right in instance.pairs]
    while stack:
        one, other = map(find, stack.pop())
        if one == other:
            continue
        if one[0].isupper():
            leader[one] = other
        else:
            leader[other] = one
            if not other[0].isupper():
                assert (one[0], len(one[1])) == (other[0], len(other[1]))
                stack += zip(one[1], other[1], strict=True)

    def read(term: Tree) -> Tree:
        top = find(term)
        return (top[0], tuple(map(read, top[1])))

    return {name: read((name, ())) for name in _leaves(instance) if name.isupper()}
