-- B10: whoever offers what looks like an invoice of before is asked why it is another one; the desk reads the answer.
alter table claim add column twin_reason text not null default '' check (char_length(twin_reason) <= 200);

-- Corrected like every other answer, and kept as it was (0161).
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
        'is_bank_transfer_from_obliger', 'deducts_bank_charge', 'withholds_tax', 'forbids_transfer', 'twin_reason',
        'receive_payment_account')
    order by was.key;
  return null;
end $$;
drop trigger corrections_kept on claim;
create trigger corrections_kept
  after update of obliger_company_name, houjinbangou, houjinbangou_address, amount,
    scheduled_deposit_amount_from_obliger, obliger_payment_date, is_fixed_debt, is_bank_transfer_from_obliger,
    deducts_bank_charge, withholds_tax, forbids_transfer, twin_reason, receive_payment_account
  on claim for each row execute function keep_correction();
