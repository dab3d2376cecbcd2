"""The process behind `score_many`: reads one request a line, writes one verdict a line, ends when its input closes."""

from __future__ import annotations

import sys

from bootcamp.engine.scoring import answer_line


def main() -> None:
    """Serve requests from standard input; whatever else is printed goes to standard error."""
    output, sys.stdout = sys.stdout.buffer, sys.stderr
    output.write(b"ready\n")
    output.flush()
    for line in sys.stdin.buffer:
        output.write(answer_line(line) + b"\n")
        output.flush()


if __name__ == "__main__":
    main()
