"""Judge by asking the questions of the tree for every item."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer.words) != instance.items:
        return "not every item once"
    for item in range(instance.items):
        tree, asked = answer, 0
        while not isinstance(tree, str):
            if len(tree.parts) != 2:
                return "a question has two answers"
            yes = item in instance.questions[int(tree.label[1:]) - 1]
            tree, asked = tree.parts[0 if yes else 1], asked + 1
        if tree != "ABCDEFGHIJKLMNOP"[item]:
            return "another item is named"
        if asked > instance.limit:
            return "too many questions"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Yes and no exchanged, another question first, one side alone."""
    kind = type(answer)
    label = "Q1" if answer.label != "Q1" else "Q2"
    near = [kind(answer.label, answer.parts[::-1]), kind(label, answer.parts), kind(answer.label, answer.parts[:1])]
    return [one for one in near if confirm(instance, one)]
