-- B12: a payer who never pays, without being known to be insolvent: a person ends the claim. Like that of an insolvent payer
-- it needs no booking of what did not come, and is open again when something comes after all.
insert into status_move (subject, act, from_status, to_status, movers) values
  ('claim', 'settleUncollectable', 5, 6, '{desk}');

-- Nothing more is awaited of it.
create function is_given_up(of_claim bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from claim_report
      where claim_id = of_claim and kind = 'payerInsolvent' and taken_back_at is null)
    or exists (select from entry_history where claim_id = of_claim and act = 'settleUncollectable')
$$;

create or replace function refuse_unbooked_hand_over() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_claim bigint;
begin
  if tg_table_name = 'claim' then
    of_claim := new.id;
  else
    of_claim := old.claim_id;
  end if;
  perform from claim where id = of_claim and status = 6
    and (select coalesce(sum(amount), 0) from hand_over_booking where claim_id = of_claim and undone_at is null)
      < case when is_given_up(of_claim)
        then least(scheduled_deposit_amount_from_obliger,
          (select coalesce(sum(amount), 0) from claim_report where claim_id = of_claim and taken_back_at is null))
        else scheduled_deposit_amount_from_obliger end;
  if found then
    raise exception 'claim % is not handed over: less is booked than was to come', of_claim
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace function refuse_reopening() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from entry_history
      where claim_id = new.id and transaction_id = pg_current_xact_id() and act in ('unsettle', 'reopen')
        and actor <> 'desk')
    and not is_given_up(new.id) then
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
