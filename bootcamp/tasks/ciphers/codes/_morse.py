"""The Morse table as prompts show it."""

from __future__ import annotations

from bootcamp import task
from bootcamp.lib.cipher import MORSE
from bootcamp.lib.text import UPPER


class WithMorse(task.Instance):
    """An instance whose prompt prints the table."""

    @property
    def table(self) -> list[str]:
        """The 26 letters with their codes, in three lines."""
        entries = [f"{letter} {MORSE[letter]}" for letter in UPPER]
        return [", ".join(entries[i : i + 9]) for i in range(0, 26, 9)]
