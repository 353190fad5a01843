import fc from "fast-check";
import { expect, test } from "vitest";
import { isBankDay } from "../bank-day/bank-day.ts";
import { addDays, type CalendarDate } from "../calendar/calendar-date.ts";
import { ClaimStatus } from "../claim/claim-status.ts";
import {
  dayToAskAgain,
  delayBlockersOf,
  type HandOverFacts,
  handOverState,
  isDelayOver,
  lastDayOf,
  lastDayOfLaterReceipt,
  lastDayOfReceipt,
  lastDayOfRest,
  leftToHandOver,
  nextReminder,
  pendingForLater,
  pendingReceiptsOf,
  receivedOf,
  uncollectableBlockersOf,
  unpaidByPayer,
} from "./hand-over-state.ts";
import { reportIssues, type TypedReport } from "./report.ts";

const claim: HandOverFacts = {
  status: ClaimStatus.transferred,
  paidOn: "2026-11-20",
  dueOn: "2026-12-03",
  paymentDate: "2026-11-30",
  scheduled: 1_000_000,
  handedOver: 0,
  received: 0,
  receivedOn: null,
  pendingReceipts: [],
  expectedOn: null,
  askAgainOn: null,
  lastReport: null,
  isPayerInsolvent: false,
  isUncollectable: false,
};
const first = { kind: "received", amount: 300, on: "2026-12-03" } as const;
const second = { kind: "received", amount: 200, on: "2026-12-09" } as const;
const receiptOf = ({ on, amount }: typeof first | typeof second) => ({ on, amount });
const askedAgainOn = (askAgainOn: CalendarDate): Partial<HandOverFacts> => ({
  lastReport: "notYet",
  dueOn: null,
  askAgainOn,
});
const dayBefore: CalendarDate = "2026-12-02";
const lastDay: CalendarDate = "2026-12-03";
const dayAfter: CalendarDate = "2026-12-04";

test.each<[string, Partial<HandOverFacts>, CalendarDate, string]>([
  ["before the last day", {}, dayBefore, "notDue"],
  ["on the last day without a booking", {}, lastDay, "awaitingReport"],
  ["after the last day without an answer", {}, dayAfter, "awaitingReport"],
  ["the payer is late, and the new date is in the future", { lastReport: "notYet" }, dayBefore, "payerLate"],
  ["the payer is late, and the new date has come", { lastReport: "notYet" }, lastDay, "awaitingReport"],
  ["the payer is late without a known date", askedAgainOn("2026-12-09"), dayAfter, "payerLate"],
  ["payer late, and the day to ask again has come", askedAgainOn("2026-12-04"), dayAfter, "awaitingReport"],
  [
    "the seller has received the money",
    { received: 1_000_000, lastReport: "received" },
    dayBefore,
    "received",
  ],
  ["half is received and handed over", { received: 500_000, handedOver: 500_000 }, dayBefore, "notDue"],
  ["half handed over, last day over", { received: 500_000, handedOver: 500_000 }, dayAfter, "awaitingReport"],
  ["the payer is insolvent", { isPayerInsolvent: true }, dayAfter, "payerInsolvent"],
  ["the desk has ended the claim as uncollectable", { isUncollectable: true }, dayAfter, "uncollectable"],
  ["payer insolvent after a part payment", { isPayerInsolvent: true, received: 1 }, dayAfter, "received"],
  ["the desk has set a delay", { status: ClaimStatus.delay }, dayAfter, "delay"],
  ["all is handed over", { status: ClaimStatus.returned }, dayAfter, "handedOver"],
  [
    "settled, while an insolvent payer may still pay a part",
    { status: ClaimStatus.returned, isPayerInsolvent: true, received: 300_000, handedOver: 300_000 },
    dayAfter,
    "settled",
  ],
  ["the payer has paid before the pay-out", { paidOn: null, received: 1_000_000 }, dayBefore, "notDue"],
  ["the last day is over before the pay-out", { paidOn: null }, dayAfter, "notDue"],
  ["the payer is late before the pay-out", { paidOn: null, lastReport: "notYet" }, dayAfter, "payerLate"],
  [
    "an insolvent payer has paid everything after all",
    { status: ClaimStatus.returned, isPayerInsolvent: true, received: 1_000_000, handedOver: 1_000_000 },
    dayAfter,
    "handedOver",
  ],
])("B12 the state of a sold claim, %s", (_, facts, today, state) => {
  expect(handOverState({ ...claim, ...facts }, today)).toBe(state);
});

