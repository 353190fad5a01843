-- Twins are near in amount or in what will arrive (B10, D8): claim_by_amount answers the first alone.
create index if not exists claim_by_deposit
  on claim (scheduled_deposit_amount_from_obliger, obliger_payment_date);
