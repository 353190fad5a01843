-- A paper that a brand asks for beside those of the specification (furtherPapers of its settings), as an applicant has
-- given it: what holds for one application holds for the next until it grows old or a newer one comes.
create table further_paper (
  applicant_id bigint not null references applicant (id) on delete cascade,
  kind text not null check (kind ~ '^further_[a-z]+(_[a-z]+)*$'),
  -- Being looked at, asked for again, accepted.
  status smallint not null check (status between 1 and 3),
  -- The last day on which it is good; null: as long as it is kept. Nothing is good that nobody has accepted.
  valid_until date check (valid_until is null or status = 3),
  primary key (applicant_id, kind)
);
grant select, insert, update on further_paper to kaitori_applicant;
alter table further_paper enable row level security;
create policy own on further_paper to kaitori_applicant using (applicant_id = current_applicant());

-- Nothing is looked at or accepted that was never handed in; what was handed in is deleted by nobody (kept_for_good).
create function refuse_paper_never_given() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from entry_file join file on file.id = entry_file.file_id
    where entry_file.applicant_id = new.applicant_id and file.kind = new.kind
  ) then
    raise exception 'applicant % has handed in no %', new.applicant_id, new.kind using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger rests_on_a_file before insert or update on further_paper
  for each row when (new.status in (1, 3)) execute function refuse_paper_never_given();

-- Each of them is asked for again by itself.
alter table inadequacy drop constraint inadequacy_subject_check;
alter table inadequacy add constraint inadequacy_subject_check check (
  subject in ('identity', 'withdrawals_detail', 'financial_statements', 'invoice', 'additional_doc', 'claim')
  or (subject ~ '^further_[a-z]+(_[a-z]+)*$' and claim_id is null)
);
