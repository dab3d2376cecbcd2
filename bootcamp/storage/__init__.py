"""What is kept on disk: whole files, folders of parts, stored cases and responses; and how long work is shown."""
