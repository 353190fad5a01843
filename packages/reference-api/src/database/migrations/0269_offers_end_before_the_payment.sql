-- B12: what has fallen due is not sold any more: an offer ends before the earliest payer's date of what it offers.
create function refuse_late_end_of_offer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from claim
      where entry_id = new.id and status = 3 and obliger_payment_date <= new.contract_period) then
    raise exception 'the offer of % ends after the date of a payer', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ends_before_the_payment before update on entry
  for each row when (new.contract_period is distinct from old.contract_period) execute function refuse_late_end_of_offer();

-- R4.21: what cannot be offered any more by the day of the offer is refused, though it was bought before.
insert into status_move (subject, act, from_status, to_status, movers) values
  ('claim', 'refuse', 3, 8, '{desk,system}');
