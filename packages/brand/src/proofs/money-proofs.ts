import type { CalendarDate } from "@kaitori/domain";

/** What makes a sentence true. */
export type Proof =
  /** A key of the brand's settings. */
  | { readonly setting: string }
  /** A file of the repository, and a name in it. */
  | { readonly code: `${string}#${string}` }
  /** A law says it, whatever a program does: the article, and since when its version that was read is in force. */
  | { readonly law: string; readonly version: CalendarDate };

const setting = (key: string): Proof => ({ setting: key });
const code = (place: `${string}#${string}`): Proof => ({ code: place });
const law = (name: string, version: CalendarDate): Proof => ({ law: name, version });

/** The version of 平成29年法律第44号 and 第45号. */
const civilCode = (articles: string) => law(`民法 ${articles}`, "2020-04-01");
const registration = (article: string) => law(`動産・債権譲渡特例法 ${article}`, "2020-04-01");

const noConsumptionTax = law("消費税法 第6条第1項・別表第二 第2号", "2023-10-01");
const stampDuty = [
  law("印紙税法 第2条・別表第一 第15号", "2014-04-01"),
  law("印紙税法基本通達 第44条", "1977-04-07"),
];
const consent = code("packages/reference-api/src/entries/contract-entry.ts#keepDocument");
const price = code("packages/reference-api/src/review/claim-price.ts#quotePrice");
const oneCharge = code("packages/domain/src/price/one-charge.ts#withOneCharge");
const explained = code("packages/brand/src/text/explanation.ts#costOf");
const deductions = code("packages/domain/src/claim/deductions.ts#deductionIssues");
const forbidsTransfer = code("packages/site/src/application/entry/claim/ClaimQuestions.tsx#forbids_transfer");
const noOtherCharge = code("packages/domain/src/price/price.ts#priceOf");
const shownTerms = code("packages/reference-api/src/entries/contract-entry.ts#terms_hash");
const payOutBy = code("packages/reference-api/src/entries/contract-entry.ts#payOutBy");
const heldPayOut = code("packages/domain/src/entry/payment-blockers.ts#paymentBlockers");
const countedDays = code("packages/domain/src/bank-day/promised-day.ts#promisedDay");
const reports = code("packages/reference-api/src/hand-over/report-claim.ts#reportClaimRoute");
const movedDay = code("packages/domain/src/hand-over/hand-over-state.ts#lastDayOf");
const delay = code("packages/domain/src/hand-over/hand-over-state.ts#delayBlockersOf");
const bookings = code("packages/reference-api/src/hand-over/book-hand-over.ts#bookHandOver");
const closedDays = code("packages/domain/src/bank-day/hand-over-day.ts#handOverDay");
const inParts = code("packages/domain/src/hand-over/hand-over-state.ts#leftToHandOver");
const sale = civilCode("第555条");
const noRecall = code("packages/domain/src/moves/moves.ts#preContractStatuses");
const notice = code("packages/brand/src/text/agreement.ts#noticeOrRegistration");
const endedSale = code("packages/reference-api/src/review/end-sale.ts#endSale");
const handedOver = code("packages/brand/src/text/hand-over-words.ts#handOverWords");
const foundByReference = code("packages/domain/src/hand-over/reference.ts#readHandOverReference");
const soldTwice = code("packages/reference-api/src/review/invoice-twins.ts#invoiceTwins");
const asked = code("packages/site/src/application/entry/claim/Confirmations.tsx#is_fixed_debt");

/** That nothing is claimed back, and the closed list of exceptions: the explanation says it in the order of the contract. */
const noRecourse: readonly (readonly Proof[])[] = [
  [delay, code("packages/reference-api/src/hand-over/book-hand-over.ts#settleClaim")],
  [delay, consent],
  [delay, consent],
  [asked, consent],
  [asked, consent],
  [delay, bookings],
  [delay],
  [code("packages/domain/src/claim/payment-date.ts#paymentDateIssues"), consent],
  [code("packages/domain/src/claim/payment-date.ts#paymentDateIssues"), consent],
  [consent],
  [consent],
];