test.each<[string, Partial<HandOverFacts>, number]>([
  ["no receipt and no booking", {}, 1_000_000],
  ["a part is booked", { received: 300_000, handedOver: 300_000 }, 700_000],
  ["a part is received: only that part", { received: 300_000 }, 300_000],
  ["a part is received, and some of it is booked", { received: 300_000, handedOver: 100_000 }, 200_000],
  ["everything is received, and a part is booked", { received: 1_000_000, handedOver: 300_000 }, 700_000],
  ["insolvent payer, no receipt: nothing", { isPayerInsolvent: true }, 0],
  ["insolvent payer, a receipt before: that receipt", { isPayerInsolvent: true, received: 300_000 }, 300_000],
  ["uncollectable, no receipt: nothing", { isUncollectable: true }, 0],
  ["uncollectable, a late receipt: that receipt", { isUncollectable: true, received: 300_000 }, 300_000],
  [
    "insolvent payer, receipt handed over: nothing",
    { isPayerInsolvent: true, received: 300_000, handedOver: 300_000 },
    0,
  ],
])("B12 the amount left to hand over: %s", (_, facts, left) => {
  expect(leftToHandOver({ ...claim, ...facts })).toBe(left);
});

/** Days on which the seller was asked for a report. */
const questionDays = { none: [], one: ["2026-12-03"], two: ["2026-12-03", "2026-12-08"] } as const;

test.each<[string, Partial<HandOverFacts>, keyof typeof questionDays, CalendarDate, string[]]>([
  ["the last day is not over", {}, "none", lastDay, ["notDue"]],
  ["the seller was not asked", {}, "none", dayAfter, ["notAskedTwice"]],
  ["asked once", {}, "one", "2026-12-25", ["notAskedTwice"]],
  ["asked twice, and the time to answer is not over", {}, "two", "2026-12-11", ["notAskedTwice"]],
  ["asked twice without an answer", {}, "two", "2026-12-14", []],
  ["money received, and the last day is over", { received: 1_000_000 }, "none", dayAfter, []],
  ["money received, and the last day is not over", { received: 1_000_000 }, "none", dayBefore, ["notDue"]],
  ["the payer is late", { lastReport: "notYet", dueOn: "2027-01-08" }, "two", "2026-12-14", ["payerLate"]],
  ["the payer is late without a known date", askedAgainOn("2026-12-15"), "two", "2026-12-14", ["payerLate"]],
  ["date unknown, then asked twice without an answer", askedAgainOn("2026-12-03"), "two", "2026-12-14", []],
  ["date unknown, then asked once", askedAgainOn("2026-12-03"), "one", "2026-12-14", ["notAskedTwice"]],
  ["the payer is insolvent", { isPayerInsolvent: true }, "two", "2026-12-14", ["payerInsolvent"]],
  ["the money is handed over", { status: ClaimStatus.returned }, "two", "2026-12-14", ["claimNotInState"]],
])("B12 a delay requires money that the seller withholds: %s", (_, facts, questions, today, blockers) => {
  expect(delayBlockersOf({ ...claim, ...facts }, questionDays[questions], { today, handOver: 3 })).toEqual(
    blockers,
  );
});

test.each<[string, keyof typeof questionDays, CalendarDate, string]>([
  ["the seller was not asked for months", "none", "2027-04-30", "ask"],
  ["asked once, and the time to answer is not over", "one", "2026-12-07", "wait"],
  ["asked once without an answer", "one", "2026-12-08", "ask"],
  ["asked twice, and the time to answer is not over", "two", "2026-12-11", "wait"],
  ["asked twice without an answer", "two", "2026-12-14", "unanswered"],
])("B12 the next reminder: %s", (_, questions, today, next) => {
  expect(nextReminder(questionDays[questions], { today, handOver: 3 })).toBe(next);
});

