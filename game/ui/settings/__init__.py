"""Settings, page by page."""
