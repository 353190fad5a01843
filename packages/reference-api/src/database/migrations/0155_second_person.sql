-- Whoever decided what is bought does not pay for it alone: the history names the people of the desk, and the database
-- refuses a payment recorded by one of those who decided.
alter table entry_history add column staff_id bigint references staff (id);
update entry_history set staff_id = audit.staff_id
from audit
where entry_history.actor = 'desk' and audit.entry_id = entry_history.entry_id and audit.at = entry_history.at
  and audit.act in ('buy', 'refuse', 'finish', 'reject', 'pay-out');
-- Who it was before there was an audit is not known.
alter table entry_history add constraint desk_is_named
  check (actor <> 'desk' or act not in ('buy', 'offer', 'payOut') or staff_id is not null) not valid;

-- Brands whose operator has said that one person is all there is; it holds as long as that is so.
create table desk_of_one (brand text primary key, since timestamptz not null);

-- What a person decided, another person pays for; what the policy decided, anybody.
create function may_pay_out(of_entry bigint, of_brand text, by_actor text, by_staff bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (
      select from entry_history
      where entry_id = of_entry and act in ('buy', 'offer') and actor = 'desk'
        and (by_actor <> 'desk' or staff_id is null or staff_id = by_staff))
    or (by_actor = 'desk'
      and exists (select from desk_of_one where brand = of_brand)
      and not exists (select from staff where of_brand = any (brands) and disabled_at is null and id <> by_staff))
$$;

create function refuse_payment_by_decider() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from entry_history
    where entry_id = new.id and act = 'payOut' and claim_id is null and transaction_id = pg_current_xact_id()
      and not may_pay_out(new.id, new.brand, actor, staff_id);
  if found then
    raise exception 'entry % is not paid out by who decided what is bought', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger paid_by_another_person after update on entry deferrable initially deferred
  for each row when (new.status = 5 and old.status <> 5) execute function refuse_payment_by_decider();

-- Who did what is not written anew, and does not vanish while the entry is there.
create function refuse_change_of_record() returns trigger language plpgsql as $$
begin
  raise exception 'what has been recorded stays as it is' using errcode = 'check_violation';
end $$;
create trigger recorded_for_good before update on entry_history
  for each row execute function refuse_change_of_record();
create trigger recorded_for_good before update or delete on audit
  for each row execute function refuse_change_of_record();
create function refuse_loss_of_record() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from entry where id = old.entry_id) then
    raise exception 'what has been recorded stays as it is' using errcode = 'check_violation';
  end if;
  return old;
end $$;
create trigger never_lost before delete on entry_history
  for each row when (old.claim_id is null or old.staff_id is not null) execute function refuse_loss_of_record();
