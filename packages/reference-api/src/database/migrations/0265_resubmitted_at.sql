-- B12: from here on the answer to papers that came in again is promised, also where the history is not read.
alter table entry add column resubmitted_at timestamptz;

update entry set resubmitted_at = latest.at
from (select entry_id, max(at) as at from entry_history where act = 'resubmit' group by entry_id) latest
where latest.entry_id = entry.id;
