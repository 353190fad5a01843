import { code } from "./proof.ts";

/** The places of the code that sentences rest on, each with the test that holds it. */
export const consent = code(
  "server/entries/contract-entry.ts#keepDocument",
  "server/entries/contract.test.ts#what was signed is kept word for word",
);
export const price = code(
  "server/review/claim-price.ts#quotePrice",
  "server/entries/contract.test.ts#exact to the yen",
);
export const droppedYen = code(
  "domain/price/ratio.ts#shareOf",
  "server/review/policy.test.ts#B5 the price of $amount at $ratio, to the yen",
);
export const oneCharge = code(
  "domain/price/one-charge.ts#withOneCharge",
  "domain/price/price.test.ts#the charge of the one transfer stands on the first claim",
);
export const explained = code(
  "brand/text/explanation.ts#costOf",
  "server/entries/contract.test.ts#the explanation says the figures of exactly these terms",
);
export const deductions = code(
  "domain/claim/deductions.ts#deductionIssues",
  "domain/claim/deductions.test.ts#where the payer takes something off, less arrives",
);
export const forbidsTransfer = code(
  "site/application/entry/claim/ClaimQuestions.tsx#forbids_transfer",
  "server/entries/claim-answers.test.ts#whether a claim that forbids its transfer is bought",
);
export const noOtherCharge = code(
  "domain/price/price.ts#priceOf",
  "server/entries/money-adds-up.test.ts#ten thousand offers of all brands add up to the yen",
);
export const shownTerms = code(
  "server/entries/contract-entry.ts#terms_hash",
  "server/entries/contract.test.ts#changed terms are refused with 409",
);
export const payOutBy = code(
  "server/entries/contract-entry.ts#payOutBy",
  "server/days/due-pay-outs.test.ts#by when a price is paid stands with its contract",
);
export const watchedPayOut = code(
  "server/days/due-pay-outs.ts#watchPayOuts",
  "server/days/due-pay-outs.test.ts#a promise that was not kept stays in the list of the desk",
);
export const heldPayOut = code(
  "server/review/waiting-pay-outs.ts#holdPayOuts",
  "server/review/waiting-pay-outs.test.ts#hold a pay-out back in writing",
);
export const goesOn = code(
  "server/review/waiting-pay-outs.ts#goOn",
  "server/review/waiting-pay-outs.test.ts#with the identity confirmed nothing holds the pay-out back",
);
export const countedDays = code(
  "domain/bank-day/promised-day.ts#promisedDay",
  "domain/bank-day/promised-day.test.ts#late on a Friday counts from Monday",
);
export const reports = code(
  "server/hand-over/report-claim.ts#reportClaimRoute",
  "server/hand-over/reports.test.ts#まだ moves the day, costs nothing and blames nobody",
);
export const movedDay = code(
  "domain/hand-over/hand-over-state.ts#lastDayOf",
  "domain/hand-over/hand-over-state.test.ts#wherever a report moves the day",
);
export const delay = code(
  "domain/hand-over/hand-over-state.ts#delayBlockersOf",
  "domain/hand-over/hand-over-state.test.ts#a delay is set only for what a seller keeps back",
);
export const bookings = code(
  "server/hand-over/book-hand-over.ts#bookHandOver",
  "server/hand-over/bookings.test.ts#handed over in part, undone, in part again, and the rest",
);
export const settled = code(
  "server/hand-over/book-hand-over.ts#settleClaim",
  "server/hand-over/settled-claims.test.ts#of an insolvent payer what came before stays owed and nothing else",
);
export const sentLater = code(
  "server/hand-over/report-claim.ts#reportClaimRoute",
  "server/hand-over/settled-claims.test.ts#sends after the claim was settled is reported",
);
export const closedDays = code(
  "domain/bank-day/hand-over-day.ts#handOverDay",
  "domain/bank-day/hand-over-day.test.ts#is handed over %i bank days later",
);
export const inParts = code(
  "domain/hand-over/hand-over-state.ts#leftToHandOver",
  "domain/hand-over/hand-over-state.test.ts#are never more than is left",
);
export const keptParts = code(
  "domain/hand-over/hand-over-state.ts#leftToHandOver",
  "server/hand-over/reports.test.ts#only that part is due",
);
export const noRecall = code(
  "domain/moves/moves.ts#preContractStatuses",
  "domain/moves/where-move-leads.test.ts#leads an entry where it may, for those who may",
);
export const withdrawal = code(
  "domain/moves/moves.ts#cancel",
  "server/review/transitions.test.ts#is done or refused with 409 and nothing changed",
);
export const notice = code(
  "brand/text/agreement.ts#noticeOrRegistration",
  "server/entries/money-in-words.test.ts#a sole trader reads nothing of a registration",
);
export const registrationPaid = code(
  "brand/text/agreement.ts#registrationCost",
  "server/entries/money-in-words.test.ts#a sole trader reads nothing of a registration",
);
export const unregistered = code(
  "brand/text/explanation.ts#noRegistration",
  "server/entries/money-in-words.test.ts#a sole trader reads nothing of a registration",
);
export const endedSale = code(
  "server/review/end-sale.ts#endSale",
  "server/review/pay-out.test.ts#nothing is paid, nothing handed over",
);
export const restPaid = code(
  "server/review/end-sale.ts#endSale",
  "server/review/pay-out.test.ts#what else was sold with it is paid as the contract says",
);
export const handedOver = code(
  "brand/text/hand-over-words.ts#handOverWords",
  "server/hand-over/hand-overs.test.ts#the seller reads the same day, sum and reference",
);
export const namedAccount = code(
  "brand/text/hand-over-words.ts#handOverWords",
  "server/entries/money-in-words.test.ts#from the contract on every mail names the account",
);
export const foundByReference = code(
  "domain/hand-over/reference.ts#readHandOverReference",
  "server/hand-over/hand-overs.test.ts#the desk finds by its reference whose money has come",
);
export const reference = code(
  "domain/hand-over/reference.ts#handOverReference",
  "domain/hand-over/reference.test.ts#with any one digit changed it does not",
);
export const oneReference = code(
  "server/database/migrations/0081_hand_over.sql#reference",
  "server/hand-over/hand-overs.test.ts#has one number, given by the database",
);
export const soldTwice = code(
  "server/review/invoice-twins.ts#invoiceTwins",
  "server/review/auto-review.test.ts#is not bought twice by itself",
);
export const asked = code(
  "site/application/entry/claim/Confirmations.tsx#is_fixed_debt",
  "domain/entry/contract.test.ts#not a fixed debt",
);
export const fallenDue = code(
  "domain/claim/payment-date.ts#paymentDateIssues",
  "server/review/offer.test.ts#a claim whose payer's date has come is not contracted any more",
);
export const paid = code(
  "server/review/pay-out.ts#payOut",
  "server/review/pay-out.test.ts#what has come before the price is paid is not asked for",
);
export const opened = code(
  "server/desk/open-document.ts#openDocument",
  "server/desk/desk.test.ts#the desk accepts documents that it has looked at",
);
export const signedFrom = code(
  "server/entries/read-terms.ts#signed_from",
  "server/entries/contract.test.ts#what was signed is kept word for word",
);
export const offered = code(
  "server/entries/terms.ts#offerTexts",
  "server/entries/contract.test.ts#the explanation says the figures of exactly these terms",
);
export const leaving = code(
  "server/accounts/leave.ts#leaveRoute",
  "server/accounts/leave.test.ts#nobody leaves while an entry runs, and is told the way out",
);
export const wantedAmount = code(
  "domain/entry/desired-amount.ts#amountOutOfRange",
  "domain/entry/desired-amount.test.ts#lies outside",
);
export const boughtAmount = code(
  "domain/price/bought-amount.ts#isAboveLimit",
  "server/review/offer.test.ts#no more is bought than the brand says",
);
export const keptIdentity = code(
  "server/database/migrations/0066_kept_for_good.sql#keep_identity_handed_in",
  "server/promised-erasure.test.ts#while an account stays the papers of the person stay",
);
export const keptSevenYears = code(
  "server/tuned-sql/documents-due.ts#hasNoContractSince",
  "server/promised-erasure.test.ts#who leaves after a contract keeps name and address",
);
export const keptTenYears = code(
  "server/entries/erase-contracts.ts#eraseContracts",
  "server/entries/erase-contracts.test.ts#ten years after its close a contract is erased",
);
export const keptOneYear = code(
  "server/files/erase-documents.ts#eraseDocuments",
  "server/files/erase-documents.test.ts#papers of an application without a contract are erased after a year",
);
export const keptFromTheLatest = code(
  "server/tuned-sql/documents-due.ts#documentsDue",
  "server/promised-erasure.test.ts#a paper that was given later is kept a year from then",
);
export const keptWithTheAccount = code(
  "server/tuned-sql/documents-due.ts#ownPapers",
  "server/promised-erasure.test.ts#stays with the account when its papers are gone",
);
export const erasedByLeaving = code(
  "server/accounts/leave.ts#eraseEntries",
  "server/accounts/leave.test.ts#the rest of the account is gone",
);
export const erasedIdentity = code(
  "server/tuned-sql/documents-due.ts#documentsOfClosedAccounts",
  "server/promised-erasure.test.ts#who leaves without a contract leaves nothing of the identity",
);
export const keptName = code(
  "server/files/erase-documents.ts#eraseWhoLeft",
  "server/promised-erasure.test.ts#who leaves after a contract keeps name and address",
);
export const activation = code(
  "server/accounts/register.ts#mailActivation",
  "server/accounts/registration.test.ts#opens once, for a day",
);
export const resetLink = code(
  "server/accounts/password-reset.ts#mailPasswordReset",
  "server/accounts/passwords.test.ts#a reset link works once, for an hour",
);
export const mailedCode = code(
  "server/accounts/mail-link-store.ts#proof_code",
  "server/accounts/proof-code.test.ts#proves nothing",
);
export const ownerTold = code(
  "server/accounts/mail-owner.ts#mailAccountChanged",
  "server/accounts/account-to-be-paid.test.ts#who is to be paid on another account is told by mail",
);
export const passwordTold = code(
  "server/accounts/mail-owner.ts#mailPasswordChanged",
  "server/accounts/passwords.test.ts#a forgotten password is set by mail",
);
export const changeLink = code(
  "server/accounts/mail-change.ts#mailChange",
  "server/accounts/mail-change.test.ts#a new address has to answer before it counts",
);
export const leftTold = code(
  "server/accounts/mail-owner.ts#mailLeft",
  "server/accounts/leave.test.ts#told by mail",
);
export const decisionDay = code(
  "server/entries/decision-in-words.ts#decisionInWords",
  "server/entries/create-entry.test.ts#a first submission is an entry under review",
);
export const laterLine = code(
  "server/hand-over/owed-values.ts#laterLine",
  "server/hand-over/reports.test.ts#a yen that comes later never puts off the day of what came before it",
);
export const undated = code(
  "server/hand-over/report-claim.ts#dayToAskAgain",
  "server/hand-over/reports.test.ts#there is no last day until one is known",
);
export const askedAgain = code(
  "server/hand-over/report-claim.ts#askAgainOn",
  "server/days/days.test.ts#is left alone, then asked twice",
);
export const earlyPapers = code(
  "server/accounts/identity-after.ts#takesIdentityPapers",
  "server/accounts/half-identity.test.ts#papers that come before the end of an identity are taken",
);
export const papersWait = code(
  "domain/identity/identity.ts#takesIdentityPapers",
  "server/accounts/half-identity.test.ts#new papers do not take it away",
);
export const awaitedLine = code(
  "server/hand-over/owed-values.ts#awaitedLine",
  "server/hand-over/reports.test.ts#with it handed over the rest is due by its own day",
);
export const figuresBeforeConsent = code(
  "site/screens/entry/contract/Offer.tsx#whenTransferred",
  "site/screens/entry/contract/Contract.test.ts#an offer names the amount that was desired",
);
export const offerEnds = code(
  "server/days/end-offers.ts#endOffers",
  "server/days/days.test.ts#ends by itself the morning after",
);
export const recalledOffer = code(
  "server/days/reminders.ts#offerEndsSoon",
  "server/days/days.test.ts#an offer is recalled the bank day before its last day",
);
export const goodPapers = code(
  "server/entries/statements.ts#papersOf",
  "server/entries/statements.test.ts#are good for the next, which rests on them",
);
export const toldAsDone = code(
  "server/entries/make-move.ts#makeMove",
  "server/mail/every-mail.test.ts#gets the mails of it",
);
export const recalledHandOver = code(
  "server/days/reminders.ts#handOversDue",
  "server/days/days.test.ts#money to hand over is recalled two bank days before and on the day",
);
export const undone = code(
  "server/hand-over/book-hand-over.ts#undoHandOver",
  "server/hand-over/bookings.test.ts#handed over in part, undone, in part again, and the rest",
);
export const takenBack = code(
  "server/hand-over/take-back-report.ts#takeBackReport",
  "server/hand-over/taken-back-reports.test.ts#the last day is that of the contract again, told and kept",
);
export const askedTwice = code(
  "server/days/unanswered.ts#claimsToAskAbout",
  "server/days/days.test.ts#is asked about late, a second time by the days of the contract",
);
export const reportBeforePayOut = code(
  "server/hand-over/report-claim.ts#reportBeforePayOut",
  "server/review/pay-out.test.ts#what has come before the price is paid is not asked for",
);
export const answeredBy = code(
  "server/tasks/open-task.ts#openAsked",
  "server/tasks/complaints.test.ts#stops all contacts about a delay until it is answered",
);
export const stopped = code(
  "server/hand-over/contacts.ts#recordContact",
  "server/tasks/complaints.test.ts#stops all contacts about a delay until it is answered",
);
export const secondLook = code(
  "server/tasks/open-task.ts#openAsked",
  "server/tasks/tasks.test.ts#a refused entry is looked at a second time by a person",
);
export const inquiry = code(
  "server/tasks/open-task.ts#openAsked",
  "server/tasks/tasks.test.ts#a question about an entry is answered by mail",
);
export const identityDays = code(
  "server/review/decide-identity.ts#yearsValid",
  "server/desk/desk.test.ts#an identity is good until a day that the calendar has",
);
export const papersEnd = code(
  "server/days/due.ts#papersEnding",
  "server/entries/statements-given.test.ts#financial statements past their day are asked for again",
);
export const identityEnds = code(
  "server/days/due.ts#papersEnding",
  "domain/entry/new-entry.test.ts#an identity past its day",
);
export const noAccount = code(
  "site/screens/entry/contract/ContractObstacles.tsx#accountMissing",
  "site/screens/entry/contract/Contract.test.ts#what hinders a contract is named one by one",
);
export const chosenInTime = code(
  "site/screens/entry/contract/ClaimChoice.tsx#ClaimChoice",
  "site/screens/entry/contract/Contract.test.ts#an invoice that has fallen due since the offer is not chosen",
);
export const shownHandOver = code(
  "site/screens/entry/contract/Complete.tsx#usePromiseOfEntry",
  "site/screens/entry/contract/Contract.test.ts#names account, sum and last day to hand over",
);
export const owedNow = code(
  "site/application/entry/hand-over/hand-over-dues.ts#handOverDues",
  "site/application/entry/hand-over/hand-over-dues.test.ts#what was handed over in part is not asked for again",
);
export const stillReported = code(
  "site/application/entry/hand-over/hand-over-dues.ts#handOverDues",
  "site/application/entry/hand-over/hand-over-dues.test.ts#what a person ended without the whole sum can still be reported",
);
export const lateCostsNothing = code(
  "site/application/entry/hand-over/ReportClaim.tsx#ReportClaim",
  "site/screens/entry/detail/EntryDetail.test.ts#what to do when the payer is late, and that it costs nothing",
);
export const insolventShown = code(
  "site/application/entry/hand-over/ReportClaim.tsx#ReportClaim",
  "site/screens/entry/detail/EntryDetail.test.ts#with an insolvent payer the price stays what was paid, and nothing is asked for",
);
export const promisedOnPage = code(
  "site/application/entry/use-promise-of-entry.ts#usePromiseOfEntry",
  "site/screens/mypage/MyPage.test.ts#since when and by when",
);
export const heldOnPage = code(
  "site/application/entry/use-promise-of-entry.ts#waitsForIdentity",
  "site/screens/mypage/MyPage.test.ts#reads that the pay-out waits for them, and no day",
);
export const askedForPapers = code(
  "site/application/entry/use-promise-of-entry.ts#inadequateBy",
  "site/screens/entry/detail/EntryDetail.test.ts#who is asked for papers reads by when",
);
export const lateOnPage = code(
  "site/screens/entry/detail/NextStep.tsx#stateOfHandOver",
  "site/screens/entry/detail/EntryDetail.test.ts#of a delay the page says how much since when",
);
export const givenUp = code(
  "server/hand-over/book-hand-over.ts#uncollectable",
  "server/hand-over/settled-claims.test.ts#a payer who never pays, without being insolvent",
);
export const givenUpLater = code(
  "server/hand-over/report-claim.ts#reportClaimRoute",
  "server/hand-over/settled-claims.test.ts#what comes after a claim was given up is reported",
);
