"""The format of programs for the project's own interpreters: text whose lines are kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.dress import undress
from bootcamp.verifiers.wording import count

_MARKS = "".join(char for char in map(chr, range(0x21, 0x7F)) if not char.isalnum() and char != "`")


@dataclass(frozen=True)
class Program(Format[str]):
    r"""Program text of at most `max_lines` lines and `max_chars` characters; the value is the text without outer blank
    lines.

    Only code fences are dress: every other character is kept, and so are the lines. Typographic characters outside
    ASCII (curly quotes, full-width digits, the minus sign) are read as their ASCII kin. Nothing is run here.

    >>> Program().parse("```\ninc r\njz r 1\n```")
    'inc r\njz r 1'
    """

    max_lines: int = 200
    max_chars: int = 5000

    @property
    def marks(self) -> str:
        """All of ASCII punctuation but the backtick."""
        return _MARKS

    @property
    def fenced(self) -> bool:
        """Programs span lines."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer."""
        if language == "zh":
            return f"一个程序（至多 {self.max_lines} 行）"
        return f"a program of at most {count(self.max_lines, 'line')}"

    def parse(self, text: str) -> str:
        """Read a program; raise Malformed if there is none, WrongForm if it is too long."""
        program = "\n".join(line.rstrip() for line in undress(text, self.marks).split("\n"))
        if not program:
            raise Malformed("the program is empty")
        if program.count("\n") >= self.max_lines or len(program) > self.max_chars:
            raise WrongForm(f"the program is longer than {self.max_lines} lines or {self.max_chars} characters")
        return program

    def render(self, value: str) -> str:
        """Write the program."""
        return value

    def guess(self, rng: Random) -> str:
        """Draw some letters, which no interpreter is likely to take."""
        return "".join(rng.choices("abcdefgh", k=6))

    def neighbours(self, value: str, rng: Random) -> Iterator[str]:
        """Give the program without its last line, or, if it has one line, without its last character."""
        shorter = value.rpartition("\n")[0].rstrip() or value[:-1].rstrip()
        if shorter:
            yield shorter
