-- B12: within how many bank days money is handed over, and to which side a closed day moves, is agreed by contract. A
-- brand that promises otherwise later changes nothing of it. Of earlier contracts it is not known.
alter table contract
  add column hand_over_days smallint check (hand_over_days >= 0),
  add column closed_day text check (closed_day in ('next', 'previous')),
  add check ((hand_over_days is null) = (closed_day is null));
