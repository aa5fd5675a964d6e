"""Ferry: a title as small as one can be and still have all that a title has."""
