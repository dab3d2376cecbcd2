"""Judge by counting people in random situations: sentences by sets, answers by going through all assignments."""

from itertools import product
from random import Random
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Any, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rng = Random(1)
    for size, count in ((1, 8), (2, 40), (3, 60), (4, 25)):
        for _ in range(count):
            facts = _situation(instance, size, rng)
            for number, (sentence, node) in enumerate(zip(instance.sentences, answer, strict=True), start=1):
                if _meant(sentence, facts) != _value(node, facts, {}):
                    return f"formula {number} says something else"
    return ""


def others(instance: Any, answer: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """The same by double negation."""
    kind = type(answer[0])
    return [tuple(kind("not", (kind("not", (node,)),)) for node in answer)]


def near_misses(instance: Any, answer: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """Negations, quantifiers and connectives exchanged, where that changes the meaning."""
    first, *rest = answer
    kind = type(first)
    swaps = ({"all": "exists", "exists": "all"}, {"and": "implies", "implies": "and"}, {"and": "or", "implies": "iff"})

    def changed(node: Any, swap: dict[str, str]) -> Any:
        return kind(swap.get(node.op, node.op), tuple(changed(p, swap) for p in node.parts), node.name, node.terms)

    wrong = [(kind("not", (first,)), *rest), *((changed(first, swap), *rest) for swap in swaps)]
    return [one for one in wrong if confirm(instance, one)]


def _situation(instance: Any, size: int, rng: Random) -> dict[str, Any]:
    share = rng.choice((0.2, 0.5, 0.8))
    facts: dict[str, Any] = {"": range(size)}
    for noun in instance.nouns:
        facts[noun.capitalize()] = {(x,) for x in range(size) if rng.random() < share}
    for verb in instance.verbs:
        facts[verb] = {pair for pair in product(range(size), repeat=2) if rng.random() < share}
    return facts | {name: rng.randrange(size) for name in instance.names}


def _meant(sentence: Any, facts: dict[str, Any]) -> bool:
    kind, noun, relative, verb = sentence
    told = {x for (x,) in facts[noun.capitalize()] if not relative or _does(relative, x, facts)}
    said = {x for x in facts[""] if _does(verb, x, facts)}
    count = len(told & said)
    return {
        "every": told <= said,
        "some": count > 0,
        "no": count == 0,
        "not every": not told <= said,
        "only": said <= told,
        "one": count == 1,
        "at most one": count < 2,
        "two": count > 1,
    }[kind]


def _does(phrase: Any, x: int, facts: dict[str, Any]) -> bool:
    kind, *rest = phrase
    if kind in ("is", "isnt"):
        return ((x,) in facts[rest[0].capitalize()]) == (kind == "is")
    if kind == "name":
        return (x, facts[rest[1]]) in facts[rest[0]]
    group = [y for (y,) in facts[rest[1].capitalize()] if not rest[2:] or _does(rest[2:], y, facts)]
    count = sum((x, y) in facts[rest[0]] for y in group)
    return {"some": count > 0, "every": count == len(group), "no": count == 0, "one": count == 1}[kind]


def _value(node: Any, facts: dict[str, Any], names: dict[str, int]) -> bool:
    row = tuple(names[term] if term in names else facts[term] for term in node.terms)
    if node.op == "atom":
        return row in facts[node.name]
    if node.op == "=":
        return bool(row[0] == row[1])
    if node.op in ("all", "exists"):
        found = [_value(node.parts[0], facts, {**names, node.name: x}) for x in facts[""]]
        return all(found) if node.op == "all" else any(found)
    first, *rest = (_value(part, facts, names) for part in node.parts)
    if node.op == "not":
        return not first
    return {"and": first and rest[0], "or": first or rest[0], "implies": rest[0] or not first}.get(
        node.op, first == rest[0]
    )
