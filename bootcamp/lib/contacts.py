"""Names, mailboxes and telephone numbers that are written in several ways, and rules that write them alike."""

from __future__ import annotations

from random import Random

NICKNAMES = {
    "Bob": "Robert",
    "Liz": "Elizabeth",
    "Sasha": "Alexander",
    "Pepe": "Jose",
    "Kate": "Katherine",
    "Tony": "Antonio",
    "Masha": "Maria",
    "Abdu": "Abdullah",
}
"""Short first names with the full ones."""

_FIRST = (*NICKNAMES.values(), "Amara", "Wei", "Ingrid", "Kenji", "Leila", "Tomas", "Priya", "Yusuf", "Noor", "Ivan")
_LAST = """
Okafor Tanaka Novak Silva Haddad Larsen Kumar Mendes Petrov Schmidt Rossi Kimura Diallo Nguyen Walker Costa Farouk
Moreau Jansen Ibarra Sato Virtanen Okoye Castro
""".split()
_DOMAINS = ("example.com", "example.org", "example.net")

RULES = {
    "name order": (
        "A name that is written with a comma, Surname, First name, becomes First name Surname.",
        "写成“姓, 名”（带逗号）的姓名改写成“名 姓”。",
    ),
    "initial": (
        "A single letter with a full stop between first name and surname is left out.",
        "名和姓之间的单个字母连同句点删去。",
    ),
    "nickname": (
        "These short first names, whatever their letters' case, become full ones: {}.",
        "下列昵称（不论大小写）改为全名：{}。",
    ),
    "name case": ("In names, capital letters become small letters.", "姓名中的大写字母改为小写。"),
    "mail case": ("In mailboxes, capital letters become small letters.", "邮箱中的大写字母改为小写。"),
    "dots": ("Full stops before the @ of a mailbox are left out.", "邮箱中 @ 之前的句点删去。"),
    "tag": (
        "A plus sign before the @ of a mailbox and all that stands between it and the @ are left out.",
        "邮箱中 @ 之前的加号以及它和 @ 之间的内容删去。",
    ),
    "domain": (
        "After the @ of a mailbox, example.net becomes example.org.",
        "邮箱中 @ 之后的 example.net 改为 example.org。",
    ),
    "digits": (
        "Blanks, hyphens and brackets in telephone numbers are left out.",
        "电话号码中的空格、连字符和括号删去。",
    ),
    "country": ("+49 at the beginning of a telephone number becomes 0.", "电话号码开头的 +49 改为 0。"),
    "extension": (
        "An x in a telephone number and the digits after it are left out.",
        "电话号码中的 x 及其后的数字删去。",
    ),
}
"""Every rule in English and in Chinese."""

_KINDS = (
    ("name order", "initial", "nickname", "name case"),
    ("mail case", "dots", "tag", "domain"),
    ("digits", "country", "extension"),
)


def told(rule: str, language: str) -> str:
    """Write a rule.

    >>> told("dots", "en")
    'Full stops before the @ of a mailbox are left out.'
    """
    listed = ", ".join(f"{short} → {full}" for short, full in NICKNAMES.items())
    return RULES[rule][language == "zh"].format(listed)


def draw_rules(rng: Random, count: int) -> tuple[str, ...]:
    """Draw rules for different fields, as far as these go; they come in the order of `RULES`.

    >>> draw_rules(Random(1), 4)
    ('name order', 'domain', 'country', 'extension')
    """
    firsts = [rng.choice(kind) for kind in rng.sample(_KINDS, min(3, count))]
    rest = [rule for rule in RULES if rule not in firsts]
    chosen = {*firsts, *rng.sample(rest, count - len(firsts))}
    return tuple(rule for rule in RULES if rule in chosen)


def alike(field: int, text: str, rules: tuple[str, ...]) -> str:
    """Write a name (field 0), a mailbox (1) or a telephone number (2) by rules.

    >>> alike(0, "Okafor, Bob", ("name order", "nickname")), alike(1, "a.b+c@example.net", ("dots", "tag"))
    ('Robert Okafor', 'ab@example.net')
    >>> alike(2, "+49 (151) 23-45x6", ("digits", "country", "extension"))
    '01512345'
    """
    if field == 0:
        return _name(text, rules)
    if field == 1:
        text = text.lower() if "mail case" in rules else text
        local, _, domain = text.partition("@")
        local = local.partition("+")[0] if "tag" in rules else local
        local = local.replace(".", "") if "dots" in rules else local
        return f"{local}@{'example.org' if 'domain' in rules and domain == 'example.net' else domain}"
    text = text.partition("x")[0] if "extension" in rules else text
    text = "".join(sign for sign in text if sign not in " -()") if "digits" in rules else text
    return "0" + text[3:] if "country" in rules and text.startswith("+49") else text


def _name(text: str, rules: tuple[str, ...]) -> str:
    if "name order" in rules and ", " in text:
        last, _, first = text.partition(", ")
        text = f"{first} {last}"
    parts = text.split(" ")
    if "initial" in rules:
        parts = [part for part in parts if not (len(part) == 2 and part[1] == ".")]
    if "nickname" in rules:
        parts = [NICKNAMES.get(part.capitalize(), part) for part in parts]
    return " ".join(parts).lower() if "name case" in rules else " ".join(parts)


