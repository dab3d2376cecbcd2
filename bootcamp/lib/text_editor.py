"""A text editor of one line: moves, a selection, a clipboard, undo and redo."""

from __future__ import annotations

MOVES = ("left", "right", "home", "end", "word-left", "word-right")
"""The moves of the cursor; the first two go by a number of characters."""

Command = tuple[str, str]
"""The name and what follows it: a text to type, a number of characters, a move to select by, or nothing."""


class Editor:
    """The state of an editor: the text, the cursor, the fixed end of the selection, the clipboard and the changes.

    >>> editor = Editor("|one two")
    >>> for command in (("select", "word-right"), ("cut", ""), ("end", ""), ("paste", ""), ("undo", "")):
    ...     editor.run(command)
    >>> str(editor), editor.clip
    ('two|', 'one ')
    """

    def __init__(self, shown: str) -> None:
        """Begin with a text in which | shows the cursor."""
        self.text = shown.replace("|", "", 1)
        self.place = self.fixed = shown.index("|")
        self.clip = ""
        self.done: list[tuple[tuple[str, int], tuple[str, int]]] = []
        self.undone: list[tuple[tuple[str, int], tuple[str, int]]] = []

    def __str__(self) -> str:
        """Write the text with | at the cursor."""
        return f"{self.text[: self.place]}|{self.text[self.place :]}"

    def state(self) -> tuple[str, int, int, str, int, int]:
        """Give all that later commands depend on, of the changes their numbers."""
        return self.text, self.place, self.fixed, self.clip, len(self.done), len(self.undone)

    def run(self, command: Command) -> None:
        """Carry out a command: a move, type, backspace, delete, select, copy, cut, paste, undo or redo."""
        name, rest = command
        low, high = sorted((self.place, self.fixed))
        if name == "select":
            self.place = self._moved(*rest.split(" "))
            return
        if name in ("copy", "cut") and low < high:
            self.clip = self.text[low:high]
        if name == "copy":
            return
        if name in ("undo", "redo"):
            source, other = (self.done, self.undone) if name == "undo" else (self.undone, self.done)
            if source:
                other.append(source.pop())
                self.text, self.place = other[-1][name == "redo"]
        elif name in MOVES:
            self.place = self._moved(name, rest)
        elif name in ("type", "paste", "cut") or low < high:
            self._change(low, high, {"type": rest, "paste": self.clip}.get(name, ""))
        elif name == "backspace":
            self._change(max(0, low - 1), low, "")
        elif name == "delete":
            self._change(low, low + 1, "")
        self.fixed = self.place

    def _moved(self, move: str, count: str = "") -> int:
        """Give the place to which a move leads."""
        end = len(self.text)
        if move in ("home", "end"):
            return 0 if move == "home" else end
        if move in ("left", "right"):
            return max(0, self.place - int(count)) if move == "left" else min(end, self.place + int(count))
        begins = [at for at in range(end) if self.text[at] != " " and self.text[at - 1 : at].strip() == ""]
        if move == "word-left":
            return max((at for at in begins if at < self.place), default=0)
        return min((at for at in begins if at > self.place), default=end)

    def _change(self, low: int, high: int, new: str) -> None:
        before = self.text, self.place
        if self.text[low:high] != new:
            self.text, self.place = self.text[:low] + new + self.text[high:], low + len(new)
            self.done.append((before, (self.text, self.place)))
            self.undone.clear()
        else:
            self.place = low + len(new)
