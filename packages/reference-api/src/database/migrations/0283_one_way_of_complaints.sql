-- B12: whoever brings a complaint, it is one task with a last day, and its stop of contacts begins and ends with it. One
-- that was made by telephone had only a stop: it becomes a task that is due at once, with what the desk had noted.
insert into desk_task (brand, kind, entry_id, claim_id, due_on, opened_at, applicant_id, message)
  select applicant.brand, 'complaint', null, null, (now() at time zone 'Asia/Tokyo')::date, contact_stop.since,
    contact_stop.applicant_id, contact_stop.note
  from contact_stop join applicant on applicant.id = contact_stop.applicant_id
  where contact_stop.cause = 'complaint' and contact_stop.task_id is null and contact_stop.ended_at is null;
update contact_stop set ended_at = now() where cause = 'complaint' and task_id is null and ended_at is null;
alter table contact_stop
  add constraint complaint_has_task check (cause <> 'complaint' or task_id is not null or ended_at is not null);
