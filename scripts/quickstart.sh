#!/usr/bin/env bash
# From a fresh clone: install into an environment of its own, make 2,000 cases over all tasks and levels, judge right
# and wrong answers to them, and show a table by domain. Everything is written to out/quickstart.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/environment.sh

out=out/quickstart
make_environment "$(find_python)" "$out/venv" -e .
export PATH="$PWD/$out/venv/bin:$PATH"

echo "Making 2,000 cases over all tasks and levels ..."
bootcamp generate '*' -n 2000 --difficulty 1-10 --out $out/cases.jsonl
bootcamp check $out/cases.jsonl
python scripts/quickstart.py answers $out
echo "Judging right answers, each as models write it ..."
bootcamp verify $out/cases.jsonl $out/right.jsonl --out $out/right_verdicts.jsonl
echo "Judging wrong answers ..."
bootcamp verify $out/cases.jsonl $out/wrong.jsonl --out $out/wrong_verdicts.jsonl
python scripts/quickstart.py table $out
