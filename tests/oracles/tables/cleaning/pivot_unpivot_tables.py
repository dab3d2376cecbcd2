"""Judge by changing the table as it is written: lists of cells, with numbers added cell by cell."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    keys, rows = list(instance.names), [[*words, value] for words, value in instance.rows]
    grid = [[*keys, "value"], *rows]
    if instance.across < len(keys):
        grid = _crossed(rows, keys[: instance.across], keys[instance.across :], list(range(len(keys))), False)
    left, across = instance.across, keys[instance.across :]
    for kind, names, number, word in instance.steps:
        head, body = grid[0], grid[1:]
        if kind == "pivot":
            places = [head.index(name) for name in names]
            grid = _crossed(body, names[:number], names[number:], places, "s" not in word)
            left, across = number, list(names[number:])
            if "t" in word:
                grid = [[*row, "total" if not n else sum(row[left:])] for n, row in enumerate(grid)]
                sums = [sum(row[col] for row in grid[1:]) for col in range(left, len(grid[0]))]
                grid.append(["total"] * left + sums)
        elif kind == "unpivot":
            grid = [[*head[:left], *across, "value"]]
            for row in body:
                for col in range(left, len(row)):
                    if row[col]:
                        grid.append([*row[:left], *head[col].split("/"), row[col]])
            left, across = left + len(across), []
        elif kind == "turn":
            columns = [list(column) for column in zip(*grid, strict=True)]
            first = [across + ["/".join(row[:left]) for row in body]]
            left, across, grid = len(across), head[:left], first
            grid += [column[0].split("/") + column[1:] for column in columns[len(across) :]]
        elif kind == "trim":
            grid = [head] + [row for row in body if sum(row[left:]) >= number]
        elif kind == "omit":
            grid = [head] + [row for row in body if row[head.index(names[0])] != word]
        elif kind == "sort":
            grid = [head, *sorted(body, key=lambda row: row[-1], reverse=True)]
        else:
            gone = head.index(names[0])
            grid, left = [[cell for place, cell in enumerate(head) if place != gone]], left - 1
            for row in body:
                rest = [cell for place, cell in enumerate(row[:-1]) if place != gone]
                known = next((old for old in grid[1:] if old[:-1] == rest), None)
                if known:
                    known[-1] += row[-1]
                else:
                    grid.append([*rest, row[-1]])
    right = tuple(tuple(map(str, row)) for row in grid)
    return "" if right == answer else f"the table is {right}"


def _crossed(body: Any, left: Any, top: Any, places: Any, alphabetical: bool) -> list[list[Any]]:
    rows, cols = [], []
    for row in body:
        words = [row[place] for place in places]
        if words[: len(left)] not in rows:
            rows.append(words[: len(left)])
        if words[len(left) :] not in cols:
            cols.append(words[len(left) :])
    if alphabetical:
        rows, cols = sorted(rows), sorted(cols)
    grid: list[list[Any]] = [[*left, *map("/".join, cols)]]
    for head in rows:
        cells = [sum(row[-1] for row in body if [row[p] for p in places] == head + col) for col in cols]
        grid.append([*head, *cells])
    return grid


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The rows in another order, one number changed, the head row left out."""
    changed = (*answer[:-1], (*answer[-1][:-1], str(int(answer[-1][-1]) + 1)))
    return [one for one in ((answer[0], *answer[:0:-1]), changed, answer[1:]) if one != answer]
