"""From the web and from files to a corpus of passages: `specc scrape`."""
