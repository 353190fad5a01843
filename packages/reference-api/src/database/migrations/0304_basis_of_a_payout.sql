-- D1, D10, D17: the database keeps what a contract and its payment rest on. `priceOf` of the domain has the same rule of
-- a price. Rows of a database that was taken over are checked when they change.
alter table claim drop constraint if exists price_adds_up, add constraint price_adds_up check (
  bank_charge >= 0 and purchase_fee >= 0
  and purchase_principal_amount <= least(amount, scheduled_deposit_amount_from_obliger)
  and purchase_amount = purchase_principal_amount - purchase_fee
  and purchase_amount > bank_charge) not valid;

alter table contract drop constraint if exists hash_of_text, add constraint hash_of_text
  check (hash = encode(sha256(convert_to(text, 'UTF8')), 'hex')) not valid;
alter table contract drop constraint if exists complete, add constraint complete
  check (num_nulls(signer_email, hand_over_days, closed_day, pay_out_by) = 0) not valid;

-- The last day of the hand-over moves with the reports of the seller; all else stays from the contract on.
create or replace trigger signed_for_good before update on claim
  for each row when (old.status between 4 and 7 and (
    old.entry_id, old.applicant_id, old.obliger_company_name, old.houjinbangou, old.amount,
    old.scheduled_deposit_amount_from_obliger, old.obliger_payment_date, old.purchase_principal_amount,
    old.purchase_amount, old.purchase_ratio, old.purchase_fee, old.purchase_fee_ratio, old.bank_charge,
    old.receive_payment_account
  ) is distinct from (
    new.entry_id, new.applicant_id, new.obliger_company_name, new.houjinbangou, new.amount,
    new.scheduled_deposit_amount_from_obliger, new.obliger_payment_date, new.purchase_principal_amount,
    new.purchase_amount, new.purchase_ratio, new.purchase_fee, new.purchase_fee_ratio, new.bank_charge,
    new.receive_payment_account)) execute function refuse_change_of_contract();
create or replace trigger signed_for_good before update on entry
  for each row when (old.contracted_at is not null
    and (old.brand, old.applicant_id, old.code, old.contracted_at, old.bank_account, old.hand_over_days, old.closed_day)
      is distinct from
      (new.brand, new.applicant_id, new.code, new.contracted_at, new.bank_account, new.hand_over_days, new.closed_day))
    execute function refuse_change_of_contract();

-- An applicant's requests do not write decisions of others about the applicant. A later column needs its own grant.
revoke update on applicant, entry, claim from kaitori_applicant;
do $$
declare
  walled record;
begin
  for walled in
    select attrelid::regclass as name, string_agg(quote_ident(attname), ', ') as columns
    from pg_attribute
    where attnum > 0 and not attisdropped and (attrelid = 'applicant'::regclass and attname not in (
        'id', 'brand', 'email', 'password_hash', 'terms_version', 'tracking_id', 'external_service', 'external_id',
        'has_entry_permission_when_delayed', 'account_fixed_by_desk', 'last_withdrawals_detail_date',
        'financial_statements_valid_date', 'demonstration', 'created_at', 'left_at')
      or attrelid = 'entry'::regclass and attname not in (
        'id', 'brand', 'applicant_id', 'code', 'purchase_amount_desired', 'bank_account', 'contract_period',
        'hand_over_days', 'closed_day', 'offered_at', 'paid_out_at', 'rejected_at', 'created_at')
      or attrelid = 'claim'::regclass and attname not in (
        'id', 'entry_id', 'applicant_id', 'place', 'code', 'purchase_principal_amount', 'purchase_amount',
        'purchase_ratio', 'purchase_fee', 'purchase_fee_ratio', 'created_at'))
    group by attrelid
  loop
    execute format('grant update (%s) on %s to kaitori_applicant', walled.columns, walled.name);
  end loop;
end $$;

create or replace function refuse_own_confirmation() returns trigger language plpgsql as $$
begin
  raise exception 'no applicant confirms the own identity' using errcode = 'check_violation';
end $$;
create or replace trigger confirmed_by_another before update on applicant
  for each row when (new.identity_confirmation = 3 and old.identity_confirmation <> 3
    and current_setting('role') = 'kaitori_applicant') execute function refuse_own_confirmation();
