-- An entry is closed when the money of every claim that was sold has been handed over.
create function refuse_close_with_open_claims() returns trigger language plpgsql as $$
begin
  if exists (select from claim where entry_id = new.id and status in (4, 5, 7)) then
    raise exception 'a claim of this entry is still open' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger closed_when_settled before update on entry
  for each row when (new.status = 6 and old.status = 5) execute function refuse_close_with_open_claims();
