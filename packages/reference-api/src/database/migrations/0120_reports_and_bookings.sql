-- B12: what a seller reports of one sold claim. Rows are added and never changed; the last one counts.
create table claim_report (
  id bigint generated always as identity primary key,
  claim_id bigint not null,
  applicant_id bigint not null,
  at timestamptz not null,
  kind text not null,
  amount bigint check (amount > 0),
  day date,
  insolvency text check (insolvency in (
    'bankruptcy', 'civilRehabilitation', 'reorganisation', 'specialLiquidation', 'suspensionOfPayments', 'dishonour')),
  foreign key (claim_id, applicant_id) references claim (id, applicant_id) on delete cascade,
  check (case kind
    when 'received' then amount is not null and day is not null and insolvency is null
    when 'notYet' then amount is null and day is not null and insolvency is null
    when 'payerInsolvent' then amount is null and day is null and insolvency is not null
    else false end)
);
create index claim_report_by_claim on claim_report (claim_id);
grant select, insert on claim_report to kaitori_applicant;
alter table claim_report enable row level security;
create policy own on claim_report to kaitori_applicant using (applicant_id = current_applicant());

-- B12: what a seller has handed over, in full or in parts, as the desk books it. What is undone stays to be read.
create table hand_over_booking (
  id bigint generated always as identity primary key,
  claim_id bigint not null,
  applicant_id bigint not null,
  amount bigint not null check (amount > 0),
  day date not null,
  booked_at timestamptz not null,
  undone_at timestamptz,
  foreign key (claim_id, applicant_id) references claim (id, applicant_id) on delete cascade
);
create index hand_over_booking_by_claim on hand_over_booking (claim_id) where undone_at is null;
grant select on hand_over_booking to kaitori_applicant;
alter table hand_over_booking enable row level security;
create policy own on hand_over_booking to kaitori_applicant using (applicant_id = current_applicant());

create function refuse_false_booking() returns trigger language plpgsql as $$
declare
  owed bigint;
  booked bigint;
begin
  -- Bookings of one claim wait for each other.
  select scheduled_deposit_amount_from_obliger into owed
    from claim where id = new.claim_id and status in (5, 7) for update;
  if owed is null then
    raise exception 'only what is to be handed over is booked' using errcode = 'check_violation';
  end if;
  select coalesce(sum(amount), 0) into booked
    from hand_over_booking where claim_id = new.claim_id and undone_at is null;
  if booked + new.amount > owed then
    raise exception 'more is booked than was to come' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger booked_once before insert on hand_over_booking
  for each row execute function refuse_false_booking();

create function refuse_change_of_booking() returns trigger language plpgsql as $$
begin
  if old.undone_at is not null
    or (old.id, old.claim_id, old.applicant_id, old.amount, old.day, old.booked_at)
      is distinct from (new.id, new.claim_id, new.applicant_id, new.amount, new.day, new.booked_at) then
    raise exception 'a booking is undone, never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger booked_for_good before update on hand_over_booking
  for each row execute function refuse_change_of_booking();

-- B11: a report moves the last day; the number of the earlier day, which stands in the contract, still finds the claim.
create table hand_over_claim (
  number bigint not null references hand_over (number) on delete cascade,
  claim_id bigint not null references claim (id) on delete cascade,
  primary key (number, claim_id)
);
insert into hand_over_claim (number, claim_id)
  select hand_over.number, claim.id from claim
  join hand_over on hand_over.applicant_id = claim.applicant_id and hand_over.due_on = claim.return_date;

create or replace function number_hand_over() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into hand_over (applicant_id, due_on) values (new.applicant_id, new.return_date) on conflict do nothing;
  insert into hand_over_claim (number, claim_id)
    select number, new.id from hand_over where applicant_id = new.applicant_id and due_on = new.return_date
    on conflict do nothing;
  return null;
end $$;

-- B12: people are asked a second time, and told before their papers grow old.
alter table reminder drop constraint reminder_kind_check;
alter table reminder add constraint reminder_kind_check check (kind in (
  'offerEndsSoon', 'handOverSoon', 'handOverToday', 'reportAsked', 'identityEndsSoon', 'statementsEndSoon'));

-- B12: contacts about a delay: one a day, between eight and nine in Tokyo, and none after a stop.
create table contact_stop (
  id bigint generated always as identity primary key,
  applicant_id bigint not null references applicant (id) on delete cascade,
  cause text not null check (cause in ('lawyer', 'complaint', 'insolvency')),
  note text not null,
  since timestamptz not null,
  ended_at timestamptz
);
create unique index contact_stop_once on contact_stop (applicant_id, cause) where ended_at is null;
create table delay_contact (
  applicant_id bigint not null references applicant (id) on delete cascade,
  day date not null,
  at timestamptz not null,
  note text not null,
  primary key (applicant_id, day),
  check (day = (at at time zone 'Asia/Tokyo')::date),
  check (extract(hour from at at time zone 'Asia/Tokyo') between 8 and 20)
);
create function refuse_contact_after_stop() returns trigger language plpgsql as $$
begin
  if exists (select from contact_stop where applicant_id = new.applicant_id and ended_at is null) then
    raise exception 'nobody speaks to this person any more' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger contact_allowed before insert on delay_contact
  for each row execute function refuse_contact_after_stop();
grant select on contact_stop to kaitori_applicant;
alter table contact_stop enable row level security;
create policy own on contact_stop to kaitori_applicant using (applicant_id = current_applicant());

-- B12: what a person at the desk has to do by a day: to file a claim against an insolvent payer, to decide about a seller.
create table desk_task (
  id bigint generated always as identity primary key,
  brand text not null,
  kind text not null check (kind in ('fileClaim', 'sellerInsolvent', 'calendarEnds')),
  entry_id bigint references entry (id) on delete cascade,
  claim_id bigint references claim (id) on delete cascade,
  due_on date not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique nulls not distinct (brand, kind, entry_id, claim_id)
);
grant select, insert on desk_task to kaitori_applicant;
alter table desk_task enable row level security;
create policy own on desk_task to kaitori_applicant using (
  exists (select from entry where entry.id = entry_id and entry.applicant_id = current_applicant()));

-- C5: the account to be paid on is fixed by a person, beside the system that fixes it while money is on its way.
alter table applicant add column account_fixed_by_desk boolean not null default false;
update applicant set account_fixed_by_desk = true where not can_edit_bank_account;
update applicant set can_edit_bank_account = false
  where exists (select from entry where entry.applicant_id = applicant.id and entry.status = 4);

-- B12: when the insolvency of a seller is known, no mail at all goes out; what was to be said stays in the inbox.
create function withhold_mail() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from contact_stop join applicant on applicant.id = contact_stop.applicant_id
    where contact_stop.cause = 'insolvency' and contact_stop.ended_at is null
      and applicant.brand = new.brand and applicant.email = new.recipient
  ) then
    return null;
  end if;
  return new;
end $$;
create trigger withheld before insert on mail for each row execute function withhold_mail();

-- R4.21: a delay is a person's word; what was booked by mistake is taken back; a claim against an insolvent payer ends.
update status_move set movers = '{desk}' where act = 'delay';
insert into status_move (subject, act, from_status, to_status, movers) values
  ('claim', 'undoHandOver', 6, 5, '{desk}'),
  ('claim', 'settle', 5, 6, '{desk}');
