"""Folders of numbered parts, in JSON Lines or parquet, each whole or not there, so that a killed run can go on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

from bootcamp import __version__
from bootcamp.errors import BootcampError
from bootcamp.extras import require
from bootcamp.storage.files import make_folder, whole_file, whole_path
from bootcamp.storage.locks import locked_folder
from bootcamp.storage.rows import write_parquet

FORMATS = ("jsonl", "parquet")
_MANIFEST = "manifest.json"


class Folder:
    """Where a run puts its lines of JSON: parts ``part-00000.jsonl`` or ``.parquet`` beside a ``manifest.json``.

    `settings`, JSON-like, are all that decides what the lines are; a folder of other settings is refused. `columns`
    gives the parquet type of each field; the field ``json``, if it is among them, holds the whole line. Entering it
    takes the folder, which no second process can have then; `done` is the number of parts that are there.
    """

    def __init__(self, path: Path, settings: Mapping[str, Any], columns: Mapping[str, str], format: str) -> None:
        if format not in FORMATS:
            raise BootcampError(f"--format {format!r}: expected jsonl or parquet")
        if format == "parquet":
            require("pyarrow.parquet", "parquet")
        self.path, self._columns, self._format = path, columns, format
        manifest = {"library": __version__, "format": format, **settings}
        self._manifest = json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"

    def __enter__(self) -> Folder:
        """Take the folder for this run; raise BootcampError if another process or another run has it."""
        self._made = make_folder(self.path)
        with ExitStack() as held:
            held.enter_context(locked_folder(self.path))
            self._begin()
            self._held = held.pop_all()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Let go of the folder; a run that failed before its first part leaves nothing behind."""
        if kind is not None and not self.done:
            with suppress(OSError):
                for file in (self.path / _MANIFEST, *self.path.glob("part-*")):
                    file.unlink(missing_ok=True)
                if self._made:
                    self.path.rmdir()
        self._held.close()

    def _begin(self) -> None:
        for leftover in self.path.glob(".part-*.part"):  # of a call that was killed
            leftover.unlink()
        file = self.path / _MANIFEST
        self.done = next(number for number in count() if not self.part(number).exists())
        if file.exists() and file.read_text(encoding="utf-8") != self._manifest:
            if any(file for format in FORMATS for file in self.path.glob(f"part-*.{format}")):
                raise BootcampError(
                    f"{self.path} holds a run with other settings (see {file}): choose another folder, or remove this "
                    "one"
                )
            for leftover in (file, *self.path.glob("part-*")):  # of a run that got to no part
                leftover.unlink()
        if not file.exists():
            if any(self.path.iterdir()):
                raise BootcampError(f"{self.path} is not empty and has no {_MANIFEST}: choose a new folder")
            with whole_file(file) as out:
                out.write(self._manifest)

    def part(self, number: int, suffix: str | None = None) -> Path:
        """Return the path of a part, or of a file beside it with another suffix."""
        return self.path / f"part-{number:05}.{suffix or self._format}"

    def write(self, number: int, lines: Iterable[str]) -> None:
        """Write a part."""
        if self._format == "jsonl":
            with whole_file(self.part(number)) as file:
                file.writelines(line + "\n" for line in lines)
        else:
            with whole_path(self.part(number)) as path:
                write_parquet(path, lines, self._columns)
        self.done = number + 1
