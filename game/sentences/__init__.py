"""Every text a person reads. It knows the facts of the rules and the engine, and neither draws nor decides anything."""