/** Money is due three bank days after its receipt; on a closed day it counts as received on the next bank day. */
const days = { closedDay: "next", handOver: 3 } as const;

test.each<[string, Partial<HandOverFacts>, string | null]>([
  ["nothing is reported: the agreed day", {}, "2026-12-03"],
  ["a part is booked without a report: the agreed day", { received: 1, handedOver: 1 }, "2026-12-03"],
  [
    "the money is received",
    { received: 1_000_000, pendingReceipts: [{ on: "2026-12-03", amount: 1_000_000 }] },
    "2026-12-08",
  ],
  [
    "the money is received on a closed day",
    { received: 1_000_000, pendingReceipts: [{ on: "2026-12-05", amount: 1_000_000 }] },
    "2026-12-10",
  ],
  ["the payer is late", { expectedOn: "2026-12-28" }, "2027-01-04"],
  [
    "a part is received, and the rest is expected later",
    { received: 1, pendingReceipts: [{ on: "2026-12-03", amount: 1 }], expectedOn: "2026-12-28" },
    "2026-12-08",
  ],
  [
    "two parts are received: the day of the first",
    {
      received: 300_001,
      receivedOn: "2026-12-09",
      pendingReceipts: [
        { on: "2026-12-03", amount: 300_000 },
        { on: "2026-12-09", amount: 1 },
      ],
    },
    "2026-12-08",
  ],
  ["the payer is late without a known date", { lastReport: "notYet", askAgainOn: "2026-12-09" }, null],
  [
    "a part is received, and the date of the rest is unknown",
    {
      ...askedAgainOn("2026-12-09"),
      received: 1,
      receivedOn: "2026-12-03",
      pendingReceipts: [{ on: "2026-12-03", amount: 1 }],
    },
    "2026-12-08",
  ],
  [
    "a part is handed over, and the rest is expected later",
    { received: 1, handedOver: 1, receivedOn: "2026-12-03", expectedOn: "2026-12-28" },
    "2027-01-04",
  ],
  [
    "a part came early and is handed over: the day of the payment date",
    { received: 1, handedOver: 1, receivedOn: "2026-11-20" },
    "2026-12-03",
  ],
  [
    "a part came after the payment date and is handed over: no earlier day",
    { received: 1, handedOver: 1, receivedOn: "2026-12-03" },
    "2026-12-08",
  ],
  [
    "the money is received before the pay-out",
    {
      paidOn: null,
      received: 1,
      receivedOn: "2026-11-20",
      pendingReceipts: [{ on: "2026-11-20", amount: 1 }],
    },
    "2026-12-03",
  ],
  ["the payer is insolvent", { isPayerInsolvent: true, expectedOn: "2026-12-28" }, "2026-12-03"],
])("B12 the last day to hand over: %s", (_, facts, day) => {
  expect(lastDayOf({ ...claim, ...facts }, days)).toBe(day);
});

test("B12 every last day is a bank day, and a late payer never shortens it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 340 }), (ahead) => {
      const expectedOn = addDays("2026-12-01", ahead);
      const day = lastDayOf({ ...claim, expectedOn }, days);
      return day !== null && isBankDay(day) && day > expectedOn;
    }),
  );
});

test.each<[string, Parameters<typeof receivedOf>[0], number]>([
  ["no report and no booking", [], 0],
  [
    "two receipts",
    [
      { kind: "received", amount: 300 },
      { kind: "received", amount: 200 },
    ],
    500,
  ],
  ["handed over without a report", [{ kind: "handedOver", amount: 300 }], 300],
  [
    "reported, then handed over",
    [
      { kind: "received", amount: 300 },
      { kind: "handedOver", amount: 300 },
    ],
    300,
  ],
  [
    "handed over, then the rest reported",
    [
      { kind: "handedOver", amount: 300 },
      { kind: "received", amount: 700 },
    ],
    1000,
  ],
  [
    "no more than the expected transfer",
    [
      { kind: "handedOver", amount: 300 },
      { kind: "received", amount: 1000 },
    ],
    1000,
  ],
])("B12 the amount that the seller has received: %s", (_, events, received) => {
  expect(receivedOf(events, 1000)).toBe(received);
});

