/** Tests that prove sentences: package (`server` is reference-api), file and a part of the title. */
export const tests = {
  // Rules.
  singleTransferCharge: "domain/price/price.test.ts#only the first claim bears the bank charge",
  payerDeductions: "domain/claim/deductions.test.ts#what remains after the payer's deductions",
  noOtherCharge: "server/entry/contract/money-adds-up.test.ts#in 10,000 offers screen, terms, contract",
  latestContractDay: "domain/bank-day/bank-day.test.ts#can be contracted before",
  bankDayCount: "domain/bank-day/bank-day.test.ts#bank days from $since end on",
  lastHandOverDay: "domain/hand-over/hand-over-state.test.ts#B12 the last day to hand over",
  delay: "domain/hand-over/hand-over-state.test.ts#a delay requires money that the seller withholds",
  closedDays: "domain/bank-day/bank-day.test.ts#is handed over %i bank days later",
  partialHandOver: "domain/hand-over/hand-over-state.test.ts#never exceed the outstanding amount",
  partialReceipt: "server/entry/hand-over/reports.test.ts#only that part is due",
  withdrawal:
    "domain/moves/result-of-move.test.ts#changes an entry in the allowed statuses, for the allowed people",
  lookupByReference: "server/entry/hand-over/hand-overs.test.ts#the desk finds the claims of a reference",
  referenceCheckDigit: "domain/hand-over/reference.test.ts#invalid with any one digit changed",
  fixedDebt: "domain/entry/contract.test.ts#not a fixed debt",
  claimPastDueDate: "server/entry/offer/offer.test.ts#a contract is refused on the payment date of a claim",
  applicationAmountLimits: "domain/entry/purchase-limits.test.ts#is outside the limits",
  purchaseAmountLimit:
    "server/entry/offer/offer.test.ts#cannot buy more of an entry than the brand's maximum",
  identityUnderReview: "server/accounts/profile.test.ts#new documents do not reset a valid identity",
  statementExpiry: "server/entry/submission/statements.test.ts#expired financial statements",
  identityExpiry: "domain/entry/new-entry.test.ts#combinations give the blockers of the specification",
  lateDamagesPerDay: "domain/hand-over/late-damages.test.ts#yen equals the damages of one day",
  lateDamages: "domain/hand-over/late-damages.test.ts#damages are the sum of each day's overdue amount",
  // Texts.
  explanationFigures: "server/entry/contract/contract.test.ts#the explanation contains the figures",
  noticeAndCost:
    "brand/text/agreement.test.ts#notice and registration, and their costs, depend on the seller",
  payerTermsInContract:
    "server/entry/submission/create-entry.test.ts#the contract contains the payer's deductions",
  accountInContract:
    "server/entry/contract/contract.test.ts#the terms contain the parties, figures and dates",
  handOverWording:
    "brand/text/hand-over-words.test.ts#the seller reads account, deadline and sum, and how to give the reference",
  mailSumsAndDays: "server/mail/every-mail.test.ts#Body contains the expected sums and days",
  // Accounts.
  leaveConditions: "server/accounts/leave.test.ts#an account with an open entry cannot be closed",
  accountErasure: "server/accounts/leave.test.ts#ends all sessions, erases its data and sends a mail",
  activation: "server/accounts/registration.test.ts#an activation link works once and for one day",
  resetLink: "server/accounts/passwords.test.ts#a reset link works once, for an hour",
  changeLink: "server/accounts/mail-change.test.ts#the link of a new address works for a day",
  identityRenewal: "server/accounts/profile.test.ts#documents that are submitted before the identity expires",
  entryErasure: "server/accounts/leave.test.ts#entries without a contract are erased",
  // Entries and contracts.
  consent: "server/entry/contract/contract.test.ts#the signed text is stored",
  changedTermsRefused:
    "server/entry/contract/contract.test.ts#a contract on outdated terms is refused with 409",
  payOutDeadline: "server/entry/contract/promised-pay-outs.test.ts#a contract signed at",
  reusablePapers: "server/entry/submission/statements.test.ts#entry count for the next one",
  inboxNotices: "server/entry/announce.test.ts#every change is in the inbox",
  mailsToApplicantsOnly: "server/mail/every-mail.test.ts#mails go to applicants only",
  mailsWithoutRequest:
    "server/entry/hand-over/hand-overs.test.ts#the mails of contract and pay-out contain no",
  papersReusableAfterOffer:
    "server/entry/submission/statements.test.ts#the papers of an expired offer count for the next entry",
  noticesWithoutRequest:
    "server/entry/hand-over/mails-about-money.test.ts#the inbox reports events without a request for money",
  // Review and pay-out.
  price: "server/entry/review/policy.test.ts#the price of $amount yen at the ratio $ratio",
  transferBan:
    "server/entry/submission/create-entry.test.ts#leaves a claim that forbids its transfer to the desk",
  payOutOnHold: "server/entry/contract/promised-pay-outs.test.ts#new identity papers hold the pay-out",
  payOutAfterIdentity: "server/entry/contract/promised-pay-outs.test.ts#a confirmed identity closes the task",
  saleEndedBeforePayOut: "server/entry/contract/pay-out.test.ts#end-sale before the pay-out ends the sale",
  payOutOfOtherClaims: "server/entry/contract/pay-out.test.ts#the other claims of an ended sale are paid",
  duplicateSale:
    "server/entry/review/auto-review.test.ts#leaves two claims that look like one invoice to the desk",
  payerPaidEarly: "server/entry/contract/pay-out.test.ts#money received before the pay-out is due",
  documentsOpenedByDesk: "server/desk/desk.test.ts#the desk can accept identity documents only after",
  complaint: "server/entry/tasks/complaints.test.ts#stops contacts about a delay until it is answered",
  secondLook: "server/entry/tasks/tasks.test.ts#a second look opens a task",
  inquiry: "server/entry/tasks/tasks.test.ts#a question about the applicant's own entry is answered by mail",
  identityValidity: "server/desk/desk.test.ts#the last valid day of an identity is a real date",
  soldAmount: "server/entry/submission/create-entry.test.ts#only the amount after them is sold",
  feeLimits: "server/entry/offer/offer.test.ts#the fee ratio $fee_ratio returns",
  saleEndedByEarlyPayment:
    "server/entry/contract/pay-out.test.ts#end-sale ends a sale whose payer has already paid",
  entryClose:
    "server/entry/hand-over/settled-claims.test.ts#a receipt after the close of the entry reopens entry and claim",
  // Handing over, and days that pass.
  overduePayOut: "server/entry/contract/promised-pay-outs.test.ts#the task of a late pay-out stays open",
  reports: "server/entry/hand-over/reports.test.ts#the payer is late moves the last day without late damages",
  bookings: "server/entry/hand-over/bookings.test.ts#partial, undone and final bookings",
  insolventPayer:
    "server/entry/hand-over/settled-claims.test.ts#with an insolvent payer the seller owes only received money",
  receiptAfterSettlement:
    "server/entry/hand-over/settled-claims.test.ts#a receipt after the settlement reopens the claim",
  sellerViewOfHandOver:
    "server/entry/hand-over/hand-overs.test.ts#the terms and the hand-overs contain the seller",
  laterReceipt: "server/entry/hand-over/reports.test.ts#a later receipt does not postpone",
  unknownReceiptDay: "server/entry/hand-over/reports.test.ts#the claim has no last day and no reference",
  remindersWithoutDay: "server/entry/days/days.test.ts#the seller is asked twice",
  lastDayOfRemainder: "server/entry/hand-over/reports.test.ts#after a partial receipt only that part is due",
  offerExpiry: "server/entry/days/days.test.ts#ends the day after it",
  offerReminder: "server/entry/days/days.test.ts#an offer gets a reminder on the bank day",
  handOverReminder: "server/entry/days/days.test.ts#a hand-over gets one reminder",
  reportWithdrawal:
    "server/entry/hand-over/reports.test.ts#taking back a report restores the contract's last day",
  lateReminders: "server/entry/days/days.test.ts#the first question is sent late",
  uncollectableClaim:
    "server/entry/hand-over/settled-claims.test.ts#settle-uncollectable ends a claim whose payer never pays",
  receiptAfterWriteOff:
    "server/entry/hand-over/settled-claims.test.ts#after settle-uncollectable only a later receipt is due",
  accountLock:
    "server/accounts/bank-account.test.ts#the bank account cannot be changed between contract and pay-out",
  receiptAfterUnknownDay: "server/entry/hand-over/reports.test.ts#a receipt is due by its own day",
  complaintKeepsLastDay: "server/entry/tasks/complaints.test.ts#a complaint does not change the hand-overs",
  lateDamagesNotice: "server/entry/hand-over/reports.test.ts#desk and seller see the late damages",
  // Retention and erasure.
  uniqueReference: "server/entry/hand-over/hand-overs.test.ts#hand-overs of one day share a number",
  identityRetention:
    "server/operations/erasure/promised-erasure.test.ts#the applicant's papers stay while the account exists",
  sevenYearRetention: "server/accounts/leave.test.ts#its documents for ten years, the identity for seven",
  contractRetention:
    "server/operations/erasure/housekeeping.test.ts#ten years after its close a contract is erased",
  oneYearRetention:
    "server/operations/erasure/promised-erasure.test.ts#papers of an entry without a contract are erased after a year",
  retentionFromLatestPaper:
    "server/operations/erasure/promised-erasure.test.ts#a paper is kept a year from its upload",
  retentionWithAccount:
    "server/operations/erasure/promised-erasure.test.ts#are erased after a year, but not the entry",
  identityErasure:
    "server/operations/erasure/promised-erasure.test.ts#closing an account without a contract erases the identity",
  nameRetention:
    "server/operations/erasure/promised-erasure.test.ts#closing an account after a contract keeps name and address",
  promisedPayOutDay:
    "server/entry/contract/promised-pay-outs.test.ts#the entry contains the promised pay-out day",
  storedPayOutDay:
    "server/entry/contract/promised-pay-outs.test.ts#the contract stores the promised pay-out day",
  contractPaperRetention:
    "server/operations/erasure/promised-erasure.test.ts#papers of a contract are erased ten years after its end",
  retentionWhileOpen: "server/operations/erasure/promised-erasure.test.ts#papers of an open entry are kept",
  draftRetention: "server/operations/erasure/promised-erasure.test.ts#a year without a draft",
  sharedPaperRetention:
    "server/operations/erasure/promised-erasure.test.ts#a paper of two entries is kept a year from the later entry",
  backupContents: "server/operations/backup/backup.test.ts#a restored backup has all data",
  // Pages.
  signatureRecord:
    "site/screens/entry/agreement/Agreement.test.ts#the contract states who agreed, from which address and when",
  figuresBeforeConsent:
    "site/screens/entry/contract/Contract.test.ts#the page of the offer shows fee, charge and payout",
  offerPage: "site/screens/entry/contract/Contract.test.ts#the page of the offer shows $key when",
  inquiryForm: "site/application/inquiry/Help.screen-test.tsx#the inquiry form states the date of the answer",
  overdueInvoiceNotOffered:
    "site/screens/entry/contract/Contract.test.ts#an invoice that fell due after the offer is not selected",
  handOverOnContractPage:
    "site/screens/entry/contract/Contract.test.ts#shows account, sum and last day to hand over",
  remainingHandOver:
    "site/application/entry/hand-over/hand-over-dues.test.ts#an amount already handed over is not due again",
  reportAfterSettlement:
    "site/application/entry/hand-over/hand-over-dues.test.ts#only claims that staff ended without full payment can still be reported",
  insolventPayerOnPage:
    "site/screens/entry/detail/MoneyOfEntry.test.ts#after a payer's insolvency the paid price stays and nothing is due",
  entryPage: "site/screens/entry/detail/DaysOfEntry.test.ts#the page of the entry shows $key when",
  payOutOnHoldOnPage: "site/screens/mypage/MyPage.test.ts#the card announces the payout without a date",
  delayOnPage:
    "site/screens/entry/detail/MoneyOfEntry.test.ts#a delayed entry shows amount, date, next step, telephone and cost",
  offerOnHold:
    "site/screens/entry/contract/Contract.test.ts#an applicant who cannot sign yet sees no payout date",
  offerOnHoldOnPage: "site/screens/entry/detail/EntryDetail.test.ts#the page shows the last day of the offer",
  contractDonePage:
    "site/screens/entry/contract/Contract.test.ts#the page of a signed contract states the next step and its date",
  contractsPayingNow:
    "site/screens/entry/contract/Contract.test.ts#without an unpaid contract the page shows no payout date",
  secondLookOnPage:
    "site/screens/entry/detail/EntryDetail.test.ts#the date of the answer to a second review counts from the request",
} as const satisfies {
  readonly [
    name: string
  ]: `${"domain" | "brand" | "server" | "site"}/${string}${".test.ts" | ".screen-test.tsx"}#${string}`;
};
