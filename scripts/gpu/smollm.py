"""Turn the GGUF file of SmolLM2-135M-Instruct into a folder that transformers loads: `smollm.py OUT PART [PART ...]`.

The file may come in parts, which are put together in the order given. `smollm.py OUT --tiny TOKENIZER_FOLDER` makes a
random model of the same architecture and four small layers instead.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, LlamaConfig, LlamaForCausalLM

END = 2
FIELDS = (
    "vocab_size hidden_size intermediate_size num_hidden_layers num_attention_heads num_key_value_heads head_dim "
    "max_position_embeddings rms_norm_eps rope_parameters tie_word_embeddings hidden_act"
).split()


def save(out: Path, model: Any, tokenizer: Any) -> None:
    """Write model and tokenizer, the end of a turn being the end of a response and the padding."""
    tokenizer.eos_token = tokenizer.pad_token = "<|im_end|>"
    tokenizer.bos_token = "<|im_start|>"
    tokenizer.clean_up_tokenization_spaces = False
    for settings in (model.config, model.generation_config):
        settings.eos_token_id = settings.pad_token_id = END
        settings.bos_token_id = 1
    model.save_pretrained(out)
    tokenizer.save_pretrained(out)


def convert(parts: list[Path], out: Path) -> None:
    """Read the GGUF file and write a plain Llama."""
    with tempfile.TemporaryDirectory() as folder:
        joined = Path(folder) / "model.gguf"
        with joined.open("wb") as file:
            for part in parts:
                file.write(part.read_bytes())
        source = AutoModelForCausalLM.from_pretrained(folder, gguf_file=joined.name, dtype=torch.float32)
        tokenizer = AutoTokenizer.from_pretrained(folder, gguf_file=joined.name)
    plain = LlamaForCausalLM(LlamaConfig(**{name: getattr(source.config, name) for name in FIELDS}))
    plain.load_state_dict(source.state_dict())
    save(out, plain.to(torch.bfloat16), tokenizer)


def greet(out: Path) -> str:
    """Return the model's greedy reply to an easy question."""
    tokenizer, model = AutoTokenizer.from_pretrained(out), AutoModelForCausalLM.from_pretrained(out)
    messages = [{"role": "user", "content": "What is the capital of France?"}]
    text = tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
    ids = tokenizer(text, return_tensors="pt", add_special_tokens=False)
    reply = model.generate(**ids, max_new_tokens=30, do_sample=False)[0, ids["input_ids"].shape[1] :]
    return str(tokenizer.decode(reply))


def shrink(source: Path, out: Path) -> None:
    """Write a random model with the tokenizer of `source`."""
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=49152, hidden_size=48, intermediate_size=96, num_hidden_layers=2, num_attention_heads=3,
        num_key_value_heads=1, head_dim=16, max_position_embeddings=8192, tie_word_embeddings=True,
    )  # fmt: skip
    save(out, LlamaForCausalLM(config), AutoTokenizer.from_pretrained(source))


def main() -> None:
    """Convert, and show that the model still speaks."""
    started, out = time.monotonic(), Path(sys.argv[1])
    if sys.argv[2] == "--tiny":
        shrink(Path(sys.argv[3]), out)
    else:
        convert([Path(part) for part in sys.argv[2:]], out)
        print(f"reply: {greet(out)!r}")
    print(f"{out}: written in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
