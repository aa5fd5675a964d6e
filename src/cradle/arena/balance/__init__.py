"""Reports on balance: what of a game makes people win, from many games among bots."""
