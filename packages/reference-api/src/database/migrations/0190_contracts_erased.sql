-- What was signed is kept ten years from the close of its entry, as the privacy policy says, and erased then. The day is
-- that of the history, which nobody writes anew, judged by the clock of the database.
create function is_kept_long_enough(of_entry bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from entry where id = of_entry and status = 6)
    and coalesce(
      (select max(at) from entry_history where entry_id = of_entry and claim_id is null and act = 'close'),
      'infinity'
    ) <= now() - interval '10 years'
$$;

-- Before anything that hangs on the entry is gone; also where the applicant is deleted.
create function refuse_loss_of_contract() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from contract where entry_id = old.id) and not is_kept_long_enough(old.id) then
    raise exception 'what was signed is kept ten years' using errcode = 'check_violation';
  end if;
  return old;
end $$;
create trigger kept_with_its_contract before delete on entry
  for each row execute function refuse_loss_of_contract();

-- A contract goes with its entry and never by itself, its file and its claims likewise.
create function refuse_loss_without_entry() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from entry join contract on contract.entry_id = entry.id where entry.id = old.entry_id) then
    raise exception 'what was signed goes with its entry only' using errcode = 'check_violation';
  end if;
  return old;
end $$;
drop trigger kept_for_good on contract;
create trigger gone_with_its_entry before delete on contract
  for each row execute function refuse_loss_without_entry();
create trigger gone_with_its_entry before delete on contract_pdf
  for each row execute function refuse_loss_without_entry();
create trigger gone_with_its_entry before delete on claim
  for each row execute function refuse_loss_without_entry();
