import { code } from "../proof.ts";

/** Rules of the domain that sentences rest on, each with the test that holds it. */
export const droppedYen = code(
  "domain/price/price.ts#shareOf",
  "server/review/policy.test.ts#B5 the price of $amount at $ratio, to the yen",
  [
    "Number((BigInt(yen) * millionths) / 1_000_000n)",
    "Math.ceil(Number(BigInt(yen) * millionths) / 1_000_000)",
  ],
);
export const oneCharge = code(
  "domain/price/price.ts#withOneCharge",
  "domain/price/price.test.ts#the charge of the one transfer stands on the first claim",
  ["index === 0 ? charge : 0", "charge"],
);
export const deductions = code(
  "domain/claim/deductions.ts#deductionIssues",
  "domain/claim/deductions.test.ts#where the payer takes something off, less arrives",
  ["arrives < amount", "arrives <= amount"],
);
export const noOtherCharge = code(
  "domain/price/price.ts#priceOf",
  "server/entries/money-adds-up.test.ts#ten thousand offers of all brands add up to the yen",
  ["const deposit = principal - fee - bankCharge;", "const deposit = principal - fee - bankCharge - 1;"],
);
export const comesInTime = code(
  "domain/bank-day/bank-day.ts#lastDayToComeIn",
  "domain/bank-day/bank-day.test.ts#is contracted before",
  ["contractedOn() >= before", "contractedOn() > before"],
);
export const countedDays = code(
  "domain/bank-day/bank-day.ts#promisedDay",
  "domain/bank-day/bank-day.test.ts#bank days from $since end on",
  [">= dayEnds", "> dayEnds"],
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
export const closedDays = code(
  "domain/bank-day/bank-day.ts#handOverDay",
  "domain/bank-day/bank-day.test.ts#is handed over %i bank days later",
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
export const wantedAmount = code(
  "domain/entry/purchase-limits.ts#amountOutOfRange",
  "domain/entry/purchase-limits.test.ts#lies outside",
  ["desired <= max", "desired <= max * 2"],
);
export const boughtAmount = code(
  "domain/entry/purchase-limits.ts#isAboveLimit",
  "server/review/offer.test.ts#no more is bought than the brand says",
  ["sum(principals) > purchaseAmountMax", "sum(principals) > purchaseAmountMax * 2"],
);
export const papersWait = code(
  "domain/identity/identity.ts#takesIdentityPapers",
  "server/accounts/half-identity.test.ts#new papers do not take it away",
  ["mustResubmitIdentity(user, today) || !isPartyFixed", "true"],
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
export const lateCostsADay = code(
  "domain/hand-over/late-damages.ts#lateDamagesADay",
  "domain/hand-over/late-damages.test.ts#yen a day costs what the next day adds",
  ["damagesOf(BigInt(kept))", "damagesOf(2n * BigInt(kept))"],
);
export const lateCosts = code(
  "domain/hand-over/late-damages.ts#lateDamages",
  "domain/hand-over/late-damages.test.ts#damages are what is owed beyond its day, day by day",
  ["return damagesOf(sum);", "return damagesOf(2n * sum);"],
);
