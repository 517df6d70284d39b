"""Pages to print: rules, score sheets, hint cards and table set-up, each as self-contained HTML."""
