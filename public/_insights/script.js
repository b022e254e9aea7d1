// Put the web analytics script of your choice here, or set VITE_INSIGHTS_PATH. Nothing depends on it.
