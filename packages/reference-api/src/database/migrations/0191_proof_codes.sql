-- Whoever has no password proves by a mailed code who they are; it is kept like the links in mails.
alter table mail_link drop constraint mail_link_purpose_check;
alter table mail_link add constraint mail_link_purpose_check
  check (purpose in ('activation', 'password_reset', 'mail_change', 'proof_code'));
