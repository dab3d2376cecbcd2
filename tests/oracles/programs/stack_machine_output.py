"""Judge by an interpreter on linked pairs that writes out the words and then works through a list of what is to do."""

from typing import Any

LEVELS = range(1, 11)

Linked = Any  # None, or a pair of an item and what is below or behind it


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    output, stack = _result(_written_out(instance))
    if answer["output"] != output:
        return f"the output is {output}"
    return "" if answer["stack"] == stack else f"the stack is {stack}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The stack or the output backwards, and the last output left out."""
    near = [answer | {name: answer[name][::-1]} for name in ("output", "stack")]
    return [one for one in [*near, answer | {"output": answer["output"][:-1]}] if one != answer]


def _written_out(instance: Any) -> str:
    """Replace defined words by their bodies, the last defined first."""
    text = f" {' '.join(instance.program)} "
    for name, body in reversed(instance.words):
        text = text.replace(" ", "  ").replace(f" {name} ", f" {' '.join(body)} ")
        text = f" {' '.join(text.split())} "
    return text


def _result(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    todo: Linked = None
    for word in reversed(text.split()):
        todo = (word, todo)
    stack: Linked = None
    output: list[int] = []
    while todo:
        word, todo = todo
        if word in ("if", "times"):
            first, second, todo = _parts(todo)
            count, stack = stack
            chosen = first * count if word == "times" else first if count != 0 else second
            for item in reversed(chosen):
                todo = (item, todo)
        elif word == ".":
            output.append(stack[0])
            stack = stack[1]
        else:
            stack = _after(word, stack)
    items = []
    while stack:
        items.append(stack[0])
        stack = stack[1]
    return tuple(output), tuple(reversed(items))


def _parts(todo: Linked) -> tuple[list[str], list[str], Linked]:
    """Split what follows a block's first word into its two parts and the rest."""
    parts: list[list[str]] = [[], []]
    part, level = 0, 1
    while True:
        word, todo = todo
        level += (word in ("if", "times")) - (word == "end")
        if level == 0:
            return parts[0], parts[1], todo
        if word == "else" and level == 1:
            part = 1
        else:
            parts[part].append(word)


def _after(word: str, stack: Linked) -> Linked:
    if word.isdigit():
        return int(word), stack
    top, below = stack
    if word == "dup":
        return top, stack
    if word == "drop":
        return below
    under, rest = below
    if word == "over":
        return under, stack
    if word == "swap":
        return under, (top, rest)
    if word == "rot":
        third, rest = rest
        return third, (top, (under, rest))
    value = {"+": under + top, "-": under - top, "*": under * top, "<": int(under < top), "=": int(under == top)}
    return value[word], rest
