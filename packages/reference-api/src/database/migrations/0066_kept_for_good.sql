-- What an entry, an identity or a person at the desk has had before them is never deleted by the applicant: the database
-- refuses, whatever unties it later (a resubmission, a cancelled entry, another name).
create table handed_in_file (
  file_id bigint primary key references file (id),
  applicant_id bigint not null references applicant (id) on delete cascade
);
grant select, insert on handed_in_file to kaitori_applicant;
alter table handed_in_file enable row level security;
create policy own on handed_in_file to kaitori_applicant using (applicant_id = current_applicant());

create function keep_papers_handed_in() returns trigger language plpgsql as $$
begin
  insert into handed_in_file (file_id, applicant_id)
  select distinct file_id, applicant_id from added
  on conflict do nothing;
  return null;
end $$;
create trigger kept_for_good after insert on claim_file referencing new table as added
  for each statement execute function keep_papers_handed_in();
create trigger kept_for_good after insert on entry_file referencing new table as added
  for each statement execute function keep_papers_handed_in();

-- Identity documents are handed in by a change of the profile, all of them that are there by then.
create function keep_identity_handed_in() returns trigger language plpgsql as $$
begin
  insert into handed_in_file (file_id, applicant_id)
  select id, applicant_id from file
  where applicant_id = new.id and kind = 'identity' and created_at <= new.identity_given_at
  on conflict do nothing;
  return null;
end $$;
create trigger kept_for_good after update on applicant
  for each row when (new.identity_given_at is distinct from old.identity_given_at)
  execute function keep_identity_handed_in();

insert into handed_in_file (file_id, applicant_id)
select file_id, applicant_id from claim_file
union select file_id, applicant_id from entry_file
union select file.id, file.applicant_id from file join applicant on applicant.id = file.applicant_id
  where file.kind = 'identity' and file.created_at <= applicant.identity_given_at
union select file.id, file.applicant_id from inadequacy, jsonb_array_elements_text(uploads) as refused (id)
  join file on file.id = refused.id::bigint;

-- A row of the audit says that somebody has opened a file. Rows of files that are gone already stay.
alter table audit add foreign key (file_id) references file (id) not valid;
create index audit_by_file on audit (file_id) where file_id is not null;

-- Who signed: the name as it was proved that day.
alter table contract
  add column corporate_division text,
  add column company_name text,
  add column last_name text,
  add column first_name text;
update contract set corporate_division = applicant.corporate_division, company_name = applicant.company_name,
  last_name = applicant.last_name, first_name = applicant.first_name
from entry join applicant on applicant.id = entry.applicant_id where entry.id = contract.entry_id;
alter table contract
  alter column corporate_division set not null,
  alter column company_name set not null,
  alter column last_name set not null,
  alter column first_name set not null;

create function refuse_change_of_contract() returns trigger language plpgsql as $$
begin
  raise exception 'what was signed stays as it is' using errcode = 'check_violation';
end $$;
create trigger signed_for_good before update on contract
  for each row execute function refuse_change_of_contract();

-- Money goes only to whom the contract names, and whose identity is confirmed.
create function refuse_payment_to_another() returns trigger language plpgsql as $$
begin
  if not exists (
    select from contract join applicant on applicant.id = new.applicant_id
    where contract.entry_id = new.id
      and applicant.identity_confirmation = 3
      and (applicant.corporate_division, applicant.company_name, applicant.last_name, applicant.first_name)
        = (contract.corporate_division, contract.company_name, contract.last_name, contract.first_name)
  ) then
    raise exception 'nobody is paid but the proved signer of the contract' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger paid_to_the_signer before update on entry
  for each row when (new.status = 5 and old.status <> 5) execute function refuse_payment_to_another();
