-- A task that a trigger closes is closed at the time of what closes it, by the clock of the server.
create or replace function close_unanswered() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- The argument is the column of the time.
  update desk_task set closed_at = (to_jsonb(new) ->> tg_argv[0])::timestamptz
    where claim_id = new.claim_id and kind = 'unanswered' and closed_at is null;
  return null;
end $$;
drop trigger answered on claim_report;
create trigger answered after insert on claim_report
  for each row execute function close_unanswered('at');
drop trigger answered on hand_over_booking;
create trigger answered after insert on hand_over_booking
  for each row execute function close_unanswered('booked_at');

create or replace function close_pay_out_tasks() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update desk_task set closed_at = new.updated_at
    where entry_id = new.id and kind in ('payOutDue', 'payOutWaits') and closed_at is null;
  return null;
end $$;
