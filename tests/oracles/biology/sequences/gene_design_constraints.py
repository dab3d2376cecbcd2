"""Judge with regular expressions; other designs come from a depth-first search from the last codon on."""

import re
from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    table = {word: acid for acid, words in instance.codons for word in words}
    words = re.findall("...", answer)
    if "".join(table.get(word, "?") for word in words) != instance.protein or len(answer) % 3:
        return "it codes for another protein"
    if any(re.search(one, strand) for one in instance.motifs for strand in (answer, _other(answer))):
        return "a motif occurs"
    if re.search(r"(.)\1{" + str(instance.longest) + "}", answer):
        return "a run is too long"
    if instance.high and not instance.low <= answer.count("G") + answer.count("C") <= instance.high:
        return "the GC count is out of bounds"
    return "a quota is passed" if any(words.count(word) > most for word, most in instance.quotas) else ""


def others(instance: Any, answer: str) -> Iterator[str]:
    """Designs that differ from the reference in one or two codons."""
    allowed, words = dict(instance.codons), re.findall("...", answer)
    for place, acid in enumerate(instance.protein):
        for word in allowed[acid]:
            changed = "".join([*words[:place], word, *words[place + 1 :]])
            if changed != answer and not confirm(instance, changed):
                yield changed


def near_misses(instance: Any, answer: str) -> Iterator[str]:
    """Designs with one other codon that break a rule."""
    allowed, words = dict(instance.codons), re.findall("...", answer)
    for place, acid in enumerate(instance.protein):
        for word in allowed[acid]:
            changed = "".join([*words[:place], word, *words[place + 1 :]])
            if confirm(instance, changed):
                yield changed


def greedy(instance: Any) -> str:
    """Always the first codon that breaks no rule so far."""
    allowed, text = dict(instance.codons), ""
    for acid in instance.protein:
        for word in allowed[acid]:
            new = text + word
            bad = any(one in new or one in _other(new) for one in instance.motifs)
            if not bad and not re.search(r"(.)\1{" + str(instance.longest) + "}", new):
                break
        text += word
    return text


def _other(text: str) -> str:
    return text[::-1].translate(str.maketrans("ACGT", "TGCA"))
