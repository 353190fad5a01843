/** A piece of SQL, a wrong replacement, and the test that must fail: its file and words of its title. */
export interface BrokenSql {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly test: `${string}.test.ts#${string}`;
}

/** SQL that guarantees promises about money and days. */
export const brokenSql: readonly BrokenSql[] = [
  {
    file: "database/migrations/0300_baseline.sql",
    from: "unique,\n  primary key (applicant_id, due_on)",
    to: "unique",
    test: "entry/hand-over/hand-overs.test.ts#one seller's hand-overs of one day share a number",
  },
  {
    file: "database/migrations/0300_baseline.sql",
    from: "before update on contract for each row",
    to: "before update on contract for each row when (false)",
    test: "entry/contract/promised-pay-outs.test.ts#the contract stores the promised pay-out day",
  },
  {
    file: "database/migrations/0304_basis_of_a_payout.sql",
    from: "old.contracted_at is not null",
    to: "false",
    test: "entry/immutable-records.test.ts#refuses a change of what was signed: contracted",
  },
  {
    file: "database/migrations/0304_basis_of_a_payout.sql",
    from: "old.status between 4 and 7",
    to: "old.status = 4",
    test: "entry/immutable-records.test.ts#refuses a change of what was signed: in delay",
  },
  {
    file: "entry/hand-over/desk-settings.ts",
    from: "applicant.id and entry.status = ",
    to: "applicant.id and 99 = ",
    test: "accounts/bank-account.test.ts#the bank account cannot be changed between contract and pay-out",
  },
  {
    file: "entry/announce.ts",
    from: "and ended_at is null) then",
    to: "and ended_at is null and false) then",
    test: "entry/hand-over/mails-about-money.test.ts#the inbox reports events",
  },
  {
    file: "entry/entry-json.ts",
    from: "(select contract.pay_out_by from contract where contract.entry_id = entry.id)",
    to: "null",
    test: "entry/contract/promised-pay-outs.test.ts#the entry contains the promised pay-out day of the contract",
  },
  {
    file: "operations/erasure/housekeeping.ts",
    from: "and is_kept_long_enough(entry.id)",
    to: "",
    test: "operations/erasure/housekeeping.test.ts#ten years after its close a contract is erased",
  },
  {
    file: "operations/erasure/housekeeping.ts",
    from: "from entry join contract on contract.entry_id = entry.id\n      where entry.status",
    to: "from entry left join contract on contract.entry_id = entry.id\n      where true or entry.status",
    test: "operations/erasure/promised-erasure.test.ts#papers of an entry without a contract are erased after a year, but not the entry",
  },
  {
    file: "operations/erasure/erase-documents.ts",
    from: '["identity", "delinquency"]',
    to: '["nothing"]',
    test: "operations/erasure/promised-erasure.test.ts#the applicant's papers stay while the account exists",
  },
  {
    file: "operations/erasure/erase-documents.ts",
    from: "applicant.id and entry.updated_at >",
    to: "applicant.id and 'infinity'::timestamptz >",
    test: "accounts/leave.test.ts#its documents for ten years, the identity for seven",
  },
  {
    file: "operations/erasure/erase-documents.ts",
    from: "      file.created_at <= ",
    to: "      '-infinity'::timestamptz <= ",
    test: "operations/erasure/promised-erasure.test.ts#a paper is kept a year from its upload",
  },
  {
    file: "operations/erasure/erase-documents.ts",
    from: "(file.kind <> 'identity' or ",
    to: "(file.kind <> 'identity' and ",
    test: "operations/erasure/promised-erasure.test.ts#closing an account without a contract erases the identity",
  },
  {
    file: "operations/erasure/erase-documents.ts",
    from: "where entry.status <> ",
    to: "where -1 = ",
    test: "operations/erasure/promised-erasure.test.ts#papers of an open entry are kept",
  },
  {
    file: "operations/erasure/erase-documents.ts",
    from: "draft.updated_at > ",
    to: "draft.updated_at > 'infinity' and draft.updated_at > ",
    test: "operations/erasure/promised-erasure.test.ts#a year without a draft",
  },
  {
    file: "operations/erasure/erase-documents.ts",
    from: "then entry.created_at > ",
    to: "then entry.created_at > 'infinity' and entry.created_at > ",
    test: "operations/erasure/promised-erasure.test.ts#a paper of two entries is kept a year from the later entry",
  },
];
