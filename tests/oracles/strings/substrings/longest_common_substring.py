"""Judge by growing blocks letter by letter as long as enough strings hold them."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    letters = sorted(set("".join(instance.strings)))
    blocks = [""]
    while True:
        longer = [
            block + letter
            for block in blocks
            for letter in letters
            if sum(text.find(block + letter) >= 0 for text in instance.strings) >= instance.least
        ]
        if not longer:
            return "" if answer == blocks[0] else f"it is {blocks[0]}"
        blocks = longer


def near_misses(instance: Any, answer: str) -> list[str]:
    """The block without an end, with a letter more, backwards, and the next one in the dictionary."""
    size = len(answer)
    blocks = {text[i : i + size] for text in instance.strings for i in range(len(text) - size + 1)}
    return [text for text in (answer[1:], answer[:-1], answer * 2, answer[::-1], *sorted(blocks)[:3]) if text != answer]
