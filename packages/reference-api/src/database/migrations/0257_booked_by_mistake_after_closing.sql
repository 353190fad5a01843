-- B12: a booking by mistake is undone after its entry was closed, too: both are open again, by the desk.
update status_move set movers = '{applicant,desk}' where act = 'reopen';

create or replace function refuse_reopening() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from entry_history
      where claim_id = new.id and transaction_id = pg_current_xact_id() and act in ('unsettle', 'reopen')
        and actor <> 'desk')
    and not exists (select from claim_report
      where claim_id = new.id and kind = 'payerInsolvent' and taken_back_at is null) then
    raise exception 'claim % was not settled', new.id using errcode = 'check_violation';
  end if;
  if exists (select from entry_history
      where claim_id = new.id and transaction_id = pg_current_xact_id() and act = 'reopen' and actor = 'desk')
    and new.scheduled_deposit_amount_from_obliger <= (select coalesce(sum(amount), 0)
      from hand_over_booking where claim_id = new.id and undone_at is null) then
    raise exception 'claim % is handed over', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
