-- The picture of a file is a thumbnail, whatever the file: answers that show many of them stay small.
-- Larger ones of before are not shown any more; the file itself is there to be opened.
update file set preview = '' where length(preview) > 12000;
alter table file add check (length(preview) <= 12000);
