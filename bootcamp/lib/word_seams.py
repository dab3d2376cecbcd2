"""Sound rules at the seams between the parts of a word, which two tasks print and apply in order."""

from __future__ import annotations

from collections.abc import Sequence

VOWELS = "aeiou"

RULES = {
    "drop": (
        "Where two vowels meet at a seam, the first one is lost.",
        "接缝处两个元音相遇时，前一个元音脱落。",
    ),
    "glide": (
        "Where two vowels meet at a seam, y is put between them.",
        "接缝处两个元音相遇时，中间插入 y。",
    ),
    "break": (
        "Where two consonants meet at a seam, e is put between them.",
        "接缝处两个辅音相遇时，中间插入 e。",
    ),
    "voice": (
        "p, t and k at the end of a part become b, d and g before a vowel that begins the next part.",
        "一个部分末尾的 p、t、k，在下一部分开头的元音之前变为 b、d、g。",
    ),
    "place": (
        "n at the end of a part becomes m before p, b or m that begins the next part.",
        "一个部分末尾的 n，在下一部分开头的 p、b、m 之前变为 m。",
    ),
    "harmony": (
        "In every part after the stem, a becomes o if the last vowel of the stem is o or u.",
        "若词干的最后一个元音是 o 或 u，则词干之后各部分中的 a 变为 o。",
    ),
}
"""The rules by name, in English and in Chinese; a consonant is a letter that is none of a, e, i, o, u."""


def joined(parts: Sequence[str], stem: int, rules: Sequence[str]) -> str:
    """Join the parts of a word, of which the one numbered `stem` is the stem, by rules in turn.

    Each rule goes over the seams from left to right; none leaves a part empty that has a consonant.

    >>> joined(["kau", "at"], 0, ["drop"]), joined(["lun", "pat", "a"], 0, ["place", "voice", "harmony"])
    ('kaat', 'lumpodo')
    """
    row = list(parts)
    for rule in rules:
        if rule == "harmony":
            last = next((sound for sound in reversed(row[stem]) if sound in VOWELS), "")
            if last in ("o", "u"):
                row[stem + 1 :] = [part.replace("a", "o") for part in row[stem + 1 :]]
            continue
        for place in range(len(row) - 1):
            row[place] = _before(rule, row[place], row[place + 1][0])
    return "".join(row)


def seam(part: str, sound: str, rules: Sequence[str]) -> str:
    """Give what rules, harmony aside, make of a part before one that begins with a sound.

    >>> seam("lopa", "u", ["drop", "voice"])
    'lob'
    """
    for rule in rules:
        part = _before(rule, part, sound)
    return part


def _before(rule: str, part: str, sound: str) -> str:
    """Change the end of a part before the first sound of the next one."""
    if not part:
        return part
    last, vowels = part[-1], (part[-1] in VOWELS, sound in VOWELS)
    if rule == "drop" and all(vowels):
        return part[:-1]
    if rule == "glide" and all(vowels):
        return part + "y"
    if rule == "break" and not any(vowels):
        return part + "e"
    if rule == "voice" and last in "ptk" and vowels[1]:
        return part[:-1] + "bdg"["ptk".index(last)]
    if rule == "place" and last == "n" and sound in "pbm":
        return part[:-1] + "m"
    return part
