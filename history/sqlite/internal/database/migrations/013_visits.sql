-- Tables of other devices open in the browser: what was kept for them is of no use.
DELETE FROM draft WHERE key GLOB 'visit/*' OR key GLOB 'visited/*';
-- The facts of a game no longer have its calls by hand. What is derived from all games is derived
-- anew.
