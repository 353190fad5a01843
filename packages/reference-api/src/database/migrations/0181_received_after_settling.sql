-- B12: what an insolvent payer sends after the claim was settled is reported: the claim, and the entry where it was
-- closed, are open again until it is handed over. A delay ends when nothing of what came is kept back.
insert into status_move (subject, act, from_status, to_status, movers) values
  ('claim', 'endDelay', 7, 5, '{applicant,desk}'),
  ('claim', 'unsettle', 6, 5, '{applicant}'),
  ('entry', 'reopen', 6, 5, '{applicant}'),
  ('claim', 'reopen', 6, 5, '{applicant}');

-- Only of an insolvent payer, and not for what was handed over in full.
create function refuse_reopening() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from entry_history
      where claim_id = new.id and transaction_id = pg_current_xact_id() and act in ('unsettle', 'reopen'))
    and not exists (select from claim_report where claim_id = new.id and kind = 'payerInsolvent') then
    raise exception 'claim % was not settled', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger reopened_when_settled after update on claim deferrable initially deferred
  for each row when (old.status = 6 and new.status = 5) execute function refuse_reopening();
