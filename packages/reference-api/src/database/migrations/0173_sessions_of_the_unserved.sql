-- R1.5: a page asks several things at once, and each of them is told that the brand serves companies only. So a session
-- that ended for that reason stays until it would have ended, and opens nothing.
alter table session add column unserved_since timestamptz;
