"""Measure generation and verification beside reasoning-gym, task by task, and write the part of docs/benchmarks.md.

Needs `pip install reasoning-gym` in the same environment. Both libraries make and judge cases in this process, in
turns, and every figure is a median of rounds in CPU time. A pair whose task is not built yet is left out.
"""

import math
import os
import sys
from collections.abc import Callable, Mapping
from importlib.metadata import version
from itertools import count
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from subprocess import run
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from types import MappingProxyType
from typing import Any, NamedTuple

import reasoning_gym

import bootcamp
from bootcamp import registry
from scripts.bench import output, process_ms, when, write_part

ROUNDS, ROUND_SECONDS = 5, 0.25


class Pair(NamedTuple):
    """A task of ours and one of theirs that ask the same, with settings that make the cases about as large."""

    ours: str
    theirs: str
    level: int = 4
    params: Mapping[str, Any] = MappingProxyType({})
    config: Mapping[str, Any] = MappingProxyType({})
    size: int = 10**6
    """How many cases theirs may have; a few of theirs set a limit."""


PAIRS = [
    Pair("sudoku", "sudoku", 5, {"givens": 36}, {"min_empty": 45, "max_empty": 45}),
    Pair("game24", "puzzle24", 3, {"high": 10}),
    Pair("countdown", "countdown", 5, {}, {"min_numbers": 5, "max_numbers": 5}),
    Pair("cryptarithm", "cryptarithm", 4, {}, {"max_words": 2}),
    Pair("decimal_arithmetic", "decimal_arithmetic", 4, {"places": 3}, {"min_terms": 4, "max_terms": 4}),
    Pair("prime_factorization", "prime_factorization", 2, {}, {"max_value": 10_000}),
    Pair("knights_and_knaves", "knights_knaves", 3, {}, {"n_people": 4}),
    Pair("zebra_puzzle", "zebra_puzzles", 5),
    Pair("list_functions", "list_functions", 3),
    Pair("date_offset", "calendar_arithmetic", 2, {}, {"tasks": ["weekday_offset"]}),
    Pair(
        "integral_by_parts",
        "intermediate_integration",
        3,
        {},
        {"problem_types": ("cyclic", "repeated_parts"), "problem_type_weights": [0.5, 0.5]},
    ),
    Pair("arithmetic_expression", "basic_arithmetic"),
    Pair("base_conversion", "base_conversion"),
    Pair("binary_alternation", "binary_alternation"),
    Pair("bitwise_arithmetic", "bitwise_arithmetic"),
    Pair("caesar_shift", "caesar_cipher"),
    Pair("chain_sum", "chain_sum"),
    Pair("complex_expression", "complex_arithmetic"),
    Pair("count_bits", "count_bits"),
    Pair("count_primes", "count_primes"),
    Pair("course_schedule", "course_schedule"),
    Pair("fraction_simplification", "fraction_simplification"),
    Pair("futoshiki", "futoshiki"),
    Pair("gcd", "gcd"),
    Pair("grade_school_story", "gsm_symbolic"),
    Pair("hanoi_plan", "tower_of_hanoi"),
    Pair("kakurasu", "kakurasu"),
    Pair("knight_swap_board", "knight_swap"),
    Pair("lcm", "lcm"),
    Pair("leg_counting", "leg_counting"),
    Pair("letter_counting", "letter_counting"),
    Pair("letter_jumble", "letter_jumble"),
    Pair("life_fate", "game_of_life_halting"),
    Pair("long_multiplication", "products"),
    Pair("matrix_manipulations", "manipulate_matrix"),
    Pair("next_term", "number_sequence"),
    Pair("number_filtering", "number_filtering"),
    Pair("palindrome_generation", "palindrome_generation"),
    Pair("palindrome_partitioning", "palindrome_partitioning"),
    Pair("pat_arc_1d", "arc_1d"),
    Pair("pat_modulo_grid", "modulo_grid"),
    Pair("polynomial_multiplication", "polynomial_multiplication"),
    Pair("power_function", "power_function"),
    Pair("queens_completion", "n_queens"),
    Pair("spiral_matrix", "spiral_matrix"),
    Pair("string_rule_machine", "string_manipulation"),
    Pair("sudoku", "mini_sudoku", 1),
    Pair("survo", "survo"),
    Pair("time_intervals", "time_intervals"),
    Pair("water_jugs_measure", "jugs"),
    Pair("word_ladder", "word_ladder", size=20_000),
]


