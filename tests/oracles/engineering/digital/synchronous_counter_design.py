"""Judge by running the counter on truth values, by a walk of the formula trees; other designs negate twice."""

from typing import Any

from bootcamp.verifiers.formula import Atom, Constant, Join, Not

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    if set(answer) != set(instance.inputs):
        return "other inputs"
    if sum(map(_literals, answer.values())) > instance.budget:
        return "too many literals"
    words = [f"{state:0{instance.bits}b}" for state in instance.states]
    for word, wanted in zip(words, [*words[1:], words[0]], strict=True):
        if _after(instance, answer, word) != wanted:
            return f"{word} is not followed by {wanted}"
    if instance.within:
        arrived = set(words)
        for _ in range(instance.within):
            for number in range(2**instance.bits):
                word = f"{number:0{instance.bits}b}"
                if _after(instance, answer, word) in arrived:
                    arrived = arrived | {word}
        late = [f"{k:0{instance.bits}b}" for k in range(2**instance.bits) if not _back(instance, answer, k, words)]
        if late or len(arrived) < 2**instance.bits:
            return f"{late} do not return"
    return ""


def _back(instance: Any, answer: Any, number: int, words: list[str]) -> bool:
    word = f"{number:0{instance.bits}b}"
    for _ in range(instance.within):
        if word in words:
            return True
        word = _after(instance, answer, word)
    return word in words


def _after(instance: Any, answer: Any, word: str) -> str:
    bits = dict(zip(instance.names, (c == "1" for c in word), strict=True))
    out = ""
    for name, now in bits.items():
        inputs = [_true(answer[letter + name], bits) for letter in instance.kind]
        if instance.kind == "D":
            new = inputs[0]
        elif instance.kind == "T":
            new = now != inputs[0]
        else:
            new = {(0, 0): now, (0, 1): False, (1, 0): True, (1, 1): not now}[int(inputs[0]), int(inputs[1])]
        out += "01"[new]
    return out


def _true(tree: Any, bits: dict[str, bool]) -> bool:
    if isinstance(tree, Atom):
        return bits[tree.name]
    if isinstance(tree, Constant):
        return tree.value
    if isinstance(tree, Not):
        return not _true(tree.operand, bits)
    sides = [_true(tree.left, bits), _true(tree.right, bits)]
    return all(sides) if tree.connective == "and" else any(sides)


def _literals(tree: Any) -> int:
    if isinstance(tree, Not):
        return _literals(tree.operand)
    return _literals(tree.left) + _literals(tree.right) if isinstance(tree, Join) else int(isinstance(tree, Atom))


def others(instance: Any, answer: Any) -> list[Any]:
    """All formulas negated twice, and with true joined by and."""
    return [
        {name: Not(Not(tree)) for name, tree in answer.items()},
        {name: Join("and", Constant(True), tree) for name, tree in answer.items()},
    ]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One formula negated, one constant, one twice as long."""
    first = next(iter(answer))
    near = [{**answer, first: Not(answer[first])}, {**answer, first: Constant(False)}]
    near.append({name: Join("and", tree, tree) for name, tree in answer.items()})
    return [one for one in near if confirm(instance, one)]
