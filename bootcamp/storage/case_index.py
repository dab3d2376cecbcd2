"""Finding stored cases by their ids, with sixteen bytes of memory for each."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from contextlib import ExitStack
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from bootcamp.errors import BootcampError
from bootcamp.storage.cases import case_files, case_of
from bootcamp.storage.files import opened, parse_json
from bootcamp.storage.rows import read_rows

_PLACE_BITS = 44
_SEEKABLE = ("", ".jsonl", ".ndjson", ".json", ".txt", ".gz")


class CaseIndex:
    """The cases of a file or folder of any kind; `answered` marks those that were looked up.

    A case in JSON Lines is read from its offset; files of other kinds are kept in memory, a few at a time.
    """

    def __init__(self, path: Path) -> None:
        self._files = case_files(path)
        digests, places = array("Q"), array("Q")
        for number, file in enumerate(self._files):
            for case_id, place in _ids(file):
                digests.append(_digest(case_id))
                places.append(number << _PLACE_BITS | place)
        if not digests:
            raise BootcampError(f"{path} holds no cases")
        order = np.argsort(np.asarray(digests, np.uint64), kind="stable")
        self._digests, self._places = np.asarray(digests, np.uint64)[order], np.asarray(places, np.uint64)[order]
        self.answered = np.zeros(len(order), bool)
        self._open, self._held = -1, ExitStack()

    def close(self) -> None:
        """Close the file that was read last."""
        self._held.close()

    def locate(self, case_id: str) -> int:
        """Return where a case is and mark it as answered; raise KeyError if it is not there."""
        digest = np.uint64(_digest(case_id))
        found = int(np.searchsorted(self._digests, digest))
        if found == len(self._digests) or self._digests[found] != digest:
            raise KeyError(case_id)
        self.answered[found] = True
        return int(self._places[found])

    def read(self, place: int) -> str:
        """Return the JSON of the case at a place."""
        number, place = place >> _PLACE_BITS, place & ((1 << _PLACE_BITS) - 1)
        file = self._files[number]
        if file.suffix not in _SEEKABLE:
            return _texts(file)[place]
        if number != self._open:  # neighbours in one file are the rule; a thousand open files are too many
            self._held.close()
            self._lines, self._open = self._held.enter_context(opened(file)), number
        self._lines.seek(place)
        return case_of(parse_json(self._lines.readline().decode("utf-8-sig"), str(file)))


def _digest(case_id: str) -> int:
    return int.from_bytes(sha256(case_id.encode(errors="surrogatepass")).digest()[:8], "big")


def _ids(file: Path) -> Iterator[tuple[str, int]]:
    """Give each case's id and its place: the offset of its line, or its number in the file."""
    if file.suffix not in _SEEKABLE:
        yield from ((_id(f"{file}, row {place + 1}", text), place) for place, text in enumerate(_texts(file)))
        return
    offset = 0
    with opened(file) as lines:
        for number, line in enumerate(lines, start=1):
            if line.strip():
                where = f"{file}, line {number}"
                row = parse_json(line.decode("utf-8-sig"), where)
                yield _id(where, row if isinstance(row, dict) and "schema" in row else _case_text(where, row)), offset
            offset += len(line)


def _case_text(where: str, row: Any) -> str:
    try:
        return case_of(row if isinstance(row, dict) else {"": row})
    except BootcampError as fault:
        raise BootcampError(f"{where}: {fault}") from None


def _id(where: str, case: str | dict[str, Any]) -> str:
    fields = parse_json(case, where) if isinstance(case, str) else case
    if not isinstance(fields, dict) or not isinstance(fields.get("id"), str):
        raise BootcampError(f"{where}: this is not a case in JSON: {case!r:.80}")
    return str(fields["id"])


@lru_cache(maxsize=4)
def _texts(file: Path) -> list[str]:
    return [_case_text(where, row) for where, row in read_rows(file)]
