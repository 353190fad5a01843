-- B12: within how many bank days money is handed over, and to which side a closed day moves, stands with the offer: article
-- 7 and the day in the table of claims come from it, whatever the brand promises by the day of the contract. Of earlier
-- offers it is not known.
alter table entry
  add column hand_over_days smallint check (hand_over_days >= 0),
  add column closed_day text check (closed_day in ('next', 'previous')),
  add check ((hand_over_days is null) = (closed_day is null));
