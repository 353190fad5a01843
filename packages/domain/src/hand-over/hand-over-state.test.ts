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
  leftToHandOver,
  nextAsk,
  pendingForLater,
  pendingReceiptsOf,
  receivedOf,
  uncollectableBlockersOf,
  unpaidByPayer,
} from "./hand-over-state.ts";
import { reportIssues, type TypedReport } from "./report.ts";

const sold: HandOverFacts = {
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
  last: null,
  isPayerInsolvent: false,
  isUncollectable: false,
};
const early = { kind: "received", amount: 300, on: "2026-12-03" } as const;
const later = { kind: "received", amount: 200, on: "2026-12-09" } as const;
const receiptOf = ({ on, amount }: typeof early | typeof later) => ({ on, amount });
const openUntil = (askAgainOn: CalendarDate): Partial<HandOverFacts> => ({
  last: "notYet",
  dueOn: null,
  askAgainOn,
});
const before: CalendarDate = "2026-12-02";
const onTheDay: CalendarDate = "2026-12-03";
const after: CalendarDate = "2026-12-04";

test.each<[string, Partial<HandOverFacts>, CalendarDate, string]>([
  ["before its last day", {}, before, "notDue"],
  ["on its last day without a booking", {}, onTheDay, "awaitingReport"],
  ["later without an answer", {}, after, "awaitingReport"],
  ["the payer is late, and the new day lies ahead", { last: "notYet" }, before, "payerLate"],
  ["the new day is there", { last: "notYet" }, onTheDay, "awaitingReport"],
  ["the payer is late until nobody knows when", openUntil("2026-12-09"), after, "payerLate"],
  ["and the day to ask again is there", openUntil("2026-12-04"), after, "awaitingReport"],
  ["the seller has it", { received: 1_000_000, last: "received" }, before, "received"],
  ["half of it has come and is handed over", { received: 500_000, handedOver: 500_000 }, before, "notDue"],
  ["the rest after the day", { received: 500_000, handedOver: 500_000 }, after, "awaitingReport"],
  ["the payer is insolvent", { isPayerInsolvent: true }, after, "payerInsolvent"],
  ["a person has given it up", { isUncollectable: true }, after, "uncollectable"],
  ["insolvent, but a part had come before", { isPayerInsolvent: true, received: 1 }, after, "received"],
  ["the desk calls it a delay", { status: ClaimStatus.delay }, after, "delay"],
  ["all is handed over", { status: ClaimStatus.returned }, after, "handedOver"],
  [
    "ended by a person, and an insolvent payer may still send something",
    { status: ClaimStatus.returned, isPayerInsolvent: true, received: 300_000, handedOver: 300_000 },
    after,
    "settled",
  ],
  ["it has come before the price is paid", { paidOn: null, received: 1_000_000 }, before, "notDue"],
  ["its day is over, and the price is not paid", { paidOn: null }, after, "notDue"],
  ["the payer is late, and the price is not paid", { paidOn: null, last: "notYet" }, after, "payerLate"],
  [
    "all of an insolvent payer's money has come after all",
    { status: ClaimStatus.returned, isPayerInsolvent: true, received: 1_000_000, handedOver: 1_000_000 },
    after,
    "handedOver",
  ],
])("B12 the state of a sold claim, %s", (_, facts, today, state) => {
  expect(handOverState({ ...sold, ...facts }, today)).toBe(state);
});

test.each<[string, Partial<HandOverFacts>, number]>([
  ["nothing yet", {}, 1_000_000],
  ["a part is booked", { received: 300_000, handedOver: 300_000 }, 700_000],
  ["a part has come: that part alone", { received: 300_000 }, 300_000],
  ["and a part of that is booked", { received: 300_000, handedOver: 100_000 }, 200_000],
  ["the rest has come, too", { received: 1_000_000, handedOver: 300_000 }, 700_000],
  ["insolvent payer: nothing that did not come", { isPayerInsolvent: true }, 0],
  ["insolvent payer: what came before stays owed", { isPayerInsolvent: true, received: 300_000 }, 300_000],
  ["nobody will ever pay: nothing that did not come", { isUncollectable: true }, 0],
  ["nobody will ever pay: what came after all", { isUncollectable: true, received: 300_000 }, 300_000],
  ["and is owed once", { isPayerInsolvent: true, received: 300_000, handedOver: 300_000 }, 0],
])("B12 the amount left to hand over: %s", (_, facts, left) => {
  expect(leftToHandOver({ ...sold, ...facts })).toBe(left);
});

