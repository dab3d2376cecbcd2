"""Rows in files: JSON Lines, plain or packed, CSV and Parquet, by the name of the file."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from io import TextIOWrapper
from itertools import chain, islice
from pathlib import Path
from typing import Any

from bootcamp.errors import BootcampError
from bootcamp.extras import require
from bootcamp.storage.files import STANDARD, json_lines, opened, shown, whole_file, whole_path

Row = dict[str, Any]

ENDINGS = (".jsonl", ".jsonl.gz", ".ndjson", ".csv", ".parquet")
"""How the names of files of rows in a folder end."""

_LINES = ("", ".jsonl", ".ndjson", ".json", ".txt")
_ROW_GROUP = 1000


def data_files(path: Path, stem: str = "*") -> list[Path]:
    """Return the files of rows of a folder whose stems match, or the one file that `path` is.

    Raises BootcampError where there are none.
    """
    if path == STANDARD:
        return [path]
    if not path.is_dir():
        if not path.exists():
            raise BootcampError(
                f"{path} cannot be read: expected a file, or a folder with .jsonl, .csv or .parquet files"
            )
        return [path]
    found = sorted(file for ending in ENDINGS for file in path.glob(f"{stem}{ending}"))
    if not found:
        raise BootcampError(f"{path}: expected a file, or a folder with .jsonl, .csv or .parquet files")
    return found


def read_rows(file: Path) -> Iterator[tuple[str, Row]]:
    """Read the rows of a file, each with the words for its place; BootcampError names what is not a row.

    ``-`` is standard input, in JSON Lines.
    """
    if file.suffix == ".parquet":
        rows, unit = _parquet_rows(file), "row"
    elif file.suffix == ".csv":
        rows, unit = enumerate(_csv_rows(file), start=1), "row"
    else:
        rows, unit = json_lines(file), "line"
    for number, row in rows:
        place = f"{shown(file)}, {unit} {number}"
        if not isinstance(row, dict):
            raise BootcampError(f"{place}: expected an object with fields, not {row!r:.80}")
        yield place, row


def row_count(file: Path) -> int:
    """Return the number of rows of a file."""
    if file.suffix != ".parquet":
        return sum(1 for _ in read_rows(file))
    return int(_parquet(file).metadata.num_rows)


def _parquet(file: Path) -> Any:
    parquet = require("pyarrow.parquet", "parquet")
    try:
        return parquet.ParquetFile(file)
    except OSError as fault:
        raise BootcampError(f"{file} cannot be read: {fault.strerror or fault}") from None
    except ValueError as fault:  # pyarrow's errors of content are of this type
        raise BootcampError(f"{file} is not a whole Parquet file: {fault}") from None


def _parquet_rows(file: Path) -> Iterator[tuple[int, Any]]:
    batches = _parquet(file).iter_batches(_ROW_GROUP)
    return enumerate((row for batch in batches for row in batch.to_pylist()), start=1)


def _csv_rows(file: Path) -> Iterator[Row]:
    csv.field_size_limit(sys.maxsize)  # a response is longer than the csv module expects of a field
    with opened(file) as data, TextIOWrapper(data, encoding="utf-8-sig", newline="") as text:
        try:
            yield from csv.DictReader(text, strict=True)
        except csv.Error as fault:
            raise BootcampError(f"{shown(file)} is not CSV: {fault}") from None


def require_kind(path: Path | None) -> None:
    """Raise BootcampError if the name of a file to write says a kind in which rows cannot be written."""
    if path is None or path == STANDARD or path.suffix in (".csv", ".parquet"):
        return
    if (path.with_suffix("") if path.suffix == ".gz" else path).suffix not in _LINES:
        raise BootcampError(f"{path}: expected a name that ends with .jsonl, .jsonl.gz, .csv or .parquet")


def require_lines(path: Path | None) -> None:
    """Raise BootcampError if the name of a file to write says anything but JSON Lines."""
    if path is not None and path != STANDARD and path.suffix not in _LINES:
        raise BootcampError(f"{path}: this is written as JSON Lines only; expected a name that ends with .jsonl")


def write_rows(path: Path | None, lines: Iterable[str], columns: Mapping[str, str] | None = None) -> None:
    """Write lines of JSON as the kind of file that a name says; without one, or for ``-``, to standard output.

    `columns` gives the Parquet type of each field, by default those of the first rows; the field ``json``, if it is
    among them, holds the whole line. Nested fields do not fit CSV. Raises BootcampError where the file cannot be
    written.
    """
    require_kind(path)
    if path is not None and path.suffix == ".parquet":
        with whole_path(path) as part:
            write_parquet(part, lines, columns)
        return
    with whole_file(path) as file:
        if path is None or path.suffix != ".csv":
            file.writelines(line + "\n" for line in lines)
            return
        rows = (_flat(line, columns) for line in lines)
        first = next(rows, dict.fromkeys(columns or ()))
        table = csv.DictWriter(file, list(first), restval="", lineterminator="\n")
        table.writeheader()
        table.writerows(chain([first] if any(value is not None for value in first.values()) else [], rows))


def _flat(line: str, columns: Mapping[str, str] | None) -> Row:
    row: Row = json.loads(line)
    if columns is not None:
        row = {name: line if name == "json" else row.get(name) for name in columns}
    if nested := [name for name, value in row.items() if isinstance(value, dict | list)]:
        raise BootcampError(f"the field {nested[0]!r} is nested, which CSV cannot hold: write .jsonl or .parquet")
    return row


def write_parquet(path: Path, lines: Iterable[str], columns: Mapping[str, str] | None = None) -> None:
    """Write lines of JSON as a Parquet file; see :func:`write_rows`."""
    arrow, parquet = require("pyarrow", "parquet"), require("pyarrow.parquet", "parquet")
    schema = columns and arrow.schema([(name, arrow.type_for_alias(kind)) for name, kind in columns.items()])
    lines, writer = iter(lines), None
    try:
        while (group := list(islice(lines, _ROW_GROUP))) or writer is None:
            rows = [{**json.loads(line), **({"json": line} if columns and "json" in columns else {})} for line in group]
            table = arrow.Table.from_pylist(rows, schema)
            schema = table.schema
            writer = writer or parquet.ParquetWriter(path, schema)
            writer.write_table(table)
    finally:
        if writer is not None:
            writer.close()
