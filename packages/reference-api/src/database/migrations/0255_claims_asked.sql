-- B12: the same last day may be asked about anew, after part of the money came; never twice on one day of work. All that is
-- not a question is said once for its day.
alter table reminder add column sent_on date generated always as ((sent_at at time zone 'Asia/Tokyo')::date) stored;
alter table reminder drop constraint reminder_pkey;
alter table reminder add primary key (applicant_id, kind, due_on, sent_on);
create unique index reminder_once on reminder (applicant_id, kind, due_on)
  where kind not in ('handOverToday', 'reportAsked');

-- B12: a delay counts what was asked about this claim, and not about another one of the same person and day.
create table asked_claim (
  claim_id bigint not null references claim (id) on delete cascade,
  at timestamptz not null,
  day date generated always as ((at at time zone 'Asia/Tokyo')::date) stored,
  primary key (claim_id, day)
);
insert into asked_claim (claim_id, at)
  select claim.id, reminder.sent_at from reminder
  join claim on claim.applicant_id = reminder.applicant_id and claim.return_date = reminder.due_on
  where reminder.kind in ('handOverToday', 'reportAsked')
  on conflict do nothing;

-- B12: what was done at the desk may have to be done again. A second look stays one for each entry.
drop index desk_task_once;
create unique index desk_task_once on desk_task (brand, kind, entry_id, claim_id) nulls not distinct
  where kind not in ('inquiry', 'sellerInsolvent') and (closed_at is null or kind = 'secondLook');

-- B12: that the seller is insolvent is about the person, whichever entry it was known by.
alter table desk_task drop constraint desk_task_kind_check;
alter table desk_task add constraint desk_task_kind_check check (kind in (
  'fileClaim', 'sellerInsolvent', 'calendarEnds', 'unanswered', 'secondLook', 'inquiry'));
alter table desk_task drop constraint asked_in_writing;
update desk_task set applicant_id = entry.applicant_id from entry
  where entry.id = desk_task.entry_id and desk_task.kind = 'sellerInsolvent';
update desk_task set closed_at = now()
  where kind = 'sellerInsolvent' and closed_at is null and exists (
    select from desk_task as other where other.kind = 'sellerInsolvent' and other.closed_at is null
      and other.applicant_id = desk_task.applicant_id and other.id < desk_task.id);
alter table desk_task add constraint asked_in_writing check (
  (kind in ('secondLook', 'inquiry')) = (message is not null)
  and (kind in ('secondLook', 'inquiry', 'sellerInsolvent')) = (applicant_id is not null));
create unique index desk_task_of_person on desk_task (applicant_id)
  where kind = 'sellerInsolvent' and closed_at is null;

-- B12: two questions without an answer are a person's to decide about, until there is one.
create function close_unanswered() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update desk_task set closed_at = now()
    where claim_id = new.claim_id and kind = 'unanswered' and closed_at is null;
  return null;
end $$;
create trigger answered after insert on claim_report for each row execute function close_unanswered();
create trigger answered after insert on hand_over_booking for each row execute function close_unanswered();