test.each<[string, Parameters<typeof pendingReceiptsOf>[0], ReturnType<typeof pendingReceiptsOf>]>([
  ["no report and no booking", [], []],
  ["the oldest first, in any order", [second, first], [receiptOf(first), receiptOf(second)]],
  [
    "the oldest is handed over first",
    [first, second, { kind: "handedOver", amount: 350 }],
    [{ on: second.on, amount: 150 }],
  ],
  [
    "a part of the oldest is handed over",
    [second, first, { kind: "handedOver", amount: 100 }],
    [{ on: first.on, amount: 200 }, receiptOf(second)],
  ],
  ["more is handed over than reported", [first, { kind: "handedOver", amount: 500 }], []],
  [
    "a receipt reported after a booking is an additional one",
    [{ kind: "handedOver", amount: 500 }, second],
    [receiptOf(second)],
  ],
])("B12 the amount that the seller withholds: %s", (_, events, receipts) => {
  expect(pendingReceiptsOf(events)).toEqual(receipts);
});

test("B12 the first of two withheld receipts is due first, and their sum stays the same", () => {
  const facts = { ...claim, received: 500, pendingReceipts: [receiptOf(first), receiptOf(second)] };
  expect(leftToHandOver(facts)).toBe(300);
  expect(pendingForLater(facts)).toBe(200);
  expect(
    leftToHandOver({ ...facts, pendingReceipts: [receiptOf(first), { ...receiptOf(second), on: first.on }] }),
  ).toBe(500);
  expect(lastDayOfLaterReceipt(facts, { handOver: 3 })).toBe("2026-12-14");
  expect(
    lastDayOfLaterReceipt({ ...facts, pendingReceipts: [receiptOf(first)] }, { handOver: 3 }),
  ).toBeNull();
});

test("B12 money received before the pay-out is due some bank days after the pay-out, later money after its receipt", () => {
  const terms = { paidOn: "2026-11-20", handOver: 3 } as const;
  expect(lastDayOfReceipt("2026-11-10", terms)).toBe(lastDayOfReceipt("2026-11-20", terms));
  expect(lastDayOfReceipt("2026-12-03", terms)).toBe("2026-12-08");
});

test("B12 the rest of a partial payment is due by the payment date, or by a reported one", () => {
  const facts = {
    ...claim,
    received: 300,
    receivedOn: "2026-11-20",
    pendingReceipts: [{ on: "2026-11-20", amount: 300 }],
  } as const;
  expect(lastDayOfRest(facts, days)).toBe("2026-12-03");
  expect(lastDayOfRest({ ...facts, expectedOn: "2026-12-25" }, days)).toBe("2026-12-30");
  expect(lastDayOfRest({ ...facts, askAgainOn: "2026-12-09" }, days)).toBeNull();
  expect(lastDayOfRest({ ...facts, received: facts.scheduled }, days)).toBeNull();
});

const amount = fc.integer({ min: 1, max: 400_000 });

test("B12 the amounts due and expected never exceed the outstanding amount", () => {
  const on = fc.constantFrom<CalendarDate>("2026-12-03", "2026-12-04", "2026-12-09");
  const endedStates = fc.record({ isPayerInsolvent: fc.boolean(), isUncollectable: fc.boolean() });
  const event = fc.record({ kind: fc.constantFrom("received" as const, "handedOver" as const), amount, on });
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 6 }),
      endedStates,
      (events, { isPayerInsolvent, isUncollectable }) => {
        const handedOver = Math.min(
          claim.scheduled,
          events.reduce((sum, { kind, amount }) => sum + (kind === "handedOver" ? amount : 0), 0),
        );
        const facts = {
          ...claim,
          isPayerInsolvent,
          isUncollectable,
          handedOver,
          received: receivedOf(events, claim.scheduled),
          pendingReceipts: pendingReceiptsOf(events),
        };
        expect(leftToHandOver(facts)).toBeGreaterThanOrEqual(0);
        const due = leftToHandOver(facts) + pendingForLater(facts);
        if (due > 0 && facts.received > handedOver)
          expect(due + unpaidByPayer(facts)).toBe(claim.scheduled - handedOver);
        else expect(due).toBe(isPayerInsolvent || isUncollectable ? 0 : claim.scheduled - handedOver);
      },
    ),
    { numRuns: 10_000 },
  );
});

