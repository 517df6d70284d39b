"""Every text that a person reads: one message file for each language, and the modules made from them."""
