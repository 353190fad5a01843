-- An act of the desk that is sent again with its key is not done again, however often its answer is lost.
alter table audit add column key text;
create unique index audit_by_key on audit (staff_id, key) where key is not null;
