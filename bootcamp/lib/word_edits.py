"""Edits of rows of words: drawn for a row, carried out, and told in English and Chinese."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib import words
from bootcamp.lib.prompts import ordinal, times

Edit = tuple[str, int, int, str]
"""A kind with two numbers and a text, of which it uses what it needs."""
Row = tuple[str, ...]
KINDS = (
    *("swap", "reverse row", "reverse every", "delete letter", "delete short", "upper", "lower", "move", "replace nth"),
    *("replace all", "insert after", "double", "rotate", "sort", "join", "exchange ends"),
)


def draw(rng: Random, kind: str, row: Row) -> Edit:
    """Draw an edit of a kind.

    >>> draw(Random(1), "rotate", ("a", "b", "c"))
    ('rotate', 1, 0, '')
    """
    size = len(row)
    one, two = sorted(rng.sample(range(1, size + 1), 2))
    letters = sorted({letter for word in row for letter in word.lower()})
    letter = rng.choice(letters)
    match kind:
        case "swap" | "sort":
            return kind, one, two, ""
        case "move":
            return (kind, one, two, "") if rng.random() < 0.5 else (kind, two, one, "")
        case "reverse every":
            return kind, rng.randint(2, 3), 0, ""
        case "delete short":
            return kind, rng.choice((3, 4)), 0, ""
        case "upper" | "lower" | "delete letter":
            return kind, 0, 0, letter
        case "replace nth":
            return kind, rng.randint(1, 3), 0, letter + rng.choice(words.ALPHABET)
        case "replace all":
            return kind, 0, 0, letter + rng.choice([sign for sign in words.ALPHABET if sign != letter])
        case "insert after":
            return kind, 0, 0, f"{letter} {words.draw(rng, 1, 3, 4)[0]}"
        case "double" | "join":
            return kind, rng.randint(1, size - (kind == "join")), 0, ""
        case "rotate":
            return kind, rng.randint(1, min(5, size - 1)), 0, ""
        case "exchange ends":
            return kind, rng.randint(4, 6), 0, ""
    return kind, 0, 0, ""


def applied(edit: Edit, row: Row) -> Row:
    """Carry out an edit.

    >>> applied(("move", 1, 3, ""), ("a", "b", "c")), applied(("replace nth", 2, 0, "ax"), ("banana", "Area"))
    (('b', 'c', 'a'), ('banxna', 'Arex'))
    """
    kind, one, two, text = edit
    found = list(row)
    match kind:
        case "swap":
            found[one - 1], found[two - 1] = found[two - 1], found[one - 1]
        case "reverse row":
            found.reverse()
        case "reverse every":
            found[one - 1 :: one] = [word[::-1] for word in found[one - 1 :: one]]
        case "delete letter":
            found = [word for word in found if text not in word.lower()]
        case "delete short":
            found = [word for word in found if len(word) > one]
        case "upper":
            found = [word.upper() if word.lower().endswith(text) else word for word in found]
        case "lower":
            found = [word.lower() if text in word.lower() else word for word in found]
        case "move":
            found.insert(two - 1, found.pop(one - 1))
        case "replace nth":
            found = [_replaced(word, one, *text) for word in found]
        case "replace all":
            found = ["".join(text[1] if sign.lower() == text[0] else sign for sign in word) for word in found]
        case "insert after":
            letter, new = text.split(" ")
            found = [one for word in found for one in ((word, new) if word.lower().startswith(letter) else (word,))]
        case "double":
            found.insert(one, found[one - 1])
        case "rotate":
            found = [*found[-one:], *found[:-one]]
        case "sort":
            found[one - 1 : two] = sorted(found[one - 1 : two], key=str.lower)
        case "join":
            found[one - 1 : one + 1] = [found[one - 1] + found[one]]
        case "exchange ends":
            found = [word[-1] + word[1:-1] + word[0] if len(word) >= one else word for word in found]
    return tuple(found)


def _replaced(word: str, n: int, old: str, new: str) -> str:
    places = [place for place, sign in enumerate(word) if sign.lower() == old]
    return word[: places[n - 1]] + new + word[places[n - 1] + 1 :] if len(places) >= n else word


def all_applied(edits: Sequence[Edit], row: Row) -> Row:
    """Carry out edits in turn; those that name places that there are not are left out.

    >>> all_applied([("rotate", 1, 0, ""), ("double", 1, 0, "")], ("a", "b"))
    ('b', 'b', 'a')
    """
    for edit in edits:
        if max(edit[1], edit[2]) <= len(row) or edit[0] in ("delete short", "exchange ends", "replace nth"):
            row = applied(edit, row) if edit[0] != "join" or edit[1] < len(row) else row
    return row


def told(edit: Edit, language: str) -> str:
    """Write an edit.

    >>> told(("swap", 2, 5, ""), "en")
    'exchange words 2 and 5'
    """
    kind, one, two, text = edit
    first, rest = text[:1], text[1:].strip()
    nth = ordinal(one, language)
    every = {2: "2nd", 3: "3rd"}.get(one, f"{one}th")
    english = {
        "swap": f"exchange words {one} and {two}",
        "reverse row": "reverse the order of the words",
        "reverse every": f"write every {every} word (words {one}, {2 * one}, ...) backwards",
        "delete letter": f"delete all words that hold the letter {first}, small or capital",
        "delete short": f"delete all words of at most {one} letters",
        "upper": f"write all words that end with the letter {first}, small or capital, in capital letters",
        "lower": f"write all words that hold the letter {first}, small or capital, in small letters",
        "move": f"take word {one} out and put it in so that it becomes word {two}",
        "replace nth": f"in each word that holds the letter {first}, small or capital, at least {times(one)}, "
        f"replace the {nth} of them by a small {rest}",
        "replace all": f"replace every letter {first}, small or capital, by a small {rest}",
        "insert after": f"after each word that begins with the letter {first}, small or capital, "
        f"insert the word {rest}",
        "double": f"write word {one} twice in a row",
        "rotate": f"move the last {one} words, in their order, to the front"
        if one > 1
        else "move the last word to the front",
        "sort": f"sort words {one} to {two} alphabetically, small and capital letters counting as the same",
        "join": f"join words {one} and {one + 1} into one word",
        "exchange ends": f"in each word of at least {one} letters exchange the first and the last letter",
    }
    chinese = {
        "swap": f"交换第 {one} 个与第 {two} 个单词",
        "reverse row": "把所有单词的次序倒过来",
        "reverse every": f"每 {one} 个单词取最后一个（第 {one}、{2 * one}……个），把它的字母倒着写",
        "delete letter": f"删去所有含字母 {first}（不分大小写）的单词",
        "delete short": f"删去所有不超过 {one} 个字母的单词",
        "upper": f"把所有以字母 {first}（不分大小写）结尾的单词全部改成大写",
        "lower": f"把所有含字母 {first}（不分大小写）的单词全部改成小写",
        "move": f"取出第 {one} 个单词，再插入，使它成为第 {two} 个单词",
        "replace nth": f"在每个至少含 {one} 个字母 {first}（不分大小写）的单词里，把其中第 {one} 个换成小写的 {rest}",
        "replace all": f"把每个字母 {first}（不分大小写）都换成小写的 {rest}",
        "insert after": f"在每个以字母 {first}（不分大小写）开头的单词后面插入单词 {rest}",
        "double": f"把第 {one} 个单词连写两次（成为两个相同的单词）",
        "rotate": f"把最后 {one} 个单词按原次序移到最前面" if one > 1 else "把最后一个单词移到最前面",
        "sort": f"把第 {one} 个到第 {two} 个单词按字母表排序，不分大小写",
        "join": f"把第 {one} 个和第 {one + 1} 个单词连成一个单词",
        "exchange ends": f"在每个至少 {one} 个字母的单词里，交换首尾两个字母",
    }
    return (chinese if language == "zh" else english)[kind]
