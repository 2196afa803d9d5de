-- Tables of other devices open in the browser: what was kept for them is of no use.
DELETE FROM draft WHERE key GLOB 'visit/*' OR key GLOB 'visited/*';
