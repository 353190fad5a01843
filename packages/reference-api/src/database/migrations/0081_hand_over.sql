-- B11: what one seller hands over on one day is one sum with one number. The database gives the number as soon as a
-- claim has such a day, and never gives it again.
create table hand_over (
  applicant_id bigint not null references applicant (id) on delete cascade,
  due_on date not null,
  number bigint generated always as identity (start with 100001) unique,
  primary key (applicant_id, due_on)
);
grant select on hand_over to kaitori_applicant;
alter table hand_over enable row level security;
create policy own on hand_over to kaitori_applicant using (applicant_id = current_applicant());

insert into hand_over (applicant_id, due_on)
select distinct applicant_id, return_date from claim where return_date is not null order by 1, 2;

create function number_hand_over() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into hand_over (applicant_id, due_on) values (new.applicant_id, new.return_date) on conflict do nothing;
  return null;
end $$;
create trigger hand_over_numbered after insert or update of return_date on claim
  for each row when (new.return_date is not null) execute function number_hand_over();
