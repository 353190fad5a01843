-- B16: what was explained before the consent. It names the agreement by its hash, so it is of this offer and no other.
-- Contracts of earlier days have none and stay as they are.
alter table contract
  add column explanation_title text,
  add column explanation text,
  add column explanation_hash text,
  add constraint explained check (
    explanation_title is not null
    and explanation is not null
    and explanation_hash is not null
    and explanation_hash = encode(sha256(convert_to(explanation, 'UTF8')), 'hex')
    and position(hash in explanation) > 0
  ) not valid;
