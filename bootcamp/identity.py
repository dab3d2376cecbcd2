"""What makes a case the same case: levels, splits, ids and the canonical text of data."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from bootcamp.errors import BootcampError

LEVELS = range(1, 11)
SPLITS = ("train", "valid", "test")


class CaseId(NamedTuple):
    """The parts of ``name@version/level/seed?k=v&...``; a level of None means that `params` were given."""

    task: str
    version: int
    level: int | None
    seed: int
    split: str = "train"
    language: str = "en"
    style: str = "boxed"
    salt: str = ""
    params: dict[str, Any] | None = None

    def __str__(self) -> str:
        level = "-" if self.level is None else self.level
        text = f"{self.task}@{self.version}/{level}/{self.seed}"
        if self[4:] == _ID_NOTHING_GIVEN:
            return text
        given = [
            f"{name}={value}"
            for name, value in zip(_ID_DEFAULTS, self[4:8], strict=True)
            if value != _ID_DEFAULTS[name]
        ]
        if self.params is not None:
            given.append("params=" + base64.urlsafe_b64encode(canonical(self.params).encode()).decode().rstrip("="))
        return f"{text}?{'&'.join(sorted(given))}"

    @staticmethod
    def describes(text: str) -> bool:
        """Tell whether a text has the form of an id."""
        return _ID.fullmatch(text) is not None

    @classmethod
    def parse(cls, text: str) -> CaseId:
        """Read an id; raise BootcampError if it is not one."""
        found = _ID.fullmatch(text) if isinstance(text, str) else None
        if found is None:
            raise BootcampError(f"case id {text!r:.80}: expected name@version/level/seed, such as 'game24@1/3/7'")
        given = [pair.partition("=")[::2] for pair in (found["options"] or "").split("&") if pair]
        options = dict(given)
        if len(options) < len(given):
            raise BootcampError(f"case id {text!r:.200}: an option is given twice")
        unknown = sorted(options.keys() - _ID_DEFAULTS.keys() - {"params"})
        if unknown:
            known = ", ".join([*_ID_DEFAULTS, "params"])
            raise BootcampError(f"case id {text!r:.200}: there is no option {', '.join(unknown)}; expected {known}")
        if (found["level"] == "-") != ("params" in options):
            raise BootcampError(f"case id {text!r:.200}: expected params where the level is '-', and only there")
        params = options.pop("params", None)
        return cls(
            task=found["name"],
            version=int(found["version"]),
            level=None if found["level"] == "-" else int(found["level"]),
            seed=int(found["seed"]),
            params=None if params is None else _decode_params(text, params),
            **{**_ID_DEFAULTS, **options},
        )


_ID = re.compile(
    r"(?P<name>[a-z0-9_]+(?:/[a-z0-9_]+)?)@(?P<version>[0-9]{1,6})/(?P<level>[0-9]{1,2}|-)/(?P<seed>[0-9]{1,19})(?:\?(?P<options>.*))?"
)
_ID_DEFAULTS = {"split": "train", "language": "en", "style": "boxed", "salt": ""}
_ID_NOTHING_GIVEN = (*_ID_DEFAULTS.values(), None)


def _decode_params(case_id: str, text: str) -> dict[str, Any]:
    try:
        params: object = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except (ValueError, RecursionError):
        params = None
    if not isinstance(params, dict):
        raise BootcampError(f"case id {case_id!r:.200}: its params are not a JSON object in base64url")
    return params


def split_quantile(key_digest: bytes) -> float:
    """Return the number in [0, 1) that decides the split of a key."""
    return int.from_bytes(key_digest[:8], "big") / 2**64


def split_of(key_digest: bytes) -> str:
    """Return the split that a key belongs to, whatever the level, seed, version or language."""
    u = split_quantile(key_digest)
    return "test" if u < 0.1 else "valid" if u < 0.15 else "train"


def salt_fingerprint(salt: str) -> str:
    """Return what ids show of a secret salt: eight hexadecimal digits, none without a salt.

    Raises BootcampError for what is no text in UTF-8, without showing it.
    """
    try:
        return sha256(salt.encode()).hexdigest()[:8] if salt != "" else ""
    except (AttributeError, UnicodeEncodeError):
        raise BootcampError(f"salt: expected text in UTF-8, not this {type(salt).__name__}") from None


def canonical(data: object) -> str:
    """Write data as JSON in one canonical line: keys sorted, no blanks, no nan.

    >>> canonical({"b": 1, "a": [True, "é"]})
    '{"a":[true,"é"],"b":1}'
    """
    return _encode(data)


_encode = json.JSONEncoder(sort_keys=True, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode


def require_choice(name: str, value: str, choices: Sequence[str]) -> None:
    """Raise BootcampError unless `value` is one of `choices`; `name` is the argument that it was given for."""
    if not isinstance(value, str) or value not in choices:
        raise BootcampError(f"{name}={value!r:.80}: expected one of {', '.join(choices)}")
