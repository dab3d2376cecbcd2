"""A set of digests that takes eight bytes for each."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

_RECENT = 2**16


class KeySet:
    """The first 64 bits of digests, sorted, beside a small set of the newest; two digests of a billion may collide.

    >>> from hashlib import sha256
    >>> seen = KeySet()
    >>> key = sha256(b"a puzzle").digest()
    >>> seen.add(key), seen.add(key), key in seen, len(seen)
    (True, False, True, 1)
    """

    def __init__(self, numbers: Iterable[int] = ()) -> None:
        self._sorted: NDArray[np.uint64] = np.unique(np.fromiter(numbers, np.uint64))
        self._recent: set[int] = set()

    def __len__(self) -> int:
        return len(self._sorted) + len(self._recent)

    def __contains__(self, digest: bytes) -> bool:
        return self._holds(int.from_bytes(digest[:8], "big"))

    def add(self, digest: bytes) -> bool:
        """Put a digest in; tell whether it is new."""
        number = int.from_bytes(digest[:8], "big")
        if self._holds(number):
            return False
        self._recent.add(number)
        if len(self._recent) == _RECENT:
            self.extend(())
        return True

    def extend(self, data: bytes | Iterable[bytes]) -> None:
        """Put in many digests, or what `to_bytes` gave."""
        if not isinstance(data, bytes):
            data = b"".join(digest[:8] for digest in data)
        recent = np.fromiter(self._recent, np.uint64, len(self._recent))
        self._sorted = np.union1d(self._sorted, np.concatenate([recent, np.frombuffer(data, ">u8").astype(np.uint64)]))
        self._recent = set()

    def to_bytes(self) -> bytes:
        """Return all of it: eight bytes a digest, in order."""
        self.extend(())
        return self._sorted.astype(">u8").tobytes()

    def _holds(self, number: int) -> bool:
        if number in self._recent:
            return True
        place = int(np.searchsorted(self._sorted, np.uint64(number)))
        return place < len(self._sorted) and int(self._sorted[place]) == number
