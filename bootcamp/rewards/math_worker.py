"""The process that asks math-verify whether two answers are equal: ``python -m bootcamp.rewards.math_worker``.

It reads one JSON object a line, ``{"reference": text, "answer": text, "seconds": 0.5}``, and answers each with one
line: ``[true, 0.02]``, ``[false, 0.02]``, or ``[null, 0.5]`` where one of the two is not read or time is over, with the
processor seconds it took. Memory and processor time are limited, and the process ends when its input closes.
"""

from __future__ import annotations

import json
import logging
import sys
from functools import partial
from typing import Any

from bootcamp.verifiers.symbolic.worker import Limited, say


def main() -> None:
    """Answer requests until the input closes."""
    logging.disable(logging.CRITICAL)
    limited = Limited()
    import math_verify  # type: ignore[import-untyped, unused-ignore]

    _same(math_verify, "1", r"\frac{2}{2}")  # loads what is loaded late
    say("ready")
    for line in sys.stdin:
        request = json.loads(line)
        work = partial(_same, math_verify, request["reference"], request["answer"])
        say(json.dumps(limited(work, request["seconds"])))


def _same(math_verify: Any, reference: str, answer: str) -> bool | None:
    """Compare two answers; its own time limits are off, since they are alarms that work in whole seconds."""
    known, found = (math_verify.parse(rf"\boxed{{{text}}}", parsing_timeout=None) for text in (reference, answer))
    if not known or not found:
        return None
    return bool(math_verify.verify(known, found, timeout_seconds=None))


if __name__ == "__main__":
    main()
