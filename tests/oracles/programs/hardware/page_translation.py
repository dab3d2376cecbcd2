"""Judge by cutting binary numerals into pieces."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = tuple(_translated(instance, kind, address) for kind, address in instance.accesses)
    return "" if tuple(answer) == right else f"the addresses are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """An address one off or with another offset, a fault more or less, the virtual addresses, the order turned."""
    first, *rest = answer
    virtual = tuple(address for _, address in instance.accesses)
    wrong = [
        (7 if first is None else None, *rest),
        ((first or 0) + 1, *rest),
        ((first or 0) ^ (1 << instance.bits[-1]), *rest),
        virtual,
        answer[::-1],
    ]
    return [one for one in wrong if one != answer]


def _translated(instance: Any, kind: str, address: int) -> int | None:
    text = format(address, f"0{sum(instance.bits)}b")
    size = 2 ** instance.bits[0]
    tables = [instance.memory[start : start + size] for start in range(0, len(instance.memory), size)]
    table = instance.root
    indices = instance.bits[:-1]
    for number, width in enumerate(indices, start=1):
        index, text = text[:width], text[width:]
        entry = format(tables[table][int(index, 2)], "016b")  # bit 15 stands first
        if entry[0] == "0":
            return None
        low = entry[8:]
        if number == len(indices) or (instance.large and entry[2] == "1"):
            return None if instance.rights and kind == "write" and entry[1] == "0" else int(low + text, 2)
        table = int(low, 2)
    return None
