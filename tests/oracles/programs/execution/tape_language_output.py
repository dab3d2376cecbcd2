"""Judge by carrying out sign after sign on a list with jumps looked up."""

from typing import Any

LEVELS = range(1, 11)

_FAR = 40


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _output(instance.program, instance.inputs, instance.modulus)
    return "" if tuple(answer) == right else f"it prints {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The numbers backwards, one more or less, one left out, cells without a bound."""
    first, *rest = answer
    wrong = [answer[::-1], (first + 1, *rest), (*answer, 0), tuple(rest)]
    unbound = _output(instance.program, instance.inputs, 256 if instance.modulus != 256 else 128)
    return [one for one in [*wrong, unbound] if one != answer and one]


def _output(program: str, inputs: tuple[int, ...], modulus: int) -> tuple[int, ...]:
    partner, opened = {}, []
    for place, sign in enumerate(program):
        if sign == "[":
            opened.append(place)
        elif sign == "]":
            partner[place] = opened.pop()
            partner[partner[place]] = place
    tape, head, place, waiting = [0] * (2 * _FAR), _FAR, 0, list(inputs)
    output: list[int] = []
    for _ in range(2_000_000):
        if place == len(program):
            return tuple(output)
        sign = program[place]
        if sign in "+-":
            tape[head] = (tape[head] + (1 if sign == "+" else -1)) % modulus
        elif sign in "<>":
            head += 1 if sign == ">" else -1
        elif sign == ".":
            output.append(tape[head])
        elif sign == ",":
            tape[head] = waiting.pop(0)
        elif (sign == "[") == (tape[head] == 0):
            place = partner[place]
        place += 1
    return ()
