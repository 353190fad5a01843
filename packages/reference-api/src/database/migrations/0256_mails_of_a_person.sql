-- B12: a mail is written in one moment and sent in another: whose it is, and what it is about, is known until it has gone.
alter table mail
  add column applicant_id bigint references applicant (id) on delete set null,
  add column kind text,
  add column is_about_money boolean not null default false;
create index mail_of_applicant on mail (applicant_id);

-- With a lawyer or a complaint nothing is written about money; of an insolvent seller nothing at all. It stays in the inbox.
create or replace function withhold_mail() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from contact_stop join applicant on applicant.id = contact_stop.applicant_id
    where contact_stop.ended_at is null
      and (contact_stop.cause = 'insolvency' or new.is_about_money)
      and (applicant.id = new.applicant_id or (applicant.brand = new.brand and applicant.email = new.recipient))
  ) then
    return null;
  end if;
  return new;
end $$;
