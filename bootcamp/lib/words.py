"""A list of common English words and the queries that word puzzles ask of it; invented words and sentences."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import ne
from random import Random
from types import MappingProxyType

from bootcamp.lib import wordlist

ALPHABET = "abcdefghijklmnopqrstuvwxyz"

_ONSETS = ("b", "d", "f", "g", "h", "j", "k", "l", "m", "n", "p", "r", "s", "t", "v", "w", "z", "br", "dr", "fl", "gl")
_VOWELS = ("a", "e", "i", "o", "u")
_CODAS = ("", "", "", "l", "m", "n", "p", "r", "s", "t", "x")

_ADJECTIVES = """
quiet golden clever broken gentle hungry narrow silver ancient bright crooked dusty early famous giant hidden honest icy
jolly lazy lonely lucky modern noisy patient proud quick rusty secret silent simple sleepy small steady strange tired
velvet wild wise wooden yellow young
""".split()
_NOUNS = """
baker sailor teacher farmer painter doctor pilot tailor captain gardener lantern bridge river castle kettle window
garden ladder mirror basket violin compass candle market harbour forest island village tower wagon letter apple carpet
engine feather hammer jacket kitten lemon magnet needle orchard pencil rabbit saddle tunnel umbrella valley whistle
zebra parrot blanket bottle button cabin donkey falcon guitar helmet
""".split()
_VERBS = """
carried followed painted watched repaired borrowed crossed visited found lifted opened counted noticed guarded cleaned
dropped chased closed copied moved missed praised pulled pushed reached remembered searched sketched touched traded
trusted washed weighed wrapped
""".split()
_PLACES = "across behind beside near beyond above under before around inside against past".split()


def all_words() -> tuple[str, ...]:
    """Give the whole list, by length, then alphabet.

    >>> len(all_words()) > 3500, all_words()[:3]
    (True, ('ace', 'act', 'add'))
    """
    return _tables()[0]


def of_length(length: int) -> tuple[str, ...]:
    """Give the words of a length from 3 to 9, in alphabetic order.

    >>> of_length(4)[:3]
    ('able', 'acid', 'acre')

    Raises:
        ValueError: there are no words of this length.
    """
    try:
        return _tables()[1][length]
    except KeyError:
        raise ValueError(f"length={length}: expected 3 to 9") from None


def is_word(text: str) -> bool:
    """Tell whether a lower-case text is on the list.

    >>> is_word("apple"), is_word("zorp")
    (True, False)
    """
    return text in _tables()[2]


def draw(rng: Random, k: int, low: int = 3, high: int = 9) -> tuple[str, ...]:
    """Draw `k` different words of `low` to `high` letters.

    >>> draw(Random(1), 3, 4, 6)
    ('mule', 'reveal', 'flat')

    Raises:
        ValueError: there are not enough words.
    """
    pool = _pool(low, high)
    if k > len(pool):
        raise ValueError(f"k={k}: expected at most {len(pool)}, the number of words of {low} to {high} letters")
    return tuple(rng.sample(pool, k))


@cache
def _pool(low: int, high: int) -> tuple[str, ...]:
    """List the words of `low` to `high` letters."""
    return tuple(word for length in range(low, high + 1) for word in _tables()[1].get(length, ()))


def signature(text: str) -> str:
    """Sort the letters, so that anagrams and only they agree.

    >>> signature("listen"), signature("silent")
    ('eilnst', 'eilnst')
    """
    return "".join(sorted(text))


def anagrams(text: str) -> tuple[str, ...]:
    """List the words with exactly these letters, in alphabetic order.

    >>> anagrams("listen")
    ('listen', 'silent')
    """
    return _tables()[3].get(signature(text), ())


def pattern(text: str) -> tuple[int, ...]:
    """Number the letters in order of first use: what a one-to-one substitution keeps.

    >>> pattern("banana"), pattern("papaya")
    ((0, 1, 2, 1, 2, 1), (0, 1, 0, 1, 2, 1))
    """
    numbers: dict[str, int] = {}
    return tuple(numbers.setdefault(letter, len(numbers)) for letter in text)


def spellable(letters: str, words: Iterable[str]) -> tuple[str, ...]:
    """List the words that can be spelled from a pool of letters, each used at most as often as it occurs.

    >>> spellable("tiger", ["get", "rig", "egg"])
    ('get', 'rig')
    """
    pool = Counter(letters)
    return tuple(word for word in words if not Counter(word) - pool)


def one_letter_apart(a: str, b: str) -> bool:
    """Tell whether two words of equal length differ in exactly one place.

    >>> one_letter_apart("cold", "cord"), one_letter_apart("cold", "corn"), one_letter_apart("cat", "cart")
    (True, False, False)
    """
    return len(a) == len(b) and sum(map(ne, a, b)) == 1


def one_edit_apart(a: str, b: str) -> bool:
    """Tell whether one letter changed, inserted or deleted turns `a` into `b`.

    >>> one_edit_apart("cat", "cart"), one_edit_apart("cat", "cut"), one_edit_apart("cat", "cat")
    (True, True, False)
    """
    if abs(len(a) - len(b)) == 1:
        short, long = sorted((a, b), key=len)
        return any(long[:i] + long[i + 1 :] == short for i in range(len(long)))
    return one_letter_apart(a, b)


def neighbours(word: str, words: Iterable[str], indels: bool = False) -> tuple[str, ...]:
    """List the words one letter apart from `word`, with `indels` also those one letter longer or shorter.

    >>> neighbours("cold", ["cord", "gold", "corn"]), neighbours("cat", ["cart"], indels=True)
    (('cord', 'gold'), ('cart',))
    """
    apart = one_edit_apart if indels else one_letter_apart
    return tuple(other for other in words if apart(word, other))


def ladder(start: str, end: str, words: Sequence[str], indels: bool = False) -> tuple[str, ...] | None:
    """Find a shortest ladder from `start` to `end` through `words` (the first in the order of `words`), or None.

    >>> ladder("cold", "warm", ["cord", "card", "ward", "word", "warm"])
    ('cold', 'cord', 'card', 'ward', 'warm')
    """
    parents = {start: ""}
    queue = deque([start])
    while queue:
        word = queue.popleft()
        if word == end:
            steps = [word]
            while parents[steps[-1]]:
                steps.append(parents[steps[-1]])
            return tuple(reversed(steps))
        for other in neighbours(word, words, indels):
            if other not in parents:
                parents[other] = word
                queue.append(other)
    return None


def invented(rng: Random, k: int, syllables: int = 2) -> tuple[str, ...]:
    """Make up `k` different pronounceable words that are not on the list.

    >>> invented(Random(1), 3)
    ('hufi', 'wowol', 'gobop')
    """
    found: dict[str, None] = {}
    while len(found) < k:
        text = "".join(rng.choice(_ONSETS) + rng.choice(_VOWELS) for _ in range(syllables)) + rng.choice(_CODAS)
        if not is_word(text):
            found[text] = None
    return tuple(found)


def sentence(rng: Random, clauses: int = 1) -> str:
    """Make a plain English sentence in lower case without a full stop, about ten words a clause, for texts to work on.

    >>> sentence(Random(1))
    'the gentle captain visited the honest jacket before the cabin'
    """
    parts = []
    for _ in range(clauses):
        first, second, third = rng.sample(_NOUNS, 3)
        one, two = rng.sample(_ADJECTIVES, 2)
        verb, place = rng.choice(_VERBS), rng.choice(_PLACES)
        parts.append(f"the {one} {first} {verb} the {two} {second} {place} the {third}")
    return " and ".join(parts)


_Tables = tuple[tuple[str, ...], Mapping[int, tuple[str, ...]], frozenset[str], Mapping[str, tuple[str, ...]]]


@cache
def _tables() -> _Tables:
    words = tuple(wordlist.WORDS.split())
    lengths: dict[int, list[str]] = {}
    classes: dict[str, list[str]] = {}
    for word in words:
        lengths.setdefault(len(word), []).append(word)
        classes.setdefault(signature(word), []).append(word)
    return (
        words,
        MappingProxyType({length: tuple(listed) for length, listed in lengths.items()}),
        frozenset(words),
        MappingProxyType({letters: tuple(listed) for letters, listed in classes.items()}),
    )
