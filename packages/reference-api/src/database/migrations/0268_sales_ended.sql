-- R4.21: before its price is paid a person ends the sale of a claim whose payer cannot pay any more, or has paid already;
-- with the last one the entry ends. Nothing is paid for it, and nothing of it is handed over.
insert into status_move (subject, act, from_status, to_status, movers) values
  ('claim', 'endSale', 4, 9, '{desk}'),
  ('entry', 'endContract', 4, 6, '{desk}'),
  ('claim', 'endContract', 4, 9, '{desk}');

-- The ten years of a contract begin with its end, also where it ended before it was paid.
create or replace function is_kept_long_enough(of_entry bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from entry where id = of_entry and status = 6)
    and coalesce(
      (select max(at) from entry_history
        where entry_id = of_entry and claim_id is null and act in ('close', 'endContract')),
      'infinity'
    ) <= now() - interval '10 years'
$$;
