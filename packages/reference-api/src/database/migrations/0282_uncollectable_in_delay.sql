-- B12: a delay may rest on two asks without an answer. Where it turns out that the payer has not paid and never will, the
-- claim ends like every other: what did not come is the buyer's loss.
insert into status_move (subject, act, from_status, to_status, movers) values
  ('claim', 'settleUncollectable', 7, 6, '{desk}');
