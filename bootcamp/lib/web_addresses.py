"""Web addresses: drawing them, resolving references against them, and steps to a normal form."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

STEPS = {
    "letters": (
        "In path and query, each % with two hexadecimal digits that are the ASCII code of a letter or digit (%41 is A, "
        "%61 is a, %30 is 0) becomes that letter or digit.",
        "路径和查询中，如果 % 和后面两位十六进制数是某个字母或数字的 ASCII 码（%41 是 A，%61 是 a，%30 是 0），"
        "就换成该字母或数字。",
    ),
    "hex": (
        "In path and query, the hexadecimal letters after every % that is left become capitals.",
        "路径和查询中，余下的每个 % 后面的十六进制字母改为大写。",
    ),
    "host": ("The letters of the host become small letters.", "主机中的字母改为小写。"),
    "port": (
        "The port is left out, with its colon, if it is 80 and the scheme is http, or 443 and the scheme is https.",
        "如果协议是 http 且端口是 80，或协议是 https 且端口是 443，则端口连同冒号删去。",
    ),
    "index": (
        "If the last part of the path is index.html, this part is left out (the / before it stays).",
        "如果路径的最后一段是 index.html，则删去这一段（前面的 / 保留）。",
    ),
    "private": (
        "Pairs name=value of the query whose name is ref are left out; if no pair is left, the ? is left out too.",
        "查询中名称为 ref 的“名称=值”删去；如果一个也不剩，? 也删去。",
    ),
    "sort": (
        "The pairs name=value of the query, which are joined by &, are sorted by name (capitals before small letters, "
        "else by the alphabet); pairs with the same name keep their order.",
        "查询中用 & 连接的“名称=值”按名称排序（大写字母在小写字母之前，其余按字母顺序）；名称相同的保持原来的先后。",
    ),
    "fragment": ("The fragment is left out with its #.", "片段连同 # 删去。"),
}
"""Steps to a normal form, in the order in which they are made, in English and in Chinese."""

_PARTS = "docs img api news shop v2 v3 old blog map help data user list item week june north blue archive".split()
_FILES = ("index.html", "index.html", "readme.txt", "photo.png", "page.html", "plan.csv")
_HOSTS = ("WWW.Example.com", "shop.example.ORG", "Data.Example.net", "api.EXAMPLE.com")
_NAMES = ("page", "lang", "sort", "ref", "View", "id", "Max", "day")


class Address(NamedTuple):
    """The pieces of an address; query and fragment with their signs, or empty."""

    scheme: str
    host: str
    path: str
    query: str
    fragment: str

    def __str__(self) -> str:
        """Write the address."""
        return f"{self.scheme}://{self.host}{self.path}{self.query}{self.fragment}"


def split(text: str) -> Address:
    """Cut an address into its pieces.

    >>> split("http://a.b/c/d?e=f#g")
    Address(scheme='http', host='a.b', path='/c/d', query='?e=f', fragment='#g')
    """
    scheme, _, rest = text.partition("://")
    rest, mark, fragment = rest.partition("#")
    rest, sign, query = rest.partition("?")
    host, slash, path = rest.partition("/")
    return Address(scheme, host, slash + path, sign + query, mark + fragment)


def without_dots(path: str) -> str:
    """Leave out the parts ``.`` and ``..`` of a path that begins with a slash.

    >>> without_dots("/a/b/../c/./d/.."), without_dots("/../a")
    ('/a/c/', '/a')
    """
    return [path, *_less_dots(path)][-1]


def _less_dots(path: str) -> Iterator[str]:
    """Give a path after each of its parts ``.`` and ``..`` that is left out, from the left."""
    kept: list[str] = []
    parts = path.split("/")[1:]
    for place, part in enumerate(parts, start=1):
        if part not in (".", ".."):
            kept.append(part)
            continue
        kept = kept[:-1] if part == ".." else kept
        yield "/" + "/".join([*kept, *parts[place:]] if place < len(parts) else [*kept, ""])


def resolve(base: str, reference: str) -> str:
    """Resolve a reference against an address.

    >>> resolve("http://a.b/c/d?e#f", "../g"), resolve("http://a.b/c/d?e#f", "#h"), resolve("http://a.b/c/d", "//x/y?z")
    ('http://a.b/g', 'http://a.b/c/d?e#h', 'http://x/y?z')
    """
    new = _joined(base, reference)
    return str(new._replace(path=without_dots(new.path)))


def resolving(base: str, reference: str) -> list[str]:
    """Write a resolved reference, from where it is put to it to where all its dots are left out.

    >>> resolving("http://a.b/c/d?e#f", "../g")
    ['http://a.b/c/../g', '/c/../g → /g', 'http://a.b/g']
    """
    new = _joined(base, reference)
    paths = [new.path, *_less_dots(new.path)]
    return [str(new), " → ".join(paths), resolve(base, reference)] if len(paths) > 1 else [str(new)]


def _joined(base: str, reference: str) -> Address:
    """Put a reference to an address, with the parts ``.`` and ``..`` of its path."""
    old = split(base)
    if reference[0] == "#":
        return old._replace(fragment=reference)
    if reference[0] == "?":
        query, mark, fragment = reference.partition("#")
        return old._replace(query=query, fragment=mark + fragment)
    if reference.startswith("//"):
        return split(f"{old.scheme}:{reference}")
    front = "" if reference[0] == "/" else old.path[: old.path.rindex("/") + 1]
    return split(f"{old.scheme}://{old.host}{front}{reference}")


def changed(address: str, step: str) -> str:
    """Make a step to the normal form.

    >>> changed("http://A.b:80/%41%2f", "letters"), changed("http://A.b:80/%41%2f", "port")
    ('http://A.b:80/A%2f', 'http://A.b/%41%2f')
    """
    old = split(address)
    host, _, port = old.host.partition(":")
    pairs = old.query[1:].split("&")
    match step:
        case "letters" | "hex":
            old = old._replace(path=_unescaped(old.path, step), query=_unescaped(old.query, step))
        case "host":
            old = old._replace(host=old.host.lower())
        case "port" if (old.scheme, port) in (("http", "80"), ("https", "443")):
            old = old._replace(host=host)
        case "index" if old.path.endswith("/index.html"):
            old = old._replace(path=old.path.removesuffix("index.html"))
        case "private" if old.query:
            kept = "&".join(pair for pair in pairs if pair.partition("=")[0] != "ref")
            old = old._replace(query="?" * bool(kept) + kept)
        case "sort" if old.query:
            old = old._replace(query="?" + "&".join(sorted(pairs, key=lambda pair: pair.partition("=")[0])))
        case "fragment":
            old = old._replace(fragment="")
    return str(old)


def _unescaped(text: str, step: str) -> str:
    first, *rest = text.split("%")
    for code in rest:
        sign = chr(int(code[:2], 16))
        plain = sign if step == "letters" and sign.isascii() and sign.isalnum() else ""
        first += plain + code[2:] if plain else f"%{code[:2].upper() if step == 'hex' else code[:2]}{code[2:]}"
    return first


def draw_address(rng: Random, depth: int) -> str:
    """Draw an address whose path has a number of parts.

    >>> draw_address(Random(1), 3)
    'http://api.EXAMPLE.com:80/blue/a%2ci/plan.csv?day=13'
    """
    scheme = rng.choice(("http", "https"))
    path = "/".join([*(_part(rng) for _ in range(depth - 1)), rng.choice(_FILES)])
    return f"{scheme}://{rng.choice(_HOSTS)}{rng.choice(('', ':80', ':443', ':8080'))}/{path}{_tail(rng)}"


def draw_reference(rng: Random, jumps: int, free: bool) -> str:
    """Draw a reference with up to `jumps` dot parts; if `free`, it may replace the path or the host.

    >>> draw_reference(Random(6), 2, True)
    '../week/./plan.csv?sort=v3'
    """
    kind = rng.randrange(10)
    if kind == 0:
        return f"#s{rng.randint(1, 99)}"
    if kind == 1:
        return _query(rng)
    parts = [_part(rng) for _ in range(rng.randint(1, 2 + jumps // 2))]
    front = rng.randint(0, jumps)
    for _ in range(jumps - front):
        place = rng.randint(0, len(parts))
        parts.insert(place, rng.choice(("..", "..", ".")))
    parts = [".."] * front + parts
    if rng.random() < 0.7 or not parts:
        parts.append(rng.choice(_FILES))
    text = "/".join(parts) + _tail(rng)
    if free and kind == 2:
        return f"//{rng.choice(_HOSTS)}{rng.choice(('', ':80', ':443'))}/{text}"
    return f"/{text}" if free and kind in (3, 4) else text


def _part(rng: Random) -> str:
    text = rng.choice(_PARTS)
    if rng.random() < 0.3:
        place = rng.randrange(len(text))
        sign = text[place] if rng.random() < 0.6 else rng.choice("/:+,*?")
        text = text[:place] + f"%{ord(sign):02x}" + text[place + 1 :]
    return text


def _query(rng: Random) -> str:
    names = rng.choices(_NAMES, k=rng.randint(1, 4))
    return "?" + "&".join(f"{name}={rng.choice((str(rng.randint(1, 30)), _part(rng)))}" for name in names)


def _tail(rng: Random) -> str:
    return (_query(rng) if rng.random() < 0.6 else "") + (f"#s{rng.randint(1, 99)}" if rng.random() < 0.4 else "")