const asks = { none: [], one: ["2026-12-03"], two: ["2026-12-03", "2026-12-08"] } as const;

test.each<[string, Partial<HandOverFacts>, keyof typeof asks, CalendarDate, string[]]>([
  ["its last day is not over", {}, "none", onTheDay, ["notDue"]],
  ["nobody was asked", {}, "none", after, ["notAskedTwice"]],
  ["asked once", {}, "one", "2026-12-25", ["notAskedTwice"]],
  ["asked twice, the days to answer run", {}, "two", "2026-12-11", ["notAskedTwice"]],
  ["asked twice in vain", {}, "two", "2026-12-14", []],
  ["the seller has it, and its day is over", { received: 1_000_000 }, "none", after, []],
  ["the seller has it, and its day is not over", { received: 1_000_000 }, "none", before, ["notDue"]],
  ["the payer is late", { last: "notYet", dueOn: "2027-01-08" }, "two", "2026-12-14", ["payerLate"]],
  ["nobody knows how late the payer is", openUntil("2026-12-15"), "two", "2026-12-14", ["payerLate"]],
  ["asked again in vain", openUntil("2026-12-03"), "two", "2026-12-14", []],
  ["asked again once", openUntil("2026-12-03"), "one", "2026-12-14", ["notAskedTwice"]],
  ["the payer is insolvent", { isPayerInsolvent: true }, "two", "2026-12-14", ["payerInsolvent"]],
  ["it is handed over", { status: ClaimStatus.returned }, "two", "2026-12-14", ["notSold"]],
])("B12 a delay requires money that the seller withholds: %s", (_, facts, asked, today, blockers) => {
  expect(delayBlockersOf({ ...sold, ...facts }, asks[asked], { today, handOver: 3 })).toEqual(blockers);
});

test.each<[string, keyof typeof asks, CalendarDate, string]>([
  ["nobody was asked, however late", "none", "2027-04-30", "ask"],
  ["asked once, the days to answer run", "one", "2026-12-07", "wait"],
  ["asked once in vain", "one", "2026-12-08", "ask"],
  ["asked twice, the days to answer run", "two", "2026-12-11", "wait"],
  ["asked twice in vain", "two", "2026-12-14", "lapsed"],
])("B12 the next reminder: %s", (_, asked, today, next) => {
  expect(nextAsk(asks[asked], { today, handOver: 3 })).toBe(next);
});

const days = { closedDay: "next", handOver: 3 } as const;

