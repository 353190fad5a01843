-- An entry and a claim rest on papers of their own applicant: whatever a call names, no other is tied to them.
alter table file add unique (id, applicant_id);
alter table entry_file drop constraint entry_file_file_id_fkey,
  add foreign key (file_id, applicant_id) references file (id, applicant_id);
alter table claim_file drop constraint claim_file_file_id_fkey,
  add foreign key (file_id, applicant_id) references file (id, applicant_id);
