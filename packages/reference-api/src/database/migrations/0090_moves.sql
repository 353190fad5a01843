-- R4.21: every change of a status is a move of the table in the domain, and stands in the history of the same
-- transaction. The database refuses every other one, whoever writes it.

-- One word for each move, in the history and in the columns of their moments.
update entry_history set act = case
  when claim_id is not null and act = 'reviewed' and to_status = 8 then 'refuse'
  when claim_id is not null and act = 'reviewed' then 'buy'
  when act = 'created' then 'submit'
  when act = 'returned' then 'askAgain'
  when act = 'resubmitted' then 'resubmit'
  when act = 'reviewed' then 'offer'
  when act = 'contracted' then 'contract'
  when act = 'cancelled' then 'cancel'
  when act = 'rejected' then 'reject'
  when act = 'offerEnded' then 'endOffer'
  when act = 'transferred' then 'payOut'
  when act = 'claimDelayed' then 'delay'
  when act = 'claimReturned' then 'handOver'
  when act = 'archived' then 'close'
  else act end;
alter table entry rename column reviewed_at to offered_at;
alter table entry rename column transferred_at to paid_out_at;
alter table entry rename column transaction_completed_at to closed_at;
alter table claim rename column returned_at to handed_over_at;

-- The pairs of the domain's table; a test compares them.
create table status_move (
  subject text not null check (subject in ('entry', 'claim')),
  act text not null,
  from_status smallint,
  to_status smallint not null,
  movers text[] not null,
  unique nulls not distinct (subject, act, from_status, to_status)
);
insert into status_move (subject, act, from_status, to_status, movers) values
  ('entry', 'submit', null, 1, '{applicant}'),
  ('claim', 'submit', null, 1, '{applicant}'),
  ('claim', 'buy', 1, 3, '{desk,system}'),
  ('claim', 'refuse', 1, 8, '{desk,system}'),
  ('entry', 'askAgain', 1, 2, '{desk,system}'),
  ('claim', 'askAgain', 1, 2, '{desk,system}'),
  ('entry', 'resubmit', 2, 1, '{applicant}'),
  ('claim', 'resubmit', 2, 1, '{applicant}'),
  ('entry', 'offer', 1, 3, '{desk,system}'),
  ('entry', 'contract', 3, 4, '{applicant}'),
  ('claim', 'contract', 3, 4, '{applicant}'),
  ('claim', 'contract', 3, 9, '{applicant}'),
  ('entry', 'cancel', 1, 6, '{applicant}'),
  ('entry', 'cancel', 2, 6, '{applicant}'),
  ('entry', 'cancel', 3, 6, '{applicant}'),
  ('claim', 'cancel', 1, 9, '{applicant}'),
  ('claim', 'cancel', 2, 9, '{applicant}'),
  ('claim', 'cancel', 3, 9, '{applicant}'),
  ('entry', 'reject', 1, 6, '{desk,system}'),
  ('entry', 'reject', 2, 6, '{desk,system}'),
  ('entry', 'reject', 3, 6, '{desk,system}'),
  ('claim', 'reject', 1, 8, '{desk,system}'),
  ('claim', 'reject', 2, 8, '{desk,system}'),
  ('claim', 'reject', 3, 8, '{desk,system}'),
  ('entry', 'endOffer', 3, 6, '{system}'),
  ('claim', 'endOffer', 3, 9, '{system}'),
  ('entry', 'payOut', 4, 5, '{desk,system}'),
  ('claim', 'payOut', 4, 5, '{desk,system}'),
  ('claim', 'delay', 5, 7, '{desk,system}'),
  ('claim', 'handOver', 5, 6, '{desk,system}'),
  ('claim', 'handOver', 7, 6, '{desk,system}'),
  ('entry', 'close', 5, 6, '{desk,system}');

alter table entry_history add column transaction_id xid8 not null default pg_current_xact_id();

-- The review by policy is the system; who writes as an applicant is the applicant.
create function is_recorded_move(of_subject text, of_entry bigint, of_claim bigint, before smallint, after smallint)
returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from entry_history
    join status_move using (act)
    where entry_history.entry_id = of_entry
      and entry_history.transaction_id = pg_current_xact_id()
      and entry_history.claim_id is not distinct from of_claim
      and entry_history.from_status is not distinct from before
      and entry_history.to_status = after
      and status_move.subject = of_subject
      and status_move.from_status is not distinct from before
      and status_move.to_status = after
      and case entry_history.actor when 'review' then 'system' else entry_history.actor end = any (movers)
      and (current_setting('role') <> 'kaitori_applicant' or entry_history.actor = 'applicant'))
$$;

create function refuse_unrecorded_move() returns trigger language plpgsql as $$
declare
  is_recorded boolean;
begin
  if tg_table_name = 'entry' then
    is_recorded := is_recorded_move('entry', new.id, null, old.status, new.status);
  elsif tg_op = 'UPDATE' then
    is_recorded := is_recorded_move('claim', new.entry_id, new.id, old.status, new.status);
  else
    -- A claim comes with its entry, whose row of history speaks for both.
    is_recorded := is_recorded_move('entry', new.entry_id, null, null, new.status);
  end if;
  if not is_recorded then
    raise exception 'the status of % % does not change without its move in the history', tg_table_name, new.id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger moved_on_record after update on entry deferrable initially deferred
  for each row when (old.status <> new.status) execute function refuse_unrecorded_move();
create constraint trigger moved_on_record after update on claim deferrable initially deferred
  for each row when (old.status <> new.status) execute function refuse_unrecorded_move();
create constraint trigger submitted_on_record after insert on entry deferrable initially deferred
  for each row execute function refuse_unrecorded_move();
create constraint trigger submitted_on_record after insert on claim deferrable initially deferred
  for each row execute function refuse_unrecorded_move();
