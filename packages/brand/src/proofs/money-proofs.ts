import { law, type Proofs, sentence, setting, type WrittenProof } from "./proof.ts";

/** The version of 平成29年法律第44号 and 第45号. */
const civilCode = (articles: string) => law(`民法 ${articles}`, "2020-04-01");
const registration = (article: string) => law(`動産・債権譲渡特例法 ${article}`, "2020-04-01");

const noConsumptionTax = law("消費税法 第6条第1項・別表第二 第2号", "2023-10-01");
const stampDuty = [
  law("印紙税法 第2条・別表第一 第15号", "2014-04-01"),
  law("印紙税法基本通達 第44条", "1977-04-07"),
];
const sale = civilCode("第555条");

/** That nothing is claimed back, and the closed list of exceptions: the explanation says it in the order of the contract. */
const noRecourse: readonly (readonly WrittenProof[])[] = [
  ["delay", "settled"],
  ["delay", "consent"],
  ["delay", "consent"],
  ["asked", "consent"],
  ["asked", "consent"],
  ["delay", "bookings"],
  ["delay"],
  ["fallenDue", "consent"],
  ["fallenDue", "consent"],
  ["consent"],
  ["consent"],
];

/** Proofs that the contract, the explanation before it and the legal pages are true. */
export const moneyProofs: Proofs = {
  "agreement.registrationCost": [["noticeAndCost", registration("第4条")]],
  "agreement.consent": [["consent", "signedFrom"]],
  "agreement.article1Text": [
    ["consent", sale],
    ["consent", sale],
    ["forbidsNoted", "forbidsTransfer", civilCode("第466条第2項")],
    ["forbidsTransfer", civilCode("第466条第2項・第3項、第466条の2")],
  ],
  "agreement.article2Text": [["price", "oneCharge"], ["arrives", "deductions"], [noConsumptionTax]],
  "agreement.article3Text": [
    [setting("promises.payOut"), "payOutBy", "keptPromise", "fixedAccount"],
    [setting("promises.dayEnds"), "countedDays", "payOutBy"],
    ["heldPayOut"],
  ],
  "agreement.article4Text": [["paid", civilCode("第555条")]],
  "agreement.article5Text": [
    ["noticeAndCost", "nobodyElse", civilCode("第467条第1項")],
    ["noticeAndCost", civilCode("第467条")],
    ["noticeAndCost", civilCode("第99条")],
  ],
  "agreement.article6Text": [["noOtherCharge", civilCode("第648条第1項")], ["consent"]],
  "agreement.article7Text": [
    [setting("promises.handOver"), "movedDay", "keptParts", "namedInContract"],
    ["keptParts", "bookings", "inParts"],
    ["movedDay"],
    ["paid", "movedDay"],
    [setting("promises.closedDay"), "closedDays"],
    ["reports", "movedDay"],
    ["delay"],
    ["foundByReference", "reference"],
    [sentence("sct.row8Text")],
  ],
  "agreement.article8Text": [
    ["asked", "consent"],
    ["soldTwice", "consent"],
    ["consent"],
    ["opened", "consent"],
  ],
  "agreement.article9Text": noRecourse,
  "agreement.article10Text": [["soldTwice", "consent"]],
  "agreement.article11Text": [["reports", "settled"]],
  "agreement.article12Text": [["lateCosts", civilCode("第420条")]],
  "agreement.article13Text": [
    [civilCode("第541条")],
    ["endedSale", "endedPaid"],
    ["endedSale", "endedPaid"],
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
  "explanation.row2Text": [["oneCharge"]],
  "explanation.row3Text": [["explained"], ["price"], [sentence("agreement.article7Text")]],
  "explanation.row4Text": [
    [setting("promises.payOut"), "payOutBy", "keptPromise", "fixedAccount"],
    [setting("promises.dayEnds"), "countedDays", "payOutBy"],
    ["heldPayOut"],
    ["endedSale", "endedPaid"],
    ["endedSale", "endedPaid"],
  ],
  "explanation.row5Text": noRecourse,
  "explanation.row6Text": [
    [sentence("agreement.article6Text")],
    [setting("promises.handOver"), "movedDay", "keptParts", "namedInContract"],
    ["keptParts", "bookings", "inParts"],
    ["movedDay"],
    ["closedDays"],
  ],
  "explanation.row7Text": [
    [sentence("agreement.article5Text")],
    ["noticeAndCost"],
    [sentence("agreement.article5Text")],
    [sentence("agreement.article5Text")],
  ],
  "explanation.row8Text": [["reports"], ["reports", "movedDay"], ["lateCosts"]],
  "explanation.row9Text": [["withdrawal"], ["withdrawal"]],
  "explanation.row10Text": [stampDuty, stampDuty],
  "explanation.row11Text": [
    [setting("promises.complaint"), "complaint"],
    [setting("promises.dayEnds"), "countedDays"],
  ],
  "handOver.due": [["dueWords", "handedOver", "movedDay"]],
  "handOver.dueWithoutReference": [["dueWords", "handedOver", "movedDay"]],
  "handOver.dueOpen": [["undated"]],
  "handOver.sameDay": [["dueWords", "oneReference"]],
  "handOver.howTo": [
    ["dueWords", "foundByReference"],
    ["dueWords", "foundByReference"],
  ],
  "terms.article1Text": [["consent", "shownTerms"]],
  "terms.article2Text": [["consent", sale]],
  "terms.article6Text": [["consent", "shownTerms"], ["withdrawal"]],
  "terms.article11Text": [["leaving", "erasedByLeaving"]],
  "terms.article7Text": [["price", "shownTerms"], ["noOtherCharge", "oneCharge"], [noConsumptionTax]],
  "terms.article8Text": [["asked", "consent"]],
  "privacy.article11Text": [[setting("legal.hours")]],
  "sct.row4Text": [[setting("legal.hours")]],
  "sct.row7Text": [
    [setting("limits.feeRatioMin"), setting("limits.feeRatioMax"), "feeWithin"],
    ["arrives"],
    ["shownTerms", "figuresBeforeConsent"],
    ["droppedYen"],
    [noConsumptionTax],
  ],
  "sct.row8Text": [[setting("limits.bankCharge"), "noOtherCharge", "oneCharge", "lateCosts"]],
  "sct.row9Text": [
    ["noOtherCharge", "oneCharge"],
    ["noOtherCharge"],
    [sentence("agreement.article7Text")],
    ["lateCostsTold"],
  ],
  "sct.row10Text": [
    [setting("promises.payOut"), "payOutBy", "keptPromise", "fixedAccount"],
    [setting("promises.dayEnds"), "countedDays", "payOutBy"],
    ["heldPayOut"],
    ["endedSale", "endedPaid"],
  ],
  "sct.row11Text": [["withdrawal"], ["withdrawal"]],
  "sct.row12Text": [
    [
      setting("limits.purchaseAmountMin"),
      setting("limits.purchaseAmountMax"),
      "wantedAmount",
      "boughtAmount",
    ],
  ],
  "privacy.article4Text": [["noticeAndCost"]],
  "privacy.article6Text": [["keptIdentity"], ["keptSevenYears"]],
  "privacy.article7Text": [
    ["keptTenYears", "papersTenYears"],
    ["keptOneYear"],
    ["keptFromTheLatest", "usedTwice", "keptByDraft", "keptUnderWay"],
    ["keptWithTheAccount", "keptIdentity"],
    ["erasedByLeaving", "erasedEntries"],
    ["keptName"],
    ["erasedIdentity"],
    ["keptInBackups"],
  ],
};
