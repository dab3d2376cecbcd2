"""DNA and RNA as texts: complementary strands, genetic codes, reading in triplets."""

from __future__ import annotations

from itertools import product
from random import Random

BASES = "ACGT"
ACIDS = "ACDEFGHIKLMNPQRSTVWY"
STOP = "*"
STANDARD_CODE = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG"
"""The amino acid of each codon, the codons in the order of `codons()`; ``*`` is a stop."""

_PAIRS = str.maketrans("ACGTU", "TGCAA")


def complement(text: str) -> str:
    """Give the opposite base of each base, as DNA.

    >>> complement("AACGU")
    'TTGCA'
    """
    return text.translate(_PAIRS)


def reverse_complement(text: str) -> str:
    """Give the opposite strand, read in its own direction 5' to 3'.

    >>> reverse_complement("AACG")
    'CGTT'
    """
    return complement(text)[::-1]


def random_bases(rng: Random, length: int) -> str:
    """Draw each base uniformly.

    >>> len(random_bases(Random(1), 5))
    5
    """
    return "".join(rng.choices(BASES, k=length))


def codons() -> tuple[str, ...]:
    """List the 64 codons of DNA, T, C, A, G in this order in each place.

    >>> codons()[:5]
    ('TTT', 'TTC', 'TTA', 'TTG', 'TCT')
    """
    return tuple(map("".join, product("TCAG", repeat=3)))


def code_table(code: str = STANDARD_CODE) -> dict[str, str]:
    """Give the amino acid of each codon of DNA, ``*`` for a stop.

    >>> code_table()["ATG"], code_table()["TAA"]
    ('M', '*')
    """
    return dict(zip(codons(), code, strict=True))


def code_rows(code: str, *, rna: bool = False) -> list[tuple[str, str]]:
    """List each amino acid, last the stop ``*``, with its codons, of RNA if asked.

    >>> code_rows(STANDARD_CODE)[0]
    ('A', 'GCT GCC GCA GCG')
    >>> code_rows(STANDARD_CODE, rna=True)[-1]
    ('*', 'UAA UAG UGA')
    """
    table = code_table(code)
    rows = [(acid, " ".join(codon for codon in table if table[codon] == acid)) for acid in ACIDS + STOP]
    return [(acid, text.replace("T", "U") if rna else text) for acid, text in rows if text]


def altered_code(rng: Random, changes: int) -> str:
    """Exchange the meanings of pairs of codons of the standard code; ATG and the stops stay.

    >>> sum(a != b for a, b in zip(altered_code(Random(1), 4), STANDARD_CODE))
    8
    """
    code, names = list(STANDARD_CODE), codons()
    free = [place for place, acid in enumerate(code) if acid != STOP and names[place] != "ATG"]
    done = 0
    while done < changes:
        first, second = rng.sample(free, 2)
        if code[first] != code[second]:
            code[first], code[second] = code[second], code[first]
            free = [place for place in free if place not in (first, second)]
            done += 1
    return "".join(code)


def translated(text: str, table: dict[str, str]) -> tuple[str, bool]:
    """Read a text in triplets to the first stop or the end; give the amino acids and whether a stop came.

    >>> translated("ATGGCATAAGG", code_table())
    ('MA', True)
    >>> translated("ATGGC", code_table())
    ('M', False)
    """
    acids = list[str]()
    for start in range(0, len(text) - 2, 3):
        acid = table[text[start : start + 3]]
        if acid == STOP:
            return "".join(acids), True
        acids.append(acid)
    return "".join(acids), False


def random_codons(rng: Random, count: int, table: dict[str, str]) -> str:
    """Draw `count` codons uniformly among those that are no stop.

    >>> translated(random_codons(Random(1), 4, code_table()), code_table())[1]
    False
    """
    usable = [codon for codon, acid in table.items() if acid != STOP]
    return "".join(rng.choices(usable, k=count))
