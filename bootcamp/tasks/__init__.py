"""One folder a domain, one file a task."""
