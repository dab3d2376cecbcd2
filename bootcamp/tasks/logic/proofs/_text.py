"""Proofs as answers: lines of text."""

from __future__ import annotations

from bootcamp.verifiers import Program


class ProofText(Program):
    """The text of a proof, one step a line."""

    def form(self, language: str) -> str:
        """Describe the answer."""
        return "证明的各行，每行一步" if language == "zh" else "the lines of the proof, one step a line"


def rows(text: str) -> list[str]:
    """List the lines that are not blank."""
    return [line.strip() for line in text.split("\n") if line.strip()]
