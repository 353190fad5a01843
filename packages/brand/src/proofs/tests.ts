/** Tests that prove sentences: package (`server` is reference-api), file and a part of the title. */
export const tests = {
  // Rules.
  singleTransferCharge: "domain/price/price.test.ts#only the first claim bears the charge of the transfer",
  payerDeductions: "domain/claim/deductions.test.ts#what remains after the payer's deductions",
  noOtherCharge:
    "server/entry/contract/money-adds-up.test.ts#ten thousand offers of all brands add up to the yen",
  latestContractDay: "domain/bank-day/bank-day.test.ts#can be contracted before",
  bankDayCount: "domain/bank-day/bank-day.test.ts#bank days from $since end on",
  lastHandOverDay: "domain/hand-over/hand-over-state.test.ts#B12 the last day to hand over when",
  delay: "domain/hand-over/hand-over-state.test.ts#a delay requires money that the seller withholds",
  closedDays: "domain/bank-day/bank-day.test.ts#is handed over %i bank days later",
  partialHandOver: "domain/hand-over/hand-over-state.test.ts#are never more than is left",
  partialReceipt: "server/entry/hand-over/reports.test.ts#only that part is due",
  withdrawal:
    "domain/moves/result-of-move.test.ts#changes an entry in the allowed statuses, for the allowed people",
  lookupByReference:
    "server/entry/hand-over/hand-overs.test.ts#the desk finds by its reference whose money has come",
  referenceCheckDigit: "domain/hand-over/reference.test.ts#invalid with any one digit changed",
  fixedDebt: "domain/entry/contract.test.ts#not a fixed debt",
  claimPastDueDate:
    "server/entry/offer/offer.test.ts#a claim whose payer's date has come is not contracted any more",
  applicationAmountLimits: "domain/entry/purchase-limits.test.ts#is outside the limits",
  purchaseAmountLimit: "server/entry/offer/offer.test.ts#no more is bought than the brand says",
  identityUnderReview: "server/accounts/half-identity.test.ts#new papers do not take it away",
  statementExpiry: "server/entry/submission/statements.test.ts#financial statements past their day",
  identityExpiry: "domain/entry/new-entry.test.ts#combinations give the blockers of the specification",
  lateDamagesPerDay: "domain/hand-over/late-damages.test.ts#yen cost as much per day as one more day adds",
  lateDamages: "domain/hand-over/late-damages.test.ts#damages are the sum of each day's overdue amount",
  // Texts.
  explanationFigures:
    "server/entry/contract/contract.test.ts#the explanation says the figures of exactly these terms",
  noticeAndCost:
    "brand/text/agreement.test.ts#notice and registration, and their costs, depend on the seller",
  accountInMails: "server/entry/contract/contract.test.ts#from the contract on every mail names the account",
  payerTermsInContract:
    "server/entry/submission/claim-answers.test.ts#what the payer takes off stands in the contract",
  accountInContract:
    "server/entry/contract/contract.test.ts#the contract names the account to hand the money to",
  handOverWording:
    "brand/text/hand-over-words.test.ts#the seller reads account, deadline and sum, and how to give the reference",
  mailSumsAndDays: "server/mail/every-mail.test.ts#Body says its sums and its days",
  // Accounts.
  leaveConditions: "server/accounts/leave.test.ts#nobody leaves while an entry runs, and is told the way out",
  accountErasure: "server/accounts/leave.test.ts#the rest of the account is gone",
  activation: "server/accounts/registration.test.ts#opens once, for a day",
  resetLink: "server/accounts/passwords.test.ts#a reset link works once, for an hour",
  changeLink: "server/accounts/mail-change.test.ts#the link of a new address works for a day",
  identityRenewal:
    "server/accounts/half-identity.test.ts#papers that come before the end of an identity are taken",
  entryErasure: "server/accounts/leave.test.ts#what led to no contract is erased",
  // Entries and contracts.
  consent: "server/entry/contract/contract.test.ts#what was signed is kept word for word",
  changedTermsRefused: "server/entry/contract/contract.test.ts#changed terms are refused with 409",
  payOutDeadline: "server/entry/contract/due-pay-outs.test.ts#what is contracted at",
  reusablePapers: "server/entry/submission/statements.test.ts#are good for the next, which rests on them",
  inboxNotices: "server/entry/announce.test.ts#every change is in the inbox",
  mailsToApplicantsOnly: "server/mail/every-mail.test.ts#nobody but the applicants is written to",
  quietMails: "server/entry/hand-over/quiet-mails.test.ts#contract and pay-out are told without account",
  papersReusableAfterOffer:
    "server/entry/submission/statements.test.ts#the papers of an offer that was let pass are good for the next",
  quietNotices: "server/entry/hand-over/quiet-notices.test.ts#the inbox says what has happened",
  // Review and pay-out.
  price: "server/entry/review/policy.test.ts#the price of $amount at $ratio, to the yen",
  transferBan:
    "server/entry/submission/claim-answers.test.ts#whether a claim that forbids its transfer is bought",
  payOutOnHold: "server/entry/contract/waiting-pay-outs.test.ts#hold a pay-out back in writing",
  payOutAfterIdentity:
    "server/entry/contract/waiting-pay-outs.test.ts#with the identity confirmed nothing holds the pay-out back",
  saleEndedBeforePayOut: "server/entry/contract/pay-out.test.ts#nothing is paid, nothing handed over",
  payOutOfRest:
    "server/entry/contract/pay-out.test.ts#what else was sold with it is paid as the contract says",
  duplicateSale: "server/entry/review/auto-review.test.ts#is not bought twice by itself",
  payerPaidEarly:
    "server/entry/contract/pay-out.test.ts#what has come before the price is paid is not asked for",
  documentsOpenedByDesk: "server/desk/desk.test.ts#the desk accepts documents that it has looked at",
  complaint: "server/entry/tasks/complaints.test.ts#stops all contacts about a delay until it is answered",
  secondLook: "server/entry/tasks/tasks.test.ts#a refused entry is looked at a second time by a person",
  inquiry: "server/entry/tasks/tasks.test.ts#a question about an entry is answered by mail",
  identityValidity: "server/desk/desk.test.ts#an identity is good until a day that the calendar has",
  soldAmount: "server/entry/submission/claim-answers.test.ts#what is sold is what arrives",
  feeLimits: "server/entry/offer/offer.test.ts#a fee outside the brand's limits is refused",
  saleEndedByEarlyPayment:
    "server/entry/contract/pay-out.test.ts#a sale whose payer has paid already ends before it is paid",
  entryClose: "server/entry/review/open-claims.test.ts#the entry closes only when no claim is open",
  // Handing over, and days that pass.
  overduePayOut:
    "server/entry/contract/due-pay-outs.test.ts#a promise that was not kept stays in the list of the desk",
  reports: "server/entry/hand-over/reports.test.ts#まだ moves the day, costs nothing and blames nobody",
  bookings:
    "server/entry/hand-over/bookings.test.ts#handed over in part, undone, in part again, and the rest",
  insolventPayer:
    "server/entry/hand-over/settled-claims.test.ts#of an insolvent payer what came before stays owed and nothing else",
  receiptAfterSettlement:
    "server/entry/hand-over/settled-claims.test.ts#sends after the claim was settled is reported",
  sellerViewOfHandOver:
    "server/entry/hand-over/hand-overs.test.ts#the seller reads the same day, sum and reference",
  laterReceipt:
    "server/entry/hand-over/reports.test.ts#a yen that comes later never puts off the day of what came before it",
  unknownReceiptDay: "server/entry/hand-over/reports.test.ts#there is no last day until one is known",
  remindersWithoutDay: "server/entry/days/days.test.ts#is left alone, then asked twice",
  dueDayOfRest: "server/entry/hand-over/reports.test.ts#with it handed over the rest is due by its own day",
  offerExpiry: "server/entry/days/days.test.ts#ends by itself the morning after",
  offerReminder: "server/entry/days/days.test.ts#an offer is recalled the bank day before its last day",
  handOverReminder:
    "server/entry/days/days.test.ts#money to hand over is recalled two bank days before and on the day",
  reportWithdrawal:
    "server/entry/hand-over/taken-back-reports.test.ts#the last day is that of the contract again, told and kept",
  lateReminders:
    "server/entry/days/days.test.ts#is asked about late, a second time by the days of the contract",
  uncollectableClaim:
    "server/entry/hand-over/settled-claims.test.ts#a payer who never pays, without being insolvent",
  receiptAfterWriteOff:
    "server/entry/hand-over/settled-claims.test.ts#what comes after a claim was given up is reported",
  accountLock:
    "server/accounts/account-to-be-paid.test.ts#the account is fixed while money is on its way to it",
  receiptAfterUnknownDay:
    "server/entry/hand-over/reports.test.ts#after a report without a day what comes is due by its own day",
  complaintKeepsLastDay: "server/entry/tasks/complaints.test.ts#a complaint moves no last day",
  lateDamagesNotice:
    "server/entry/hand-over/late-damages.test.ts#what was handed over late is told with what it costs",
  // Retention and erasure.
  uniqueReference: "server/entry/hand-over/hand-overs.test.ts#has one number, given by the database",
  identityRetention:
    "server/operations/erasure/promised-erasure.test.ts#while an account stays the papers of the person stay",
  sevenYearRetention: "server/accounts/leave.test.ts#its papers ten years and the identity seven",
  contractRetention:
    "server/operations/erasure/erase-contracts.test.ts#ten years after its close a contract is erased",
  oneYearRetention:
    "server/operations/erasure/erase-documents.test.ts#papers of an application without a contract are erased after a year",
  retentionFromLatestPaper:
    "server/operations/erasure/promised-erasure.test.ts#a paper that was given later is kept a year from then",
  retentionWithAccount:
    "server/operations/erasure/promised-erasure.test.ts#stays with the account when its papers are gone",
  identityErasure:
    "server/operations/erasure/promised-erasure.test.ts#who leaves without a contract leaves nothing of the identity",
  nameRetention:
    "server/operations/erasure/promised-erasure.test.ts#who leaves after a contract keeps name and address",
  promisedPayOutDay:
    "server/entry/contract/due-pay-outs.test.ts#the seller reads the day that was promised with the contract",
  storedPayOutDay:
    "server/entry/contract/due-pay-outs.test.ts#by when a price is paid stands with its contract",
  contractPaperRetention:
    "server/operations/erasure/erase-documents.test.ts#papers of a contract are erased ten years after it was fulfilled",
  retentionWhileOpen: "server/operations/erasure/erase-documents.test.ts#papers of what is under way stay",
  draftRetention: "server/operations/erasure/erase-documents.test.ts#a year in which no draft was kept",
  sharedPaperRetention:
    "server/operations/erasure/promised-erasure.test.ts#a paper that another application used too is kept a year from the later one",
  backupContents: "server/operations/backup/backup.test.ts#is the whole of what there was",
  // Pages.
  signatureRecord:
    "site/screens/entry/agreement/Agreement.test.ts#the contract states who agreed, from which address and when",
  figuresBeforeConsent:
    "site/screens/entry/contract/Contract.test.ts#the page of the offer shows fee, charge and payout",
  offerPage: "site/screens/entry/contract/Contract.test.ts#the page of the offer shows $key when",
  inquiryForm:
    "site/application/inquiry/AskInWriting.screen-test.tsx#the inquiry form states the date of the answer",
  overdueInvoiceNotOffered:
    "site/screens/entry/contract/Contract.test.ts#an invoice that is due since the offer is not selected",
  handOverOnContractPage:
    "site/screens/entry/contract/Contract.test.ts#names account, sum and last day to hand over",
  remainingHandOver:
    "site/application/entry/hand-over/hand-over-dues.test.ts#an amount already handed over is not due again",
  reportAfterSettlement:
    "site/application/entry/hand-over/hand-over-dues.test.ts#only claims that staff ended without full payment can still be reported",
  insolventPayerOnPage:
    "site/screens/entry/detail/MoneyOfEntry.test.ts#after a payer's insolvency the paid price stays and nothing is due",
  entryPage: "site/screens/entry/detail/DaysOfEntry.test.ts#the page of the entry shows $key when",
  payOutOnHoldOnPage:
    "site/screens/mypage/MyPage.test.ts#the card says that the payout waits, without a date",
  delayOnPage:
    "site/screens/entry/detail/MoneyOfEntry.test.ts#a delayed entry shows amount, date, next step, telephone and cost",
  offerOnHold:
    "site/screens/entry/contract/Contract.test.ts#an applicant who cannot sign yet sees no payout date",
  offerOnHoldOnPage: "site/screens/entry/detail/EntryDetail.test.ts#is told until when the offer stands",
  contractDonePage:
    "site/screens/entry/contract/Contract.test.ts#the page of a signed contract states the next step and its date",
  contractsPayingNow:
    "site/screens/entry/contract/Contract.test.ts#without a contract before its payout the page says",
  secondLookOnPage:
    "site/screens/entry/detail/EntryDetail.test.ts#the date of the answer to a second review counts from the request",
} as const satisfies {
  readonly [
    name: string
  ]: `${"domain" | "brand" | "server" | "site"}/${string}${".test.ts" | ".screen-test.tsx"}#${string}`;
};
