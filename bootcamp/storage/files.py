"""Files that appear whole or not at all, and JSON Lines."""

from __future__ import annotations

import fcntl
import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, TextIO

from bootcamp.errors import BootcampError


@contextmanager
def whole_path(path: Path) -> Iterator[Path]:
    """Give a path to write a file at that takes the place of `path` only when the block ends well.

    It lies in the same folder and is removed when the block raises.
    """
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        yield part
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


@contextmanager
def locked_folder(folder: Path) -> Iterator[None]:
    """Keep other processes that ask for the same folder waiting until the block ends: for reading a file and writing
    it anew. The lock ends with the process, however it ends.
    """
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


@contextmanager
def whole_file(path: Path | None) -> Iterator[TextIO]:
    """Open a text file (UTF-8) for writing that takes the place of `path` only when the block ends well.

    Without a path the text goes to standard output. Raises BootcampError if the folder does not exist or is not
    writable.

    >>> import tempfile
    >>> folder = Path(tempfile.mkdtemp())
    >>> with whole_file(folder / "kept.txt") as file:
    ...     _ = file.write("all of it")
    >>> (folder / "kept.txt").read_text()
    'all of it'
    """
    if path is None:
        yield sys.stdout
        return
    with whole_path(path) as part:
        try:
            file = part.open("w", encoding="utf-8", newline="\n")
        except OSError as fault:
            raise BootcampError(f"{path} cannot be written: {fault.strerror}") from None
        with file:
            yield file


@contextmanager
def resumable_file(path: Path | None, settings: object) -> Iterator[tuple[TextIO, list[str]]]:
    """Open a text file to which lines are added and which takes the place of `path` when the block ends well.

    Gives the file and the whole lines that an earlier, interrupted call with the same `settings` (anything with a
    lasting repr) left; they stay. Without a path the text goes to standard output and nothing is kept.

    >>> import tempfile
    >>> path = Path(tempfile.mkdtemp()) / "rows.txt"
    >>> try:
    ...     with resumable_file(path, {"seed": 1}) as (file, done):
    ...         _ = file.write("first\\nsec")
    ...         raise KeyboardInterrupt
    ... except KeyboardInterrupt:
    ...     path.exists()
    False
    >>> with resumable_file(path, {"seed": 1}) as (file, done):
    ...     _ = file.write("second\\n")
    >>> done, path.read_text()
    (['first'], 'first\\nsecond\\n')
    """
    if path is None:
        yield sys.stdout, []
        return
    part = path.with_name(f".{path.name}.{sha256(repr(settings).encode()).hexdigest()[:12]}.part")
    with appended_file(part) as (file, done):
        yield file, done
    part.replace(path)


@contextmanager
def appended_file(path: Path) -> Iterator[tuple[TextIO, list[str]]]:
    """Open a text file to which lines are added; give it and the whole lines that it has, without one that was cut off.

    Raises BootcampError if it cannot be written.
    """
    try:
        file = path.open("a+", encoding="utf-8", newline="\n")
    except OSError as fault:
        raise BootcampError(f"{path} cannot be written: {fault.strerror}") from None
    with file:
        file.seek(0)
        kept, _, cut_off = file.read().rpartition("\n")
        file.truncate(path.stat().st_size - len(cut_off.encode()))
        yield file, kept.split("\n") if kept else []


def json_lines(path: Path) -> Iterator[tuple[int, Any]]:
    """Read a JSON Lines file: the number of each line that is not blank, from 1, and its value.

    Raises BootcampError naming the file and the line for what is not JSON in UTF-8.
    """
    for number, line in text_lines(path):
        try:
            yield number, json.loads(line)
        except ValueError as fault:
            raise BootcampError(f"{path}, line {number}: not JSON ({fault}): {line!r:.80}") from None


def text_lines(path: Path) -> Iterator[tuple[int, str]]:
    """Read the lines of a text file that are not blank, each with its number from 1."""
    try:
        with path.open(encoding="utf-8") as file:
            yield from _numbered(file)
    except OSError as fault:
        raise BootcampError(f"{path} cannot be read: {fault.strerror}") from None
    except UnicodeDecodeError as fault:
        raise BootcampError(f"{path} is not text in UTF-8: {fault}") from None


def _numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    return ((number, line.strip()) for number, line in enumerate(lines, start=1) if line.strip())
