import { law, type ProofReference, type Proofs, sentence, setting } from "./proof.ts";

/** The version of 平成29年法律第44号 and 第45号. */
const civilCode = (articles: string) => law(`民法 ${articles}`, "2020-04-01");
const registration = (article: string) => law(`動産・債権譲渡特例法 ${article}`, "2020-04-01");

const noConsumptionTax = law("消費税法 第6条第1項・別表第二 第2号", "2023-10-01");
const stampDuty = [
  law("印紙税法 第2条・別表第一 第15号", "2014-04-01"),
  law("印紙税法基本通達 第44条", "1977-04-07"),
];
const sale = civilCode("第555条");

/** The seller owes nothing if the payer does not pay, with a closed list of exceptions; contract and explanation share the order. */
const noRecourse: readonly (readonly ProofReference[])[] = [
  ["delay", "insolventPayer"],
  ["delay", "consent"],
  ["delay", "consent"],
  ["fixedDebt", "consent"],
  ["fixedDebt", "consent"],
  ["delay", "bookings"],
  ["delay"],
  ["claimPastDueDate", "consent"],
  ["claimPastDueDate", "consent"],
  ["consent"],
  ["consent"],
];

/**
 * Proofs that the contract, the explanation before it and the legal pages are true: for each text one list per sentence,
 * with names of `tests`, settings, laws and other sentences.
 */