test.each<[string, Partial<HandOverFacts>, string | null]>([
  ["nothing is known: as agreed", {}, "2026-12-03"],
  ["a part is booked without a report: as agreed", { received: 1, handedOver: 1 }, "2026-12-03"],
  [
    "it has come",
    { received: 1_000_000, pendingReceipts: [{ on: "2026-12-03", amount: 1_000_000 }] },
    "2026-12-08",
  ],
  [
    "it has come on a closed day",
    { received: 1_000_000, pendingReceipts: [{ on: "2026-12-05", amount: 1_000_000 }] },
    "2026-12-10",
  ],
  ["the payer is late", { expectedOn: "2026-12-28" }, "2027-01-04"],
  [
    "a part has come, the rest later",
    { received: 1, pendingReceipts: [{ on: "2026-12-03", amount: 1 }], expectedOn: "2026-12-28" },
    "2026-12-08",
  ],
  [
    "another part has come later: by the day of the first",
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
  ["the payer is late until nobody knows when", { last: "notYet", askAgainOn: "2026-12-09" }, null],
  [
    "a part has come, the rest nobody knows when",
    {
      ...openUntil("2026-12-09"),
      received: 1,
      receivedOn: "2026-12-03",
      pendingReceipts: [{ on: "2026-12-03", amount: 1 }],
    },
    "2026-12-08",
  ],
  [
    "the part is handed over, the rest later",
    { received: 1, handedOver: 1, receivedOn: "2026-12-03", expectedOn: "2026-12-28" },
    "2027-01-04",
  ],
  [
    "a part came early and is handed over: the rest by the payer's date",
    { received: 1, handedOver: 1, receivedOn: "2026-11-20" },
    "2026-12-03",
  ],
  [
    "a part came after the payer's date and is handed over: no earlier than before",
    { received: 1, handedOver: 1, receivedOn: "2026-12-03" },
    "2026-12-08",
  ],
  [
    "it came before the price is paid",
    {
      paidOn: null,
      received: 1,
      receivedOn: "2026-11-20",
      pendingReceipts: [{ on: "2026-11-20", amount: 1 }],
    },
    "2026-12-03",
  ],
  ["the payer is insolvent", { isPayerInsolvent: true, expectedOn: "2026-12-28" }, "2026-12-03"],
])("B12 the last day to hand over when %s", (_, facts, day) => {
  expect(lastDayOf({ ...sold, ...facts }, days)).toBe(day);
});

test("B12 every last day is a bank day, and a late payer never shortens it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 340 }), (ahead) => {
      const expectedOn = addDays("2026-12-01", ahead);
      const day = lastDayOf({ ...sold, expectedOn }, days);
      return day !== null && isBankDay(day) && day > expectedOn;
    }),
  );
});

test.each<[string, Parameters<typeof receivedOf>[0], number]>([
  ["nothing", [], 0],
  [
    "in two parts",
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
    "no more than the payer sends",
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
  ["nothing", [], []],
  ["the oldest first, however it is reported", [later, early], [receiptOf(early), receiptOf(later)]],
  [
    "the oldest is handed over first",
    [early, later, { kind: "handedOver", amount: 350 }],
    [{ on: later.on, amount: 150 }],
  ],
  [
    "a part of the oldest",
    [later, early, { kind: "handedOver", amount: 100 }],
    [{ on: early.on, amount: 200 }, receiptOf(later)],
  ],
  ["more than was reported", [early, { kind: "handedOver", amount: 500 }], []],
  [
    "what is reported after that came beside it",
    [{ kind: "handedOver", amount: 500 }, later],
    [receiptOf(later)],
  ],
])("B12 the amount that the seller withholds: %s", (_, events, receipts) => {
  expect(pendingReceiptsOf(events)).toEqual(receipts);
});

test("B12 of two withheld parts the first is due first, and their sum stays the same", () => {
  const facts = { ...sold, received: 500, pendingReceipts: [receiptOf(early), receiptOf(later)] };
  expect(leftToHandOver(facts)).toBe(300);
  expect(pendingForLater(facts)).toBe(200);
  expect(
    leftToHandOver({ ...facts, pendingReceipts: [receiptOf(early), { ...receiptOf(later), on: early.on }] }),
  ).toBe(500);
  expect(lastDayOfLaterReceipt(facts, { handOver: 3 })).toBe("2026-12-14");
  expect(
    lastDayOfLaterReceipt({ ...facts, pendingReceipts: [receiptOf(early)] }, { handOver: 3 }),
  ).toBeNull();
});

const amount = fc.integer({ min: 1, max: 400_000 });

test("B12 after any reports and bookings, amounts due and expected are never more than is left", () => {
  const on = fc.constantFrom<CalendarDate>("2026-12-03", "2026-12-04", "2026-12-09");
  const givenUp = fc.record({ isPayerInsolvent: fc.boolean(), isUncollectable: fc.boolean() });
  const event = fc.record({ kind: fc.constantFrom("received" as const, "handedOver" as const), amount, on });
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 6 }),
      givenUp,
      (events, { isPayerInsolvent, isUncollectable }) => {
        const handedOver = Math.min(
          sold.scheduled,
          events.reduce((sum, { kind, amount }) => sum + (kind === "handedOver" ? amount : 0), 0),
        );
        const facts = {
          ...sold,
          isPayerInsolvent,
          isUncollectable,
          handedOver,
          received: receivedOf(events, sold.scheduled),
          pendingReceipts: pendingReceiptsOf(events),
        };
        expect(leftToHandOver(facts)).toBeGreaterThanOrEqual(0);
        const due = leftToHandOver(facts) + pendingForLater(facts);
        if (due > 0 && facts.received > handedOver)
          expect(due + unpaidByPayer(facts)).toBe(sold.scheduled - handedOver);
        else expect(due).toBe(isPayerInsolvent || isUncollectable ? 0 : sold.scheduled - handedOver);
      },
    ),
    { numRuns: 10_000 },
  );
});

