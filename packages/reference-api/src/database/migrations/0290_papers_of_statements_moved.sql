-- A paper of a statement may be moved to another box of the statements before it is handed in, also of another account; every
-- other file stays in its set (`mayBecome` of the domain; a test compares the two).
create function may_become(before text[], after text[]) returns boolean language sql immutable as $$
  select may_share_a_file(array(select unnest(before) union select unnest(after)))
    or (cardinality(after) = 1 and not exists (
      select from unnest(before || after) as kind
      where kind !~ '^(withdrawals_detail|passbook_cover|passbook_details|ib_info|ib_details)(_[0-9]+)?$'))
$$;

create or replace function refuse_other_kinds() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from handed_in_file where file_id = new.id) or exists (select from audit where file_id = new.id) then
    raise exception 'file % was handed in as it is', new.id using errcode = 'foreign_key_violation';
  end if;
  if not may_become(old.kinds, new.kinds) then
    raise exception 'file % does not change to another set', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
