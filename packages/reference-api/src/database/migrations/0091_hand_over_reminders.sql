-- What is handed over is called so, in the reminders too.
alter table reminder drop constraint reminder_kind_check;
update reminder set kind = 'handOverSoon' where kind = 'returnSoon';
update reminder set kind = 'handOverToday' where kind = 'returnToday';
alter table reminder add constraint reminder_kind_check
  check (kind in ('offerEndsSoon', 'handOverSoon', 'handOverToday'));
