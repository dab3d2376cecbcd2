"""Nodes with fields that lead to other nodes, and statements that relink them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

NULL = -1
"""The place that stands for no node."""


class _Crash(Exception):
    """A field of null was used, or a loop does not end."""


class Heap:
    """Nodes by place, with the places that their fields lead to, and the places of the pointers.

    >>> heap = Heap([7, 8], {"next": [1, NULL]}, {"p": 0, "q": NULL})
    >>> heap.run(["q = p.next", "q.next = new(9)", "while p.next != null:", "    p = p.next", "p.next = q"], 50)
    True
    >>> heap.log[-3:]
    ['p = p.next: p = 9', 'while p.next != null: null != null', 'p.next = q: 9.next = 8']
    >>> heap.lists()
    {'p': (9, 8, 9), 'q': (8, 9, 8)}
    >>> heap.run(["q.next = null", "q = q.next.next"], 50)
    False
    """

    def __init__(self, values: Iterable[int], fields: Mapping[str, Iterable[int]], pointers: Mapping[str, int]) -> None:
        self.values = list(values)
        self.fields = {name: list(places) for name, places in fields.items()}
        self.pointers = dict(pointers)
        self.log: list[str] = []
        """What statements of this heap have done, and the two sides of the tests of its loops."""

    def copy(self) -> Heap:
        """Make a heap in the same state."""
        return Heap(self.values, self.fields, self.pointers)

    def same(self, other: Heap) -> bool:
        """Tell whether two heaps are in the same state."""
        return self.fields == other.fields and self.pointers == other.pointers

    def _read(self, path: str) -> int:
        if path == "null":
            return NULL
        if path.startswith("new("):
            self.values.append(int(path[4:-1]))
            for places in self.fields.values():
                places.append(NULL)
            return len(self.values) - 1
        name, *fields = path.split(".")
        at = self.pointers[name]
        for field in fields:
            if at == NULL:
                raise _Crash
            at = self.fields[field][at]
        return at

    def _named(self, at: int) -> str:
        return "null" if at == NULL else str(self.values[at])

    def _write(self, path: str, at: int) -> str:
        owner, _, field = path.rpartition(".")
        if not owner:
            self.pointers[field] = at
            return f"{field} = {self._named(at)}"
        holder = self._read(owner)
        if holder == NULL:
            raise _Crash
        self.fields[field][holder] = at
        return f"{self._named(holder)}.{field} = {self._named(at)}"

    def run(self, lines: Sequence[str], limit: int) -> bool:
        """Carry out statements; tell whether that ends well, with at most `limit` turns of loops."""
        try:
            self._block(lines, [limit])
        except _Crash:
            return False
        return True

    def _block(self, lines: Sequence[str], left: list[int]) -> None:
        place = 0
        while place < len(lines):
            line = lines[place].strip()
            place += 1
            if line.startswith("while"):
                end = next((at for at in range(place, len(lines)) if lines[at][0] != " "), len(lines))
                while self._goes_on(line):
                    left[0] -= 1
                    if left[0] < 0:
                        raise _Crash
                    self._block([one[4:] for one in lines[place:end]], left)
                place = end
            else:
                targets, sources = (side.split(", ") for side in line.split(" = "))
                found = [self._read(source) for source in sources]
                done = [self._write(target, at) for target, at in zip(targets, found, strict=True)]
                self.log.append(f"{line}: {', '.join(done)}")

    def _goes_on(self, line: str) -> bool:
        """Make the tests of a loop, up to the first that fails."""
        shown = list[str]()
        goes = True
        for test in line[6:-1].split(" and "):
            left, right = map(self._read, test.split(" != "))
            shown.append(f"{self._named(left)} != {self._named(right)}")
            goes = left != right
            if not goes:
                break
        self.log.append(f"{line[:-1]}: {', '.join(shown)}")
        return goes

    def lists(self) -> dict[str, tuple[int, ...]]:
        """Give for each pointer the values along next, up to null or to the first that comes twice."""
        found: dict[str, tuple[int, ...]] = {}
        for name, at in self.pointers.items():
            met: list[int] = []
            while at != NULL and self.values[at] not in met:
                met.append(self.values[at])
                at = self.fields["next"][at]
            found[name] = (*met, *([] if at == NULL else [self.values[at]]))
        return found
