"""Judge by replaying the actions on symbols and states, precedence climbing, and what may come next at an error."""

from typing import Any

from bootcamp.lib.grammar import Grammar, next_tokens

LEVELS = range(1, 11)

Answer = tuple[str, ...]


def confirm(instance: Any, answer: Answer) -> str:
    """Say what is wrong with `answer`, or nothing."""
    states, trees, read = [0], [], 0
    for action in answer[:-1]:
        if action in ("acc", "err"):
            return "the parser goes on after its end"
        entry = instance.rows[states[-1]][instance.columns.index((instance.tokens + "#")[read])]
        if action not in entry.split("/"):
            return f"{action} is not what the table says"
        if action[0] == "s":
            trees.append(instance.tokens[read])
            states.append(int(action[1:]))
            read += 1
            continue
        left, right = instance.rules[int(action[1:]) - 1]
        children = trees[len(trees) - len(right) :]
        if [child[0] for child in children] != list(right):
            return "the right side is not on the stack"
        trees[len(trees) - len(right) :] = [(left, *children)]
        states = states[: len(states) - len(right)]
        states.append(int(instance.rows[states[-1]][instance.columns.index(left)]))
    grammar = Grammar(instance.rules)
    if answer[-1] == "acc":
        if read < len(instance.tokens) or [tree[0] for tree in trees] != [instance.start]:
            return "not all is parsed"
        climbed = _climb([*instance.tokens], instance.ranks, 0) if instance.ranks else None
        return "" if climbed is None or _plain(trees[0]) == climbed else "the operators group otherwise"
    if answer[-1] != "err" or instance.rows[states[-1]][instance.columns.index((instance.tokens + "#")[read])]:
        return "the parser does not stop there"
    allowed = next_tokens(grammar, instance.tokens[:read])[-1]
    return "a token fits" if (instance.tokens + "#")[read] in allowed else ""


def near_misses(instance: Any, answer: Answer) -> list[Answer]:
    """The actions without the last, with the other ending, with the first twice, and with two neighbours exchanged."""
    other = "acc" if answer[-1] == "err" else "err"
    wrong = [answer[:-1], (*answer[:-1], other), (answer[0], *answer), (answer[1], answer[0], *answer[2:])]
    return [actions for actions in wrong if actions and actions != answer]


def _plain(tree: Any) -> Any:
    """Keep operators and operands, drop brackets."""
    children = tree[1:]
    if len(children) == 1:
        return "n"
    return _plain(children[1]) if children[0] == "(" else (children[1], _plain(children[0]), _plain(children[2]))


def _climb(tokens: list[str], ranks: Any, least: int) -> Any:
    """Parse an expression whose operators bind at least as tightly as `least`, taking tokens from the front."""
    token = tokens.pop(0)
    tree: Any = "n"
    if token == "(":
        tree = _climb(tokens, ranks, 0)
        tokens.pop(0)
    order = [sign for sign, _ in ranks]
    while tokens and tokens[0] in order and order.index(tokens[0]) >= least:
        sign = tokens.pop(0)
        rank = order.index(sign)
        tree = (sign, tree, _climb(tokens, ranks, rank + (ranks[rank][1] == "left")))
    return tree
