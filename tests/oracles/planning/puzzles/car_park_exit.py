"""Judge by networkx on sets of cells in the complex plane, one set a vehicle."""

from typing import Any

from tests.oracles.planning._plans import Game, judged

LEVELS = range(1, 11)


def _read(instance: Any) -> Game:
    park = {complex(x, y): sign for y, line in enumerate(instance.board) for x, sign in enumerate(line)}
    letters = sorted(set(park.values()) - {".", "#"})
    start = tuple(frozenset(spot for spot in park if park[spot] == letter) for letter in letters)
    ground = {spot for spot in park if park[spot] != "#"}
    assert all(len({s.real for s in one}) * len({s.imag for s in one}) == len(one) in (2, 3) for one in start)
    edge = max(spot.real for spot in park)

    def after(state: Any) -> dict[str, Any]:
        found = {}
        for number, (letter, own) in enumerate(zip(letters, state, strict=True)):
            free = ground.difference(*(other for other in state if other is not own))
            along = 1 if len({spot.imag for spot in own}) == 1 else 1j
            for sign in (1, -1):
                k = 1
                while (moved := frozenset(spot + sign * k * along for spot in own)) <= free:
                    found[f"{letter}{'-+'[sign > 0]}{k}"] = (*state[:number], moved, *state[number + 1 :])
                    k += 1
        return found

    return Game(
        start, after, lambda state: any(spot.real == edge for spot in state[letters.index("X")]), instance.limit
    )


confirm, others, near_misses = judged(_read, exact=False, most=250)
