"""A small stack language: programs as words separated by blanks, drawn at random and run."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import add, eq, lt, mul, sub
from random import Random

from bootcamp.errors import Retry

Body = tuple[str, ...]

SHUFFLES = {  # items taken from the top of the stack, bottom first, and items put back by their places
    "dup": (1, (0, 0)),
    "drop": (1, ()),
    "swap": (2, (1, 0)),
    "over": (2, (0, 1, 0)),
    "rot": (3, (1, 2, 0)),
}
OPERATORS: dict[str, Callable[[int, int], int]] = {"+": add, "-": sub, "*": mul, "<": lt, "=": eq}

_DEEPEST = 7
_LARGEST = 10**5


class Machine:
    """The state of a run: the stack, bottom first, the output, and a log of every word run and the stack after it.

    >>> machine = Machine({"square": ("dup", "*")})
    >>> machine.run("3 square . 2 1 times 5 end".split())
    >>> machine.output, machine.stack
    ([9], [2, 5])

    Raises Retry where a number grows beyond 10^5.
    """

    def __init__(self, words: Mapping[str, Body]) -> None:
        self.words = words
        self.stack: list[int] = []
        self.output: list[int] = []
        self.log: list[tuple[str, Body]] = []

    def run(self, body: Sequence[str]) -> None:
        """Run the words of a body."""
        place = 0
        while place < len(body):
            word, place = body[place], place + 1
            if word in ("if", "times"):
                chosen, other, place = _blocks(body, place)
                count = self.stack.pop()
                self._note(word)
                if word == "times":
                    for _ in range(count):
                        self.run(chosen)
                else:
                    self.run(chosen if count else other)
            elif word in self.words:
                self.run(self.words[word])
            else:
                self._execute(word)
                self._note(word)

    def _execute(self, word: str) -> None:
        if word in SHUFFLES:
            taken, places = SHUFFLES[word]
            items = self.stack[-taken:]
            self.stack[-taken:] = [items[place] for place in places]
        elif word in OPERATORS:
            first, second = self.stack[-2:]
            self.stack[-2:] = [int(OPERATORS[word](first, second))]
            if abs(self.stack[-1]) > _LARGEST:
                raise Retry
        elif word == ".":
            self.output.append(self.stack.pop())
        else:
            self.stack.append(int(word))

    def _note(self, word: str) -> None:
        self.log.append((word, tuple(map(str, self.stack))))


def _blocks(body: Sequence[str], start: int) -> tuple[Sequence[str], Sequence[str], int]:
    """Give what stands before and after the ``else`` of a block that begins at `start`, and the place after its end."""
    level, middle = 0, 0
    for place in range(start, len(body)):
        if body[place] == "else" and level == 0:
            middle = place
        if body[place] == "end":
            if level == 0:
                return body[start : middle or place], body[middle + 1 : place] if middle else (), place + 1
            level -= 1
        level += body[place] in ("if", "times")
    raise ValueError(f"body={body}: a block has no end")


def random_body(rng: Random, size: int, depth: int, after: int, blocks: int, words: Mapping[str, int]) -> list[str]:
    """Draw a body that needs `depth` items and leaves `after` in their place.

    It has about `size` words and up to `blocks` blocks; each of `words` takes two items and leaves as many as stated.
    """
    body: list[str] = []
    effects = {word: (taken, len(places)) for word, (taken, places) in SHUFFLES.items()}
    effects |= dict.fromkeys(OPERATORS, (2, 1)) | {".": (1, 0)} | {word: (2, left) for word, left in words.items()}
    while len(body) < size:
        if blocks and depth >= 2 and rng.random() < 0.3:
            blocks -= 1
            inside = (max(2, (size - len(body)) // 4), depth, depth, blocks // 2, words)
            if rng.random() < 0.5:
                body += [str(rng.randint(2, 4)), "times", *random_body(rng, *inside), "end"]
            else:
                branches = [random_body(rng, *inside) for _ in range(2)]
                body += ["over", "over", rng.choice("<="), "if", *branches[0], "else", *branches[1], "end"]
            continue
        if depth < 2 or (depth < _DEEPEST and rng.random() < 0.2):
            body.append(str(rng.randint(1, 9)))
            depth += 1
        else:
            fitting = [word for word, (taken, left) in effects.items() if taken <= depth <= _DEEPEST + taken - left]
            body.append(rng.choice(fitting))
            taken, left = effects[body[-1]]
            depth += left - taken
    body += rng.choices("+-.", k=max(0, depth - after))
    return body + [str(rng.randint(1, 9)) for _ in range(after - depth)]
