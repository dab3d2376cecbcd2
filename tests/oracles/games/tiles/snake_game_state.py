"""Judge with a board of ages: a cell belongs to the snake while its age is below the length."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    length = len(instance.snake)
    entered = {cell: -place for place, cell in enumerate(instance.snake)}
    head, time, food, end = instance.snake[0], 0, list(instance.food), "alive"
    for move in instance.moves:
        new = (head[0] + (move == "D") - (move == "U"), head[1] + (move == "R") - (move == "L"))
        if min(new) < 1 or max(new) > instance.size:
            end = "wall"
            break
        longer = length + (new == food[0])
        if new in entered and time + 1 - entered[new] < longer:
            end = "body"
            break
        if longer > length:
            food.pop(0)
        time, length, head = time + 1, longer, new
        entered[head] = time
    cells = sorted((cell for cell, since in entered.items() if time - since < length), key=lambda cell: -entered[cell])
    fair = answer["end"] == end and answer["moves"] == time and list(answer["snake"]) == cells
    return "" if fair else f"it ends {end} after {time}: {cells}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another end, one move more, the tail left out, the snake at the start."""
    other = "wall" if answer["end"] != "wall" else "alive"
    wrong = [answer | {"end": other}, answer | {"moves": answer["moves"] + 1}]
    wrong += [answer | {"snake": answer["snake"][:-1]}, answer | {"snake": answer["snake"][::-1]}]
    return wrong
