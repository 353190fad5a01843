-- Statements and financial documents that are being looked at are tied to an entry. What a draft alone once counted
-- as given counts as that no more: the draft still holds it.
update applicant set withdrawals_detail_status = 4
where withdrawals_detail_status = 1 and not exists (
  select from entry_file join file on file.id = entry_file.file_id
  where entry_file.applicant_id = applicant.id
    and file.kind ~ '^(withdrawals_detail|passbook_cover|passbook_details|ib_info|ib_details)(_[0-9]+)?$');
update applicant set financial_statements_status = 4
where financial_statements_status = 1 and not exists (
  select from entry_file join file on file.id = entry_file.file_id
  where entry_file.applicant_id = applicant.id
    and file.kind in ('financial_statements', 'pl', 'bs', 'breakdown_statement', 'sga_expenses', 'tb_pl', 'tb_bs',
      'tax_returns', 'business_opening'));
