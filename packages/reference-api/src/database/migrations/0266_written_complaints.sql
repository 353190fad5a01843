-- B12: from the moment a complaint is written nobody speaks to the person about a delay, until it is answered. A complaint
-- is a task of the desk like a question; its stop begins, ends and begins again with it.
alter table desk_task drop constraint desk_task_kind_check;
alter table desk_task add constraint desk_task_kind_check check (kind in (
  'fileClaim', 'sellerInsolvent', 'calendarEnds', 'unanswered', 'secondLook', 'inquiry', 'complaint'));
alter table desk_task drop constraint asked_in_writing;
alter table desk_task add constraint asked_in_writing check (
  (kind in ('secondLook', 'inquiry', 'complaint')) = (message is not null)
  and (kind in ('secondLook', 'inquiry', 'complaint', 'sellerInsolvent')) = (applicant_id is not null));
drop index desk_task_once;
create unique index desk_task_once on desk_task (brand, kind, entry_id, claim_id) nulls not distinct
  where kind not in ('inquiry', 'complaint', 'sellerInsolvent') and (closed_at is null or kind = 'secondLook');

-- Each complaint has a stop of its own: an answer to one says nothing of another, or of one made by telephone.
alter table contact_stop add column task_id bigint references desk_task (id) on delete cascade;
alter table contact_stop add check (task_id is null or cause = 'complaint');
drop index contact_stop_once;
create unique index contact_stop_once on contact_stop (applicant_id, cause, task_id) nulls not distinct
  where ended_at is null;

create function stop_with_complaint() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.closed_at is null then
    insert into contact_stop (applicant_id, cause, note, since, task_id)
      values (new.applicant_id, 'complaint', '', new.opened_at, new.id) on conflict do nothing;
  else
    update contact_stop set ended_at = new.closed_at where task_id = new.id and ended_at is null;
  end if;
  return null;
end $$;
create trigger stops after insert or update of closed_at on desk_task
  for each row when (new.kind = 'complaint') execute function stop_with_complaint();

create function keep_stop_of_complaint() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from desk_task where id = new.task_id and closed_at is null) then
    raise exception 'the complaint of stop % is not answered', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger complaint_answered before update of ended_at on contact_stop
  for each row when (new.ended_at is not null and new.task_id is not null) execute function keep_stop_of_complaint();
