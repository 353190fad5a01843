-- B12: a claim counts as handed over only when its bookings reach what was to come; of an insolvent payer, what had come.
-- Judged at the commit: booking and status come in one transaction, in either order.

-- What was handed over before there were bookings is booked as a whole.
alter table hand_over_booking disable trigger booked_once;
insert into hand_over_booking (claim_id, applicant_id, amount, day, booked_at)
select claim.id, claim.applicant_id, claim.scheduled_deposit_amount_from_obliger - coalesce(booked.amount, 0),
  (coalesce(claim.handed_over_at, claim.updated_at) at time zone 'Asia/Tokyo')::date,
  coalesce(claim.handed_over_at, claim.updated_at)
from claim
left join (
  select claim_id, sum(amount) as amount from hand_over_booking where undone_at is null group by claim_id
) as booked on booked.claim_id = claim.id
where claim.status = 6
  and claim.scheduled_deposit_amount_from_obliger > coalesce(booked.amount, 0)
  and not exists (select from claim_report where claim_id = claim.id and kind = 'payerInsolvent')
order by claim.id;
alter table hand_over_booking enable trigger booked_once;

create function refuse_unbooked_hand_over() returns trigger
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
      < case when exists (select from claim_report where claim_id = of_claim and kind = 'payerInsolvent')
        then least(scheduled_deposit_amount_from_obliger,
          (select coalesce(sum(amount), 0) from claim_report where claim_id = of_claim))
        else scheduled_deposit_amount_from_obliger end;
  if found then
    raise exception 'claim % is not handed over: less is booked than was to come', of_claim
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger booked_when_handed_over after update on claim deferrable initially deferred
  for each row when (new.status = 6 and (old.status <> 6
    or old.scheduled_deposit_amount_from_obliger <> new.scheduled_deposit_amount_from_obliger))
  execute function refuse_unbooked_hand_over();
create constraint trigger booked_when_handed_over after update on hand_over_booking deferrable initially deferred
  for each row when (new.undone_at is not null) execute function refuse_unbooked_hand_over();
create constraint trigger booked_when_not_deleted after delete on hand_over_booking deferrable initially deferred
  for each row execute function refuse_unbooked_hand_over();

-- What is taken back has one word, whether the claim was handed over by then or not.
update entry_history set act = 'undoHandOver' where act = 'bookingUndone';
