-- B12: by when the price is paid out was promised with the contract, whatever the brand promises by now. Of earlier
-- contracts it is not known.
alter table contract add column pay_out_by date;

-- A desk that has not paid by then, or cannot because an identity waits for a decision, reads it in its list.
alter table desk_task drop constraint desk_task_kind_check;
alter table desk_task add constraint desk_task_kind_check check (kind in (
  'fileClaim', 'sellerInsolvent', 'calendarEnds', 'unanswered', 'payOutDue', 'payOutWaits', 'secondLook', 'inquiry',
  'complaint'));

-- Paid out, or ended before that: nothing is left to be done.
create function close_pay_out_tasks() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update desk_task set closed_at = now()
    where entry_id = new.id and kind in ('payOutDue', 'payOutWaits') and closed_at is null;
  return null;
end $$;
create trigger pay_out_over after update of status on entry
  for each row when (old.status = 4 and new.status <> 4) execute function close_pay_out_tasks();
