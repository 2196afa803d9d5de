-- A newer Tabby may annotate things of other kinds: they are kept and passed on.

CREATE TABLE mark_of_any (
	kind TEXT    NOT NULL,
	id   TEXT    NOT NULL, -- of the game or the person; the day of a night; the people of a group
	rev  INTEGER NOT NULL, -- 1, 2, … with each change
	body TEXT    NOT NULL, -- JSON
	sum  TEXT    NOT NULL, -- over kind, id, rev and body
	PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

INSERT INTO mark_of_any SELECT kind, id, rev, body, sum FROM mark;
DROP TABLE mark;
ALTER TABLE mark_of_any RENAME TO mark;
