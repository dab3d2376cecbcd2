"""Proofs as answers: lines of text."""

from __future__ import annotations

import re

from bootcamp.verifiers import Program

_ROWS = re.compile(r"\\\\|\\newline\b")
_DRESS = re.compile(r"\\(?:begin|end)\{\w+\*?\}(?:\{[lcr| ]*\})?|\\q?quad\b|\\[,;:!](?=\s|$)")
_BOX = re.compile(r"\\(?:text|texttt|mathtt|mathrm|mbox)\{([^{}]*)\}")


class ProofText(Program):
    """The text of a proof, one step a line."""

    def form(self, language: str) -> str:
        """Describe the answer."""
        return "证明的各行，每行一步" if language == "zh" else "the lines of the proof, one step a line"


def plain(text: str) -> str:
    """Take off what LaTeX puts around lines of text."""
    return _BOX.sub(r"\1", _DRESS.sub(" ", _ROWS.sub("\n", text)))


def rows(text: str) -> list[str]:
    """List the lines that are not blank."""
    return [line.strip() for line in plain(text).split("\n") if line.strip()]
