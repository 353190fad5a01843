-- C3: what a resubmission changes of a claim is kept by the database, as it was and as it is, whoever writes it.
create table claim_correction (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claim (id) on delete cascade,
  -- Of the row of history that the correction belongs to.
  transaction_id xid8 not null default pg_current_xact_id(),
  field text not null,
  before jsonb not null,
  after jsonb not null
);
create index claim_correction_by_claim on claim_correction (claim_id);
alter table claim_correction enable row level security;

create function keep_correction() returns trigger
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
        'is_bank_transfer_from_obliger', 'receive_payment_account')
    order by was.key;
  return null;
end $$;
create trigger corrections_kept
  after update of obliger_company_name, houjinbangou, houjinbangou_address, amount,
    scheduled_deposit_amount_from_obliger, obliger_payment_date, is_fixed_debt, is_bank_transfer_from_obliger,
    receive_payment_account
  on claim for each row execute function keep_correction();

create function refuse_change_of_correction() returns trigger language plpgsql as $$
begin
  raise exception 'a correction is never changed' using errcode = 'check_violation';
end $$;
create trigger corrected_for_good before update on claim_correction
  for each row execute function refuse_change_of_correction();
