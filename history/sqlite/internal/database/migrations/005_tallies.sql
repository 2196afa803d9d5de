-- What was counted of the older games, so that the statistics count only later ones.
-- Derived from facts, marks and people, and rebuilt from them at will.

CREATE TABLE tally (
	variant  TEXT    NOT NULL, -- that counts, '' for all
	coached  INTEGER NOT NULL, -- how games with the coach count
	left_out INTEGER NOT NULL, -- games that were left out count as well
	game     TEXT    NOT NULL, -- the last that was counted
	body     BLOB    NOT NULL,
	PRIMARY KEY (variant, coached, left_out)
) STRICT, WITHOUT ROWID;

-- A tally does not outlive a change of what it counted.

CREATE TRIGGER fact_in AFTER INSERT ON fact BEGIN
	DELETE FROM tally WHERE game >= new.game;
END;

CREATE TRIGGER fact_change AFTER UPDATE ON fact BEGIN
	DELETE FROM tally WHERE game >= new.game;
END;

CREATE TRIGGER fact_out AFTER DELETE ON fact BEGIN
	DELETE FROM tally WHERE game >= old.game;
END;

CREATE TRIGGER mark_in AFTER INSERT ON mark WHEN new.kind IN ('game', 'person') BEGIN
	DELETE FROM tally WHERE new.kind = 'person' OR game >= new.id;
END;

CREATE TRIGGER mark_change AFTER UPDATE ON mark WHEN new.kind IN ('game', 'person') BEGIN
	DELETE FROM tally WHERE new.kind = 'person' OR game >= new.id;
END;

CREATE TRIGGER person_in AFTER INSERT ON person BEGIN
	DELETE FROM tally;
END;
