"""The subcommands of the shell, a module each: thin, above all of the library; nothing imports them but `cli`."""
