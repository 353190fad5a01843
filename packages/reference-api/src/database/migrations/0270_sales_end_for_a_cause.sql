-- R4.21: a sale ends before it is paid for one of the causes of the contract, kept as a code. What staff note beside it is
-- another field. Of sales that ended before, the note is what the seller was told.
alter table entry_history add column cause text;
alter table entry_history add constraint known_cause check (
  cause is null or act in ('endSale', 'endContract') and cause in ('payerInsolvent', 'payerPaid'));

create function refuse_end_without_cause() returns trigger language plpgsql as $$
begin
  raise exception 'a sale ends for a cause of the contract' using errcode = 'check_violation';
end $$;
create trigger ended_for_a_cause before insert on entry_history
  for each row when (new.act in ('endSale', 'endContract') and new.cause is null)
  execute function refuse_end_without_cause();
