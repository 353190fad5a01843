-- No version of a draft is ever that of another: a page that knows a draft given up since meets the one begun after it.
create sequence draft_version start with 100001;
select setval('draft_version', greatest(100001, (select max(version) from draft)));
alter table draft alter column version type bigint;
grant usage on sequence draft_version to kaitori_applicant;
