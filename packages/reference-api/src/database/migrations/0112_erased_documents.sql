-- Documents that are kept no longer: the bytes, the picture and the name are gone, the row says that there was one.
alter table file add column erased_at timestamptz;
create index file_to_erase on file (created_at) where erased_at is null;
