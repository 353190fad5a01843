-- People of the demonstration have a password that everybody knows. They and the public never share a database,
-- whichever came first.
alter table applicant add column demonstration boolean not null default false;
alter table registration add column demonstration boolean not null default false;
alter table staff add column demonstration boolean not null default false;
-- The addresses that the demonstration has always used: names that are nobody's (RFC 2606, JPRS).
update applicant set demonstration = true where email like '%@demo.example';
update registration set demonstration = true where email like '%@demo.example';
update staff set demonstration = true where email = 'desk@example.jp';

-- One row from the first start in production on.
create table production_use (
  one_row boolean primary key default true check (one_row),
  since timestamptz not null
);

create function refuse_demonstration_in_production() returns trigger language plpgsql as $$
begin
  if exists (select from production_use) then
    raise exception 'a database of production takes no demonstration people' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger no_demonstration_in_production before insert on applicant
  for each row when (new.demonstration) execute function refuse_demonstration_in_production();
create trigger no_demonstration_in_production before insert on registration
  for each row when (new.demonstration) execute function refuse_demonstration_in_production();
create trigger no_demonstration_in_production before insert on staff
  for each row when (new.demonstration) execute function refuse_demonstration_in_production();

create function keep_demonstration_mark() returns trigger language plpgsql as $$
begin
  raise exception 'the mark of a demonstration stays as it is' using errcode = 'check_violation';
end $$;
create trigger demonstration_mark_stays before update on applicant
  for each row when (old.demonstration <> new.demonstration) execute function keep_demonstration_mark();
create trigger demonstration_mark_stays before update on registration
  for each row when (old.demonstration <> new.demonstration) execute function keep_demonstration_mark();
create trigger demonstration_mark_stays before update on staff
  for each row when (old.demonstration <> new.demonstration) execute function keep_demonstration_mark();

create function refuse_production_with_demonstration() returns trigger language plpgsql as $$
begin
  -- A demonstration that is being seeded meanwhile has ended, or begins after this and is refused.
  lock table applicant, registration, staff in share mode;
  if exists (select from applicant where demonstration) or exists (select from registration where demonstration)
    or exists (select from staff where demonstration) then
    raise exception 'demonstration people are in this database' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger no_production_with_demonstration before insert on production_use
  for each row execute function refuse_production_with_demonstration();
