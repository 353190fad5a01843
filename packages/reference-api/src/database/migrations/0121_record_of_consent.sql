-- B5: from which account it was signed, beside who and when. Of earlier contracts it is not known.
alter table contract add column signer_email text;
