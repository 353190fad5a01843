-- R4.20: an entry is signed and paid under the name, and at the address, under which it was judged. Whoever writes it,
-- from the submission to the payment they stay (statuses 1, 3 and 4).
create function refuse_change_of_party() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from entry where applicant_id = new.id and status in (1, 3, 4)) then
    raise exception 'name and address of applicant % are being judged or signed', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger party_as_judged after update on applicant deferrable initially deferred
  for each row when (
    (old.last_name, old.first_name, old.company_name, old.corporate_division)
      is distinct from (new.last_name, new.first_name, new.company_name, new.corporate_division)
    or (new.corporate_division <> 'individual'
      and (old.office_zipcode, old.office_prefecture, old.office_city, old.office_building_number)
        is distinct from (new.office_zipcode, new.office_prefecture, new.office_city, new.office_building_number))
    or (new.corporate_division = 'individual'
      and (old.owner_zipcode, old.owner_prefecture, old.owner_city, old.owner_building_number)
        is distinct from (new.owner_zipcode, new.owner_prefecture, new.owner_city, new.owner_building_number))
  ) execute function refuse_change_of_party();
