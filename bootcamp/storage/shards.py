"""Folders of numbered parts, in JSON Lines or parquet, each whole or not there, so that a killed run can go on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import count, islice
from pathlib import Path
from typing import Any

from bootcamp import __version__
from bootcamp.errors import BootcampError
from bootcamp.extras import require
from bootcamp.storage.files import json_lines, text_lines, whole_file, whole_path

FORMATS = ("jsonl", "parquet")
_ROW_GROUP = 1000
_MANIFEST = "manifest.json"


class Folder:
    """Where a run puts its lines of JSON: parts ``part-00000.jsonl`` or ``.parquet`` beside a ``manifest.json``.

    `settings`, JSON-like, are all that decides what the lines are; a folder of other settings is refused. `columns`
    gives the parquet type of each field; the field ``json``, if it is among them, holds the whole line.
    """

    def __init__(self, path: Path, settings: Mapping[str, Any], columns: Mapping[str, str], format: str) -> None:
        if format not in FORMATS:
            raise BootcampError(f"--format {format!r}: expected jsonl or parquet")
        if format == "parquet":
            require("pyarrow.parquet", "parquet")
        self.path, self._columns, self._format = path, columns, format
        manifest = {"library": __version__, "format": format, **settings}
        text = json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise BootcampError(f"{path} cannot be a folder of parts: {fault.strerror}") from None
        file = path / _MANIFEST
        if file.exists() and file.read_text(encoding="utf-8") != text:
            raise BootcampError(
                f"{path} holds a run with other settings (see {file}): choose another folder, or remove this one"
            )
        if not file.exists():
            if any(path.iterdir()):
                raise BootcampError(f"{path} is not empty and has no {_MANIFEST}: choose a new folder")
            with whole_file(file) as out:
                out.write(text)
        for leftover in path.glob(".part-*.part"):  # of a call that was killed
            leftover.unlink()
        self.done = next(number for number in count() if not self.part(number).exists())

    def part(self, number: int, suffix: str | None = None) -> Path:
        """Return the path of a part, or of a file beside it with another suffix."""
        return self.path / f"part-{number:05}.{suffix or self._format}"

    def write(self, number: int, lines: Iterable[str]) -> None:
        """Write a part."""
        if self._format == "jsonl":
            with whole_file(self.part(number)) as file:
                file.writelines(line + "\n" for line in lines)
        else:
            self._write_parquet(number, iter(lines))

    def _write_parquet(self, number: int, lines: Iterator[str]) -> None:
        arrow, parquet = require("pyarrow", "parquet"), require("pyarrow.parquet", "parquet")
        schema = arrow.schema([(name, arrow.type_for_alias(kind)) for name, kind in self._columns.items()])
        with whole_path(self.part(number)) as path, parquet.ParquetWriter(path, schema) as writer:
            while group := list(islice(lines, _ROW_GROUP)):
                rows = [{**json.loads(line), "json": line} for line in group]
                writer.write_table(arrow.Table.from_pylist(rows, schema))


def data_files(path: Path, stem: str = "*") -> list[Path]:
    """Return the files of a folder whose stems match, or the one file that `path` is; raise BootcampError for none."""
    found = sorted(file for format in FORMATS for file in path.glob(f"{stem}.{format}")) if path.is_dir() else [path]
    if not found or not all(file.is_file() for file in found):
        raise BootcampError(f"{path}: expected a file, or a folder with .jsonl or .parquet files")
    return found


def read_rows(file: Path) -> Iterator[Any]:
    """Read the rows of a file of JSON Lines or parquet."""
    if file.suffix != ".parquet":
        yield from (row for _, row in json_lines(file))
        return
    for batch in require("pyarrow.parquet", "parquet").ParquetFile(file).iter_batches(_ROW_GROUP):
        yield from batch.to_pylist()


def row_count(file: Path) -> int:
    """Return the number of rows of a file."""
    if file.suffix != ".parquet":
        return sum(1 for _ in text_lines(file))
    rows: int = require("pyarrow.parquet", "parquet").ParquetFile(file).metadata.num_rows
    return rows
