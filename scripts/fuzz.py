"""Fuzz finding answers and every answer format with atheris, by hand.

    pip install atheris
    python scripts/fuzz.py [CORPUS_FOLDER] [-max_total_time=600] [...options of libFuzzer]

An input is a format, a style and a response. What must hold: nothing raises, a verdict comes within a second, and an
answer that scores reads as a value that renders to an answer that scores again. A failing input is written to a file,
which belongs into tests/verifiers/corpus, where the tests replay it.
"""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from pathlib import Path
from random import Random
from time import perf_counter

try:
    import atheris  # type: ignore[import-untyped]
except ImportError:  # the tests replay the corpus without it
    atheris = None

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["BOOTCAMP_STRICT"] = "1"

with atheris.instrument_imports(include=["bootcamp.verifiers"]) if atheris else nullcontext():
    from bootcamp.verifiers import judge
    from bootcamp.verifiers.base import STYLES
    from tests.verifiers.formats import FORMATS

_FORMATS = list(FORMATS.values())
_REFERENCES = [format.guess(Random(0)) for format in _FORMATS]
_SECONDS = 1.0


def check(data: bytes) -> None:
    """Judge one input: a byte for the format, one for the style, the rest is the response in UTF-8."""
    if len(data) < 2:
        return
    index = data[0] % len(_FORMATS)
    format, reference = _FORMATS[index], _REFERENCES[index]
    response = data[2:].decode("utf-8", "surrogateescape")
    start = perf_counter()
    verdict = judge(format, reference, response, style=STYLES[data[1] % len(STYLES)])
    seconds = perf_counter() - start
    if seconds > _SECONDS:
        raise AssertionError(f"{seconds:.1f} s for {format}")
    if verdict.correct:
        again = format.render(format.parse(verdict.answer))
        if not judge(format, reference, f"<answer>{again}</answer>").correct:
            raise AssertionError(f"{verdict.answer!r} scores, but as {again!r} it does not")


def main() -> None:
    """Run the fuzzer until it is stopped."""
    if atheris is None:
        sys.exit("the package 'atheris' is needed here: pip install atheris")
    atheris.Setup(sys.argv, check)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
