"""Judge by one composed machine that pushes each letter through all runs at once, letter by letter."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    stages = [machine for _ in range(instance.times) for machine in instance.machines]
    states = [0] * len(stages)
    written = ""

    def push(stage: int, letter: str) -> None:
        nonlocal written
        if stage == len(stages):
            written += letter
            return
        machine, state = stages[stage], states[stage]
        states[stage] = machine.table[state][instance.alphabet.find(letter)]
        if machine.kind == "moore":
            piece = machine.outputs[states[stage]][0]
        else:
            piece = machine.outputs[state][instance.alphabet.find(letter)]
        for sign in piece:
            push(stage + 1, sign)

    for stage in reversed(range(len(stages))):  # what a start writes goes through the later ones, last stage first
        if stages[stage].kind == "moore":
            for sign in stages[stage].outputs[0][0]:
                push(stage + 1, sign)
    for letter in instance.word:
        push(0, letter)
    return "" if written == answer else "the machines write something else"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The word backwards, without its first letter and with its last letter twice."""
    return [word for word in (answer[::-1], answer[1:], answer + answer[-1]) if word != answer]
