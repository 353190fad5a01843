-- B11: what is asked of each claim: whether its payer takes off a bank charge or tax, and whether the contract behind it
-- forbids a transfer. What is sold is what will arrive, so with something taken off that is less than the face value.
alter table claim
  add column deducts_bank_charge boolean not null default false,
  add column withholds_tax boolean not null default false,
  add column forbids_transfer boolean not null default false,
  add constraint less_arrives_when_deducted
    check (not (deducts_bank_charge or withholds_tax) or scheduled_deposit_amount_from_obliger < amount);

-- They are corrected like every other answer, and kept as they were (0140).
create or replace function keep_correction() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into claim_correction (claim_id, field, before, after)
    select new.id, was.key, was.value, now_is.value
    from jsonb_each(to_jsonb(old)) was
    join jsonb_each(to_jsonb(new)) now_is using (key)
    where was.value is distinct from now_is.value
      and was.key in (
        'obliger_company_name', 'houjinbangou', 'houjinbangou_address', 'amount',
        'scheduled_deposit_amount_from_obliger', 'obliger_payment_date', 'is_fixed_debt',
        'is_bank_transfer_from_obliger', 'deducts_bank_charge', 'withholds_tax', 'forbids_transfer',
        'receive_payment_account')
    order by was.key;
  return null;
end $$;
drop trigger corrections_kept on claim;
create trigger corrections_kept
  after update of obliger_company_name, houjinbangou, houjinbangou_address, amount,
    scheduled_deposit_amount_from_obliger, obliger_payment_date, is_fixed_debt, is_bank_transfer_from_obliger,
    deducts_bank_charge, withholds_tax, forbids_transfer, receive_payment_account
  on claim for each row execute function keep_correction();
