"""Text tools of the shell on lines of fields that are parted by single blanks: drawn, explained and carried out."""

from __future__ import annotations

from itertools import groupby
from random import Random

Lines = tuple[str, ...]
Stage = tuple[str, ...]
"""The words of a command."""

MANUAL = {
    "grep": (
        "grep X keeps the lines that contain X; with -v the others",
        "grep X 保留含有 X 的行；带 -v 时保留其余的行",
    ),
    "head": ("head -n K keeps the first K lines", "head -n K 保留前 K 行"),
    "sort": (
        "sort puts the lines in order, character by character, where a blank comes before digits, these before capital"
        " letters and these before small ones; with -k N,N by field N alone, and lines with the same field by the whole"
        " line; with -n the field is compared as a number; -r reverses the order",
        "sort 逐字符比较各行来排序，空格在数字之前，数字在大写字母之前，大写字母在小写字母之前；"
        "带 -k N,N 时只比较第 N 个字段，该字段相同时再比较整行；带 -n 时该字段按数值比较；-r 把次序反过来",
    ),
    "cut": (
        "cut -d ' ' -f N keeps of each line field N, or the fields listed",
        "cut -d ' ' -f N 只保留每行的第 N 个字段，或所列的各字段",
    ),
    "tail": (
        "tail -n K keeps the last K lines, tail -n +K all lines from the K-th on",
        "tail -n K 保留最后 K 行，tail -n +K 保留从第 K 行起的所有行",
    ),
    "uniq": (
        "uniq makes of equal lines one directly after the other one line; with -c it puts their number and a blank"
        " before it; with -d it keeps only lines of which there were several",
        "uniq 把紧接着的相同行合并成一行；带 -c 时在行前加上行数和一个空格；带 -d 时只保留原来不止一行的",
    ),
    "tr": (
        "tr XY ZW turns each X into Z and each Y into W; tr -d XY drops each X and Y",
        "tr XY ZW 把每个 X 变成 Z、每个 Y 变成 W；tr -d XY 删去每个 X 和 Y",
    ),
    "tac": ("tac turns the order of the lines round", "tac 颠倒各行的次序"),
    "awk": (
        "awk '$N > K' keeps the lines whose field N is a number greater than K; awk '{print $M, $N}' writes fields M"
        " and N of each line with a blank between them",
        "awk '$N > K' 保留第 N 个字段的数值大于 K 的行；"
        "awk '{print $M, $N}' 写出每行的第 M 和第 N 个字段，中间一个空格",
    ),
    "sed": (
        "sed s/X/Y/ puts Y in place of the first X of each line, sed s/X/Y/g in place of each X",
        "sed s/X/Y/ 把每行的第一个 X 换成 Y，sed s/X/Y/g 把每个 X 都换成 Y",
    ),
    "paste": (
        "paste -d ' ' - - joins the lines 1 and 2, 3 and 4 and so on by a blank; a last single line gets a blank at its"
        " end, which does not count here",
        "paste -d ' ' - - 用空格把第 1、2 行连成一行，第 3、4 行连成一行，依此类推；"
        "最后若剩单独一行，行尾的空格这里不计",
    ),
}
"""What each tool does, in English and in Chinese; the simple tools first."""


