r"""Patterns as text tools have them: classes, repeats, groups, back references, looking ahead; read, drawn, matched.

Read are letters, ``.``, ``[abc]``, ``[^abc]`` (with ranges), ``|``, ``( )``, ``* + ? {m} {m,n}`` (lazy with a further
``?``), ``\1`` and ``(?=...)``, ``(?!...)``. Matching is by search in order of preference, under a counted budget, or,
for patterns without references and looking ahead, by sets of places in bounded time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

MANY = 10**6
"""The upper bound of ``*`` and ``+``."""

_SPECIAL = ".[]|()*+?{}\\^$"


class TooLong(ValueError):
    """Matching takes more steps than are allowed."""


@dataclass(frozen=True)
class Node:
    """A part of a pattern.

    ``kind`` is ``class`` (one of `signs`, or, if `negated`, none of them; all of them for ``.``), ``seq``, ``alt``,
    ``group`` (`number`), ``repeat`` (from `low` to `high` times, `lazy` or not), ``back`` (`number`) or ``look``
    (`negated` or not).
    """

    kind: str
    parts: tuple[Node, ...] = ()
    signs: str = ""
    negated: bool = False
    low: int = 0
    high: int = 0
    lazy: bool = False
    number: int = 0


Groups = Mapping[int, tuple[int, int]]


@dataclass
class _Reader:
    """Reads a pattern."""

    text: str
    place: int = 0
    groups: int = 0
    depth: int = 0
    open: set[int] = field(default_factory=set)

    def fault(self) -> ValueError:
        return ValueError(f"the pattern cannot be read at character {self.place + 1}")

    def alternatives(self) -> Node:
        self.depth += 1
        if self.depth > 30:
            raise ValueError("the pattern is nested too deep")
        options = [self.sequence()]
        while self.text[self.place : self.place + 1] == "|":
            self.place += 1
            options.append(self.sequence())
        self.depth -= 1
        return options[0] if len(options) == 1 else Node("alt", tuple(options))

    def sequence(self) -> Node:
        parts: list[Node] = []
        while self.place < len(self.text) and self.text[self.place] not in "|)":
            parts.append(self.repeated())
        return parts[0] if len(parts) == 1 else Node("seq", tuple(parts))

    def repeated(self) -> Node:
        node = self.atom()
        while self.place < len(self.text) and self.text[self.place] in "*+?{":
            if node.kind in ("repeat", "look"):
                raise self.fault()
            low, high = self.bounds()
            lazy = self.text[self.place : self.place + 1] == "?"
            self.place += lazy
            node = Node("repeat", (node,), low=low, high=high, lazy=lazy)
        return node

    def bounds(self) -> tuple[int, int]:
        sign = self.text[self.place]
        if sign != "{":
            self.place += 1
            return {"*": (0, MANY), "+": (1, MANY), "?": (0, 1)}[sign]
        end = self.text.find("}", self.place)
        numbers = self.text[self.place + 1 : max(end, 0)].split(",")
        if len(numbers) > 2 or not all(one.isascii() and one.isdigit() and len(one) < 3 for one in numbers):
            raise self.fault()
        low, high = int(numbers[0]), int(numbers[-1])
        if low > high:
            raise self.fault()
        self.place = end + 1
        return low, high

    def atom(self) -> Node:
        sign = self.text[self.place]
        if sign == "(":
            return self.bracket()
        if sign == "[":
            return self.chosen()
        if sign == "\\" and self.text[self.place + 1 : self.place + 2] in tuple("123456789"):
            number = int(self.text[self.place + 1])
            if number > self.groups or number in self.open:
                raise self.fault()
            self.place += 2
            return Node("back", number=number)
        if sign in _SPECIAL and sign != ".":
            raise self.fault()
        self.place += 1
        return Node("class", negated=True) if sign == "." else Node("class", signs=sign)

    def bracket(self) -> Node:
        look = self.text[self.place + 1 : self.place + 3]
        self.place += 1
        number = 0
        if look in ("?=", "?!"):
            self.place += 2
        else:
            self.groups += 1
            number = self.groups
            self.open.add(number)
        inside = self.alternatives()
        if self.text[self.place : self.place + 1] != ")":
            raise self.fault()
        self.place += 1
        self.open.discard(number)
        if number:
            return Node("group", (inside,), number=number)
        return Node("look", (inside,), negated=look == "?!")

    def chosen(self) -> Node:
        end = self.text.find("]", self.place)
        inside = self.text[self.place + 1 : max(end, 0)]
        negated = inside.startswith("^")
        inside = inside[negated:]
        signs = ""
        while inside:
            if len(inside) > 2 and inside[1] == "-":
                if not (inside[0].isalnum() and inside[2].isalnum() and ord(inside[0]) <= ord(inside[2]) < 128):
                    raise self.fault()
                signs += "".join(map(chr, range(ord(inside[0]), ord(inside[2]) + 1)))
                inside = inside[3:]
            else:
                if not inside[0].isalnum():
                    raise self.fault()
                signs, inside = signs + inside[0], inside[1:]
        if not signs:
            raise self.fault()
        self.place = end + 1
        return Node("class", signs=signs, negated=negated)


def parse(text: str) -> Node:
    """Read a pattern.

    >>> parse("a|b+").kind, parse("(a)[^b-d]{2}").parts[1].low
    ('alt', 2)
    >>> parse("a(b")
    Traceback (most recent call last):
    ValueError: the pattern cannot be read at character 4

    Raises:
        ValueError: it is none.
    """
    reader = _Reader(text)
    node = reader.alternatives()
    if reader.place < len(text):
        raise reader.fault()
    return node


def kinds(node: Node) -> set[str]:
    """Give the kinds of the parts of a pattern.

    >>> sorted(kinds(parse("(a|b)*c")))
    ['alt', 'class', 'group', 'repeat', 'seq']
    """
    return {node.kind}.union(*(kinds(part) for part in node.parts))


@dataclass
class Matcher:
    """Matches patterns within a number of steps."""

    budget: int = 20_000

    def ways(self, node: Node, text: str, start: int, groups: Groups) -> Iterator[tuple[int, Groups]]:
        """Yield the ends of matches from a place, with what the groups hold, in order of preference.

        >>> [end for end, _ in Matcher().ways(parse("a*"), "aab", 0, {})]
        [2, 1, 0]

        Raises:
            TooLong: it takes too many steps.
        """
        self.budget -= 1
        if self.budget < 0:
            raise TooLong("matching takes too many steps")
        match node.kind:
            case "class":
                if start < len(text) and (text[start] in node.signs) != node.negated:
                    yield start + 1, groups
            case "alt":
                for part in node.parts:
                    yield from self.ways(part, text, start, groups)
            case "seq":
                yield from self._row(node.parts, text, start, groups)
            case "group":
                for end, after in self.ways(node.parts[0], text, start, groups):
                    yield end, {**after, node.number: (start, end)}
            case "repeat":
                yield from self._rounds(node, text, start, groups, 0)
            case "back":
                low, high = groups.get(node.number, (0, -1))
                if high >= low and text.startswith(text[low:high], start):
                    yield start + high - low, groups
            case "look":
                if any(True for _ in self.ways(node.parts[0], text, start, groups)) != node.negated:
                    yield start, groups

    def _row(self, parts: tuple[Node, ...], text: str, start: int, groups: Groups) -> Iterator[tuple[int, Groups]]:
        if not parts:
            yield start, groups
            return
        for end, after in self.ways(parts[0], text, start, groups):
            yield from self._row(parts[1:], text, end, after)

    def _rounds(self, node: Node, text: str, start: int, groups: Groups, done: int) -> Iterator[tuple[int, Groups]]:
        if node.lazy and done >= node.low:
            yield start, groups
        if done < node.high:
            for end, after in self.ways(node.parts[0], text, start, groups):
                if end > start or done < node.low:
                    yield from self._rounds(node, text, end, after, done + 1)
        if not node.lazy and done >= node.low:
            yield start, groups

    def whole(self, node: Node, text: str) -> bool:
        r"""Tell whether a pattern matches a text from its first to its last sign.

        >>> Matcher().whole(parse(r"(a|b)c\1"), "bcb"), Matcher().whole(parse("a(?!b).*"), "ab")
        (True, False)
        """
        return any(end == len(text) for end, _ in self.ways(node, text, 0, {}))

    def replaced(self, node: Node, template: str, text: str) -> tuple[str, int]:
        r"""Replace all matches, found from left to right, by a template with ``\1`` to ``\9``; count them too.

        >>> Matcher().replaced(parse("(a+)b"), r"<\1>", "aabxab")
        ('<aa>x<a>', 2)
        """
        found, place, count = "", 0, 0
        while place < len(text):
            way = next(self.ways(node, text, place, {}), None)
            if way is None or way[0] == place:
                found, place = found + text[place], place + 1
                continue
            end, groups = way
            pieces = template.split("\\")
            found += pieces[0]
            for piece in pieces[1:]:
                low, high = groups.get(int(piece[0]), (0, 0))
                found += text[low:high] + piece[1:]
            place, count = end, count + 1
        return found, count


def ends(node: Node, text: str, starts: frozenset[int]) -> frozenset[int]:
    """Give the ends of matches from some places, for patterns without back references and looking ahead.

    >>> sorted(ends(parse("(ab?)*"), "aab", frozenset([0])))
    [0, 1, 2, 3]
    """
    match node.kind:
        case "class":
            return frozenset(i + 1 for i in starts if i < len(text) and (text[i] in node.signs) != node.negated)
        case "alt":
            return frozenset().union(*(ends(part, text, starts) for part in node.parts))
        case "repeat":
            found = reached = starts
            for done in range(min(node.high, node.low + len(text) + 1)):
                reached = ends(node.parts[0], text, reached)
                if done + 1 <= node.low:
                    found = reached
                elif reached <= found:
                    break
                else:
                    found |= reached
            return found
    for part in node.parts:
        starts = ends(part, text, starts)
    return starts


def instance_of(rng: Random, node: Node, alphabet: str, groups: dict[int, str] | None = None) -> str:
    """Draw a text that a pattern matches (looking ahead is not heeded).

    >>> instance_of(Random(1), parse("[ab]{2}(c|d)"), "abcd")
    'abc'
    """
    groups = {} if groups is None else groups
    match node.kind:
        case "class":
            return rng.choice([sign for sign in alphabet if (sign in node.signs) != node.negated])
        case "alt":
            return instance_of(rng, rng.choice(node.parts), alphabet, groups)
        case "repeat":
            times = rng.randint(node.low, min(node.high, node.low + 2))
            return "".join(instance_of(rng, node.parts[0], alphabet, groups) for _ in range(times))
        case "back":
            return groups.get(node.number, "")
        case "look":
            return ""
    text = "".join(instance_of(rng, part, alphabet, groups) for part in node.parts)
    if node.kind == "group":
        groups[node.number] = text
    return text


def draw_pattern(rng: Random, size: int, alphabet: str, extras: bool) -> str:
    r"""Draw a pattern of `size` items that matches no empty text; with `extras` it refers back and may look ahead.

    >>> draw_pattern(Random(4), 4, "abc", True)
    '(c+)b*\\1b{2,3}'
    """
    items: list[str] = []
    groups: list[int] = []  # the numbers of those that always hold something
    count = 0
    back = rng.randint(2, size) if extras and size > 2 else 0
    while len(items) < size:
        if len(items) + 1 == back:
            if not groups:
                count += 1
                items.insert(0, f"({_atom(rng, alphabet)}{rng.choice(('+', '', '{2}'))})")
                groups = [1]
            items.append(f"\\{rng.choice(groups)}")
            continue
        roll = rng.random()
        if roll < 0.25:
            items.append(rng.choice(alphabet))
        elif roll < 0.6:
            items.append(_atom(rng, alphabet) + _times(rng))
        elif roll < 0.9 or not extras:
            first, second = (_short(rng, alphabet) for _ in range(2))
            body = f"{first}|{second}" if rng.random() < 0.6 else first + rng.choice(alphabet)
            count += 1
            repeat = _times(rng) if rng.random() < 0.5 else ""
            items.append(f"({body}){repeat}")
            if not repeat:
                groups.append(count)
        elif not items or items[-1][:2] != "(?":
            items.append(rng.choice(("(?!{0})", "(?=.*{0})")).format(_short(rng, alphabet)))
    text = "".join(items)
    node = parse(text)
    return text if 0 not in {end for end, _ in Matcher().ways(node, "", 0, {})} else text + rng.choice(alphabet)


def _atom(rng: Random, alphabet: str) -> str:
    signs = "".join(sorted(rng.sample(alphabet, 2)))
    return rng.choice((rng.choice(alphabet), f"[{signs}]", f"[{signs}]", f"[^{rng.choice(alphabet)}]", "."))


def _times(rng: Random) -> str:
    return rng.choice(("*", "+", "?", "{2}", "{1,2}", "{2,3}"))


def _short(rng: Random, alphabet: str) -> str:
    return "".join(rng.choice((rng.choice(alphabet), _atom(rng, alphabet))) for _ in range(rng.randint(1, 2)))


def pattern_for(rng: Random, word: str, alphabet: str, extras: bool) -> str:
    r"""Draw a pattern that matches a word, among others; with `extras` it may refer back.

    >>> pattern_for(Random(6), "abab", "abc", True)
    '[^c][^a](cb|ab)'
    """
    text, place, group = "", 0, 0
    held: list[tuple[int, str]] = []
    while place < len(word):
        rest = word[place:]
        known = [(number, part) for number, part in held if rest.startswith(part)]
        roll = rng.random()
        size = min(len(rest), rng.choice((1, 1, 2, 2, 3)))
        part = rest[:size]
        if known and rng.random() < 0.8:
            number, part = rng.choice(known)
            text += f"\\{number}"
        elif extras and not held and roll < 0.4 and len(rest) > 2:
            group += 1
            part = rest[:1] if roll < 0.3 else rest[:2]
            text += f"({'.' * len(part)})"
            held.append((group, part))
        elif roll < 0.25:
            group += 1
            pair = [part, "".join(rng.choice(alphabet) for _ in range(rng.randint(1, 3)))]
            text += f"({'|'.join(rng.sample(pair, 2))})"
        elif roll < 0.7:
            signs = sorted({*part, rng.choice(alphabet)})
            body = signs[0] if len(signs) == 1 else f"[{''.join(signs)}]"
            text += body + (rng.choice("*+") if size > 1 else rng.choice(("", "", "+", "?", "*")))
        elif roll < 0.8:
            other = [sign for sign in alphabet if sign not in part]
            if not other:
                continue
            text += f"[^{rng.choice(other)}]" + ("*" if size > 1 else "")
        else:
            text += "." if size == 1 and rng.random() < 0.6 else ".*"
        place += len(part)
    return text


def legend(patterns: Iterable[str], language: str) -> list[str]:
    """Explain the signs that occur in some patterns.

    >>> legend(["a.b"], "en")
    ['A letter stands for itself.', '. stands for any one character.']
    """
    found = {"letter"}.union(*(_features(parse(text)) for text in patterns))
    found |= {"range"} if any("-" in text for text in patterns) else set()
    return [wording[language == "zh"] for key, wording in _LEGEND.items() if key in found]


def _features(node: Node) -> set[str]:
    found = set[str]().union(*(_features(part) for part in node.parts))
    match node.kind:
        case "class":
            name = "any" if not node.signs else "not" if node.negated else "class" if len(node.signs) > 1 else "letter"
            return {name}
        case "repeat":
            names = {(0, MANY): "star", (1, MANY): "plus", (0, 1): "maybe"}
            return found | {names.get((node.low, node.high), "times")} | ({"lazy"} if node.lazy else set())
        case "look":
            return found | {"not ahead" if node.negated else "ahead"}
    return found | ({node.kind} if node.kind != "seq" else set())


_LEGEND = {
    "letter": ("A letter stands for itself.", "字母代表它自己。"),
    "any": (". stands for any one character.", ". 代表任意一个字符。"),
    "class": ("[abc] stands for one of the characters in the brackets.", "[abc] 代表方括号中的一个字符。"),
    "not": ("[^abc] stands for one character that is not in the brackets.", "[^abc] 代表不在方括号中的一个字符。"),
    "range": ("a-c in square brackets means all letters from a to c.", "方括号中的 a-c 表示从 a 到 c 的所有字母。"),
    "alt": ("X|Y stands for X or Y; it binds loosest.", "X|Y 代表 X 或 Y；它的结合最松。"),
    "star": ("X* stands for X any number of times, or not at all.", "X* 代表 X 出现任意多次，也可以不出现。"),
    "plus": ("X+ stands for X once or more.", "X+ 代表 X 出现一次或更多次。"),
    "maybe": ("X? stands for X once or not at all.", "X? 代表 X 出现一次或不出现。"),
    "times": (
        "X{m} stands for X exactly m times, X{m,n} for X from m to n times.",
        "X{m} 代表 X 恰好出现 m 次，X{m,n} 代表 X 出现 m 到 n 次。",
    ),
    "group": (
        "(X) is X as a unit, a group; *, +, ? and {} refer to the character, class or group just before them.",
        "(X) 把 X 作为一个整体，称为组；*、+、? 和 {} 作用于紧挨在前面的字符、方括号或组。",
    ),
    "lazy": (
        "A repeat with a further ? behind it (such as X*?) is lazy; any other repeat is greedy.",
        "重复符号后再加 ?（例如 X*?）是懒惰的，其他的重复都是贪婪的。",
    ),
    "back": (
        "\\1 stands for the very text that the group 1 holds, \\2 for that of group 2; groups are numbered by their "
        "opening brackets from the left.",
        "\\1 代表组 1 所匹配的那段文本本身，\\2 代表组 2 的；组按左括号从左到右编号。",
    ),
    "ahead": (
        "(?=X) matches no character; it demands that what follows begins with X.",
        "(?=X) 不占字符，它要求后面的内容以 X 开头。",
    ),
    "not ahead": (
        "(?!X) matches no character; it demands that what follows does not begin with X.",
        "(?!X) 不占字符，它要求后面的内容不以 X 开头。",
    ),
}
