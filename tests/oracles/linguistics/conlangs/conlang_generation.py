"""Build every word of the tree as a marked string, rewrite its seams by regular expressions, then set all in order."""

from typing import Any

from tests.oracles.linguistics._seams import written_together

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if answer == _sentence(instance, instance.grammar.seams) else "another sentence"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The words in the opposite order, without rules at seams, with one word less."""
    words = answer.split()
    wrong = [" ".join(words[::-1]), _sentence(instance, ()), " ".join(words[1:])]
    return [text for text in wrong if text != answer]


def _sentence(instance: Any, seams: Any) -> str:
    root: dict[str, Any] = {"below": []}
    stack = [root]
    for depth, role, gloss, mark in instance.rows:
        node = {"role": role, "gloss": gloss, "mark": mark or "singular", "below": []}
        stack = [*stack[: depth + 1], node]
        stack[-2]["below"].append(node)
    grammar = instance.grammar
    table = {(name, place, key): form for name, rows in grammar.tables for place, key, form in rows}
    lexicon = {gloss: (stem, place) for _, gloss, stem, place in grammar.lexicon}

    def word(prefixes: list[Any], stem: str, suffixes: list[Any]) -> str:
        return written_together([*filter(None, prefixes)], stem, [*filter(None, suffixes)], seams)

    def clause(node: Any, shared: Any) -> list[str]:
        nouns = {child["role"]: child for child in node["below"]}
        spoken = {role: noun_phrase(child) for role, child in nouns.items()}
        if shared:
            nouns[node["role"].split()[1]] = shared
        prefixes = [table.get(("agreement", lexicon[nouns["subject"]["gloss"]][1], nouns["subject"]["mark"]))]
        if "object" in nouns:
            prefixes.append(table.get(("object", lexicon[nouns["object"]["gloss"]][1], "")))
        stem = lexicon[node["gloss"]][0]
        spoken["action"] = [word(prefixes, stem, [table.get(("tense", 0, node["mark"]))])]
        return [text for part in grammar.clause for text in spoken.get(part, [])]

    def noun_phrase(node: Any) -> list[str]:
        stem, group = lexicon[node["gloss"]]
        role = node["role"]
        pieces: dict[str, list[str]] = {"owner": [], "quality": [], "after": []}
        suffixes = [table.get(("plural", group, node["mark"])), table.get(("case", 0, role))]
        pieces["noun"] = [word([], stem, suffixes)]
        for child in node["below"]:
            if child["role"] == "owner":
                pieces["owner"].extend(noun_phrase(child))
            elif child["role"] == "quality":
                endings = [table.get(("quality", group, node["mark"])), table.get(("quality case", 0, role))]
                pieces["quality"].append(word([], lexicon[child["gloss"]][0], endings))
            else:
                pieces["after"].append(word([], grammar.marker, [table.get(("marker", group, ""))]))
                pieces["after"].extend(clause(child, node))
        return [text for part in (*grammar.phrase, "after") for text in pieces[part]]

    return " ".join(clause(root["below"][0], None))
