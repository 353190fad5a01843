-- R4.21: before its price is paid a person ends the sale of a claim whose payer cannot pay any more, or has paid already;
-- with the last one the entry ends. Nothing is paid for it, and nothing of it is handed over.
insert into status_move (subject, act, from_status, to_status, movers) values
  ('claim', 'endSale', 4, 9, '{desk}'),
  ('entry', 'endContract', 4, 6, '{desk}'),
  ('claim', 'endContract', 4, 9, '{desk}');
