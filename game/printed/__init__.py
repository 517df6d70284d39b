"""Pages to print: rules, score sheets and hint cards, each as self-contained HTML."""
