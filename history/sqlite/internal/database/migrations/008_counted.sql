-- Statistics count the facts of all games: nothing is kept of what was counted before.

DROP TRIGGER fact_in;
DROP TRIGGER fact_change;
DROP TRIGGER fact_out;
DROP TRIGGER mark_in;
DROP TRIGGER mark_change;
DROP TRIGGER person_in;
DROP TABLE tally;
