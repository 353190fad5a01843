-- Staff prove themselves by a second factor, may be disabled, and are out when they leave their desk.
alter table staff add column disabled_at timestamptz;
-- Encrypted: whoever reads the database makes no codes.
alter table staff add column one_time_secret text;
-- The thirty seconds whose code was used last; that code and those before it are used up.
alter table staff add column one_time_step bigint not null default 0;

create table staff_recovery_code (
  staff_id bigint not null references staff (id) on delete cascade,
  code_hash text not null,
  primary key (staff_id, code_hash)
);

-- A session of before the second factor is none.
delete from staff_session;
alter table staff_session add column seen_at timestamptz not null;

-- A login belongs to no brand, and one that failed perhaps to no person.
alter table audit alter column brand drop not null;
alter table audit alter column staff_id drop not null;
alter table audit add check (entry_id is null or (brand is not null and staff_id is not null));