export const moneyProofs: Proofs = {
  "agreement.registrationCost": [["noticeAndCost", registration("第4条")]],
  "agreement.consent": [["consent", "signatureRecord"]],
  "agreement.article1Text": [
    ["consent", sale],
    ["consent", sale],
    ["payerTermsInContract", "transferBan", civilCode("第466条第2項")],
    ["transferBan", civilCode("第466条第2項・第3項、第466条の2")],
  ],
  "agreement.article2Text": [
    ["price", "singleTransferCharge"],
    ["soldAmount", "payerDeductions"],
    [noConsumptionTax],
  ],
  "agreement.article3Text": [
    [setting("promises.payOut"), "payOutDeadline", "storedPayOutDay", "accountLock"],
    [setting("promises.dayEnds"), "bankDayCount", "payOutDeadline"],
    ["payOutOnHold"],
  ],
  "agreement.article4Text": [["payerPaidEarly", civilCode("第555条")]],
  "agreement.article5Text": [
    ["noticeAndCost", "mailsToApplicantsOnly", civilCode("第467条第1項")],
    ["noticeAndCost", civilCode("第467条")],
    ["noticeAndCost", civilCode("第99条")],
  ],
  "agreement.article6Text": [["noOtherCharge", civilCode("第648条第1項")], ["consent"]],
  "agreement.article7Text": [
    [setting("promises.handOver"), "lastHandOverDay", "partialReceipt", "accountInContract"],
    ["partialReceipt", "bookings", "partialHandOver"],
    ["lastHandOverDay"],
    ["payerPaidEarly", "lastHandOverDay"],
    [setting("promises.closedDay"), "closedDays"],
    ["reports", "lastHandOverDay"],
    ["delay"],
    ["lookupByReference", "referenceCheckDigit"],
    [sentence("sct.row8Text")],
  ],
  "agreement.article8Text": [
    ["fixedDebt", "consent"],
    ["duplicateSale", "consent"],
    ["consent"],
    ["documentsOpenedByDesk", "consent"],
  ],
  "agreement.article9Text": noRecourse,
  "agreement.article10Text": [["duplicateSale", "consent"]],
  "agreement.article11Text": [["reports", "insolventPayer"]],
  "agreement.article12Text": [["lateDamages", civilCode("第420条")]],
  "agreement.article13Text": [
    [civilCode("第541条")],
    ["saleEndedBeforePayOut", "saleEndedByEarlyPayment"],
    ["saleEndedBeforePayOut", "saleEndedByEarlyPayment"],
    [sentence("agreement.article9Text"), civilCode("第545条第4項")],
  ],
  "agreement.article17Text": [stampDuty, stampDuty],
  "explanation.row1Text": [
    ["consent", sale],
    ["consent", sale],
  ],
  "explanation.registration": [
    [registration("第4条")],
    [registration("第11条")],
    [sentence("agreement.registrationCost")],
  ],
  "explanation.noRegistration": [["noticeAndCost", registration("第4条")]],
  "explanation.row2Text": [["singleTransferCharge"]],
  "explanation.row3Text": [["explanationFigures"], ["price"], [sentence("agreement.article7Text")]],
  "explanation.row4Text": [
    [setting("promises.payOut"), "payOutDeadline", "storedPayOutDay", "accountLock"],
    [setting("promises.dayEnds"), "bankDayCount", "payOutDeadline"],
    ["payOutOnHold"],
    ["saleEndedBeforePayOut", "saleEndedByEarlyPayment"],
    ["saleEndedBeforePayOut", "saleEndedByEarlyPayment"],
  ],
  "explanation.row5Text": noRecourse,
  "explanation.row6Text": [
    [sentence("agreement.article6Text")],
    [setting("promises.handOver"), "lastHandOverDay", "partialReceipt", "accountInContract"],
    ["partialReceipt", "bookings", "partialHandOver"],
    ["lastHandOverDay"],
    ["closedDays"],
  ],
  "explanation.row7Text": [
    [sentence("agreement.article5Text")],
    ["noticeAndCost"],
    [sentence("agreement.article5Text")],
    [sentence("agreement.article5Text")],
  ],
  "explanation.row8Text": [["reports"], ["reports", "lastHandOverDay"], ["lateDamages"]],
  "explanation.row9Text": [["withdrawal"], ["withdrawal"]],
  "explanation.row10Text": [stampDuty, stampDuty],
  "explanation.row11Text": [
    [setting("promises.complaint"), "complaint"],
    [setting("promises.dayEnds"), "bankDayCount"],
  ],
  "handOver.due": [["handOverWording", "sellerViewOfHandOver", "lastHandOverDay"]],
  "handOver.dueWithoutReference": [["handOverWording", "sellerViewOfHandOver", "lastHandOverDay"]],
  "handOver.dueUnknown": [["unknownReceiptDay"]],
  "handOver.sameDay": [["handOverWording", "uniqueReference"]],
  "handOver.howTo": [["handOverWording", "lookupByReference"]],
  "handOver.howToWithoutName": [["handOverWording", "lookupByReference"]],
  "terms.article1Text": [["consent", "changedTermsRefused"]],
  "terms.article2Text": [["consent", sale]],
  "terms.article6Text": [["consent", "changedTermsRefused"], ["withdrawal"]],
  "terms.article11Text": [["leaveConditions", "accountErasure"]],
  "terms.article7Text": [
    ["price", "changedTermsRefused"],
    ["noOtherCharge", "singleTransferCharge"],
    [noConsumptionTax],
  ],
  "terms.article8Text": [["fixedDebt", "consent"]],
  "privacy.article11Text": [[setting("legal.hours")]],
  "sct.row4Text": [[setting("legal.hours")]],
  "sct.row7Text": [
    [setting("limits.feeRatioMin"), setting("limits.feeRatioMax"), "feeLimits"],
    ["soldAmount"],
    ["changedTermsRefused", "figuresBeforeConsent"],
    ["price"],
    [noConsumptionTax],
  ],
  "sct.row8Text": [[setting("limits.bankCharge"), "noOtherCharge", "singleTransferCharge", "lateDamages"]],
  "sct.row9Text": [
    ["noOtherCharge", "singleTransferCharge"],
    ["noOtherCharge"],
    [sentence("agreement.article7Text")],
    ["lateDamagesNotice"],
  ],
  "sct.row10Text": [
    [setting("promises.payOut"), "payOutDeadline", "storedPayOutDay", "accountLock"],
    [setting("promises.dayEnds"), "bankDayCount", "payOutDeadline"],
    ["payOutOnHold"],
    ["saleEndedBeforePayOut", "saleEndedByEarlyPayment"],
  ],
  "sct.row11Text": [["withdrawal"], ["withdrawal"]],
  "sct.row12Text": [
    [
      setting("limits.purchaseAmountMin"),
      setting("limits.purchaseAmountMax"),
      "applicationAmountLimits",
      "purchaseAmountLimit",
    ],
  ],
  "privacy.article4Text": [["noticeAndCost"]],
  "privacy.article6Text": [["identityRetention"], ["sevenYearRetention"]],
  "privacy.article7Text": [
    ["contractRetention", "contractPaperRetention"],
    ["oneYearRetention"],
    ["retentionFromLatestPaper", "sharedPaperRetention", "draftRetention", "retentionWhileOpen"],
    ["retentionWithAccount", "identityRetention"],
    ["accountErasure", "entryErasure"],
    ["nameRetention"],
    ["identityErasure"],
    ["backupContents"],
  ],
};
