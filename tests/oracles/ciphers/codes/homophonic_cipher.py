"""Number all uses of each letter: uses that differ by the length of its list have one number, as the table says."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = {letter: list(numbers) for letter, numbers in instance.table}
    uses: dict[str, list[int]] = {letter: [] for letter in rows}
    for text, numbers in instance.solved:
        for letter, number in zip(text, numbers, strict=True):
            row, turn = rows[letter], len(uses[letter]) % len(rows[letter])
            if number and row[turn] not in (0, number):
                return "the table and the messages do not agree"
            row[turn] = number or row[turn]
            uses[letter].append(number)
    known = [number for row in rows.values() for number in row if number]
    if len(set(known)) != len(known) or any(row != sorted(row) for row in rows.values() if 0 not in row):
        return "two letters share a number, or a list does not rise"
    if not instance.encrypt:
        owners = {number: letter for letter, row in rows.items() for number in row}
        return "" if answer == "".join(owners.get(number, "?") for number in instance.numbers) else "other letters"
    right = []
    for i, letter in enumerate(instance.text):
        turn = len(uses[letter]) + instance.text[:i].count(letter)
        right.append(rows[letter][turn % len(rows[letter])])
    if 0 in right:
        return "a number cannot be known"
    return "" if tuple(answer) == tuple(right) else "other numbers"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One number or letter replaced, two neighbours exchanged."""
    if instance.encrypt:
        return [(*answer[:-1], answer[-1] + 1), (answer[0] - 1, *answer[1:])]
    letters = [letter for letter, _ in instance.table]
    return [*(letter + answer[1:] for letter in letters if letter != answer[0])]
