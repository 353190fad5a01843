import { code } from "../proof.ts";

/** Texts that are put together from figures and days, each with the test that holds it. */
export const explained = code(
  "brand/text/explanation.ts#costOf",
  "server/entries/contract.test.ts#the explanation says the figures of exactly these terms",
  ["yenOf(total.purchase_fee) + yenOf(total.bank_charge)", "yenOf(total.purchase_fee)"],
);
export const notice = code(
  "brand/text/agreement.ts#noticeOrRegistration",
  "brand/text/agreement.test.ts#what may be done of the payer, and at whose cost",
  ["seller.isIndividual ? say.noticeOnly : say.noticeOrRegistration", "say.noticeOrRegistration"],
);
export const registrationPaid = code(
  "brand/text/agreement.ts#registrationCost",
  "brand/text/agreement.test.ts#what may be done of the payer, and at whose cost",
  ['seller.isIndividual ? "" : say.registrationCost', '""'],
);
export const unregistered = code(
  "brand/text/explanation.ts#noRegistration",
  "brand/text/agreement.test.ts#what may be done of the payer, and at whose cost",
  ["person ? say.noRegistration : say.registration({ we: legal.we })", '""'],
);
export const namedAccount = code(
  "brand/text/hand-over-words.ts#handOverWords",
  "server/entries/money-in-words.test.ts#from the contract on every mail names the account",
  ["say.account({ account: handOverAccountInWords(settings) })", 'say.account({ account: "" })'],
);
export const forbidsNoted = code(
  "brand/text/agreement.ts#scheduleForbidsTransfer",
  "server/entries/claim-answers.test.ts#what the payer takes off stands in the contract",
  ["...(claim.forbids_transfer ? [say.scheduleForbidsTransfer] : []),", ""],
);
export const namedInContract = code(
  "brand/text/agreement.ts#offer.handOver",
  "server/entries/money-in-words.test.ts#the contract names the account to hand the money to",
  ["[say.handOver, offer.handOver].join", "[say.handOver].join"],
);
export const dueWords = code(
  "brand/text/hand-over-words.ts#handOverWords",
  "brand/text/hand-over-words.test.ts#account, last day and sum, and of a reference how to give it",
  ["reference === null ? say.dueWithoutReference(due)", "reference !== null ? say.dueWithoutReference(due)"],
);
export const accountInMail = code(
  "brand/text/hand-over-words.ts#handOverWords",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["say.account({ account: handOverAccountInWords(settings) })", 'say.account({ account: "" })'],
);
