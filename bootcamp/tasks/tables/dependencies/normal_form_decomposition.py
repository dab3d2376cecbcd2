"""Split a relation into few schemas in Boyce-Codd normal form so that nothing is lost.

Answer: a set of schemas, each a set of attributes; any split that meets the rules is right.
Harder: more attributes and dependencies, splits that are smaller than those of the plain algorithm.
Skills: deduction, search, logic
Source: original; the normal form of R. Boyce and E. Codd.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Set

Dependency = tuple[str, str]
Answer = frozenset[frozenset[str]]
Masks = tuple[int, ...]


class NormalFormDecomposition(Task["NormalFormDecomposition.Params", "NormalFormDecomposition.Instance", Answer]):
    version = 1

    class Params(task.Params):
        attributes: int = knob("the attributes", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=8)
        dependencies: int = knob("the dependencies", levels=(2, 3, 3, 4, 5, 6, 7, 8, 9, 11), ge=2, le=14)
        schemas: int = knob("the least number of schemas allowed", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=2, le=7)

    class Instance(task.Instance):
        attributes: str
        dependencies: tuple[Dependency, ...]
        most: int

    prompt = Prompt(
        en=r"""
        A relation has the attributes {{ attributes | list | listed }}. These dependencies hold in it, and all that
        follow from them, but no others:

        {% for left, right in dependencies %}
        - {{ left }} → {{ right }}
        {% endfor %}

        XY → Z says that rows that agree in X and Y agree in Z. A schema is a set of attributes; a set X of
        attributes of a schema is a superkey of it if every attribute of the schema depends on X.

        Split the relation into at most {{ most }} schemas such that:

        - Every attribute is in at least one schema.
        - Nothing is lost: from any rows that obey the dependencies, the natural join of the projections onto the
        schemas gives back just these rows.
        - Each schema is in Boyce-Codd normal form: whenever an attribute A of the schema depends on a set X of its
        attributes without A, X is a superkey of the schema.

        Any such split will do.
        """,
        zh=r"""
        一个关系有属性 {{ attributes | list | listed("zh") }}。
        其中成立下列函数依赖以及由它们推出的依赖，此外没有别的依赖：

        {% for left, right in dependencies %}
        - {{ left }} → {{ right }}
        {% endfor %}

        XY → Z 表示在 X 和 Y 上相同的行在 Z 上也相同。模式是属性的集合；若模式的每个属性都依赖于模式中的属性集 X，
        则称 X 是该模式的超键。

        请把这个关系分解为至多 {{ most }} 个模式，使得：

        - 每个属性至少属于一个模式。
        - 分解无损：对任何满足这些依赖的行，它们在各模式上的投影的自然连接恰好还原出这些行。
        - 每个模式属于 BC 范式：只要模式中的属性 A 依赖于模式中不含 A 的属性集 X，X 就是该模式的超键。

        任何符合要求的分解都可以。
        """,
    )

    def format(self, instance: Instance) -> Set[frozenset[str]]:
        return Set(Set(Choice(tuple(instance.attributes))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        attributes = "ABCDEFGH"[: params.attributes]
        full = 2 ** len(attributes) - 1
        for _ in range(40):
            found = set[Dependency]()
            while len(found) < params.dependencies:
                letters = rng.sample(attributes, rng.choice((2, 2, 3, 3, 3, 4)[: params.attributes]))
                cut = rng.randint(1, min(2, len(letters) - 1))
                found.add(("".join(sorted(letters[:cut])), "".join(sorted(letters[cut:]))))
            dependencies = tuple(rng.sample(sorted(found), len(found)))
            closed = _closures(dependencies, len(attributes))
            lefts = [_mask(left) for left, _ in dependencies]
            plain = _split(lefts, full, closed)
            splits = [_split(rng.sample(lefts, len(lefts)), full, closed) for _ in range(3)]
            best = _merged(min(plain, *splits, key=len), closed, dependencies)
            if params.schemas <= len(best) < len(plain) + (params.attributes < 5):
                instance = self.Instance(attributes=attributes, dependencies=dependencies, most=len(best))
                return instance, frozenset(frozenset(_letters(schema)) for schema in best)
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        closed = _closures(instance.dependencies, len(instance.attributes))
        schemas = tuple(sorted(_mask("".join(schema)) for schema in answer))
        fault = "there are too many schemas" if len(answer) > instance.most else ""
        return fault or _fault(schemas, closed, instance.dependencies)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.dependencies), instance.attributes]


def _mask(letters: str) -> int:
    return sum(1 << "ABCDEFGH".index(letter) for letter in letters)


def _letters(mask: int) -> str:
    return "".join(letter for place, letter in enumerate("ABCDEFGH") if mask >> place & 1)


@lru_cache(maxsize=64)
def _closures(dependencies: tuple[Dependency, ...], count: int) -> Masks:
    """Give what depends on each set of attributes."""
    pairs = [(_mask(left), _mask(right)) for left, right in dependencies]
    found = list[int]()
    for known in range(1 << count):
        before = -1
        while before != known:
            before = known
            for left, right in pairs:
                if left & ~known == 0:
                    known |= right
        found.append(known)
    return tuple(found)


def _bad(schema: int, closed: Masks) -> list[int]:
    """List the sets of attributes that break the normal form of a schema."""
    parts = (part for part in range(1, schema) if part & ~schema == 0)
    return [part for part in parts if closed[part] & schema not in (part, schema)]


def _split(lefts: list[int], full: int, closed: Masks) -> Masks:
    """Split along dependencies that break the normal form until there are none, the given left sides first."""
    todo, done = [full], list[int]()
    while todo:
        schema = todo.pop()
        bad = _bad(schema, closed)
        if not bad:
            done.append(schema)
            continue
        part = next((left for left in lefts if left in bad), bad[0])
        todo += [closed[part] & schema, part | (schema & ~closed[part])]
    return tuple(dict.fromkeys(done))


def _merged(schemas: Masks, closed: Masks, dependencies: tuple[Dependency, ...]) -> Masks:
    """Join schemas, or leave one out, while the split stays right."""
    shorter = [tuple(other for other in schemas if other != one) for one in schemas]
    for one, other in combinations(schemas, 2):
        shorter.append((*(rest for rest in schemas if rest not in (one, other)), one | other))
    for split in shorter:
        if len(split) > 1 and not _fault(split, closed, dependencies):
            return _merged(split, closed, dependencies)
    return schemas


def _fault(schemas: Masks, closed: Masks, dependencies: tuple[Dependency, ...]) -> str:
    """Say which rule a split breaks, but for the number of schemas."""
    covered = 0
    for schema in schemas:
        covered |= schema
    if covered != len(closed) - 1:
        return "an attribute is in no schema"
    for schema in schemas:
        if _bad(schema, closed):
            return f"{_letters(schema)} is not in the normal form"
    if _loses(schemas, dependencies, len(closed).bit_length() - 1):
        return "the join of the projections may have more rows"
    return ""


def _loses(schemas: Masks, dependencies: tuple[Dependency, ...], count: int) -> bool:
    """Chase the tableau of a row for each schema; True if no row gets all of its attributes from the original row."""
    rows = [[0 if schema >> col & 1 else number for col in range(count)] for number, schema in enumerate(schemas, 1)]
    pairs = [[["ABCDEFGH".index(letter) for letter in side] for side in both] for both in dependencies]
    changed = True
    while changed:
        changed = False
        for left, right in pairs:
            for one, other in combinations(rows, 2):
                if any(one[col] != other[col] for col in left):
                    continue
                for col in right:
                    if one[col] != other[col]:
                        old, new = max(one[col], other[col]), min(one[col], other[col])
                        for row in rows:
                            row[col] = new if row[col] == old else row[col]
                        changed = True
    return all(any(row) for row in rows)
