-- A session has a number by which its owner can end it, and knows when the password was last given on it.
alter table session add column id bigint generated always as identity unique;
alter table session add column device text not null default '';
alter table session add column proved_at timestamptz;
update session set proved_at = created_at;
alter table session alter column proved_at set not null;

-- What was done with the keys of an account, without a name, an address or a place. Rows are added, never changed.
create table security_event (
  id bigint generated always as identity primary key,
  applicant_id bigint not null references applicant (id),
  brand text not null,
  kind text not null check (kind in (
    'login', 'login_failed', 'password_changed', 'password_reset', 'mail_changed', 'account_changed', 'session_ended'
  )),
  device text not null,
  happened_at timestamptz not null
);
create index security_event_of_applicant on security_event (applicant_id, id);
create index security_event_by_age on security_event (happened_at);

grant select, insert on security_event to kaitori_applicant;
alter table security_event enable row level security;
create policy own on security_event to kaitori_applicant
  using (applicant_id = current_applicant() and brand = current_brand());
