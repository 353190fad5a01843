-- B15: why a paper, an invoice or an entry will not do, from a closed list; what staff note beside it is another field.
create function known_reasons(reasons jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(reasons) = 'array' and not exists (
    select from jsonb_array_elements(reasons) as given
    where coalesce(given ->> 'code', '') not in (
      'amountDiffers', 'dateDiffers', 'payerDiffers', 'unreadable', 'incomplete', 'notFixed', 'alreadySold',
      'tooSoon', 'tooFar', 'tooSmall', 'aboveLimit', 'statementsOld', 'statementsIncomplete', 'identity',
      'outsideField', 'overall'
    )
  )
$$;
alter table inadequacy add column reasons jsonb not null default '[]' check (known_reasons(reasons));
alter table entry_history add column reasons jsonb not null default '[]' check (known_reasons(reasons));
