import { code } from "../proof.ts";

/** What the server does with an entry and its contract, each with the test that holds it. */
export const consent = code(
  "server/entries/contract-entry.ts#keepDocument",
  "server/entries/contract.test.ts#what was signed is kept word for word",
  ["      title,\n      text,\n", "      title,\n      text: title,\n"],
);
export const shownTerms = code(
  "server/entries/contract-entry.ts#terms_hash",
  "server/entries/contract.test.ts#changed terms are refused with 409",
  [
    "if (terms.hash !== body.terms_hash || terms.explanation.hash !== body.explanation_hash)",
    'if (terms.hash === "")',
  ],
);
export const payOutBy = code(
  "server/entries/contract-entry.ts#payOutBy",
  "server/days/due-pay-outs.test.ts#what is contracted at",
  ["promises.payOut, promises.dayEnds", 'promises.payOut, "24:00"'],
);
export const offered = code(
  "server/entries/terms.ts#prices.total",
  "server/entries/contract.test.ts#the explanation says the figures of exactly these terms",
  ["total: prices.total,", 'total: { ...prices.total, purchase_fee: "0" },'],
);
export const decisionDay = code(
  "server/entries/decision-in-words.ts#decisionInWords",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["promises.decision, promises.dayEnds", "promises.decision + 1, promises.dayEnds"],
);
export const goodPapers = code(
  "server/entries/statements.ts#papersOf",
  "server/entries/statements.test.ts#are good for the next, which rests on them",
  ["banks: papers.banks.map(withTexts)", "banks: []"],
);
export const toldAsDone = code(
  "server/entries/make-move.ts#makeMove",
  "server/entries/announce.test.ts#every change is in the inbox",
  ["...(await newsWrites(context, entry, name, { ...news, from: entry.status, claims })),", ""],
);
export const nobodyElse = code(
  "server/entries/announce.ts#applicant.email",
  "server/mail/every-mail.test.ts#nobody but the applicants is written to",
  ["recipient: applicant.email,", 'recipient: "keiri@obliger.example",'],
);
export const payOutByMail = code(
  "server/entries/contract-entry.ts#payOutBy",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["promisedDay(now, promises.payOut", "promisedDay(now, promises.payOut + 1"],
);
export const payOutByQuietMail = code(
  "server/entries/contract-entry.ts#payOutBy",
  "server/hand-over/quiet-mails.test.ts#contract and pay-out are told without account",
  ["promisedDay(now, promises.payOut", "promisedDay(now, promises.payOut + 1"],
);
export const payOutQuiet = code(
  "server/entries/make-move.ts#makeMove",
  "server/hand-over/quiet-mails.test.ts#contract and pay-out are told without account",
  ["...(await newsWrites(context, entry, name, { ...news, from: entry.status, claims })),", ""],
);
export const goodAfterOffer = code(
  "server/entries/statements.ts#papersOf",
  "server/entries/statements.test.ts#the papers of an offer that was let pass are good for the next",
  ["banks: papers.banks.map(withTexts)", "banks: []"],
);
export const quietInbox = code(
  "server/entries/announce.ts#quietWhileStopped",
  "server/hand-over/quiet-notices.test.ts#the inbox says what has happened",
  ["and ended_at is null) then", "and ended_at is null and false) then"],
);
