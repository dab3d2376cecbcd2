"""Files that appear whole or not at all, standard input and output as ``-``, and JSON Lines."""

from __future__ import annotations

import errno
import gzip
import json
import os
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, NoReturn, TextIO

from bootcamp.errors import BootcampError
from bootcamp.storage.locks import lock

STANDARD = Path("-")
"""What stands for standard input where something is read, and for standard output where something is written."""

EXHAUSTED = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What the system says of a disk that is full or broken; this error stays as it is, since no argument is at fault."""

STANDARD_INPUT = "standard input"


@contextmanager
def whole_path(path: Path) -> Iterator[Path]:
    """Give a path to write a file at that takes the place of `path` only when the block ends well.

    It lies in the same folder and is removed when the block raises. A device or pipe is written to directly. Raises
    BootcampError if the folder does not exist or is not writable, or if `path` is itself a folder.
    """
    if path.is_dir():
        raise BootcampError(f"{path} is a folder: expected the path of a file to write")
    if _is_device(path):
        yield path
        return
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.touch()
    except OSError as fault:
        _cannot_write(path, fault)
    try:
        yield part
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def _is_device(path: Path) -> bool:
    """Tell whether a path is a device or a pipe, which no file may take the place of."""
    return path.exists() and not path.is_file() and not path.is_dir()


@contextmanager
def whole_file(path: Path | None) -> Iterator[TextIO]:
    """Open a text file (UTF-8) for writing that takes the place of `path` only when the block ends well.

    Without a path, or with ``-``, the text goes to standard output. A name that ends with ``.gz`` is compressed.
    Raises BootcampError where the file cannot be made, see :func:`whole_path`.

    >>> import tempfile
    >>> folder = Path(tempfile.mkdtemp())
    >>> with whole_file(folder / "kept.txt") as file:
    ...     _ = file.write("all of it")
    >>> (folder / "kept.txt").read_text()
    'all of it'
    """
    if path is None or path == STANDARD:
        yield sys.stdout
        return
    with whole_path(path) as part, _open_to_write(part, compressed=path.suffix == ".gz") as file:
        yield file


@contextmanager
def _open_to_write(path: Path, *, compressed: bool) -> Iterator[TextIO]:
    if not compressed:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
        return
    with (
        path.open("wb") as raw,
        gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as packed,  # no name, no time: the same rows are the same bytes
        TextIOWrapper(packed, encoding="utf-8", newline="\n") as file,
    ):
        yield file


@contextmanager
def resumable_file(path: Path | None, settings: object) -> Iterator[tuple[TextIO, list[str]]]:
    """Open a text file to which lines are added and which takes the place of `path` when the block ends well.

    Gives the file and the whole lines that an earlier, interrupted call with the same `settings` (anything with a
    lasting repr) left; they stay. Without a path, or with ``-``, the text goes to standard output and nothing is kept.

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
    if path is None or path == STANDARD or _is_device(path):
        with whole_file(path) as file:
            yield file, []
        return
    if path.is_dir():
        raise BootcampError(f"{path} is a folder: expected the path of a file to write")
    part = path.with_name(f".{path.name}.{sha256(repr(settings).encode()).hexdigest()[:12]}.part")
    kept = part.exists()
    try:
        with appended_file(part) as (file, done):
            yield file, done
    except BaseException:
        with suppress(OSError):
            if not kept and not part.stat().st_size:  # nothing to go on with
                part.unlink()
        raise
    part.replace(path)


@contextmanager
def appended_file(path: Path) -> Iterator[tuple[TextIO, list[str]]]:
    """Open a text file to which lines are added; give it and the whole lines that it has, without one that was cut off.

    Raises BootcampError if it cannot be written, is not text in UTF-8, or if another process is adding lines to it.
    """
    try:
        file = path.open("a", encoding="utf-8", newline="\n")
    except OSError as fault:
        _cannot_write(path, fault)
    with file, lock(file.fileno(), path):
        kept, _, cut_off = read_text(path).rpartition("\n")
        file.truncate(path.stat().st_size - len(cut_off.encode()))
        yield file, kept.split("\n") if kept else []


def make_folder(path: Path) -> bool:
    """Make a folder and those above it; tell whether it is new. Raises BootcampError where it cannot be one."""
    new = not path.exists()
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        if fault.errno in EXHAUSTED:
            raise
        raise BootcampError(f"{path} cannot be a folder to write to: {fault.strerror}") from None
    return new


def _cannot_write(path: Path, fault: OSError) -> NoReturn:
    if fault.errno in EXHAUSTED:
        raise fault
    raise BootcampError(f"{path} cannot be written: {fault.strerror}") from None


@contextmanager
def opened(path: Path) -> Iterator[IO[bytes]]:
    """Open a file for reading, unpacked if its name ends with ``.gz``, or standard input for ``-``.

    Raises BootcampError naming the file for what goes wrong while it is read.
    """
    try:
        if path == STANDARD:
            yield sys.stdin.buffer
        elif path.suffix == ".gz":
            with gzip.open(path) as packed:
                yield packed  # type: ignore[misc]  # all that is asked of it is to read and to seek
        else:
            with path.open("rb") as file:
                yield file
    except (gzip.BadGzipFile, zlib.error, EOFError) as fault:
        raise BootcampError(f"{shown(path)} is not a whole gzip file: {fault}") from None
    except UnicodeDecodeError as fault:
        raise BootcampError(f"{shown(path)} is not text in UTF-8: {fault}") from None
    except OSError as fault:
        if fault.filename is not None and Path(fault.filename) != path:
            raise
        raise BootcampError(f"{shown(path)} cannot be read: {fault.strerror or fault}") from None


def shown(path: Path) -> str:
    """Return what a file is called in messages."""
    return STANDARD_INPUT if path == STANDARD else str(path)


def read_text(path: Path) -> str:
    """Return what a text file (UTF-8, with or without a byte order mark) or standard input holds."""
    with opened(path) as file:
        return file.read().decode("utf-8-sig")


def text_lines(path: Path) -> Iterator[tuple[int, str]]:
    """Read the lines of a text file (UTF-8) that are not blank, each with its number from 1."""
    with opened(path) as file:
        yield from _numbered(line.decode("utf-8-sig" if not number else "utf-8") for number, line in enumerate(file))


def _numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    return ((number, line.strip()) for number, line in enumerate(lines, start=1) if line.strip())


def json_lines(path: Path) -> Iterator[tuple[int, Any]]:
    """Read a JSON Lines file: the number of each line that is not blank, from 1, and its value.

    Raises BootcampError naming the file and the line for what is not JSON in UTF-8.
    """
    for number, line in text_lines(path):
        yield number, parse_json(line, f"{shown(path)}, line {number}")


def parse_json(text: str | bytes, place: str) -> Any:
    """Return the value of a text in JSON; raise BootcampError, which begins with `place`, where it is not JSON."""
    try:
        return json.loads(text)
    except RecursionError:
        raise BootcampError(f"{place}: nested too deeply: {text!r:.40}") from None
    except ValueError as fault:
        raise BootcampError(f"{place}: not JSON ({fault}): {text!r:.80}") from None
