-- B12: the mail about a delay is a contact of the day on which it goes out. One that was held overnight has a row of its own
-- for that day, and the desk speaks to nobody a second time on it.
alter table delay_contact add column mail_id bigint references mail (id) on delete set null;