/** Beside each sentence about money and days, in the order of the text, what makes it true; a test holds both together. */
export const moneyProofs: Readonly<Record<string, readonly (readonly Proof[])[]>> = {
  "agreement.registrationCost": [
    [code("packages/brand/src/text/agreement.ts#registrationCost"), registration("第4条")],
  ],
  "agreement.consent": [[consent, code("packages/reference-api/src/entries/read-terms.ts#signed_from")]],
  "agreement.article1Text": [
    [consent, sale],
    [consent, sale],
    [forbidsTransfer, civilCode("第466条第2項")],
    [forbidsTransfer, civilCode("第466条第2項・第3項、第466条の2")],
  ],
  "agreement.article2Text": [[price, oneCharge], [price, deductions], [noConsumptionTax]],
  "agreement.article3Text": [
    [setting("promises.payOut"), payOutBy],
    [setting("promises.dayEnds"), countedDays],
    [heldPayOut],
  ],
  "agreement.article4Text": [
    [code("packages/reference-api/src/review/pay-out.ts#payOut"), civilCode("第555条")],
  ],
  "agreement.article5Text": [
    [notice, civilCode("第467条第1項")],
    [notice, civilCode("第467条")],
    [notice, civilCode("第99条")],
  ],
  "agreement.article6Text": [
    [noOtherCharge, civilCode("第648条第1項")],
    [consent, setting("returnAccount")],
  ],
  "agreement.article7Text": [
    [setting("promises.handOver"), setting("returnAccount"), movedDay],
    [bookings, inParts],
    [closedDays, movedDay],
    [code("packages/reference-api/src/review/pay-out.ts#payOut"), movedDay],
    [setting("promises.closedDay"), closedDays],
    [reports, movedDay],
    [delay],
    [code("packages/domain/src/hand-over/reference.ts#handOverReference")],
    [code("packages/brand/src/copy/sct.ts#row8Text")],
  ],
  "agreement.article8Text": [
    [asked, consent],
    [soldTwice, consent],
    [consent],
    [code("packages/reference-api/src/desk/open-document.ts#openDocument"), consent],
  ],
  "agreement.article9Text": noRecourse,
  "agreement.article10Text": [[soldTwice, consent]],
  "agreement.article11Text": [[reports]],
  "agreement.article12Text": [[consent, civilCode("第420条")]],
  "agreement.article13Text": [
    [civilCode("第541条")],
    [endedSale],
    [endedSale],
    [code("packages/brand/src/copy/agreement.ts#article9Text"), civilCode("第545条第4項")],
  ],
  "agreement.article17Text": [stampDuty, stampDuty],
  "explanation.lead": [[code("packages/reference-api/src/entries/terms.ts#offerTexts")]],
  "explanation.row1Text": [
    [consent, sale],
    [consent, sale],
  ],
  "explanation.registration": [
    [registration("第4条")],
    [registration("第11条")],
    [code("packages/brand/src/copy/agreement.ts#registrationCost")],
  ],
  "explanation.noRegistration": [
    [code("packages/brand/src/text/explanation.ts#noRegistration"), registration("第4条")],
  ],
  "explanation.row2Text": [[oneCharge]],
  "explanation.row3Text": [[explained], [price], [code("packages/brand/src/copy/agreement.ts#article7Text")]],
  "explanation.row4Text": [
    [setting("promises.payOut"), payOutBy],
    [setting("promises.dayEnds"), countedDays],
    [heldPayOut],
    [endedSale],
    [endedSale],
  ],
  "explanation.row5Text": noRecourse,
  "explanation.row6Text": [
    [code("packages/brand/src/copy/agreement.ts#article6Text")],
    [setting("promises.handOver"), setting("returnAccount"), movedDay],
    [bookings, inParts],
    [closedDays, movedDay],
    [setting("promises.closedDay"), movedDay],
  ],
  "explanation.row7Text": [
    [code("packages/brand/src/copy/agreement.ts#article5Text")],
    [notice],
    [code("packages/brand/src/copy/agreement.ts#article5Text")],
    [code("packages/brand/src/copy/agreement.ts#article5Text")],
  ],
  "explanation.row8Text": [[reports], [movedDay], [delay]],
  "explanation.row9Text": [[code("packages/domain/src/moves/moves.ts#cancel")], [noRecall]],
  "explanation.row10Text": [stampDuty, stampDuty],
  "explanation.row11Text": [[setting("promises.complaint")], [setting("promises.dayEnds"), countedDays]],
  "handOver.due": [[handedOver, movedDay]],
  "handOver.dueWithoutReference": [[handedOver, movedDay]],
  "handOver.sameDay": [[code("packages/reference-api/src/database/migrations/0081_hand_over.sql#reference")]],
  "handOver.howTo": [[foundByReference], [foundByReference]],
  "terms.article1Text": [[consent, shownTerms]],
  "terms.article2Text": [[consent, sale]],
  "terms.article6Text": [[consent, shownTerms], [code("packages/domain/src/moves/moves.ts#cancel")]],
  "terms.article11Text": [[code("packages/reference-api/src/accounts/leave.ts#leaveRoute")]],
  "terms.article7Text": [[price, shownTerms], [oneCharge, shownTerms], [noConsumptionTax]],
  "terms.article8Text": [[asked, consent]],
  "sct.row4Text": [[setting("legal.hours")]],
  "sct.row7Text": [
    [setting("limits.feeRatioMin"), setting("limits.feeRatioMax"), price],
    [price],
    [shownTerms],
    [noConsumptionTax],
  ],
  "sct.row8Text": [[setting("limits.bankCharge"), oneCharge]],
  "sct.row9Text": [
    [noOtherCharge, oneCharge],
    [noOtherCharge],
    [code("packages/brand/src/copy/agreement.ts#article7Text")],
  ],
  "sct.row10Text": [
    [setting("promises.payOut"), payOutBy],
    [setting("promises.dayEnds"), countedDays],
    [heldPayOut],
    [endedSale],
  ],
  "sct.row11Text": [[code("packages/domain/src/moves/moves.ts#cancel")], [noRecall]],
  "sct.row12Text": [
    [
      setting("limits.purchaseAmountMin"),
      setting("limits.purchaseAmountMax"),
      code("packages/domain/src/entry/desired-amount.ts#amountOutOfRange"),
      code("packages/domain/src/price/bought-amount.ts#isAboveLimit"),
    ],
  ],
  "privacy.article4Text": [[code("packages/brand/src/text/agreement.ts#noticeOrRegistration")]],
  "privacy.article6Text": [
    [
      code("packages/reference-api/src/database/migrations/0066_kept_for_good.sql#keep_identity_handed_in"),
      code("packages/reference-api/src/tuned-sql/documents-due.ts#hasNoContractSince"),
    ],
  ],
  "privacy.article7Text": [
    [code("packages/reference-api/src/files/erase-documents.ts#eraseDocuments")],
    [
      code("packages/reference-api/src/accounts/leave.ts#leaveRoute"),
      code("packages/reference-api/src/tuned-sql/documents-due.ts#documentsOfClosedAccounts"),
    ],
    [code("packages/reference-api/src/files/erase-documents.ts#eraseWhoLeft")],
  ],
};
