"""The command `export`: cases as the data set that a trainer reads."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import islice
from typing import TextIO

from bootcamp.extras import require
from bootcamp.rewards.rows import Row

ROWS_AT_A_TIME = 1024


def write_rows(rows: Iterable[Row], file: TextIO, *, parquet: bool) -> None:
    """Write rows as JSON Lines, or as Parquet to the bytes below `file`."""
    if not parquet:
        file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        return
    pyarrow, parquet_module = require("pyarrow", "parquet"), require("pyarrow.parquet", "parquet")
    rows, writer = iter(rows), None
    while batch := list(islice(rows, ROWS_AT_A_TIME)):
        table = pyarrow.Table.from_pylist(batch, schema=writer and writer.schema)
        writer = writer or parquet_module.ParquetWriter(file.buffer, table.schema)
        writer.write_table(table)
    if writer is not None:
        writer.close()