class Maker:
    """Makes chains of records that are one owner's by some rules, with values of others that are nearly theirs."""

    def __init__(self, rng: Random, rules: tuple[str, ...]) -> None:
        self.rng, self.rules = rng, rules
        self.plain: list[tuple[int, str]] = []  # the fields and values that were drawn
        self.due: list[str] = rng.sample(rules, len(rules))  # the rules that no link needs yet

    def chain(self, size: int) -> list[tuple[str, str, str]]:
        """Make records each of which, after the first, shares a field with one before it."""
        plain = [self._fresh([field for field in range(3) if self.rng.random() < 0.8] or [0])]
        shown = [[self._decoy(field, value) for field, value in enumerate(plain[0])]]
        link = -1
        while len(plain) < size:
            before = plain[-1] if self.rng.random() < 0.7 else self.rng.choice(plain)
            links = [field for field in range(3) if before[field] != "-"]
            links = [field for field in links if field != link] or links
            due = [field for field in links if set(self.due) & set(_KINDS[field])]
            link = self.rng.choice(due or links)
            more = [field for field in range(3) if field != link and self.rng.random() < 0.7]
            values = self._fresh(more or [(link + 1) % 3])
            row = [self._decoy(field, value) for field, value in enumerate(values)]
            values[link] = before[link]
            row[link] = self._variant(link, before[link])
            plain.append(values)
            shown.append(row)
        return [(row[0], row[1], row[2]) for row in shown]

    def _fresh(self, fields: list[int]) -> list[str]:
        """Draw a value for some fields, none of which was drawn before."""
        values = ["-", "-", "-"]
        for field in fields:
            while values[field] == "-" or (field, values[field]) in self.plain:
                values[field] = self._draw(field)
            self.plain.append((field, values[field]))
        return values

    def _draw(self, field: int) -> str:
        rng = self.rng
        if field == 2:
            return f"0{rng.randint(15, 17)}{rng.randint(0, 9)}{rng.randint(10**5, 10**6 - 1)}"
        first, last = rng.choice(_FIRST), rng.choice(_LAST)
        return (
            f"{first} {last}" if field == 0 else f"{first[0]}{last}{rng.randint(2, 99)}@{rng.choice(_DOMAINS)}".lower()
        )

    def _decoy(self, field: int, value: str) -> str:
        """Now and then put a value in place of a fresh one that is nearly one drawn before."""
        known = [text for kind, text in self.plain if kind == field and text != value]
        if value == "-" or not known or self.rng.random() < 0.6:
            return value
        model = self.rng.choice(known)
        unused = [rule for rule in _KINDS[field] if rule not in self.rules and rule != "nickname"]
        if unused and self.rng.random() < 0.6:
            return self._written(model, self.rng.choice(unused))
        place = len(model) - 1 if field == 2 else model.find("@") - 1 if field == 1 else -1
        if place < 0:
            return value
        digit = str((int(model[place]) + self.rng.randint(1, 9)) % 10)
        return model[:place] + digit + model[place + 1 :]

    def _variant(self, field: int, value: str) -> str:
        """Write a value in another way that the rules make the same; the rules that no link needed come first."""
        rules = [rule for rule in self.due if rule in _KINDS[field]][:1]
        self.due = [rule for rule in self.due if rule not in rules]
        others = [rule for rule in _KINDS[field] if rule in self.rules and rule not in rules]
        rules += [rule for rule in others if self.rng.random() < 0.4]
        for rule in sorted(rules, key=lambda rule: ("digits" in rule or "case" in rule, -list(RULES).index(rule))):
            value = self._written(value, rule)
        return value

    def _written(self, text: str, rule: str) -> str:
        """Write a value so that just one rule writes it back."""
        rng, (local, _, domain) = self.rng, text.partition("@")
        first, _, last = text.partition(" ")
        short = {full: name for name, full in NICKNAMES.items()}
        match rule:
            case "name case":
                return text.upper()
            case "name order":
                front, _, surname = text.rpartition(" ")
                return f"{surname}, {front}"
            case "initial":
                return f"{first} {rng.choice('ABDEGHJKLMNPRST')}. {last}"
            case "nickname":
                return f"{short.get(first, first)} {last}"
            case "mail case":
                return f"{rng.choice((local.title(), local.upper()))}@{domain}"
            case "dots":
                return f"{local[0]}.{local[1:]}@{domain}"
            case "tag":
                return f"{local}+{rng.choice(('shop', 'news', 'home', 'work'))}@{domain}"
            case "domain":
                return text.replace("example.org", "example.net")
            case "digits":
                if text[0] == "+":
                    return f"+49 {text[3:6]} {text[6:]}"
                return rng.choice(
                    (f"{text[:4]}-{text[4:]}", f"({text[:4]}) {text[4:]}", f"{text[:4]} {text[4:7]}-{text[7:]}")
                )
            case "country":
                return "+49" + text[1:]
        return f"{text}x{rng.randint(10, 99)}"
