"""Background work: jobs, the dispatcher that feeds them, and the command line that runs it all."""
