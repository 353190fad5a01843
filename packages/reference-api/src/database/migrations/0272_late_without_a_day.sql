-- B12: that a payer is late is reported without a day, too, where the seller does not know one: from `ask_again_on` on the
-- seller is asked again, and until then there is no last day.
alter table claim_report add column ask_again_on date;
alter table claim_report drop constraint claim_report_check;
alter table claim_report add constraint claim_report_check
  check (case kind
    when 'received' then amount is not null and day is not null and insolvency is null and ask_again_on is null
    when 'notYet' then amount is null and (day is null) <> (ask_again_on is null) and insolvency is null
    when 'payerInsolvent' then amount is null and day is null and insolvency is not null and ask_again_on is null
    else false end);

create or replace function refuse_change_of_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.taken_back_at is not null then
      raise exception 'a report is taken back after it was made' using errcode = 'check_violation';
    end if;
  elsif old.taken_back_at is not null
    or (old.id, old.claim_id, old.applicant_id, old.at, old.kind, old.amount, old.day, old.insolvency, old.ask_again_on)
      is distinct from
      (new.id, new.claim_id, new.applicant_id, new.at, new.kind, new.amount, new.day, new.insolvency, new.ask_again_on)
  then
    raise exception 'a report is taken back, never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
