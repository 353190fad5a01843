-- An account without a password has no session here, so nobody could give a mailed code.
delete from mail_link where purpose = 'proof_code';
alter table mail_link drop constraint mail_link_purpose_check;
alter table mail_link add constraint mail_link_purpose_check
  check (purpose in ('activation', 'password_reset', 'mail_change'));
