-- What the table says about a game, a night or a person. The latest rev holds.

CREATE TABLE mark (
	kind TEXT    NOT NULL CHECK (kind IN ('game', 'night', 'person')),
	id   TEXT    NOT NULL, -- of the game or the person; the day of a night
	rev  INTEGER NOT NULL, -- 1, 2, … with each change
	body TEXT    NOT NULL, -- JSON
	sum  TEXT    NOT NULL, -- over kind, id, rev and body
	PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- Derived from events, and rebuilt from them at will.

CREATE TABLE fact (
	game    TEXT    NOT NULL PRIMARY KEY,
	day     TEXT    NOT NULL, -- the evening it belongs to
	variant TEXT    NOT NULL,
	ending  TEXT    NOT NULL,
	hidden  INTEGER NOT NULL, -- it is in the trash
	body    BLOB    NOT NULL  -- for the statistics
) STRICT, WITHOUT ROWID;

CREATE INDEX fact_day ON fact (day, game) WHERE hidden = 0;
CREATE INDEX fact_variant ON fact (variant, game) WHERE hidden = 0;
CREATE INDEX fact_ending ON fact (ending, game) WHERE hidden = 0;
CREATE INDEX fact_hidden ON fact (game) WHERE hidden = 1;

-- Something to be done at the next start, should it be broken off.

CREATE TABLE due (what TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
