import { type CalendarDate, ClaimStatus } from "@kaitori/domain";
import type { Entry } from "@kaitori/wire";
import { expect, test } from "vitest";
import {
  entryCancelled,
  entryContracted,
  entryRejected,
  entryReviewed,
  historyEvent,
} from "#stories/entry-states.ts";
import { draftOfEndedEntry } from "./ApplyAgain.tsx";

const today = "2026-11-21";
const refusedAt = "2026-11-19T15:00:00+09:00";
const [first, second] = entryRejected.claims;
const copiedIds = (entry: Entry, day: CalendarDate = today) =>
  draftOfEndedEntry(entry, day).claims.map(({ replaces }) => replaces);
const withClaims = (entry: Entry, ...statuses: ClaimStatus[]): Entry => ({
  ...entry,
  claims: entryRejected.claims.map((claim, index) => ({ ...claim, status: statuses[index] ?? claim.status })),
});

test("B15 a refused entry is copied to the draft with papers and accounts of its payers", () => {
  const draft = draftOfEndedEntry(entryRejected, today);
  expect(draft).toMatchObject({ purpose: entryRejected.purpose });
  expect(draft.purchase_amount_desired).toMatch(/^[\d,]+$/);
  expect(draft.claims).toMatchObject([
    {
      replaces: first?.id,
      obliger_company_name: first?.obliger_company_name,
      amount: "1,320,000",
      receive_payment_account: first?.receive_payment_account,
      contentfile_relations: first?.contentfile_relations.map(({ kind, contentfile: { id } }) => ({
        kind,
        contentfile: { id },
      })),
    },
    { replaces: second?.id },
  ]);
});

test("B15 the copy has no unreadable papers, but those of the other invoice", () => {
  const history = [
    historyEvent("refuse", refusedAt, { claim: first?.id ?? 0, reasons: [{ code: "unreadable" }] }),
  ];
  const { claims } = draftOfEndedEntry({ ...entryRejected, history }, today);
  expect(claims.map(({ contentfile_relations }) => contentfile_relations?.length)).toEqual([
    0,
    second?.contentfile_relations.length,
  ]);
});

const lastDay = "2026-12-01";
test.each<{ name: string; entry: Entry; day: CalendarDate; copied: "all" | "no" }>([
  { name: "a cancelled entry", entry: entryCancelled, day: today, copied: "all" },
  { name: "an open offer", entry: entryReviewed, day: lastDay, copied: "no" },
  { name: "an expired offer", entry: entryReviewed, day: "2026-12-02", copied: "all" },
])("B15 R5.10 the draft copies $copied claims of $name", ({ entry, day, copied }) => {
  const ids = entry.claims.map(({ id }) => id);
  expect(copiedIds({ ...entry, contract_period: lastDay }, day)).toEqual(copied === "all" ? ids : []);
});

test("B15 only the refused claims of a contracted entry are copied", () => {
  const entry = withClaims(entryContracted, ClaimStatus.cannotBuy, ClaimStatus.contracted);
  expect(copiedIds(entry)).toEqual([first?.id]);
});
