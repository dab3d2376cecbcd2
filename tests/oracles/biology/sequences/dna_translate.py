"""Judge by transcribing base by base from the strand that is opposite to the printed one, with a regular expression."""

import re
from typing import Any

LEVELS = range(1, 11)
OPPOSITE = {"A": "U", "T": "A", "C": "G", "G": "C"}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    bases = dict(enumerate(instance.text, start=1))
    for first, last in instance.introns:
        for place in range(first, last + 1):
            del bases[place]
    # the direction in which the printed strand runs along the messenger
    along = sorted(bases, reverse=instance.template is not instance.backward)
    letters = [OPPOSITE[bases[place]] if instance.template else bases[place].replace("T", "U") for place in along]
    meaning = dict(zip((a + b + c for a in "UCAG" for b in "UCAG" for c in "UCAG"), instance.code, strict=True))
    stops = "|".join(codon for codon, acid in meaning.items() if acid == "*")
    found = re.search(rf"AUG(?:...)*?(?={stops})", "".join(letters))
    first = re.search("AUG", "".join(letters))
    if not found or not first or first.start() != found.start():
        return "there is no reading frame with a stop"
    protein = "".join(meaning[codon] for codon in re.findall("...", found[0]))
    return "" if protein == answer else f"the protein is {protein}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The protein without its start, upside down, and with a stop written."""
    return [one for one in (answer[1:], answer[::-1], answer + "M") if one != answer]
