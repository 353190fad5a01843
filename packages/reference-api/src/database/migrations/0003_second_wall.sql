-- The second wall between applicants and between brands: whatever a query forgets, rows of others are not there.
-- Requests of an applicant run as this role with kaitori.brand and kaitori.applicant set for the transaction.
-- Sign-in, jobs and the desk run as the owner.
do $$
begin
  if not exists (select from pg_roles where rolname = 'kaitori_applicant') then
    create role kaitori_applicant nologin;
  end if;
  execute format('grant kaitori_applicant to %I', current_user);
exception when duplicate_object or unique_violation then null;
end $$;

create function current_applicant() returns bigint language sql stable
  return nullif(current_setting('kaitori.applicant', true), '')::bigint;
create function current_brand() returns text language sql stable
  return current_setting('kaitori.brand', true);

grant select, update on applicant to kaitori_applicant;
alter table applicant enable row level security;
create policy own on applicant to kaitori_applicant
  using (id = current_applicant() and brand = current_brand());

grant select, insert, update on pre_entry to kaitori_applicant;
alter table pre_entry enable row level security;
create policy own on pre_entry to kaitori_applicant using (applicant_id = current_applicant());

grant select, insert, update on idempotency_key to kaitori_applicant;
alter table idempotency_key enable row level security;
create policy own on idempotency_key to kaitori_applicant using (applicant_id = current_applicant());

-- An applicant's action may cause a mail and a job; nobody reads them back.
grant insert on mail, job to kaitori_applicant;
grant select (id) on mail to kaitori_applicant;
grant select (id, name) on job to kaitori_applicant;
grant select on suppress_entries to kaitori_applicant;
