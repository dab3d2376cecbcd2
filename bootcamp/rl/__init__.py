"""A thin GRPO trainer on torch and transformers: supervised start, reinforcement, entropy tools, evaluation."""
