-- The number of the schema a second time: were one of the two damaged, it is noticed.
-- The one row is written together with user_version.

CREATE TABLE schema_number (
	version INTEGER NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- Games that were deleted from the trash for good, on this device alone: no other device
-- brings them back. A mark that says so was once written for all devices.

CREATE TABLE removed (
	game TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

INSERT INTO removed SELECT id FROM mark
	WHERE kind = 'game' AND body ->> 'gone' AND id NOT IN (SELECT id FROM game);

-- Up to where the running export was on the disk last: the bytes, and the last entry in them.

CREATE TABLE synced (
	bytes INTEGER NOT NULL PRIMARY KEY,
	n     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Endings are counted without looking at each pair of entries.

CREATE INDEX other_entry_before ON other_entry (game, before);

-- A game that a newer Tabby wrote is over = 3, until a Tabby opens the file that can read it.

CREATE INDEX summary_newer ON summary (game) WHERE over = 3;

-- Lines of an export that a newer Tabby wrote, with fields that are not known here. They are
-- passed on as they came.

CREATE TABLE verbatim (
	sum  TEXT NOT NULL PRIMARY KEY, -- of the revision or the entry that the line says
	key  TEXT NOT NULL,             -- person/, game/ or mark/ and what it is about
	line TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX verbatim_key ON verbatim (key);
