"""Finding stored cases by their ids, with sixteen bytes of memory for each."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import numpy as np

from bootcamp.errors import BootcampError
from bootcamp.extras import require
from bootcamp.storage.shards import data_files

_PLACE_BITS = 44
_ROW_BITS = 22


class CaseIndex:
    """The cases of a file or folder, JSON Lines or parquet; `answered` marks those that were looked up."""

    def __init__(self, path: Path) -> None:
        self._files = data_files(path)
        digests, places = array("Q"), array("Q")
        for number, file in enumerate(self._files):
            for case_id, place in _ids(file):
                digests.append(_digest(case_id))
                places.append(number << _PLACE_BITS | place)
        order = np.argsort(np.asarray(digests, np.uint64), kind="stable")
        self._digests, self._places = np.asarray(digests, np.uint64)[order], np.asarray(places, np.uint64)[order]
        self.answered = np.zeros(len(order), bool)
        self._lines = self._files[0].open("rb")

    def close(self) -> None:
        """Close the file that was read last."""
        self._lines.close()

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
        file, place = self._files[place >> _PLACE_BITS], place & ((1 << _PLACE_BITS) - 1)
        if file.suffix == ".parquet":
            return _row_group(file, place >> _ROW_BITS)[place & ((1 << _ROW_BITS) - 1)]
        if str(file) != str(
            self._lines.name
        ):  # neighbours in one file are the rule; a thousand open files are too many
            self._lines.close()
            self._lines = file.open("rb")
        self._lines.seek(place)
        return self._lines.readline().decode()


def _digest(case_id: str) -> int:
    return int.from_bytes(sha256(case_id.encode()).digest()[:8], "big")


def _ids(file: Path) -> Iterator[tuple[str, int]]:
    """Give each case's id and its place: the offset of its line, or its row group and the row in it."""
    if file.suffix == ".parquet":
        parquet = require("pyarrow.parquet", "parquet").ParquetFile(file)
        for group in range(parquet.num_row_groups):
            for row, case_id in enumerate(parquet.read_row_group(group, ["id"]).column(0).to_pylist()):
                yield case_id, group << _ROW_BITS | row
        return
    offset = 0
    with file.open("rb") as lines:
        for number, line in enumerate(lines, start=1):
            if line.strip():
                try:
                    yield str(json.loads(line)["id"]), offset
                except (ValueError, KeyError, TypeError):
                    raise BootcampError(f"{file}, line {number}: this is not a case in JSON: {line!r:.80}") from None
            offset += len(line)


@lru_cache(maxsize=4)
def _row_group(file: Path, group: int) -> list[str]:
    parquet = require("pyarrow.parquet", "parquet").ParquetFile(file)
    texts: list[str] = parquet.read_row_group(group, ["json"]).column(0).to_pylist()
    return texts
