-- Planned once for each connection, not at every commit; and what is known without looking is not looked up.
drop trigger submitted_on_record on claim;
drop trigger submitted_on_record on entry;
drop trigger moved_on_record on claim;
drop trigger moved_on_record on entry;
drop function refuse_unrecorded_move;
drop function is_recorded_move;

-- The review by policy is the system; who writes as an applicant is the applicant.
create function refuse_unrecorded_move() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_entry bigint;
  of_claim bigint;
begin
  if tg_table_name = 'claim' then
    of_entry := new.entry_id;
    of_claim := new.id;
  else
    of_entry := new.id;
  end if;
  perform from entry_history
    join status_move on status_move.subject = tg_table_name and status_move.act = entry_history.act
      and status_move.from_status is not distinct from entry_history.from_status
      and status_move.to_status = entry_history.to_status
    where entry_history.entry_id = of_entry
      and entry_history.transaction_id = pg_current_xact_id()
      and entry_history.claim_id is not distinct from of_claim
      and entry_history.from_status is not distinct from old.status
      and entry_history.to_status = new.status
      and case entry_history.actor when 'review' then 'system' else entry_history.actor end = any (movers)
      and (current_setting('role') <> 'kaitori_applicant' or entry_history.actor = 'applicant');
  if not found then
    raise exception 'the status of % % does not change without its move in the history', tg_table_name, new.id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger submitted_on_record after insert on entry deferrable initially deferred
  for each row execute function refuse_unrecorded_move();
create constraint trigger moved_on_record after update on entry deferrable initially deferred
  for each row when (old.status <> new.status) execute function refuse_unrecorded_move();
create constraint trigger moved_on_record after update on claim deferrable initially deferred
  for each row when (old.status <> new.status) execute function refuse_unrecorded_move();

-- A claim begins with its entry, where the submission of both leads.
create function refuse_other_beginning() returns trigger language plpgsql as $$
begin
  raise exception 'a claim begins under review' using errcode = 'check_violation';
end $$;
create trigger submitted_on_record before insert on claim
  for each row when (new.status <> 1) execute function refuse_other_beginning();
