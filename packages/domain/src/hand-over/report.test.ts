import { expect, test } from "vitest";
import { addDays } from "../calendar/calendar-date.ts";
import { lastPaymentDate } from "../claim/claim-issues.ts";
import { type ClaimReport, readReport, reportIssues, type TypedReport } from "./report.ts";

const today = "2026-12-04";
const soldOn = "2026-11-20";
const bounds = { left: 1_700_000, today, soldOn } as const;

test.each<[TypedReport, ClaimReport | null]>([
  [
    { kind: "received", amount: "700000", on: today },
    { kind: "received", amount: 700_000, on: today },
  ],
  [
    { kind: "received", amount: "７００，０００円", on: today },
    { kind: "received", amount: 700_000, on: today },
  ],
  [
    { kind: "received", amount: "70万", on: today },
    { kind: "received", amount: 700_000, on: today },
  ],
  [{ kind: "received", amount: "700000" }, null],
  [{ kind: "received", amount: "1.5", on: today }, null],
  [{ kind: "received", on: today }, null],
  [{ kind: "received", amount: null, on: null, expected_on: today, insolvency: "dishonour" }, null],
  [
    { kind: "notYet", expected_on: "2026-12-05" },
    { kind: "notYet", expectedOn: "2026-12-05" },
  ],
  [{ kind: "notYet", on: "2026-12-05" }, null],
  [{ kind: "notYet", expected_on: "2026-12-32", insolvency: "dishonour" }, null],
  [
    { kind: "payerInsolvent", insolvency: "bankruptcy" },
    { kind: "payerInsolvent", insolvency: "bankruptcy" },
  ],
  [{ kind: "payerInsolvent" }, null],
  [{ kind: "returned", insolvency: "bankruptcy" }, null],
  [{ kind: "", amount: "700000", on: today, expected_on: today }, null],
])("B12 the report %o means %o", (typed, report) => {
  expect(readReport(typed)).toEqual(report);
});

test.each<[TypedReport, unknown[]]>([
  [
    { kind: "received", amount: "1700001", on: today },
    [{ path: ["amount"], code: "moreThanLeft", params: { max: "1,700,000" } }],
  ],
  [
    { kind: "received", amount: "￥1,700,001", on: today },
    [{ path: ["amount"], code: "moreThanLeft", params: { max: "1,700,000" } }],
  ],
  [{ kind: "received", amount: "０円", on: today }, [{ path: ["amount"], code: "amount" }]],
  [{ kind: "received", amount: "1", on: "2026-02-30" }, [{ path: ["on"], code: "date" }]],
  [{ kind: "received", amount: "1", on: soldOn }, []],
  [
    { kind: "received", amount: "1", on: addDays(soldOn, -1) },
    [{ path: ["on"], code: "beforeContract", params: { first: soldOn } }],
  ],
  [{ kind: "notYet", expected_on: "tomorrow" }, [{ path: ["expected_on"], code: "date" }]],
  [{ kind: "notYet", expected_on: addDays(today, 365) }, []],
  [
    { kind: "notYet", expected_on: addDays(today, 366) },
    [{ path: ["expected_on"], code: "expectedDateTooFar", params: { last: addDays(today, 365) } }],
  ],
])("B12 issues of the report %o: %o", (report, issues) => {
  expect(reportIssues(report, bounds)).toEqual(issues);
});

test("B12 an expected day lies within the calendar of bank days", () => {
  const report = { kind: "notYet", expected_on: addDays(lastPaymentDate, 1) };
  expect(reportIssues(report, { ...bounds, today: addDays(lastPaymentDate, -1) })).toEqual([
    { path: ["expected_on"], code: "expectedDateTooFar", params: { last: lastPaymentDate } },
  ]);
});
