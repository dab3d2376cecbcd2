"""Judge by a constraint model of OR-tools over the people, and by the number of its solutions."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    model, owner = _model(instance)
    solver = cp_model.CpSolver()
    found = 0
    while found < 2 and solver.solve(model) == cp_model.OPTIMAL:
        found += 1
        places = {thing: solver.value(variable) for thing, variable in owner.items()}
        if found == 1:
            given = {str(value): who for values in answer.values() for who, value in enumerate(values)}
            right = all(places.get(thing) == who for thing, who in given.items())
        model.add_bool_or([_equal(model, owner[thing], who).negated() for thing, who in places.items()])
    if found != 1:
        return f"the clues admit {found} tables, or more"
    return "" if right else "the clues lead to another table"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Two people exchanged in one category, a value doubled, the people in reverse."""
    name, values = next(iter(answer.items()))
    exchanged, doubled = (values[1], values[0], *values[2:]), (values[0], values[0], *values[2:])
    return [answer | {name: exchanged}, answer | {name: doubled}, {key: row[::-1] for key, row in answer.items()}]


def _model(instance: Any) -> tuple[cp_model.CpModel, dict[str, Any]]:
    """Who owns each thing: the number of a person."""
    n, model = len(instance.people), cp_model.CpModel()
    things = [*(values for _, values in instance.categories), tuple(map(str, instance.numbers))]
    owner: dict[str, Any] = {thing: model.new_int_var(0, n - 1, thing) for values in things for thing in values}
    for values in things:
        model.add_all_different([owner[thing] for thing in values])
    count = [model.new_int_var(min(instance.numbers), max(instance.numbers), "") for _ in range(n)]
    for number in instance.numbers:
        for who in range(n):
            model.add(count[who] == number).only_enforce_if(_equal(model, owner[str(number)], who))

    def at(thing: str) -> Any:
        return instance.people.index(thing) if thing in instance.people else owner[thing]

    def amount(thing: str) -> Any:
        if thing in instance.people:
            return count[instance.people.index(thing)]
        found = model.new_int_var(min(instance.numbers), max(instance.numbers), "")
        model.add_element(owner[thing], count, found)
        return found

    for kind, *items in instance.clues:
        name, _, number = kind.partition(":")
        if name == "same":
            model.add(at(items[0]) == at(items[1]))
        elif name == "different":
            model.add(at(items[0]) != at(items[1]))
        elif name == "neither":
            model.add(at(items[0]) != at(items[1]))
            model.add(at(items[0]) != at(items[2]))
        elif name == "higher":
            model.add(amount(items[0]) > amount(items[1]))
        elif name == "more":
            model.add(amount(items[0]) == amount(items[1]) + int(number))
        elif name == "total":
            model.add(amount(items[0]) + amount(items[1]) == int(number))
            model.add(at(items[0]) != at(items[1]))
        elif name == "either":
            model.add_exactly_one(_equal(model, at(items[0]), at(items[1])), _equal(model, at(items[0]), at(items[2])))
        else:
            assert name == "pair"
            a, b, c, d = map(at, items)
            straight, crossed = ([_equal(model, a, x), _equal(model, b, y)] for x, y in ((c, d), (d, c)))
            chosen = model.new_bool_var("")
            model.add_bool_and(straight).only_enforce_if(chosen)
            model.add_bool_and(crossed).only_enforce_if(chosen.negated())
            model.add(a != b)
    return model, owner


def _equal(model: cp_model.CpModel, a: Any, b: Any) -> Any:
    same = model.new_bool_var("")
    if isinstance(a, int) and isinstance(b, int):
        model.add(same == int(a == b))
        return same
    model.add(a == b).only_enforce_if(same)
    model.add(a != b).only_enforce_if(same.negated())
    return same