test.each<[string, Partial<HandOverFacts>, boolean]>([
  ["the payer is late after all", { last: "notYet" }, true],
  ["the payer is insolvent", { last: "payerInsolvent", isPayerInsolvent: true }, true],
  ["what came is handed over", { last: "received", received: 300_000, handedOver: 300_000 }, true],
  ["a part of what came is kept back", { last: "received", received: 300_000, handedOver: 1 }, false],
  ["nobody has answered", { received: 1, handedOver: 1 }, false],
])("B12 a delay is over when the seller withholds nothing: %s", (_, facts, isOver) => {
  expect(isDelayOver({ ...sold, status: ClaimStatus.delay, ...facts })).toBe(isOver);
});

test.each<[TypedReport, string[]]>([
  [{ kind: "received", amount: "700000", on: after }, []],
  [{ kind: "received", amount: "700001", on: after }, ["amount moreThanLeft"]],
  [{ kind: "received", amount: "0", on: "2026-12-05" }, ["amount amount", "on futureDate"]],
  [{ kind: "received", amount: "1.5", on: after }, ["amount amount"]],
  [{ kind: "received", amount: "", on: "" }, ["amount required", "on required"]],
  [{ kind: "notYet", expected_on: after }, ["expected_on pastDate"]],
  [{ kind: "notYet", expected_on: "2026-12-05" }, []],
  [{ kind: "notYet", expected_on: "2050-12-01" }, ["expected_on dayTooFar"]],
  [{ kind: "notYet" }, ["expected_on required"]],
  [{ kind: "notYet", is_day_unknown: true }, []],
  [{ kind: "payerInsolvent", insolvency: "dishonour" }, []],
  [{ kind: "payerInsolvent", insolvency: "forgotten" }, ["insolvency choice"]],
  [{ kind: "" }, ["kind choice"]],
])("B12 a valid report: %o", (report, expected) => {
  const issues = reportIssues(report, { left: 700_000, today: after });
  expect(issues.map(({ path, code }) => `${path.join(".")} ${code}`)).toEqual(expected);
});

test.each<[string, Partial<HandOverFacts>, string[]]>([
  ["the payer's day is over and nothing has come", {}, []],
  ["what came is handed over", { received: 300_000, handedOver: 300_000 }, []],
  ["something is kept back", { received: 300_000, handedOver: 299_999 }, ["withheld"]],
  ["the payer's day is not over", { paymentDate: after }, ["payerNotDue"]],
  ["the payer pays later", { expectedOn: after, last: "notYet" }, ["payerNotDue"]],
  ["nobody knows the payer's day", { paymentDate: null }, ["payerNotDue"]],
  ["the payer is insolvent", { isPayerInsolvent: true }, ["payerInsolvent"]],
  ["it is ended already", { status: ClaimStatus.returned }, ["notSold"]],
  ["a delay rests on two asks, and nothing has come", { status: ClaimStatus.delay }, []],
  ["its seller keeps something back", { status: ClaimStatus.delay, received: 1 }, ["withheld"]],
  ["its price is not paid", { status: ClaimStatus.contracted }, ["notSold"]],
])("B12 the desk may end a claim whose payer never pays: %s", (_, facts, blockers) => {
  expect(uncollectableBlockersOf({ ...sold, ...facts }, after)).toEqual(blockers);
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
