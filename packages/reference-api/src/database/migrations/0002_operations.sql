-- One row per counted thing: the moment until which its allowance is used up (a leaky bucket in one timestamp).
create table rate_limit (
  key text primary key,
  used_until timestamptz not null
);

-- Wrong passwords, by a keyed hash of brand and address: unknown addresses slow down exactly like known ones.
create table login_failure (
  key text primary key,
  failures integer not null,
  failed_at timestamptz not null,
  wait_until timestamptz not null
);

-- The first answer to an operation, kept in its own transaction.
create table idempotency_key (
  applicant_id bigint not null,
  key text not null,
  fingerprint text not null,
  answer text,
  created_at timestamptz not null,
  primary key (applicant_id, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);

-- Written in the transaction of what the mail is about, sent afterwards by a job.
create table mail (
  id bigint generated always as identity primary key,
  brand text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_unsent on mail (id) where sent_at is null;

create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  leased_until timestamptz,
  last_error text,
  -- Only one pending job per name where a name is given: clean-ups that every process plans.
  name text unique
);
create index job_due on job (run_at);

create table suppress_entries (
  brand text primary key,
  method text not null,
  segment text not null default '',
  message text not null default ''
);
