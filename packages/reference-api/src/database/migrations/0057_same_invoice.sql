-- The obligers of an applicant's earlier claims, and who else sells the same invoice (B10).
create index claim_by_applicant on claim (applicant_id, id desc);
create index claim_by_amount on claim (amount, obliger_payment_date);
