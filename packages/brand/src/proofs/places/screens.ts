import { code } from "../proof.ts";

/** What the pages show and sentences promise, each with the test that holds it. */
export const signedFrom = code(
  "site/screens/entry/agreement/Agreement.tsx#consent",
  "site/screens/entry/agreement/Agreement.test.ts#the contract says who agreed to it, from which address and when",
  ["email: document.signed_from,", 'email: "",'],
);
export const figuresBeforeConsent = code(
  "site/screens/entry/contract/Offer.tsx#PriceTable",
  "site/screens/entry/contract/Contract.test.ts#the page of the offer has the fee, the charge and what arrives",
  ["yen: yenOf(total.purchase_fee)", "yen: 0"],
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
  "site/screens/entry/detail/MoneyOfEntry.test.ts#with an insolvent payer the price stays what was paid, and nothing is asked for",
  ["{isPayerInsolvent && <Text>", "{awaited < 0 && <Text>"],
);
export const promisedOnPage = code(
  "site/application/entry/use-promise-of-entry.ts#usePromiseOfEntry",
  "site/screens/entry/detail/DaysOfEntry.test.ts#is on the page of the entry when",
  ["if (!by) return promise(", "return promise("],
);
export const heldOnPage = code(
  "site/application/entry/use-promise-of-entry.ts#waitsForIdentity",
  "site/screens/mypage/MyPage.test.ts#reads that the pay-out waits for them, and no day",
  ['phase === "contracted" && isHeld', 'phase === "underReview" && isHeld'],
);
export const askedForPapers = code(
  "site/application/entry/use-promise-of-entry.ts#inadequateBy",
  "site/screens/entry/detail/DaysOfEntry.test.ts#is on the page of the entry when",
  ["payment = { days: decision,", "payment = { days: decision + 1,"],
);
export const lateOnPage = code(
  "site/screens/entry/detail/NextStep.tsx#stateOfHandOver",
  "site/screens/entry/detail/MoneyOfEntry.test.ts#of a delay the page says how much since when",
  ['if (isKept || hasLateClaim(left)) return "delayedNext";', ""],
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
  "site/screens/entry/detail/DaysOfEntry.test.ts#is on the page of the entry when",
  [
    "(isHeld ? statuses.contractUntil : statuses.contractBy)",
    "(isHeld ? statuses.contractBy : statuses.contractUntil)",
  ],
);
export const stateOnPage = code(
  "site/screens/entry/detail/NextStep.tsx#stateOfHandOver",
  "site/screens/entry/detail/DaysOfEntry.test.ts#is on the page of the entry when",
  ['isSettled || claims.some(isOpenClaim) ? "nothingLeftNext" : "handedOverNext"', '"handedOverNext"'],
);
export const phaseOnPage = code(
  "site/application/entry/entry-phase.ts#entryPhase",
  "site/screens/entry/detail/DaysOfEntry.test.ts#is on the page of the entry when",
  ['if (isEndedContract(entry)) return "contractEnded";', ""],
);
export const standingOnPage = code(
  "site/application/entry/hand-over/HandOvers.tsx#HandOverProgress",
  "site/screens/entry/detail/DaysOfEntry.test.ts#is on the page of the entry when",
  ["payerLate: words.payerLateText", "payerLate: words.receivedText"],
);
export const settledOnPage = code(
  "site/application/entry/hand-over/SettledClaim.tsx#SettledClaim",
  "site/screens/entry/detail/DaysOfEntry.test.ts#is on the page of the entry when",
  ['cause === "uncollectable" ? words.settledUncollectableText : words.settledText', "words.settledText"],
);
export const answerOnPage = code(
  "site/application/inquiry/AskInWriting.tsx#complaint",
  "site/screens/entry/detail/DaysOfEntry.test.ts#is on the page of the entry when",
  ['promises.by("complaint", readNow())', 'promises.by("payOut", readNow())'],
);
export const secondLookOnPage = code(
  "site/screens/entry/detail/NextStep.tsx#secondLookAsked",
  "site/screens/entry/detail/EntryDetail.test.ts#says by when a second look is answered",
  ["new Date(asked.created_at)", "readNow()"],
);
