"""What a response earns: rewards for trainers, each in a module of its own."""
