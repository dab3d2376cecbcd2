"""The wording of dialogues about who knows what."""

from __future__ import annotations

from collections.abc import Sequence

from bootcamp.lib.knowledge import Remark

_WORDS = {
    "knows": ("I know {what}.", "我知道{what}。"),
    "ignorant": ("I do not know {what}.", "我不知道{what}。"),
    "expects": (
        "I am certain that {other} does not know {what} at this moment.",
        "我能肯定，此刻 {other} 还不知道{what}。",
    ),
    "sure": (
        "I am certain that {other} knows {what} at this moment.",
        "我能肯定，此刻 {other} 已经知道{what}。",
    ),
    "unsure": (
        "I cannot tell whether {other} knows {what} at this moment.",
        "我无法断定此刻 {other} 是否知道{what}。",
    ),
    "knew": (
        "Before anyone spoke I was already certain that {other} did not know {what}.",
        "在任何人开口之前，我就已经能肯定 {other} 不知道{what}。",
    ),
}


def lines(remarks: Sequence[Remark], names: Sequence[str], what: str, language: str) -> list[str]:
    """Write what is said, a line a remark, with the name of the speaker before it."""
    written = []
    for kind, speaker, other in remarks:
        text = _WORDS[kind][language == "zh"].format(what=what, other=names[other])
        written.append(f"{names[speaker]}：“{text}”" if language == "zh" else f'{names[speaker]}: "{text}"')
    return written
