"""What an author of tasks needs in a checkout: templates, oracles, audits, fingerprints."""
