-- What runs with the owner's rights looks names up in the schema of the product alone.
alter function number_hand_over() set search_path = public, pg_temp;

-- What was handed in is a file of the same applicant.
alter table handed_in_file add constraint handed_in_file_of_applicant
  foreign key (file_id, applicant_id) references file (id, applicant_id);