class Row(NamedTuple):
    """Microseconds a case, and the median length of the reference answers, of both."""

    pair: Pair
    generate: tuple[float, float]
    verify: tuple[float, float]
    lengths: tuple[float, float]
    compares_strings: bool


def measure(pair: Pair) -> Row:
    """Time both sides of a pair in turns."""
    task = registry.get(pair.ours)
    knobs = task.params(pair.level).model_copy(update=pair.params)
    setting: dict[str, Any] = {"params": knobs} if pair.params else {"difficulty": pair.level}
    dataset: Any = reasoning_gym.create_dataset(pair.theirs, size=pair.size, seed=1, **pair.config)
    ours = [task.generate(seed=10**6 + i, **setting) for i in range(20)]
    theirs = [dataset[pair.size // 2 + i] for i in range(20)]
    answered = [entry for entry in theirs if isinstance(entry["answer"], str)]
    assert all(case.verify(rf"\boxed{{{case.answer}}}").correct for case in ours)
    responses = [(rf"\boxed{{{case.answer}}}", case) for case in ours]
    seeds, indices = count(), count()
    generate = in_turns(
        lambda _: task.generate(seed=next(seeds), **setting), lambda _: dataset[next(indices) % pair.size]
    )
    verify = in_turns(
        lambda i: task.verify(*responses[i % len(responses)]),
        lambda i: dataset.score_answer(answered[i % len(answered)]["answer"], answered[i % len(answered)]),
    )
    lengths = median(len(case.answer) for case in ours), median(len(entry["answer"]) for entry in answered)
    return Row(pair, generate, verify, lengths, "score_answer" not in vars(type(dataset)))


def in_turns(ours: Callable[[int], object], theirs: Callable[[int], object]) -> tuple[float, float]:
    """Return the CPU time of a call of each, in microseconds: the median of rounds in turns."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        for side, work in enumerate((ours, theirs)):
            times[side].append(seconds_a_call(work))
    return 1e6 * median(times[0]), 1e6 * median(times[1])


def seconds_a_call(work: Callable[[int], object]) -> float:
    start = process_time()
    for calls in count(1):
        work(calls)
        elapsed = process_time() - start
        if elapsed > ROUND_SECONDS:
            return elapsed / calls
    raise AssertionError


def pair_table(rows: list[Row]) -> str:
    head = "| ours | level | theirs | answer, characters | generate, us | ratio | verify, us | ratio |"
    lines = [head, "|---|---|---|---|---|---|---|---|"]
    for row in rows:
        knobs = "".join(f", {name}={value}" for name, value in row.pair.params.items())
        config = ", ".join(f"{name}={value}" for name, value in row.pair.config.items())
        lines.append(
            f"| {row.pair.ours} | {row.pair.level}{knobs} | {row.pair.theirs}{f' ({config})' if config else ''} "
            f"| {row.lengths[0]:.0f} / {row.lengths[1]:.0f} "
            f"| {row.generate[0]:.0f} / {row.generate[1]:.0f} | {ratio(row.generate):.2f} "
            f"| {row.verify[0]:.1f} / {row.verify[1]:.1f}{' (text)' if row.compares_strings else ''} "
            f"| {ratio(row.verify):.2f} |"
        )
    return "\n".join(lines)


def ratio(times: tuple[float, float]) -> float:
    """How many times faster we are."""
    return times[1] / times[0]


def start_up() -> str:
    """Measure import and memory of both in fresh processes."""
    bare = process_ms("import site")
    lines = ["| | ours | theirs | ratio |", "|---|---|---|---|"]
    ours, theirs = (process_ms(f"import site, {name}", runs=7) - bare for name in ("bootcamp", "reasoning_gym"))
    lines.append(f"| import, ms of CPU beyond a bare interpreter | {ours:.0f} | {theirs:.0f} | {theirs / ours:.0f} |")
    first = (
        "import bootcamp; bootcamp.get('prime_factorization').generate(3)",
        "import reasoning_gym; reasoning_gym.create_dataset('prime_factorization', size=1, seed=1)[0]",
    )
    ours, theirs = (process_ms(f"import site; {code}", runs=7) - bare for code in first)
    lines.append(f"| to the first case, ms of CPU | {ours:.0f} | {theirs:.0f} | {theirs / ours:.1f} |")
    # getrusage would count what this process had before it became another program
    peak = "; print(next(int(line.split()[1]) / 1024 for line in open('/proc/self/status') if 'VmHWM' in line))"
    for label, codes in {
        "after import": ("import bootcamp", "import reasoning_gym"),
        "with a first case": first,
    }.items():
        ours, theirs = (median(float(output(f"import site; {code}{peak}")) for _ in range(3)) for code in codes)
        lines.append(f"| peak memory {label}, MiB | {ours:.0f} | {theirs:.0f} | {theirs / ours:.1f} |")
    return "\n".join(lines)


def scaling(cases: int = 6000) -> str:
    """Measure `bootcamp generate` with one worker and two, the start of the processes included."""
    lines = ["| workers | seconds | cases a second | CPU seconds |", "|---|---|---|---|"]
    for workers in (1, 2):
        with TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "bootcamp", "generate", *SCALED, "-d", "3-5", "-n", str(cases)]
            before, start = getrusage(RUSAGE_CHILDREN), perf_counter()
            run([*command, "--workers", str(workers), "--out", str(Path(folder) / "cases")], check=True)
            wall, after = perf_counter() - start, getrusage(RUSAGE_CHILDREN)
            cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        lines.append(f"| {workers} | {wall:.1f} | {cases / wall:.0f} | {cpu:.1f} |")
    return "\n".join(lines)


SCALED = ("zebra_puzzle", "decimal_arithmetic", "list_functions", "prime_factorization")


def main() -> None:
    """Measure all and write the page's part."""
    scaled = scaling()
    known = set(registry.names())
    rows = []
    for pair in PAIRS:
        if pair.ours in known:
            rows.append(measure(pair))
            print(pair.ours, pair.theirs, *(f"{ratio(times):.2f}" for times in (rows[-1].generate, rows[-1].verify)))
    texts = [ratio(row.verify) for row in rows if row.compares_strings]
    own = [ratio(row.verify) for row in rows if not row.compares_strings]
    body = f"""Written by `python scripts/bench_peers.py` {when()} with bootcamp {bootcamp.__version__}
and reasoning-gym {version("reasoning-gym")}, both in one process and in turns; load of the machine at the end
{os.getloadavg()[0]:.1f}. Times are CPU time, medians of {ROUNDS} rounds; a ratio above 1 means that bootcamp is faster.
The {len(rows)} pairs are tasks that both libraries had on that day and that ask the same kind of question, with
settings that make the cases about as large: the lengths of the reference answers tell how nearly. What the two do
for a case differs: bootcamp renders a prompt, derives a key and a split, and reads the answer out of a whole
response; reasoning-gym is given the answer alone, and on the lines marked (text) compares it as text.

{pair_table(rows)}

| median ratio | measured | goal |
|---|---|---|
| generation | {median(ratio(row.generate) for row in rows):.2f} | at least 1 |
| verification where theirs compares text ({len(texts)} pairs) | {median(texts or [math.nan]):.2f} | at least 0.5 |
| verification elsewhere ({len(own)} pairs) | {median(own):.2f} | |

### Start and memory

{start_up()}

The goal is an import 20 times faster.

### From one worker to two

`bootcamp generate {" ".join(SCALED)} -d 3-5 -n 6000`
to a folder, on {os.cpu_count()} cores, the start of the processes included. The cores were shared with other work, of
which the load tells, so that the wall clock says little here: CPU seconds say what the second worker costs.

{scaled}
"""
    write_part("Beside reasoning-gym", body)


if __name__ == "__main__":
    main()
