-- A game that ended without a round is over = 2, and is not listed unless it is asked
-- for. What is derived from all games is derived anew.

CREATE INDEX summary_unplayed ON summary (game) WHERE over = 2;
