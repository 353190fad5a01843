-- A file may stand for several papers of one set (`papersInOneFile` of the domain; a test compares the two), never across
-- sets: financial statements come as one document. Of the other kinds each file is one paper.
create function may_share_a_file(kinds text[]) returns boolean language sql immutable as $$
  select cardinality(kinds) = (select count(distinct kind) from unnest(kinds) as kind)
    and (cardinality(kinds) = 1
      or kinds <@ array['pl', 'bs', 'breakdown_statement', 'sga_expenses']
      or kinds <@ array['tb_pl', 'tb_bs'])
$$;

alter table file add column kinds text[];
update file set kinds = array[kind];
alter table file
  alter column kinds set not null,
  -- The kind of the specification is the first of them.
  add constraint kinds_of_one_set check (kinds[1] = kind and may_share_a_file(kinds));

-- What was handed in or opened at the desk stands for what it stood for then; before that it stays in its set.
create function refuse_other_kinds() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from handed_in_file where file_id = new.id) or exists (select from audit where file_id = new.id) then
    raise exception 'file % was handed in as it is', new.id using errcode = 'foreign_key_violation';
  end if;
  if not may_share_a_file(array(select unnest(old.kinds) union select unnest(new.kinds))) then
    raise exception 'file % does not change to another set', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger kinds_for_good before update on file
  for each row when (new.kinds <> old.kinds or new.kind <> old.kind) execute function refuse_other_kinds();
