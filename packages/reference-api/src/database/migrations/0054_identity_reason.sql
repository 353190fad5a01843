-- Why identity documents were not enough: the applicant reads it where new ones are handed in.
alter table applicant add column identity_reason text;