def options(kind: str, lines: Lines, rng: Random) -> tuple[str, ...]:
    """Draw options with which a tool has a meaning for these lines.

    >>> options("head", ("a 1", "b 2", "c 3"), Random(1))
    ('-n', '2')
    """
    rows = [line.split() for line in lines]
    width = min(map(len, rows))
    letters = sorted({sign for line in lines for sign in line if sign.isalpha()} | {"a", "e"})
    numeric = [place for place in range(width) if all(row[place].isdigit() for row in rows)]
    if kind == "grep":
        return (*rng.choice(((), ("-v",))), rng.choice(letters))
    if kind in ("head", "tail"):
        count = rng.randint(2, max(2, len(lines) - 1))
        return ("-n", f"+{count}" if kind == "tail" and rng.random() < 0.5 else str(count))
    if kind == "sort":
        place = rng.choice([*range(width), *numeric, *numeric])
        key = rng.choice(((), ("-k", f"{place + 1},{place + 1}"), ("-k", f"{place + 1},{place + 1}")))
        return (*rng.choice(((), ("-r",))), *(("-n",) if key and place in numeric else ()), *key)
    if kind == "cut":
        chosen = sorted(rng.sample(range(1, width + 1), rng.randint(1, max(1, width - 1))))
        return ("-d", "' '", "-f", ",".join(map(str, chosen)))
    if kind == "uniq":
        return rng.choice(((), ("-c",), ("-c",), ("-d",)))
    if kind == "tr":
        one, two = rng.sample(letters, 2)
        new = "".join(rng.sample("xyzQRS", 2))
        return rng.choice((("-d", one + two), (one + two, new), (one + two, two + one)))
    if kind == "awk":
        places = rng.sample(range(1, width + 1), min(2, width))
        if numeric and rng.random() < 0.5:
            return (f"'${numeric[0] + 1} > {rng.randint(2, 12)}'",)
        return (f"'{{print {', '.join(f'${place}' for place in places)}}}'",)
    if kind == "sed":
        return (f"s/{rng.choice(letters)}/{rng.choice('xyzQ')}/{rng.choice(('', 'g'))}",)
    return ("-d", "' '", "-", "-") if kind == "paste" else ()


def run(stage: Stage, lines: Lines) -> Lines:
    """Give the lines that a command makes of lines.

    >>> run(("sort", "-r", "-n", "-k", "2,2"), ("a 9", "b 10", "c 9"))
    ('b 10', 'c 9', 'a 9')
    >>> run(("uniq", "-c"), ("x", "x", "y"))
    ('2 x', '1 y')
    >>> run(("awk", "'{print $2, $1}'"), ("a 1 x",))
    ('1 a',)
    """
    kind, *words = stage
    last = words[-1] if words else ""
    rows = [line.split() for line in lines]
    if kind == "grep":
        return tuple(line for line in lines if (last in line) != ("-v" in words))
    if kind == "head":
        return lines[: int(last)]
    if kind == "tail":
        return lines[int(last) - 1 :] if last[0] == "+" else lines[-int(last) :]
    if kind == "sort":
        place = int(last.split(",")[0]) - 1 if "-k" in words else None

        def rank(line: str) -> tuple[int, str, str]:
            field = line.split()[place] if place is not None else ""
            return (int(field), "", line) if "-n" in words else (0, field, line)

        return tuple(sorted(lines, key=rank, reverse="-r" in words))
    if kind == "cut":
        return tuple(" ".join(row[int(place) - 1] for place in last.split(",")) for row in rows)
    if kind == "uniq":
        counted = [(line, len(list(group))) for line, group in groupby(lines)]
        return tuple(
            f"{count} {line}" if last == "-c" else line for line, count in counted if last != "-d" or count > 1
        )
    if kind == "tr":
        change = str.maketrans("", "", last) if words[0] == "-d" else str.maketrans(words[0], last)
        return tuple(line.translate(change) for line in lines)
    if kind == "awk" and ">" in last:
        place, bound = (int(part) for part in last.strip("'$").split(" > "))
        return tuple(line for line, row in zip(lines, rows, strict=True) if int(row[place - 1]) > bound)
    if kind == "awk":
        places = [int(part.strip("$,}'")) - 1 for part in last.split()[1:]]
        return tuple(" ".join(row[place] for place in places) for row in rows)
    if kind == "sed":
        _, old, new, every = last.split("/")
        return tuple(line.replace(old, new, -1 if every else 1) for line in lines)
    if kind == "paste":
        return tuple(" ".join(lines[place : place + 2]) for place in range(0, len(lines), 2))
    return lines[::-1]