test.each<[string, Partial<HandOverFacts>, boolean]>([
  ["the payer is late", { lastReport: "notYet" }, true],
  ["the payer is insolvent", { lastReport: "payerInsolvent", isPayerInsolvent: true }, true],
  [
    "all received money is handed over",
    { lastReport: "received", received: 300_000, handedOver: 300_000 },
    true,
  ],
  [
    "a part of the received money is withheld",
    { lastReport: "received", received: 300_000, handedOver: 1 },
    false,
  ],
  ["the seller has not answered", { received: 1, handedOver: 1 }, false],
])("B12 a delay is over when the seller withholds nothing: %s", (_, facts, isOver) => {
  expect(isDelayOver({ ...claim, status: ClaimStatus.delay, ...facts })).toBe(isOver);
});

test.each<[TypedReport, string[]]>([
  [{ kind: "received", amount: "700000", on: dayAfter }, []],
  [{ kind: "received", amount: "700001", on: dayAfter }, ["amount moreThanLeft"]],
  [{ kind: "received", amount: "0", on: "2026-12-05" }, ["amount amount", "on futureDate"]],
  [{ kind: "received", amount: "1.5", on: dayAfter }, ["amount amount"]],
  [{ kind: "received", amount: "", on: "" }, ["amount required", "on required"]],
  [{ kind: "notYet", expected_on: dayAfter }, ["expected_on pastDate"]],
  [{ kind: "notYet", expected_on: "2026-12-05" }, []],
  [{ kind: "notYet", expected_on: "2050-12-01" }, ["expected_on expectedDateTooFar"]],
  [{ kind: "notYet" }, ["expected_on required"]],
  [{ kind: "notYet", is_day_unknown: true }, []],
  [{ kind: "payerInsolvent", insolvency: "dishonour" }, []],
  [{ kind: "payerInsolvent", insolvency: "forgotten" }, ["insolvency choice"]],
  [{ kind: "" }, ["kind choice"]],
])("B12 the issues of a report: %o", (report, expected) => {
  const issues = reportIssues(report, { left: 700_000, today: dayAfter });
  expect(issues.map(({ path, code }) => `${path.join(".")} ${code}`)).toEqual(expected);
});

test.each<[string, Partial<HandOverFacts>, string[]]>([
  ["the payment date is over and nothing is received", {}, []],
  ["all received money is handed over", { received: 300_000, handedOver: 300_000 }, []],
  ["some money is withheld", { received: 300_000, handedOver: 299_999 }, ["withheld"]],
  ["the payment date is not over", { paymentDate: dayAfter }, ["payerNotDue"]],
  ["the payer pays later", { expectedOn: dayAfter, lastReport: "notYet" }, ["payerNotDue"]],
  ["the payment date is unknown", { paymentDate: null }, ["payerNotDue"]],
  ["the payer is insolvent", { isPayerInsolvent: true }, ["settleInstead"]],
  ["the claim is ended already", { status: ClaimStatus.returned }, ["claimNotInState"]],
  ["a delay after two questions, and nothing is received", { status: ClaimStatus.delay }, []],
  ["a delay, and the seller withholds money", { status: ClaimStatus.delay, received: 1 }, ["withheld"]],
  ["the price is not paid out", { status: ClaimStatus.contracted }, ["claimNotInState"]],
])("B12 the desk may end a claim whose payer never pays: %s", (_, facts, blockers) => {
  expect(uncollectableBlockersOf({ ...claim, ...facts }, dayAfter)).toEqual(blockers);
});

test.each([
  { dueOn: "2026-12-03", today: "2026-12-04", day: "2026-12-09" },
  { dueOn: "2026-12-03", today: "2026-12-03", day: "2026-12-08" },
  { dueOn: "2026-12-28", today: "2026-12-03", day: "2026-12-28" },
  { dueOn: null, today: "2026-12-09", day: "2026-12-14" },
] as const)(
  "B12 a seller who does not know the payer's date is asked again on $day",
  ({ dueOn, today, day }) => {
    expect(dayToAskAgain({ dueOn }, { today, handOver: 3 })).toBe(day);
  },
);
