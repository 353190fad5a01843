import { expect, test } from "vitest";
import { areDocumentsConfirmed, DocumentsConfirmation, statementStartDate } from "./documents-today.ts";
import { startUploadIssues } from "./file-kind.ts";

test("R4.10 documents under review count as confirmed", () => {
  expect(Object.values(DocumentsConfirmation).filter(areDocumentsConfirmed)).toEqual([
    DocumentsConfirmation.confirming,
    DocumentsConfirmation.confirmed,
  ]);
});

test.each([
  { uploading: [], expected: [] },
  { uploading: ["pl"], expected: [] },
  { uploading: ["pl", "invoice_1"], expected: [{ path: ["invoice_1"], code: "uploadInProgress" }] },
  { uploading: ["invoice_2", "invoice"], expected: [] },
])("R5.5 one upload per kind at a time: %o", ({ uploading, expected }) => {
  expect(startUploadIssues("invoice_1", uploading)).toEqual(expected);
});

test.each([
  { lastSentDay: null, today: "2026-11-21", start: "2026-07-01" },
  { lastSentDay: "2026-06-30", today: "2026-11-21", start: "2026-07-01" },
  { lastSentDay: "2026-07-01", today: "2026-11-21", start: "2026-07-01" },
  { lastSentDay: "2026-07-02", today: "2026-11-21", start: "2026-07-02" },
  { lastSentDay: "2026-11-20", today: "2026-11-21", start: "2026-11-20" },
  { lastSentDay: "2025-01-01", today: "2026-11-21", start: "2026-07-01" },
  { lastSentDay: null, today: "2026-04-30", start: "2025-12-01" },
  { lastSentDay: null, today: "2026-05-01", start: "2026-01-01" },
  { lastSentDay: null, today: "2026-01-31", start: "2025-09-01" },
  { lastSentDay: null, today: "2024-06-30", start: "2024-02-01" },
] as const)(
  "R9.3 statements start at the last day of the earlier ones or four months back, whichever is later: %o",
  ({ lastSentDay, today, start }) => {
    expect(statementStartDate({ last_withdrawals_detail_date: lastSentDay }, today)).toBe(start);
  },
);
