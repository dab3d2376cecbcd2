"""Cases as rows of datasets, their keys and their lengths."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.storage.files import read_text
from bootcamp.storage.key_set import KeySet

_KEY = re.compile(r"[0-9a-f]{16,64}")


def row(case: Case) -> dict[str, Any]:
    """Return a row of a dataset: ``id``, ``task``, ``difficulty``, ``prompt`` (messages) and ``case`` (JSON)."""
    return {
        "id": case.id,
        "task": case.task,
        "difficulty": case.difficulty,
        "prompt": case.messages(),
        "case": case.to_json(),
    }


def key_digest(case: Case) -> bytes:
    """Return the digest that is equal for cases that are the same puzzle."""
    return registry.get(case.task).key_digest(case.instance)


def count_tokens(tokenizer: Any, case: Case) -> int:
    """Return the length of a case's prompt, within the chat template if the tokenizer has one."""
    if not getattr(tokenizer, "chat_template", None):
        return len(tokenizer.encode(case.prompt))
    text = tokenizer.apply_chat_template(case.messages(), tokenize=False, add_generation_prompt=True)
    return len(tokenizer.encode(text, add_special_tokens=False))


def read_keys(sources: Iterable[str]) -> KeySet:
    """Collect keys given as such (hexadecimal), as files with a key a line, or as folders with ``.keys`` files."""
    keys = KeySet()
    for source in sources:
        path = Path(source)
        if _KEY.fullmatch(source):
            keys.extend([bytes.fromhex(source[:16])])
        elif path.is_dir() and (files := sorted(path.glob("*.keys"))):
            for file in files:
                keys.extend(file.read_bytes())
        elif path.is_file():
            lines = read_text(path).split()
            if wrong := [line for line in lines if not _KEY.fullmatch(line)]:
                raise BootcampError(f"exclude: {path} holds {wrong[0]!r:.40}: expected a hexadecimal key a line")
            keys.extend(bytes.fromhex(line[:16]) for line in lines)
        else:
            raise BootcampError(f"exclude={source!r}: neither a key nor a file of keys nor a folder with .keys files")
    return keys
