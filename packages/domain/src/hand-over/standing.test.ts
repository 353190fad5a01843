import fc from "fast-check";
import { expect, test } from "vitest";
import { isBankDay } from "../bank-day/bank-day.ts";
import { addDays } from "../calendar/add-days.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { ClaimStatus } from "../claim/claim-status.ts";
import { type ClaimReport, reportIssues, type TypedReport } from "./report.ts";
import {
  dayAfterReport,
  delayBlockersOf,
  type HandOverKnown,
  handOverStanding,
  leftToHandOver,
} from "./standing.ts";

const sold: HandOverKnown = {
  status: ClaimStatus.transferred,
  dueOn: "2026-12-03",
  scheduled: 1_000_000,
  handedOver: 0,
  received: 0,
  last: null,
  isPayerInsolvent: false,
};
const before: CalendarDate = "2026-12-02";
const onTheDay: CalendarDate = "2026-12-03";
const after: CalendarDate = "2026-12-04";

test.each<[string, Partial<HandOverKnown>, CalendarDate, string]>([
  ["before its last day", {}, before, "notDue"],
  ["on its last day without a booking", {}, onTheDay, "awaitingReport"],
  ["later without an answer", {}, after, "awaitingReport"],
  ["the payer is late, and the new day lies ahead", { last: "notYet" }, before, "payerLate"],
  ["the new day is there", { last: "notYet" }, onTheDay, "awaitingReport"],
  ["the seller has it", { received: 1_000_000, last: "received" }, before, "received"],
  ["half of it has come and is handed over", { received: 500_000, handedOver: 500_000 }, before, "notDue"],
  ["the rest after the day", { received: 500_000, handedOver: 500_000 }, after, "awaitingReport"],
  ["the payer is insolvent", { isPayerInsolvent: true }, after, "payerInsolvent"],
  ["insolvent, but a part had come before", { isPayerInsolvent: true, received: 1 }, after, "received"],
  ["the desk calls it a delay", { status: ClaimStatus.delay }, after, "delay"],
  ["all is handed over", { status: ClaimStatus.returned }, after, "handedOver"],
])("B12 a sold claim, %s", (_, known, today, standing) => {
  expect(handOverStanding({ ...sold, ...known }, today)).toBe(standing);
});

test.each<[string, Partial<HandOverKnown>, number]>([
  ["nothing yet", {}, 1_000_000],
  ["a part is booked", { handedOver: 300_000 }, 700_000],
  ["insolvent payer: nothing that did not come", { isPayerInsolvent: true }, 0],
  ["insolvent payer: what came before stays owed", { isPayerInsolvent: true, received: 300_000 }, 300_000],
  ["and is owed once", { isPayerInsolvent: true, received: 300_000, handedOver: 300_000 }, 0],
])("B12 what is left to hand over: %s", (_, known, left) => {
  expect(leftToHandOver({ ...sold, ...known })).toBe(left);
});

const asks = { none: [], one: ["2026-12-03"], two: ["2026-12-03", "2026-12-08"] } as const;

test.each<[string, Partial<HandOverKnown>, keyof typeof asks, CalendarDate, string[]]>([
  ["its last day is not over", {}, "none", onTheDay, ["notDue"]],
  ["nobody was asked", {}, "none", after, ["notAskedTwice"]],
  ["asked once", {}, "one", "2026-12-25", ["notAskedTwice"]],
  ["asked twice, the days to answer run", {}, "two", "2026-12-11", ["notAskedTwice"]],
  ["asked twice in vain", {}, "two", "2026-12-14", []],
  ["the seller has it, and its day is over", { received: 1_000_000 }, "none", after, []],
  ["the seller has it, and its day is not over", { received: 1_000_000 }, "none", before, ["notDue"]],
  ["the payer is late", { last: "notYet", dueOn: "2027-01-08" }, "two", "2026-12-14", ["payerLate"]],
  ["the payer is insolvent", { isPayerInsolvent: true }, "two", "2026-12-14", ["payerInsolvent"]],
  ["it is handed over", { status: ClaimStatus.returned }, "two", "2026-12-14", ["notSold"]],
])("B12 a delay is set only for what a seller keeps back: %s", (_, known, asked, today, blockers) => {
  expect(delayBlockersOf({ ...sold, ...known }, asks[asked], { today, handOver: 3 })).toEqual(blockers);
});

const days = { closedDay: "next", handOver: 3 } as const;

test.each<[ClaimReport, string]>([
  [{ kind: "received", amount: 1, on: "2026-12-03" }, "2026-12-08"],
  [{ kind: "received", amount: 1, on: "2026-12-05" }, "2026-12-10"],
  [{ kind: "notYet", expectedOn: "2026-12-28" }, "2027-01-04"],
  [{ kind: "payerInsolvent", insolvency: "bankruptcy" }, "2026-12-03"],
])("B12 a report of %o moves the last day to %s", (report, day) => {
  expect(dayAfterReport(report, "2026-12-03", days)).toBe(day);
});

test("B12 wherever a report moves the day, banks are open on it, and a late payer never shortens it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 340 }), (ahead) => {
      const expectedOn = addDays("2026-12-01", ahead);
      const day = dayAfterReport({ kind: "notYet", expectedOn }, null, days);
      return day !== null && isBankDay(day) && day > expectedOn;
    }),
  );
});

test.each<[TypedReport, string[]]>([
  [{ kind: "received", amount: "700000", on: after }, []],
  [{ kind: "received", amount: "700001", on: after }, ["amount moreThanLeft"]],
  [{ kind: "received", amount: "0", on: "2026-12-05" }, ["amount amount", "on futureDate"]],
  [{ kind: "received", amount: "1.5", on: after }, ["amount amount"]],
  [{ kind: "received", amount: "", on: "" }, ["amount required", "on required"]],
  [{ kind: "notYet", expected_on: after }, ["expected_on pastDate"]],
  [{ kind: "notYet", expected_on: "2026-12-05" }, []],
  [{ kind: "notYet", expected_on: "2027-12-01" }, ["expected_on dayTooFar"]],
  [{ kind: "notYet" }, ["expected_on required"]],
  [{ kind: "payerInsolvent", insolvency: "dishonour" }, []],
  [{ kind: "payerInsolvent", insolvency: "forgotten" }, ["insolvency choice"]],
  [{ kind: "" }, ["kind choice"]],
])("B12 a report that holds: %o", (report, found) => {
  const issues = reportIssues(report, { left: 700_000, today: after });
  expect(issues.map(({ path, code }) => `${path.join(".")} ${code}`)).toEqual(found);
});
