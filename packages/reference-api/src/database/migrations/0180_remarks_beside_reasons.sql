-- B15: what the desk writes to the applicant beside the codes of a remark; `reason` holds both in words.
alter table inadequacy add column remark text not null default '';
-- Remarks of before are words alone, or codes with words that nobody can tell apart any more.
update inadequacy set remark = reason where reasons = '[]';
