-- The truth. Rows are only ever added.

CREATE TABLE game (
	id      TEXT NOT NULL PRIMARY KEY, -- UUIDv7, so the newest comes last
	created TEXT NOT NULL,             -- RFC 3339
	variant TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE event (
	game TEXT    NOT NULL REFERENCES game (id),
	seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, … in its game
	n    INTEGER NOT NULL UNIQUE,          -- 1, 2, … in the order of confirming
	at   TEXT    NOT NULL,                 -- RFC 3339; told, never trusted for order
	body TEXT    NOT NULL,                 -- the events of one intent, a JSON array
	sum  TEXT    NOT NULL,                 -- over the sum before, game, seq, at and body
	PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE person (
	id     TEXT    NOT NULL PRIMARY KEY, -- UUIDv7
	name   TEXT    NOT NULL,
	colour INTEGER NOT NULL CHECK (colour BETWEEN 0 AND 7),
	mark   INTEGER NOT NULL CHECK (mark BETWEEN 0 AND 7),
	rev    INTEGER NOT NULL, -- 1, 2, … with each change, so that the later of two copies is known
	sum    TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- Derived from events, and rebuilt from them at will.

CREATE TABLE summary (
	game TEXT    NOT NULL PRIMARY KEY REFERENCES game (id),
	last INTEGER NOT NULL, -- the n of its last event
	over INTEGER NOT NULL,
	body TEXT    NOT NULL, -- JSON
	sum  TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX summary_open ON summary (last) WHERE over = 0;

CREATE TABLE player (
	person TEXT NOT NULL,
	game   TEXT NOT NULL REFERENCES game (id),
	PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX player_game ON player (game);

CREATE TABLE played (
	person TEXT    NOT NULL PRIMARY KEY,
	games  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER player_in AFTER INSERT ON player BEGIN
	INSERT INTO played VALUES (new.person, 1)
	ON CONFLICT (person) DO UPDATE SET games = games + 1;
END;

CREATE TRIGGER player_out AFTER DELETE ON player BEGIN
	UPDATE played SET games = games - 1 WHERE person = old.person;
END;

-- This device: what is half-typed, and how it is set. The last write wins.

CREATE TABLE draft (
	key   TEXT NOT NULL PRIMARY KEY,
	value BLOB NOT NULL,
	sum   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE setting (
	key   TEXT NOT NULL PRIMARY KEY,
	value BLOB NOT NULL,
	sum   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
