/**
 * The tests that hold sentences about money and days: a file, and words of the title. Each begins with the package:
 * `server` is reference-api.
 */
export const tests = {
  // Rules.
  droppedYen: "server/entry/review/policy.test.ts#B5 the price of $amount at $ratio, to the yen",
  oneCharge: "domain/price/price.test.ts#the charge of the one transfer stands on the first claim",
  deductions: "domain/claim/deductions.test.ts#where the payer takes something off, less arrives",
  noOtherCharge:
    "server/entry/contract/money-adds-up.test.ts#ten thousand offers of all brands add up to the yen",
  comesInTime: "domain/bank-day/bank-day.test.ts#is contracted before",
  countedDays: "domain/bank-day/bank-day.test.ts#bank days from $since end on",
  movedDay: "domain/hand-over/hand-over-state.test.ts#B12 the last day when",
  delay: "domain/hand-over/hand-over-state.test.ts#a delay is set only for what a seller keeps back",
  closedDays: "domain/bank-day/bank-day.test.ts#is handed over %i bank days later",
  inParts: "domain/hand-over/hand-over-state.test.ts#are never more than is left",
  keptParts: "server/entry/hand-over/reports.test.ts#only that part is due",
  withdrawal: "domain/moves/result-of-move.test.ts#leads an entry where it may, for those who may",
  foundByReference:
    "server/entry/hand-over/hand-overs.test.ts#the desk finds by its reference whose money has come",
  reference: "domain/hand-over/reference.test.ts#with any one digit changed it does not",
  asked: "domain/entry/contract.test.ts#not a fixed debt",
  fallenDue:
    "server/entry/offer/offer.test.ts#a claim whose payer's date has come is not contracted any more",
  wantedAmount: "domain/entry/purchase-limits.test.ts#lies outside",
  boughtAmount: "server/entry/offer/offer.test.ts#no more is bought than the brand says",
  papersWait: "server/accounts/half-identity.test.ts#new papers do not take it away",
  papersEnd: "server/entry/submission/statements.test.ts#financial statements past their day",
  identityEnds: "domain/entry/new-entry.test.ts#combinations answer as the specification reads",
  lateCostsADay: "domain/hand-over/late-damages.test.ts#yen a day costs what the next day adds",
  lateCosts: "domain/hand-over/late-damages.test.ts#damages are what is owed beyond its day, day by day",
  // Texts.
  explained: "server/entry/contract/contract.test.ts#the explanation says the figures of exactly these terms",
  noticeAndCost: "brand/text/agreement.test.ts#what may be done of the payer, and at whose cost",
  namedAccount: "server/entry/contract/contract.test.ts#from the contract on every mail names the account",
  forbidsNoted:
    "server/entry/submission/claim-answers.test.ts#what the payer takes off stands in the contract",
  namedInContract:
    "server/entry/contract/contract.test.ts#the contract names the account to hand the money to",
  dueWords: "brand/text/hand-over-words.test.ts#account, last day and sum, and of a reference how to give it",
  saidInMail: "server/mail/every-mail.test.ts#Body says its sums and its days",
  // Accounts.
  leaving: "server/accounts/leave.test.ts#nobody leaves while an entry runs, and is told the way out",
  erasedByLeaving: "server/accounts/leave.test.ts#the rest of the account is gone",
  activation: "server/accounts/registration.test.ts#opens once, for a day",
  resetLink: "server/accounts/passwords.test.ts#a reset link works once, for an hour",
  changeLink: "server/accounts/mail-change.test.ts#the link of a new address works for a day",
  earlyPapers:
    "server/accounts/half-identity.test.ts#papers that come before the end of an identity are taken",
  erasedEntries: "server/accounts/leave.test.ts#what led to no contract is erased",
  // Entries and contracts.
  consent: "server/entry/contract/contract.test.ts#what was signed is kept word for word",
  shownTerms: "server/entry/contract/contract.test.ts#changed terms are refused with 409",
  payOutBy: "server/entry/contract/due-pay-outs.test.ts#what is contracted at",
  goodPapers: "server/entry/submission/statements.test.ts#are good for the next, which rests on them",
  toldAsDone: "server/entry/announce.test.ts#every change is in the inbox",
  nobodyElse: "server/mail/every-mail.test.ts#nobody but the applicants is written to",
  toldQuietly: "server/entry/hand-over/quiet-mails.test.ts#contract and pay-out are told without account",
  goodAfterOffer:
    "server/entry/submission/statements.test.ts#the papers of an offer that was let pass are good for the next",
  quietInbox: "server/entry/hand-over/quiet-notices.test.ts#the inbox says what has happened",
  // Review and pay-out.
  price: "server/entry/review/policy.test.ts#the price of $amount at $ratio, to the yen",
  forbidsTransfer:
    "server/entry/submission/claim-answers.test.ts#whether a claim that forbids its transfer is bought",
  heldPayOut: "server/entry/contract/waiting-pay-outs.test.ts#hold a pay-out back in writing",
  goesOn:
    "server/entry/contract/waiting-pay-outs.test.ts#with the identity confirmed nothing holds the pay-out back",
  endedSale: "server/entry/contract/pay-out.test.ts#nothing is paid, nothing handed over",
  restPaid: "server/entry/contract/pay-out.test.ts#what else was sold with it is paid as the contract says",
  soldTwice: "server/entry/review/auto-review.test.ts#is not bought twice by itself",
  paid: "server/entry/contract/pay-out.test.ts#what has come before the price is paid is not asked for",
  opened: "server/desk/desk.test.ts#the desk accepts documents that it has looked at",
  complaint: "server/entry/tasks/complaints.test.ts#stops all contacts about a delay until it is answered",
  secondLook: "server/entry/tasks/tasks.test.ts#a refused entry is looked at a second time by a person",
  inquiry: "server/entry/tasks/tasks.test.ts#a question about an entry is answered by mail",
  identityDays: "server/desk/desk.test.ts#an identity is good until a day that the calendar has",
  arrives: "server/entry/submission/claim-answers.test.ts#what is sold is what arrives",
  feeWithin: "server/entry/offer/offer.test.ts#a fee outside the brand's limits is refused",
  endedPaid:
    "server/entry/contract/pay-out.test.ts#a sale whose payer has paid already ends before it is paid",
  closedWhenDone: "server/entry/review/open-claims.test.ts#the entry closes only when no claim is open",
  // Handing over, and days that pass.
  watchedPayOut:
    "server/entry/contract/due-pay-outs.test.ts#a promise that was not kept stays in the list of the desk",
  reports: "server/entry/hand-over/reports.test.ts#まだ moves the day, costs nothing and blames nobody",
  bookings:
    "server/entry/hand-over/bookings.test.ts#handed over in part, undone, in part again, and the rest",
  settled:
    "server/entry/hand-over/settled-claims.test.ts#of an insolvent payer what came before stays owed and nothing else",
  sentLater: "server/entry/hand-over/settled-claims.test.ts#sends after the claim was settled is reported",
  handedOver: "server/entry/hand-over/hand-overs.test.ts#the seller reads the same day, sum and reference",
  laterDay:
    "server/entry/hand-over/reports.test.ts#a yen that comes later never puts off the day of what came before it",
  undated: "server/entry/hand-over/reports.test.ts#there is no last day until one is known",
  askedAgain: "server/entry/days/days.test.ts#is left alone, then asked twice",
  awaitedLine: "server/entry/hand-over/reports.test.ts#with it handed over the rest is due by its own day",
  offerEnds: "server/entry/days/days.test.ts#ends by itself the morning after",
  recalledOffer: "server/entry/days/days.test.ts#an offer is recalled the bank day before its last day",
  recalledHandOver:
    "server/entry/days/days.test.ts#money to hand over is recalled two bank days before and on the day",
  takenBack:
    "server/entry/hand-over/taken-back-reports.test.ts#the last day is that of the contract again, told and kept",
  askedTwice: "server/entry/days/days.test.ts#is asked about late, a second time by the days of the contract",
  givenUp: "server/entry/hand-over/settled-claims.test.ts#a payer who never pays, without being insolvent",
  givenUpLater:
    "server/entry/hand-over/settled-claims.test.ts#what comes after a claim was given up is reported",
  fixedAccount:
    "server/accounts/account-to-be-paid.test.ts#the account is fixed while money is on its way to it",
  afterUndated:
    "server/entry/hand-over/reports.test.ts#after a report without a day what comes is due by its own day",
  stoppedSameDay: "server/entry/tasks/complaints.test.ts#a complaint moves no last day",
  lateCostsTold:
    "server/entry/hand-over/late-damages.test.ts#what was handed over late is told with what it costs",
  // Retention and erasure.
  oneReference: "server/entry/hand-over/hand-overs.test.ts#has one number, given by the database",
  keptIdentity:
    "server/operations/erasure/promised-erasure.test.ts#while an account stays the papers of the person stay",
  keptSevenYears: "server/accounts/leave.test.ts#its papers ten years and the identity seven",
  keptTenYears:
    "server/operations/erasure/erase-contracts.test.ts#ten years after its close a contract is erased",
  keptOneYear:
    "server/operations/erasure/erase-documents.test.ts#papers of an application without a contract are erased after a year",
  keptFromTheLatest:
    "server/operations/erasure/promised-erasure.test.ts#a paper that was given later is kept a year from then",
  keptWithTheAccount:
    "server/operations/erasure/promised-erasure.test.ts#stays with the account when its papers are gone",
  erasedIdentity:
    "server/operations/erasure/promised-erasure.test.ts#who leaves without a contract leaves nothing of the identity",
  keptName:
    "server/operations/erasure/promised-erasure.test.ts#who leaves after a contract keeps name and address",
  promisedToSeller:
    "server/entry/contract/due-pay-outs.test.ts#the seller reads the day that was promised with the contract",
  keptPromise: "server/entry/contract/due-pay-outs.test.ts#by when a price is paid stands with its contract",
  papersTenYears:
    "server/operations/erasure/erase-documents.test.ts#papers of a contract are erased ten years after it was fulfilled",
  keptUnderWay: "server/operations/erasure/erase-documents.test.ts#papers of what is under way stay",
  keptByDraft: "server/operations/erasure/erase-documents.test.ts#a year in which no draft was kept",
  usedTwice:
    "server/operations/erasure/promised-erasure.test.ts#a paper that another application used too is kept a year from the later one",
  keptInBackups: "server/operations/backup/backup.test.ts#is the whole of what there was",
  // Pages.
  signedFrom:
    "site/screens/entry/agreement/Agreement.test.ts#the contract says who agreed to it, from which address and when",
  figuresBeforeConsent:
    "site/screens/entry/contract/Contract.test.ts#the page of the offer has the fee, the charge and what arrives",
  onOfferPage: "site/screens/entry/contract/Contract.test.ts#is on the page of the offer when",
  onInquiryForm:
    "site/application/inquiry/AskInWriting.screen-test.tsx#a question says by when it is answered, where it is written",
  chosenInTime:
    "site/screens/entry/contract/Contract.test.ts#an invoice that has fallen due since the offer is not chosen",
  shownHandOver: "site/screens/entry/contract/Contract.test.ts#names account, sum and last day to hand over",
  owedNow:
    "site/application/entry/hand-over/hand-over-dues.test.ts#what was handed over in part is not asked for again",
  stillReported:
    "site/application/entry/hand-over/hand-over-dues.test.ts#what a person ended without the whole sum can still be reported",
  insolventShown:
    "site/screens/entry/detail/MoneyOfEntry.test.ts#with an insolvent payer the price stays what was paid, and nothing is asked for",
  onEntryPage: "site/screens/entry/detail/DaysOfEntry.test.ts#is on the page of the entry when",
  heldOnPage: "site/screens/mypage/MyPage.test.ts#reads that the pay-out waits for them, and no day",
  lateOnPage: "site/screens/entry/detail/MoneyOfEntry.test.ts#of a delay the page says how much since when",
  offerHeld: "site/screens/entry/contract/Contract.test.ts#who cannot sign yet is not told to",
  offerHeldOnPage: "site/screens/entry/detail/EntryDetail.test.ts#is told until when the offer stands",
  saidAtContract:
    "site/screens/entry/contract/Contract.test.ts#the page of a made contract says what comes next, and by when",
  nothingYet:
    "site/screens/entry/contract/Contract.test.ts#where no contract waits for its money the page says",
  secondLookOnPage: "site/screens/entry/detail/EntryDetail.test.ts#says by when a second look is answered",
} as const satisfies {
  readonly [
    name: string
  ]: `${"domain" | "brand" | "server" | "site"}/${string}${".test.ts" | ".screen-test.tsx"}#${string}`;
};
