#!/usr/bin/env bash
# Test the rewards against the packages of the trainers, each in an environment of its own; arguments go to pytest.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/environment.sh

python=$(find_python)
tests=(pytest pytest-randomly hypothesis)

# check NAME PACKAGES... -- TEST: what cannot be installed without a GPU comes without its requirements (--no-deps)
check() {
    local name=$1 packages=() path
    shift
    while [[ $1 != -- ]]; do packages+=("$1"); shift; done
    path=out/integrations/$name
    make_environment "$python" "$path" -e '.[parquet,yaml]' "${tests[@]}" "${packages[@]}"
    if [[ -n ${NO_DEPS:-} ]]; then "$path/bin/python" -m pip install --quiet --no-deps "$NO_DEPS"; fi
    echo "== $name"
    BOOTCAMP_LOAD=10000 "$path/bin/python" -m pytest "$2" "${EXTRA[@]}"
}
EXTRA=("$@")

check serve fastapi uvicorn schemathesis -- tests/rewards
check trl 'trl>=0.24' datasets jmespath torch==2.13.0 -- tests/integrations/test_trl.py
check trl-oldest 'trl==0.24.*' 'transformers<5' datasets torch==2.13.0 -- tests/integrations/test_trl.py
check skyrl skyrl-gym -- tests/integrations/test_skyrl.py
check reasoning-gym reasoning-gym -- tests/integrations/test_reasoning_gym.py
check verifiers 'verifiers>=0.4,<0.5' -- tests/integrations/test_verifiers.py
check inspect inspect-ai 'openai>=3.4' -- tests/integrations/test_inspect.py
NO_DEPS='verl==0.9.1' check verl torch==2.13.0 'transformers>=5.5.3,<5.11' datasets ray tensordict==0.10.0 hydra-core torchdata \
    codetiming pandas pillow aiohttp cachetools uvicorn fastapi -- tests/integrations/test_verl.py
NO_DEPS='openrlhf==0.11.2' check openrlhf torch==2.13.0 transformers aiohttp ray datasets pylatexenc \
    -- tests/integrations/test_openrlhf.py
