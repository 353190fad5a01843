-- B12: what a payer sent before its claim was sold is not handed over: the contract excepts it, and a person looks at it.
create function refuse_money_before_contract() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from claim join entry on entry.id = claim.entry_id
    where claim.id = new.claim_id and new.day < (entry.contracted_at at time zone 'Asia/Tokyo')::date
  ) then
    raise exception 'money of % came before the contract', new.day using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger after_contract before insert on hand_over_booking
  for each row execute function refuse_money_before_contract();
create trigger after_contract before insert on claim_report
  for each row when (new.kind = 'received') execute function refuse_money_before_contract();
