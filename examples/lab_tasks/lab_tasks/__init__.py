"""Tasks of a laboratory: an example of a package that adds tasks to bootcamp."""
