-- B12: what a seller has reported by mistake is taken back by a person, with a reason. It stays to be read and counts no more.
alter table claim_report add column taken_back_at timestamptz;
alter table claim_report add column taken_back_reason text;
alter table claim_report add constraint taken_back_with_a_reason
  check ((taken_back_at is null) = (taken_back_reason is null) and taken_back_reason <> '');

create function refuse_change_of_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.taken_back_at is not null then
      raise exception 'a report is taken back after it was made' using errcode = 'check_violation';
    end if;
  elsif old.taken_back_at is not null
    or (old.id, old.claim_id, old.applicant_id, old.at, old.kind, old.amount, old.day, old.insolvency)
      is distinct from (new.id, new.claim_id, new.applicant_id, new.at, new.kind, new.amount, new.day, new.insolvency) then
    raise exception 'a report is taken back, never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger reported_for_good before insert or update on claim_report
  for each row execute function refuse_change_of_report();

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
      < case when exists (select from claim_report
          where claim_id = of_claim and kind = 'payerInsolvent' and taken_back_at is null)
        then least(scheduled_deposit_amount_from_obliger,
          (select coalesce(sum(amount), 0) from claim_report where claim_id = of_claim and taken_back_at is null))
        else scheduled_deposit_amount_from_obliger end;
  if found then
    raise exception 'claim % is not handed over: less is booked than was to come', of_claim
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
-- Of a claim that was closed because its payer is insolvent that report is not taken back.
create constraint trigger booked_when_taken_back after update on claim_report deferrable initially deferred
  for each row when (new.taken_back_at is not null) execute function refuse_unbooked_hand_over();

create or replace function refuse_reopening() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from entry_history
      where claim_id = new.id and transaction_id = pg_current_xact_id() and act in ('unsettle', 'reopen'))
    and not exists (select from claim_report
      where claim_id = new.id and kind = 'payerInsolvent' and taken_back_at is null) then
    raise exception 'claim % was not settled', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
