-- Who has left stays as a row as long as a contract needs the name.
alter table applicant add column left_at timestamptz;
create index applicant_left on applicant (left_at) where left_at is not null;

-- Nobody leaves while an entry runs, and nobody comes back.
create function refuse_leaving() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.left_at is not null then
    raise exception 'applicant % has left', new.id using errcode = 'check_violation';
  end if;
  if exists (select from entry where applicant_id = new.id and status <> 6) then
    raise exception 'applicant % has an entry that runs', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger left_for_good before update on applicant
  for each row when (new.left_at is distinct from old.left_at) execute function refuse_leaving();

-- What came in while they left waits for it, and is refused.
create function refuse_who_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone timestamptz;
begin
  select left_at into gone from applicant where id = new.applicant_id for key share;
  if gone is not null then
    raise exception 'applicant % has left', new.applicant_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger not_of_who_left before insert on session for each row execute function refuse_who_left();
create trigger not_of_who_left before insert on file for each row execute function refuse_who_left();
create trigger not_of_who_left before insert on entry for each row execute function refuse_who_left();
create trigger not_of_who_left before insert on draft for each row execute function refuse_who_left();

-- What was signed is not deleted with anything that it hangs on.
create trigger kept_for_good before delete on contract
  for each row execute function refuse_change_of_contract();
