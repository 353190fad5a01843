-- A mail that its receiver refuses for good is not sent again; the operator is told of it.
alter table mail add column given_up_at timestamptz;
