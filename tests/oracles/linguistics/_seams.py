"""Rules at seams as regular expressions on a word whose parts are parted by ``+``, its stem in brackets."""

import re
from collections.abc import Iterable, Sequence

REWRITINGS = {
    "drop": (r"[aeiou]\+(?=[aeiou])", "+"),
    "glide": (r"([aeiou])\+(?=[aeiou])", r"\1y+"),
    "break": (r"([^aeiou+])\+(?=[^aeiou+])", r"\1e+"),
    "place": (r"n\+(?=[pbm])", "m+"),
    "voice": (r"([ptk])\+(?=[aeiou])", lambda match: {"p": "b", "t": "d", "k": "g"}[match[1]] + "+"),
}


def written_together(prefixes: Sequence[str], stem: str, suffixes: Sequence[str], rules: Iterable[str]) -> str:
    """Rewrite the seams of a word rule by rule."""
    text, at = "+".join([*prefixes, stem, *suffixes]), len(prefixes)
    for rule in rules:
        if rule == "harmony":
            parts = text.split("+")
            vowels = re.findall("[aeiou]", parts[at])
            if vowels and vowels[-1] in "ou":
                parts[at + 1 :] = [part.replace("a", "o") for part in parts[at + 1 :]]
            text = "+".join(parts)
        else:
            text = re.sub(*REWRITINGS[rule], text)  # type: ignore[call-overload]
    return text.replace("+", "")
