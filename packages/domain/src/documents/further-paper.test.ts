import { expect, test } from "vitest";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { DocumentsConfirmation } from "./documents-today.ts";
import { fileKinds, furtherKindOf, isFurtherKind, paperOfKind } from "./file-kind.ts";
import { furtherPapersOf, missingFurtherPapers } from "./further-paper.ts";
import { canShareFile, fileKindIssues } from "./papers.ts";
import { canReplaceKind, isPaperOf } from "./review-subject.ts";

const { confirming, inadequate, confirmed, notSubmitted, expired } = DocumentsConfirmation;
const today = "2026-11-23";
const company = { corporate_division: "corporate" } as const;
const trader = { corporate_division: "individual" } as const;

const declared = [
  { key: "tax_payment", from: "corporate", required: true },
  { key: "licence", from: "both", required: false },
  { key: "residence", from: "individual", required: true },
] as const;

test.each([
  [company, ["further_tax_payment", "further_licence"]],
  [{ corporate_division: "none" } as const, ["further_tax_payment", "further_licence"]],
  [trader, ["further_licence", "further_residence"]],
])("B20 an applicant %o must send the papers %j", (user, kinds) => {
  expect(furtherPapersOf(declared, user, [], today).map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  ["further_tax_payment", true],
  ["further_tax", true],
  ["further_", false],
  ["further_Tax", false],
  ["further_tax_2", false],
  ["further_tax__payment", false],
  ["tax_payment", false],
])("B20 %j is the kind of a further paper: %j", (kind, isFurther) => {
  expect(isFurtherKind(kind)).toBe(isFurther);
  expect(paperOfKind(kind)).toBe(isFurther ? kind : null);
});

test("B20 no key of a brand produces a kind of the specification", () => {
  expect(fileKinds.filter(isFurtherKind)).toEqual([]);
  for (const kind of fileKinds) expect(paperOfKind(furtherKindOf(kind))).not.toBe(kind);
  expect(paperOfKind("passbook_cover_2")).toBe("passbook_cover");
});

const statesOfPaper = (status: DocumentsConfirmation, valid_until: CalendarDate | null = null) => [
  { kind: "further_tax_payment", status, valid_until },
];

test.each([
  { name: "never submitted", papers: [], status: notSubmitted, missing: true },
  { name: "under review", papers: statesOfPaper(confirming), status: confirming, missing: false },
  { name: "requested again", papers: statesOfPaper(inadequate), status: inadequate, missing: true },
  { name: "accepted without an expiry", papers: statesOfPaper(confirmed), status: confirmed, missing: false },
  {
    name: "accepted until today",
    papers: statesOfPaper(confirmed, "2026-11-23"),
    status: confirmed,
    missing: false,
  },
  {
    name: "accepted until yesterday",
    papers: statesOfPaper(confirmed, "2026-11-22"),
    status: expired,
    missing: true,
  },
])(
  "B20 R4.10 a paper that was $name is missing for the next entry: $missing",
  ({ papers, status, missing }) => {
    const papersOfApplicant = furtherPapersOf(declared, company, papers, today);
    expect(papersOfApplicant[0]).toMatchObject({ kind: "further_tax_payment", status });
    const kinds = missingFurtherPapers(papersOfApplicant, {}).map(({ kind }) => kind);
    expect(kinds).toEqual(missing ? ["further_tax_payment"] : []);
    expect(missingFurtherPapers(papersOfApplicant, { further_tax_payment: true })).toEqual([]);
  },
);

test("B20 an optional paper is never missing", () => {
  expect(
    missingFurtherPapers(furtherPapersOf(declared, trader, [], today), { further_residence: true }),
  ).toEqual([]);
});

test("B20 R5.12 a further paper shares its file with no other paper", () => {
  expect(canShareFile(["further_tax_payment"])).toBe(true);
  expect(canShareFile(["further_tax_payment", "further_licence"])).toBe(false);
  expect(canShareFile(["pl", "further_tax_payment"])).toBe(false);
  expect(fileKindIssues({ kind: "further_tax_payment" })).toEqual([]);
});

test("B20 B4 the desk can request a further paper again", () => {
  expect(isPaperOf("further_tax_payment", "further_tax_payment")).toBe(true);
  expect(isPaperOf("further_tax_payment", "further_licence")).toBe(false);
  expect(isPaperOf("financial_statements", "further_tax_payment")).toBe(false);
  expect(canReplaceKind("further_tax_payment", "further_tax_payment")).toBe(true);
  expect(canReplaceKind("further_tax_payment", "further_licence")).toBe(false);
});
