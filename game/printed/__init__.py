"""Pages to print: rules, score sheets, hint cards and how to set up, each as HTML that stands alone."""
