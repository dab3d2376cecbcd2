"""Judge by powers of transition functions (repeated squaring) and by set operations on the accepted numbers."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    ends = [[_end(machine, string) for string in instance.strings] for machine in instance.machines]
    numbers = range(1, len(instance.strings) + 1)
    accepted = [
        {n for n, state in zip(numbers, states, strict=True) if state in machine.accepting}
        for machine, states in zip(instance.machines, ends, strict=True)
    ]
    right = {
        "": lambda: accepted[0],
        "not": lambda: set(numbers) - accepted[0],
        "and": lambda: accepted[0] & accepted[1],
        "xor": lambda: accepted[0] ^ accepted[1],
        "minus": lambda: accepted[0] - accepted[1],
    }[instance.rule]()
    shown = [[state + 1 for state in states] for states in ends]
    final = list(zip(*shown, strict=True)) if len(shown) == 2 else shown[0]
    if list(answer["final"]) != final:
        return f"the strings end in {final}"
    return "" if set(answer["accepted"]) == right else f"the strings {sorted(right)} are accepted"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The other strings accepted, and the states in another order."""
    numbers = frozenset(range(1, len(instance.strings) + 1))
    final = answer["final"][::-1]
    changed = [{**answer, "accepted": numbers - answer["accepted"]}]
    return [*changed, {**answer, "final": final}] if final != answer["final"] else changed


def _end(machine: Any, string: Any) -> int:
    state = machine.start
    for word, times in string:
        step = list(range(len(machine.table)))
        for letter in word:
            step = [machine.table[q][machine.alphabet.index(letter)] for q in step]
        state = _power(step, times)[state]
    return int(state)


def _power(step: list[int], times: int) -> list[int]:
    if times == 0:
        return list(range(len(step)))
    half = _power([step[q] for q in step], times // 2)
    return [step[q] for q in half] if times % 2 else half
