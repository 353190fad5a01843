-- When identity documents were last handed in: only a document that came later can prove a new name.
alter table applicant add column identity_given_at timestamptz;
update applicant set identity_given_at = updated_at where identity_confirmation <> 4;
