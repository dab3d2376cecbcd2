#!/usr/bin/env bash
# Install what the tests need into an environment of its own and run all checks; arguments go to pytest.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/environment.sh

out=out/test
make_environment "$(find_python)" "$out/venv" -e '.[test,train,serve,trl,skyrl]' schemathesis jmespath torch==2.13.0
export PATH="$PWD/$out/venv/bin:$PATH"

ruff check --quiet .
ruff format --quiet --check .
mypy --no-error-summary
for package in trl verl verifiers; do  # can be installed beside ours
    uv pip compile --quiet --python-version 3.12 setup.cfg - <<<"$package" >"$out/beside_$package.txt"
done
for version in 3.10 3.11 3.12 3.13; do
    if python=$(find_python $version 2>/dev/null); then
        make_environment "$python" "$out/python$version" -e .
        "$out/python$version/bin/python" scripts/fingerprints.py $([[ " $* " != *" --all "* ]] || echo --all)
    else
        echo "Python $version is not installed: its fingerprints are not checked"
    fi
done
python=$(find_python)
make_environment "$python" "$out/core" -e .
"$out/core/bin/python" scripts/extras.py
for extra in parquet yaml serve eval; do  # those that are cheap to install
    make_environment "$python" "$out/extra_$extra" -e ".[$extra]"
    "$out/extra_$extra/bin/python" scripts/extras.py "$extra"
done
make_environment "$(find_python)" "$out/antlr4.9" -e . antlr4-python3-runtime==4.9.3 pytest  # what trainers' images pin
"$out/antlr4.9/bin/python" -m pytest --quiet tests/verifiers/test_table.py
pytest -n auto --dist loadgroup "$@"
