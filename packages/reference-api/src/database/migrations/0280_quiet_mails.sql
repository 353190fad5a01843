-- B12: contract and pay-out are told even while nobody speaks to the person about money; then without account and last day.
-- Whether that is so is known when the mail goes, not when it is written.
alter table mail add column quiet_body text;
