-- B15, B17: one list of what a person at the desk has to do. Applicants ask in writing for a second look at a refusal, or
-- a question when nobody answers the telephone; what staff note beside it is never theirs to read.
alter table desk_task drop constraint desk_task_kind_check;
alter table desk_task add constraint desk_task_kind_check
  check (kind in ('fileClaim', 'sellerInsolvent', 'calendarEnds', 'secondLook', 'inquiry'));
alter table desk_task drop constraint desk_task_brand_kind_entry_id_claim_id_key;
-- A second look once for an entry; questions as often as they are allowed.
create unique index desk_task_once on desk_task (brand, kind, entry_id, claim_id) nulls not distinct
  where kind <> 'inquiry';

alter table desk_task
  add column applicant_id bigint references applicant (id) on delete cascade,
  add column message text check (char_length(message) between 1 and 1000),
  add column reply text check (char_length(reply) between 1 and 2000),
  add column note text,
  add column closed_by bigint references staff (id),
  add constraint asked_in_writing check (
    (kind in ('secondLook', 'inquiry')) = (message is not null) and (message is null) = (applicant_id is null)),
  -- Whoever has asked is answered.
  add constraint answered check (message is null or closed_at is null or reply is not null);
create index desk_task_by_day on desk_task (due_on, id);
create index desk_task_of_applicant on desk_task (applicant_id);

revoke select on desk_task from kaitori_applicant;
grant select (id, brand, kind, entry_id, claim_id, due_on, opened_at, closed_at, applicant_id, message, reply)
  on desk_task to kaitori_applicant;
drop policy own on desk_task;
create policy own on desk_task to kaitori_applicant using (
  (applicant_id is null or applicant_id = current_applicant())
  and (entry_id is null or exists (select from entry where entry.id = entry_id and entry.applicant_id = current_applicant()))
  and (applicant_id is not null or entry_id is not null));
