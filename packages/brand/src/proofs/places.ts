import { code } from "./proof.ts";

/** The places of the code that sentences rest on, each with the test that holds it. */
export const consent = code(
  "server/entries/contract-entry.ts#keepDocument",
  "server/entries/contract.test.ts#what was signed is kept word for word",
  ["      title,\n      text,\n", "      title,\n      text: title,\n"],
);
export const price = code(
  "server/review/claim-price.ts#quotePrice",
  "server/review/policy.test.ts#the price of $amount at $ratio, to the yen",
  ["principal - fee,", "principal,"],
);
export const droppedYen = code(
  "domain/price/ratio.ts#shareOf",
  "server/review/policy.test.ts#B5 the price of $amount at $ratio, to the yen",
  [
    "Number((BigInt(yen) * millionths) / 1_000_000n)",
    "Math.ceil(Number(BigInt(yen) * millionths) / 1_000_000)",
  ],
);
export const oneCharge = code(
  "domain/price/one-charge.ts#withOneCharge",
  "domain/price/price.test.ts#the charge of the one transfer stands on the first claim",
  ["index === 0 ? charge : 0", "charge"],
);
export const explained = code(
  "brand/text/explanation.ts#costOf",
  "server/entries/contract.test.ts#the explanation says the figures of exactly these terms",
  ["yenOf(total.purchase_fee) + yenOf(total.bank_charge)", "yenOf(total.purchase_fee)"],
);
export const deductions = code(
  "domain/claim/deductions.ts#deductionIssues",
  "domain/claim/deductions.test.ts#where the payer takes something off, less arrives",
  ["arrives < amount", "arrives <= amount"],
);
export const forbidsTransfer = code(
  "server/review/auto-review.ts#forbids_transfer",
  "server/entries/claim-answers.test.ts#whether a claim that forbids its transfer is bought",
  ["forbids_transfer ? id : []", "forbids_transfer ? [] : []"],
);
export const noOtherCharge = code(
  "domain/price/price.ts#priceOf",
  "server/entries/money-adds-up.test.ts#ten thousand offers of all brands add up to the yen",
  ["const deposit = principal - fee - bankCharge;", "const deposit = principal - fee - bankCharge - 1;"],
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
export const watchedPayOut = code(
  "server/days/due-pay-outs.ts#watchPayOuts",
  "server/days/due-pay-outs.test.ts#a promise that was not kept stays in the list of the desk",
  [
    "if (entry.status === EntryStatus.contracted) await openPayOutDue",
    "if (entry.status === EntryStatus.archived) await openPayOutDue",
  ],
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
export const countedDays = code(
  "domain/bank-day/promised-day.ts#promisedDay",
  "domain/bank-day/promised-day.test.ts#bank days from $since end on",
  [">= dayEnds", "> dayEnds"],
);
export const reports = code(
  "server/hand-over/report-claim.ts#reportClaimRoute",
  "server/hand-over/reports.test.ts#まだ moves the day, costs nothing and blames nobody",
  [
    'day: report.kind === "received" ? report.on : report.kind === "notYet" ? report.expectedOn : null',
    'day: report.kind === "received" ? report.on : report.kind === "notYet" ? todayInTokyo(now) : null',
  ],
);
export const movedDay = code(
  "domain/hand-over/hand-over-state.ts#lastDayOf",
  "domain/hand-over/hand-over-state.test.ts#B12 the last day when",
  [
    'return handOverDay(oldest.on, "next", handOver);',
    'return handOverDay(oldest.on, "previous", handOver);',
  ],
);
export const delay = code(
  "domain/hand-over/hand-over-state.ts#delayBlockersOf",
  "domain/hand-over/hand-over-state.test.ts#a delay is set only for what a seller keeps back",
  [' || state === "payerLate") return [state];', ") return [state];"],
);
export const bookings = code(
  "server/hand-over/book-hand-over.ts#bookHandOver",
  "server/hand-over/bookings.test.ts#handed over in part, undone, in part again, and the rest",
  ["const left = claim.known.scheduled - claim.known.handedOver;", "const left = claim.known.scheduled;"],
);
export const settled = code(
  "server/hand-over/book-hand-over.ts#settleClaim",
  "server/hand-over/settled-claims.test.ts#of an insolvent payer what came before stays owed and nothing else",
  [" || withheld(claim.known) > 0)", ")"],
);
export const sentLater = code(
  "server/hand-over/report-claim.ts#reportClaimRoute",
  "server/hand-over/settled-claims.test.ts#sends after the claim was settled is reported",
  [' && !(isAfterSettling && body.kind === "received")', ""],
);
export const closedDays = code(
  "domain/bank-day/hand-over-day.ts#handOverDay",
  "domain/bank-day/hand-over-day.test.ts#is handed over %i bank days later",
  ['moves === "next" ? bankDayFrom', 'moves !== "next" ? bankDayFrom'],
);
export const inParts = code(
  "domain/hand-over/hand-over-state.ts#leftToHandOver",
  "domain/hand-over/hand-over-state.test.ts#are never more than is left",
  ["Math.max(0, known.scheduled - known.handedOver)", "known.scheduled"],
);
export const keptParts = code(
  "domain/hand-over/hand-over-state.ts#leftToHandOver",
  "server/hand-over/reports.test.ts#only that part is due",
  ["const due = withheld(known) - keptForLater(known);", "const due = 0;"],
);
export const noRecall = code(
  "domain/moves/moves.ts#preContractStatuses",
  "domain/moves/where-move-leads.test.ts#leads an entry where it may, for those who may",
  [
    'entry: { from: preContractStatuses, to: archived, date: "cancelled_at" }',
    'entry: { from: [...preContractStatuses, contracted], to: archived, date: "cancelled_at" }',
  ],
);
export const withdrawal = code(
  "domain/moves/moves.ts#cancel",
  "domain/moves/where-move-leads.test.ts#leads an entry where it may, for those who may",
  [
    'entry: { from: preContractStatuses, to: archived, date: "cancelled_at" }',
    'entry: { from: [reviewed], to: archived, date: "cancelled_at" }',
  ],
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
export const handedOver = code(
  "server/hand-over/read-hand-overs.ts#handOverSum",
  "server/hand-over/hand-overs.test.ts#the seller reads the same day, sum and reference",
  ["owed.find((one) => one.dueOn === dueOn)?.amount ?? 0", "0"],
);
export const namedAccount = code(
  "brand/text/hand-over-words.ts#handOverWords",
  "server/entries/money-in-words.test.ts#from the contract on every mail names the account",
  ["say.account({ account: handOverAccountInWords(settings) })", 'say.account({ account: "" })'],
);
export const foundByReference = code(
  "domain/hand-over/reference.ts#readHandOverReference",
  "server/hand-over/hand-overs.test.ts#the desk finds by its reference whose money has come",
  ["? number : null;", "? number + 1 : null;"],
);
export const reference = code(
  "domain/hand-over/reference.ts#handOverReference",
  "domain/hand-over/reference.test.ts#with any one digit changed it does not",
  ["return (10 - (sum % 10)) % 10;", "return sum % 2;"],
);
export const oneReference = code(
  "server/database/migrations/0081_hand_over.sql#reference",
  "server/hand-over/hand-overs.test.ts#has one number, given by the database",
  ["unique,\n  primary key (applicant_id, due_on)", "unique"],
);
export const soldTwice = code(
  "server/review/invoice-twins.ts#invoiceTwins",
  "server/review/auto-review.test.ts#is not bought twice by itself",
  [".filter(({ signs }) => signs.length > 0)", ".filter(() => false)"],
);
export const asked = code(
  "domain/entry/contract-readiness.ts#notFixedDebt",
  "domain/entry/contract.test.ts#not a fixed debt",
  ["claim.is_fixed_debt !== true", "claim.is_fixed_debt === 1"],
);
export const fallenDue = code(
  "domain/claim/payment-date.ts#paymentDateIssues",
  "server/review/offer.test.ts#a claim whose payer's date has come is not contracted any more",
  ["date > today", 'date > ""'],
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
export const signedFrom = code(
  "site/screens/entry/agreement/Agreement.tsx#consent",
  "site/screens/entry/agreement/Agreement.test.ts#the contract says who agreed to it, from which address and when",
  ["email: document.signed_from,", 'email: "",'],
);
export const offered = code(
  "server/entries/terms.ts#prices.total",
  "server/entries/contract.test.ts#the explanation says the figures of exactly these terms",
  ["total: prices.total,", 'total: { ...prices.total, purchase_fee: "0" },'],
);
export const leaving = code(
  "server/accounts/leave.ts#leaveRoute",
  "server/accounts/leave.test.ts#nobody leaves while an entry runs, and is told the way out",
  ["if (blockers.length > 0) refuseBlocked(blockers);", ""],
);
export const wantedAmount = code(
  "domain/entry/desired-amount.ts#amountOutOfRange",
  "domain/entry/desired-amount.test.ts#lies outside",
  ["desired <= max", "desired <= max * 2"],
);
export const boughtAmount = code(
  "domain/price/bought-amount.ts#isAboveLimit",
  "server/review/offer.test.ts#no more is bought than the brand says",
  ["sum(principals) > purchaseAmountMax", "sum(principals) > purchaseAmountMax * 2"],
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
export const erasedByLeaving = code(
  "server/accounts/leave.ts#eraseEntries",
  "server/accounts/leave.test.ts#the rest of the account is gone",
  ["...(hasContract ? {} : erasedColumns),", ""],
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
export const activation = code(
  "server/accounts/mail-link-store.ts#activation",
  "server/accounts/registration.test.ts#opens once, for a day",
  ["activation: 24 * hour", "activation: hour"],
);
export const resetLink = code(
  "server/accounts/mail-link-store.ts#password_reset",
  "server/accounts/passwords.test.ts#a reset link works once, for an hour",
  ["password_reset: hour", "password_reset: hour / 2"],
);
export const mailedCode = code(
  "server/accounts/mail-link-store.ts#proof_code",
  "server/accounts/proof-code.test.ts#a code is good for ten minutes",
  ["proof_code: hour / 6", "proof_code: hour / 12"],
);
export const ownerTold = code(
  "server/accounts/mail-owner.ts#mailAccountChanged",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  [
    'mail: "accountChanged",\n    values: {\n      date: dayAndTime.format(addressee.now)',
    'mail: "accountChanged",\n    values: {\n      date: ""',
  ],
);
export const passwordTold = code(
  "server/accounts/mail-owner.ts#mailPasswordChanged",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  [
    'mail: "passwordChanged",\n    values: { date: dayAndTime.format(addressee.now) }',
    'mail: "passwordChanged",\n    values: { date: "" }',
  ],
);
export const changeLink = code(
  "server/accounts/mail-link-store.ts#mail_change",
  "server/accounts/mail-change.test.ts#the link of a new address works for a day",
  ["mail_change: 24 * hour", "mail_change: hour"],
);
export const leftTold = code(
  "server/accounts/mail-owner.ts#mailLeft",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  [
    'mail: "left",\n    values: { date: dayAndTime.format(addressee.now) }',
    'mail: "left",\n    values: { date: "" }',
  ],
);
export const decisionDay = code(
  "server/entries/decision-in-words.ts#decisionInWords",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["promises.decision, promises.dayEnds", "promises.decision + 1, promises.dayEnds"],
);
export const laterLine = code(
  "server/hand-over/owed-values.ts#laterLine",
  "server/hand-over/reports.test.ts#a yen that comes later never puts off the day of what came before it",
  ["...(later > 0 ?", "...(later > 1e9 ?"],
);
export const undated = code(
  "server/hand-over/report-claim.ts#dayToAskAgain",
  "server/hand-over/reports.test.ts#there is no last day until one is known",
  [
    'ask_again_on: report.kind === "notYet" && report.expectedOn === null ? askAgainOn : null',
    "ask_again_on: null",
  ],
);
export const askedAgain = code(
  "server/hand-over/report-claim.ts#askAgainOn",
  "server/days/days.test.ts#is left alone, then asked twice",
  [
    "report.expectedOn === null ? askAgainOn : null,\n    })",
    "report.expectedOn === null ? todayInTokyo(now) : null,\n    })",
  ],
);
export const earlyPapers = code(
  "server/accounts/identity-after.ts#takesIdentityPapers",
  "server/accounts/half-identity.test.ts#papers that come before the end of an identity are taken",
  [
    "if (!renamed && !takesIdentityPapers(stored, today, { isPartyFixed })) return {};",
    "if (!renamed) return {};",
  ],
);
export const papersWait = code(
  "domain/identity/identity.ts#takesIdentityPapers",
  "server/accounts/half-identity.test.ts#new papers do not take it away",
  ["mustResubmitIdentity(user, today) || !isPartyFixed", "true"],
);
export const awaitedLine = code(
  "server/hand-over/owed-values.ts#awaitedLine",
  "server/hand-over/reports.test.ts#with it handed over the rest is due by its own day",
  ["...(awaited > 0 ?", "...(awaited > 1e9 ?"],
);
export const figuresBeforeConsent = code(
  "site/screens/entry/contract/Offer.tsx#PriceTable",
  "site/screens/entry/contract/Contract.test.ts#the page of the offer has the fee, the charge and what arrives",
  ["yen: yenOf(total.purchase_fee)", "yen: 0"],
);
export const offerEnds = code(
  "server/days/end-offers.ts#endOffers",
  "server/days/days.test.ts#ends by itself the morning after",
  [
    "if (entry.status === EntryStatus.reviewed && isOver)",
    "if (entry.status === EntryStatus.contracted && isOver)",
  ],
);
export const recalledOffer = code(
  "server/days/reminders.ts#offerEndsSoon",
  "server/days/days.test.ts#an offer is recalled the bank day before its last day",
  ["offerEndsSoon: 1", "offerEndsSoon: 3"],
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
export const recalledHandOver = code(
  "server/days/reminders.ts#handOversDue",
  "server/days/days.test.ts#money to hand over is recalled two bank days before and on the day",
  ["handOverSoon: 2", "handOverSoon: 1"],
);
export const undone = code(
  "server/hand-over/book-hand-over.ts#undoHandOver",
  "server/hand-over/bookings.test.ts#handed over in part, undone, in part again, and the rest",
  [".set({ undone_at: now })", ".set({ undone_at: null })"],
);
export const takenBack = code(
  "server/hand-over/take-back-report.ts#takeBackReport",
  "server/hand-over/taken-back-reports.test.ts#the last day is that of the contract again, told and kept",
  ["await followClaimMoney(context, entry, id, { anew: true });", ""],
);
export const askedTwice = code(
  "server/days/unanswered.ts#claimsToAskAbout",
  "server/days/days.test.ts#is asked about late, a second time by the days of the contract",
  ['if (next === "ask") meant.push(claim);', 'if (next === "ask" && asks.length === 0) meant.push(claim);'],
);
export const reportBeforePayOut = code(
  "server/hand-over/report-claim.ts#reportBeforePayOut",
  "server/review/pay-out.test.ts#what has come before the price is paid is not asked for",
  ['isPaid ? undefined : "reportBeforePayOut"', "undefined"],
);
export const answeredBy = code(
  "server/tasks/open-task.ts#openAsked",
  "server/tasks/complaints.test.ts#stops all contacts about a delay until it is answered",
  [
    "promisedDay(now, promises.complaint, promises.dayEnds)",
    "promisedDay(now, promises.complaint + 1, promises.dayEnds)",
  ],
);
export const stopped = code(
  "server/hand-over/contacts.ts#recordContact",
  "server/tasks/complaints.test.ts#stops all contacts about a delay until it is answered",
  ["if (blocker) throw conflict(refusals[blocker]", 'if (blocker === "X") throw conflict(refusals[blocker]'],
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
export const papersEnd = code(
  "domain/documents/documents-today.ts#financialStatementsToday",
  "server/entries/statements-given.test.ts#financial statements past their day are asked for again",
  ["const isPast = status === confirmed && until !== null && until < today;", "const isPast = false;"],
);
export const identityEnds = code(
  "domain/entry/new-entry.ts#isIdentityExpired",
  "domain/entry/new-entry.test.ts#an identity past its day",
  ["identityExpired: isIdentityExpired(user, today)", "identityExpired: false"],
);
export const noAccount = code(
  "site/screens/entry/contract/ContractObstacles.tsx#accountMissing",
  "site/screens/entry/contract/Contract.test.ts#is on the page of the offer when",
  ["text: words.accountMissing", "text: words.noTerms"],
);
export const chosenInTime = code(
  "site/screens/entry/contract/ClaimChoice.tsx#ClaimChoice",
  "site/screens/entry/contract/Contract.test.ts#an invoice that has fallen due since the offer is not chosen",
  ["const forSale = offered.filter(({ claim }) => isForSaleOn(claim, today));", "const forSale = offered;"],
);
export const shownHandOver = code(
  "site/screens/entry/contract/Complete.tsx#HandOvers",
  "site/screens/entry/contract/Contract.test.ts#names account, sum and last day to hand over",
  ["<HandOvers dues={handOverDues(soldClaims(entry.claims), handOvers)} />", ""],
);
export const owedNow = code(
  "site/application/entry/hand-over/hand-over-dues.ts#handOverDues",
  "site/application/entry/hand-over/hand-over-dues.test.ts#what was handed over in part is not asked for again",
  ["(day && readYen(day.amount)) ?? own", "own"],
);
export const stillReported = code(
  "site/application/entry/hand-over/hand-over-dues.ts#handOverDues",
  "site/application/entry/hand-over/hand-over-dues.test.ts#what a person ended without the whole sum can still be reported",
  ["yenOf(awaited), cause", "0, cause"],
);
export const insolventShown = code(
  "site/application/entry/hand-over/HandOvers.tsx#payerInsolventText",
  "site/screens/entry/detail/EntryDetail.test.ts#with an insolvent payer the price stays what was paid, and nothing is asked for",
  ["{isPayerInsolvent && <Text>", "{awaited < 0 && <Text>"],
);
export const promisedOnPage = code(
  "site/application/entry/use-promise-of-entry.ts#usePromiseOfEntry",
  "site/screens/entry/detail/EntryDetail.test.ts#is on the page of the entry when",
  ["if (!by) return promise(", "return promise("],
);
export const promisedToSeller = code(
  "server/tuned-sql/entry-json.ts#pay_out_by",
  "server/days/due-pay-outs.test.ts#the seller reads the day that was promised with the contract",
  ["(select contract.pay_out_by from contract where contract.entry_id = entry.id)", "null"],
);
export const heldOnPage = code(
  "site/application/entry/use-promise-of-entry.ts#waitsForIdentity",
  "site/screens/mypage/MyPage.test.ts#reads that the pay-out waits for them, and no day",
  ['phase === "contracted" && isHeld', 'phase === "underReview" && isHeld'],
);
export const askedForPapers = code(
  "site/application/entry/use-promise-of-entry.ts#inadequateBy",
  "site/screens/entry/detail/EntryDetail.test.ts#is on the page of the entry when",
  ["words.inadequateBy({ days: decision,", "words.inadequateBy({ days: decision + 1,"],
);
export const lateOnPage = code(
  "site/screens/entry/detail/NextStep.tsx#stateOfHandOver",
  "site/screens/entry/detail/EntryDetail.test.ts#of a delay the page says how much since when",
  ['if (hasLateClaim(left)) return "delayedNext";', ""],
);
export const givenUp = code(
  "server/hand-over/book-hand-over.ts#uncollectable",
  "server/hand-over/settled-claims.test.ts#a payer who never pays, without being insolvent",
  [
    "if (blocker) throw conflict(uncollectableRefusals",
    "if (blocker === null) throw conflict(uncollectableRefusals",
  ],
);
export const givenUpLater = code(
  "server/hand-over/report-claim.ts#reportClaimRoute",
  "server/hand-over/settled-claims.test.ts#what comes after a claim was given up is reported",
  [' && !(isAfterSettling && body.kind === "received")', ""],
);
export const keptPromise = code(
  "server/database/migrations/0066_kept_for_good.sql#signed_for_good",
  "server/days/due-pay-outs.test.ts#by when a price is paid stands with its contract",
  ["before update on contract\n  for each row", "before update on contract\n  for each row when (false)"],
);
export const arrives = code(
  "server/review/claim-price.ts#quotePrice",
  "server/entries/claim-answers.test.ts#what is sold is what arrives",
  ["Math.min(faceValue, expected)", "faceValue"],
);
export const forbidsNoted = code(
  "brand/text/agreement.ts#scheduleForbidsTransfer",
  "server/entries/claim-answers.test.ts#what the payer takes off stands in the contract",
  ["...(claim.forbids_transfer ? [say.scheduleForbidsTransfer] : []),", ""],
);
export const fixedAccount = code(
  "server/hand-over/permissions.ts#can_edit_bank_account",
  "server/accounts/account-to-be-paid.test.ts#the account is fixed while money is on its way to it",
  ["applicant.id and entry.status = ", "applicant.id and 99 = "],
);
export const feeWithin = code(
  "server/review/decide-claim.ts#feeRatioOutOfRange",
  "server/review/offer.test.ts#a fee outside the brand's limits is refused",
  ["Number(feeRatio) > feeRatioMax", "Number(feeRatio) > 1"],
);
export const nobodyElse = code(
  "server/entries/announce.ts#applicant.email",
  "server/mail/every-mail.test.ts#nobody but the applicants is written to",
  ["recipient: applicant.email,", 'recipient: "keiri@obliger.example",'],
);
export const namedInContract = code(
  "brand/text/agreement.ts#offer.handOver",
  "server/entries/money-in-words.test.ts#the contract names the account to hand the money to",
  ["[say.handOver, offer.handOver].join", "[say.handOver].join"],
);
export const endedPaid = code(
  "server/review/end-sale.ts#endSale",
  "server/review/pay-out.test.ts#a sale whose payer has paid already ends before it is paid",
  ["    claims: [id],\n", "    claims: [],\n"],
);
export const dueWords = code(
  "brand/text/hand-over-words.ts#handOverWords",
  "brand/text/hand-over-words.test.ts#account, last day and sum, and of a reference how to give it",
  ["reference === null ? say.dueWithoutReference(due)", "reference !== null ? say.dueWithoutReference(due)"],
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
export const erasedEntries = code(
  "server/accounts/leave.ts#eraseEntries",
  "server/accounts/leave.test.ts#what led to no contract is erased",
  ["entries.filter(({ contracted }) => contracted === null)", "entries.filter(() => false)"],
);
export const oldCode = code(
  "server/accounts/mail-link-store.ts#proof_code",
  "server/accounts/proof-code.test.ts#proves nothing",
  ["proof_code: hour / 6", "proof_code: hour"],
);
export const accountInMail = code(
  "brand/text/hand-over-words.ts#handOverWords",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["say.account({ account: handOverAccountInWords(settings) })", 'say.account({ account: "" })'],
);
export const payOutByMail = code(
  "server/entries/contract-entry.ts#payOutBy",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["promisedDay(now, promises.payOut", "promisedDay(now, promises.payOut + 1"],
);
export const offerDayInMail = code(
  "server/days/reminders.ts#offerEndsSoon",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["date: datesOf(brand.copy).day(due.dueOn),", "date: datesOf(brand.copy).day(todayInTokyo(new Date(0))),"],
);
export const bookingInMail = code(
  "server/hand-over/owed-values.ts#leftToHandOver",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["left: known.reduce((sum, one) => sum + leftToHandOver(one.known), 0),", "left: 0,"],
);
export const reportInMail = code(
  "server/hand-over/report-claim.ts#recordClaimEvent",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["handOverDay(report.expectedOn, closedDay, handOver)", "report.expectedOn"],
);
export const dueInMail = code(
  "server/days/reminders.ts#handOverToday",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["date: datesOf(brand.copy).day(due.dueOn),", "date: datesOf(brand.copy).day(todayInTokyo(new Date(0))),"],
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
export const papersInMail = code(
  "server/days/due.ts#papersEnding",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["dueOn: dayOf(until ?? today)", "dueOn: today"],
);
export const closedWhenDone = code(
  "server/review/close-entry.ts#closeEntry",
  "server/review/open-claims.test.ts#the entry closes only when no claim is open",
  ["if (open.length > 0)", "if (open.length > 99)"],
);
export const offerDay = code(
  "site/screens/entry/contract/Contract.tsx#deadline",
  "site/screens/entry/contract/Contract.test.ts#is on the page of the offer when",
  ["period && <Text>{words.deadline", 'period === "" && <Text>{words.deadline'],
);
export const offerOver = code(
  "site/screens/entry/contract/OverOffer.tsx#periodOver",
  "site/screens/entry/contract/Contract.test.ts#is on the page of the offer when",
  ["{words.periodOver({ date", "{words.deadline({ date"],
);
export const offerHeld = code(
  "site/screens/entry/contract/ContractObstacles.tsx#periodStays",
  "site/screens/entry/contract/Contract.test.ts#who cannot sign yet is not told to",
  ["{isOfIdentity && period", "{!isOfIdentity && period"],
);
export const offerHeldOnPage = code(
  "site/application/entry/use-promise-of-entry.ts#useIdentityHold",
  "site/screens/entry/detail/EntryDetail.test.ts#is told until when the offer stands",
  ['phase === "reviewed" && hold', 'phase === "contracted" && hold'],
);
export const allFallenDue = code(
  "site/screens/entry/contract/ContractObstacles.tsx#allFallenDue",
  "site/screens/entry/contract/Contract.test.ts#is on the page of the offer when",
  ["fallenDue: { text: words.allFallenDue", "fallenDue: { text: words.noTerms"],
);
export const payOutOnOffer = code(
  "site/application/entry/use-promises.ts#promisedDay",
  "site/screens/entry/contract/Contract.test.ts#is on the page of the offer when",
  [
    "promisedDay(since, promises[promised], promises.dayEnds)",
    "promisedDay(since, promises[promised] + 1, promises.dayEnds)",
  ],
);
export const saidAtContract = code(
  "site/screens/entry/contract/Complete.tsx#doneText",
  "site/screens/entry/contract/Contract.test.ts#the page of a made contract says what comes next, and by when",
  ["<Text>{words.returnText}</Text>", ""],
);
export const nothingYet = code(
  "site/screens/entry/contract/Complete.tsx#nothingDone",
  "site/screens/entry/contract/Contract.test.ts#where no contract waits for its money the page says",
  ["{words.nothingDone}", ""],
);
export const offerDayOnPage = code(
  "site/screens/entry/detail/DueLine.tsx#contractBy",
  "site/screens/entry/detail/EntryDetail.test.ts#is on the page of the entry when",
  [
    "(isHeld ? statuses.contractUntil : statuses.contractBy)",
    "(isHeld ? statuses.contractBy : statuses.contractUntil)",
  ],
);
export const stateOnPage = code(
  "site/screens/entry/detail/NextStep.tsx#stateOfHandOver",
  "site/screens/entry/detail/EntryDetail.test.ts#is on the page of the entry when",
  ['isSettled || claims.some(isOpenClaim) ? "nothingLeftNext" : "handedOverNext"', '"handedOverNext"'],
);
export const phaseOnPage = code(
  "site/application/entry/entry-phase.ts#entryPhase",
  "site/screens/entry/detail/EntryDetail.test.ts#is on the page of the entry when",
  ['if (isEndedContract(entry)) return "contractEnded";', ""],
);
export const standingOnPage = code(
  "site/application/entry/hand-over/HandOvers.tsx#HandOverProgress",
  "site/screens/entry/detail/EntryDetail.test.ts#is on the page of the entry when",
  ["payerLate: words.payerLateText", "payerLate: words.receivedText"],
);
export const settledOnPage = code(
  "site/application/entry/hand-over/SettledClaim.tsx#SettledClaim",
  "site/screens/entry/detail/EntryDetail.test.ts#is on the page of the entry when",
  ['cause === "uncollectable" ? words.settledUncollectableText : words.settledText', "words.settledText"],
);
export const answerOnPage = code(
  "site/application/inquiry/AskInWriting.tsx#complaint",
  "site/screens/entry/detail/EntryDetail.test.ts#is on the page of the entry when",
  ['promises.by("complaint", new Date())', 'promises.by("payOut", new Date())'],
);
export const secondLookOnPage = code(
  "site/screens/entry/detail/NextStep.tsx#secondLookAsked",
  "site/screens/entry/detail/EntryDetail.test.ts#says by when a second look is answered",
  ["new Date(asked.created_at)", "new Date()"],
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
export const afterUndated = code(
  "server/hand-over/report-claim.ts#reportClaimRoute",
  "server/hand-over/reports.test.ts#after a report without a day what comes is due by its own day",
  [
    'amount: report.kind === "received" ? report.amount : null,',
    'amount: report.kind === "received" ? 1 : null,',
  ],
);
export const stoppedSameDay = code(
  "server/hand-over/read-hand-overs.ts#handOverSum",
  "server/tasks/complaints.test.ts#a complaint moves no last day",
  ["owed.find((one) => one.dueOn === dueOn)?.amount ?? 0", "0"],
);
export const goodAfterOffer = code(
  "server/entries/statements.ts#papersOf",
  "server/entries/statements.test.ts#the papers of an offer that was let pass are good for the next",
  ["banks: papers.banks.map(withTexts)", "banks: []"],
);
export const keptInBackups = code(
  "server/backup/back-up.ts#backUp",
  "server/backup/backup.test.ts#is the whole of what there was",
  ["renameSync(unfinished, folder);", "rmSync(unfinished, { recursive: true });"],
);
export const lateCosts = code(
  "domain/hand-over/late-damages.ts#lateDamages",
  "domain/hand-over/late-damages.test.ts#damages are what is owed beyond its day, day by day",
  ["(sum * BigInt(perMille))", "(sum * 2n * BigInt(perMille))"],
);
export const lateCostsTold = code(
  "server/hand-over/late-damages-of.ts#lateDamagesOf",
  "server/hand-over/late-damages.test.ts#what was handed over late is told with what it costs",
  ["if (damages > 0) found.set(id, damages);", "if (damages < 0) found.set(id, damages);"],
);
export const quietInbox = code(
  "server/entries/announce.ts#quietWhileStopped",
  "server/hand-over/quiet-notices.test.ts#the inbox says what has happened",
  ["and ended_at is null) then", "and ended_at is null and false) then"],
);
