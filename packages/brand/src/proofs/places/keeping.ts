import { code } from "../proof.ts";

/** How long the server keeps what it has, and what it erases, each with the test that holds it. */
export const oneReference = code(
  "server/database/migrations/0081_hand_over.sql#reference",
  "server/hand-over/hand-overs.test.ts#has one number, given by the database",
  ["unique,\n  primary key (applicant_id, due_on)", "unique"],
);
export const keptIdentity = code(
  "server/tuned-sql/documents-due.ts#ownPapers",
  "server/promised-erasure.test.ts#while an account stays the papers of the person stay",
  ['["identity", "delinquency"]', '["nothing"]'],
);
export const keptSevenYears = code(
  "server/tuned-sql/documents-due.ts#hasNoContractSince",
  "server/accounts/leave.test.ts#its papers ten years and the identity seven",
  ["applicant.id and entry.updated_at >", "applicant.id and 'infinity'::timestamptz >"],
);
export const keptTenYears = code(
  "server/tuned-sql/delete-entries-due.ts#is_kept_long_enough",
  "server/entries/erase-contracts.test.ts#ten years after its close a contract is erased",
  ["and is_kept_long_enough(entry.id)", ""],
);
export const keptOneYear = code(
  "server/files/erase-documents.ts#eraseDocuments",
  "server/files/erase-documents.test.ts#papers of an application without a contract are erased after a year",
  ["oneYear: yearsBefore(now, 1)", "oneYear: yearsBefore(now, 2)"],
);
export const keptFromTheLatest = code(
  "server/tuned-sql/documents-due.ts#documentsDue",
  "server/promised-erasure.test.ts#a paper that was given later is kept a year from then",
  ["      and file.created_at <= ", "      and '-infinity'::timestamptz <= "],
);
export const keptWithTheAccount = code(
  "server/tuned-sql/delete-entries-due.ts#contract",
  "server/promised-erasure.test.ts#stays with the account when its papers are gone",
  [
    "from entry join contract on contract.entry_id = entry.id\n      where entry.status",
    "from entry left join contract on contract.entry_id = entry.id\n      where true or entry.status",
  ],
);
export const erasedIdentity = code(
  "server/tuned-sql/documents-due.ts#documentsOfClosedAccounts",
  "server/promised-erasure.test.ts#who leaves without a contract leaves nothing of the identity",
  ["(file.kind <> 'identity' or ", "(file.kind <> 'identity' and "],
);
export const keptName = code(
  "server/files/erase-documents.ts#eraseWhoLeft",
  "server/promised-erasure.test.ts#who leaves after a contract keeps name and address",
  [".where(hasNoContractSince(yearsBefore(now, 7)))", ".where(hasNoContractSince(yearsBefore(now, 70)))"],
);
export const promisedToSeller = code(
  "server/tuned-sql/entry-json.ts#pay_out_by",
  "server/days/due-pay-outs.test.ts#the seller reads the day that was promised with the contract",
  ["(select contract.pay_out_by from contract where contract.entry_id = entry.id)", "null"],
);
export const keptPromise = code(
  "server/database/migrations/0066_kept_for_good.sql#signed_for_good",
  "server/days/due-pay-outs.test.ts#by when a price is paid stands with its contract",
  ["before update on contract\n  for each row", "before update on contract\n  for each row when (false)"],
);
export const papersTenYears = code(
  "server/files/erase-documents.ts#eraseDocuments",
  "server/files/erase-documents.test.ts#papers of a contract are erased ten years after it was fulfilled",
  ["tenYears: yearsBefore(now, 10)", "tenYears: yearsBefore(now, 11)"],
);
export const keptUnderWay = code(
  "server/tuned-sql/documents-due.ts#documentsDue",
  "server/files/erase-documents.test.ts#papers of what is under way stay",
  ["where entry.status <> ", "where -1 = "],
);
export const keptByDraft = code(
  "server/tuned-sql/documents-due.ts#documentsDue",
  "server/files/erase-documents.test.ts#a year in which no draft was kept",
  ["draft.updated_at > ", "draft.updated_at > 'infinity' and draft.updated_at > "],
);
export const usedTwice = code(
  "server/tuned-sql/documents-due.ts#documentsDue",
  "server/promised-erasure.test.ts#a paper that another application used too is kept a year from the later one",
  ["then entry.created_at > ", "then entry.created_at > 'infinity' and entry.created_at > "],
);
export const keptInBackups = code(
  "server/backup/back-up.ts#backUp",
  "server/backup/backup.test.ts#is the whole of what there was",
  ["renameSync(unfinished, folder);", "rmSync(unfinished, { recursive: true });"],
);
