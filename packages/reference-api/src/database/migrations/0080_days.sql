-- B12: what happens by the calendar is done by the system, not by the review.
alter table entry_history drop constraint entry_history_actor_check;
alter table entry_history add constraint entry_history_actor_check
  check (actor in ('applicant', 'review', 'desk', 'system'));

-- B12: a person is reminded of one day once, however often the day's work runs.
create table reminder (
  applicant_id bigint not null references applicant (id) on delete cascade,
  kind text not null check (kind in ('offerEndsSoon', 'returnSoon', 'returnToday')),
  due_on date not null,
  sent_at timestamptz not null,
  primary key (applicant_id, kind, due_on)
);

create index entry_by_contract_period on entry (brand, contract_period) where status = 3;
create index claim_by_return_date on claim (return_date) where status = 5;
