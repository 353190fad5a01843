import { code } from "../proof.ts";

/** What the server does while an entry is judged and waits to be paid out, each with the test that holds it. */
export const price = code(
  "server/review/claim-price.ts#quotePrice",
  "server/review/policy.test.ts#the price of $amount at $ratio, to the yen",
  ["principal - fee,", "principal,"],
);
export const forbidsTransfer = code(
  "server/review/auto-review.ts#forbids_transfer",
  "server/entries/claim-answers.test.ts#whether a claim that forbids its transfer is bought",
  ["forbids_transfer ? id : []", "forbids_transfer ? [] : []"],
);
export const heldPayOut = code(
  "server/review/waiting-pay-outs.ts#holdPayOuts",
  "server/review/waiting-pay-outs.test.ts#hold a pay-out back in writing",
  ["if (!isNew) continue;", "continue;"],
);
export const goesOn = code(
  "server/review/waiting-pay-outs.ts#goOn",
  "server/review/waiting-pay-outs.test.ts#with the identity confirmed nothing holds the pay-out back",
  ["await goOn(transaction, services, entryId, now);\n      continue;", "continue;"],
);
export const endedSale = code(
  "server/review/end-sale.ts#endSale",
  "server/review/pay-out.test.ts#nothing is paid, nothing handed over",
  ["    claims: [id],\n", "    claims: [],\n"],
);
export const restPaid = code(
  "server/review/end-sale.ts#endSale",
  "server/review/pay-out.test.ts#what else was sold with it is paid as the contract says",
  ["amount: depositOf(left)", "amount: depositOf(entry.claims)"],
);
export const soldTwice = code(
  "server/review/invoice-twins.ts#invoiceTwins",
  "server/review/auto-review.test.ts#is not bought twice by itself",
  [".filter(({ signs }) => signs.length > 0)", ".filter(() => false)"],
);
export const paid = code(
  "server/review/pay-out.ts#payOut",
  "server/review/pay-out.test.ts#what has come before the price is paid is not asked for",
  ["id, { payingOn })", "id)"],
);
export const opened = code(
  "server/review/decide-identity.ts#requireOpened",
  "server/desk/desk.test.ts#the desk accepts documents that it has looked at",
  ['if (decision.accept && actor === "desk") await requireOpened(transaction, applicant);', ""],
);
export const answeredBy = code(
  "server/tasks/open-task.ts#openAsked",
  "server/tasks/complaints.test.ts#stops all contacts about a delay until it is answered",
  [
    "promisedDay(now, promises.complaint, promises.dayEnds)",
    "promisedDay(now, promises.complaint + 1, promises.dayEnds)",
  ],
);
export const secondLook = code(
  "server/tasks/open-task.ts#openAsked",
  "server/tasks/tasks.test.ts#a refused entry is looked at a second time by a person",
  ["entry_id: entry?.id ?? null,", "entry_id: null,"],
);
export const inquiry = code(
  "server/tasks/open-task.ts#openAsked",
  "server/tasks/tasks.test.ts#a question about an entry is answered by mail",
  ["entry_id: entry?.id ?? null,", "entry_id: null,"],
);
export const identityDays = code(
  "server/review/decide-identity.ts#validUntilPast",
  "server/desk/desk.test.ts#an identity is good until a day that the calendar has",
  ["if (decision.accept && validUntil < todayInTokyo(now))", 'if (decision.accept && validUntil === "")'],
);
export const arrives = code(
  "server/review/claim-price.ts#quotePrice",
  "server/entries/claim-answers.test.ts#what is sold is what arrives",
  ["Math.min(faceValue, expected)", "faceValue"],
);
export const feeWithin = code(
  "server/review/decide-claim.ts#feeRatioOutOfRange",
  "server/review/offer.test.ts#a fee outside the brand's limits is refused",
  ["Number(feeRatio) > feeRatioMax", "Number(feeRatio) > 1"],
);
export const endedPaid = code(
  "server/review/end-sale.ts#endSale",
  "server/review/pay-out.test.ts#a sale whose payer has paid already ends before it is paid",
  ["    claims: [id],\n", "    claims: [],\n"],
);
export const answerInMail = code(
  "server/tasks/open-task.ts#openAsked",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  [
    "promisedDay(now, promises.complaint, promises.dayEnds)",
    "promisedDay(now, promises.complaint + 1, promises.dayEnds)",
  ],
);
export const identityInMail = code(
  "server/review/decide-identity.ts#yearsValid",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["const yearsValid = 3;", "const yearsValid = 2;"],
);
export const closedWhenDone = code(
  "server/review/close-entry.ts#closeEntry",
  "server/review/open-claims.test.ts#the entry closes only when no claim is open",
  ["if (open.length > 0)", "if (open.length > 99)"],
);
