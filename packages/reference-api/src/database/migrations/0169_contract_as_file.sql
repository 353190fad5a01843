-- B16: the contract as a PDF, made once: a later version of the program gives the same bytes.
create table contract_pdf (
  entry_id bigint primary key references contract (entry_id) on delete cascade,
  bytes bytea not null
);
create trigger made_for_good before update on contract_pdf
  for each row execute function refuse_change_of_contract();
-- A mail that brings the contract with it.
alter table mail add column contract_of bigint references contract (entry_id) on delete set null;
