"""Judge by writing out every bracketing of the word, and by reading an answer's text with Python's parser."""

import ast
from functools import cache
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    place = {symbol: i for i, symbol in enumerate(instance.symbols)}

    def product(x: str, y: str) -> str:
        return str(instance.table[place[x]][place[y]])

    if not isinstance(answer, int):

        def value(node: ast.AST) -> str:
            if isinstance(node, ast.BinOp):
                assert isinstance(node.op, ast.Mult)
                return product(value(node.left), value(node.right))
            assert isinstance(node, ast.Name)
            return node.id

        if [sign for sign in answer.text if sign not in "()*"] != list(instance.word):
            return "this is another word"
        found = value(ast.parse(answer.text, mode="eval").body)
        return "" if found == instance.target else f"the value is {found}"

    @cache
    def values(word: str) -> tuple[str, ...]:
        if len(word) == 1:
            return (word,)
        return tuple(
            product(x, y) for cut in range(1, len(word)) for x in values(word[:cut]) for y in values(word[cut:])
        )

    right = values(instance.word).count(instance.target)
    return "" if answer == right else f"there are {right} ways"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The next number."""
    return [answer + 1] if isinstance(answer, int) else []
