-- The entries of games off their main line, which is in event. Rows move between the two
-- when the main line changes, and none is ever lost.

CREATE TABLE other_entry (
	game   TEXT    NOT NULL REFERENCES game (id),
	seq    INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, … on its ending
	sum    TEXT    NOT NULL,                 -- over before, game, seq, at and body
	before TEXT    NOT NULL,                 -- the sum of the entry before it, '' of the first
	at     TEXT    NOT NULL,                 -- RFC 3339
	body   TEXT    NOT NULL,                 -- the events of one intent, a JSON array
	PRIMARY KEY (game, seq, sum)
) STRICT, WITHOUT ROWID;
