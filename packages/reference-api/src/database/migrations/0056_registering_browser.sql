-- Which browser chose the password: another one that opens the mailed link is asked for one of its own.
alter table registration add column browser_hash text;
