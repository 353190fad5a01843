import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AdditionName, additionNames, EntryStatus } from "@kaitori/domain";
import {
  allCalls,
  type CallDefinition,
  type Entry,
  getContractDocument,
  getContractTerms,
  getDraftEntry,
  getEntry,
  getFormDraft,
  getProfile,
  listEntries,
  listHandOvers,
  listNotices,
} from "@kaitori/wire";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { RouteRow } from "#start/routes/route-row.ts";
import { routes } from "#start/routes/table.ts";
import { emptyDraft } from "#stories/drafts.ts";
import { entryContracted, entryOfStory, entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { corporation, keptOf } from "#stories/profiles.ts";
import { answers, refuses } from "#stories/story-server.ts";
import { termsOfStory } from "#stories/terms.ts";
import { drawnPage } from "#testing/drawn-page.tsx";

const rows: readonly RouteRow[] = routes;
const added = Object.values<CallDefinition>(allCalls).filter(({ addition }) => addition);

/** What a server has beyond the specification: everything, nothing, everything but one. */
const sets = ["all", "none", ...additionNames] as const;
type CapabilitySet = (typeof sets)[number];

const isMissing = (set: CapabilitySet, addition: AdditionName | undefined) =>
  set === "none" || (set !== "all" && addition === set);

const entries: Readonly<Record<string, Entry>> = {
  "/entry/resubmit/:entryId": { ...entryOfStory, status: EntryStatus.inadequate },
  "/entry/contract/:entryId": entryReviewed,
  "/entry/:entryId/factoring_service_agreement": entryContracted,
};

/** The link of a mail without its token; and the page that says that nothing is there. */
const isNotFoundByRule = ({ path, query = [] }: RouteRow) => path === "/404" || query.length > 0;

const isForUsers = ({ middleware }: RouteRow) =>
  middleware.some((name) => name.startsWith("authenticated") || name === "entry-step");

/** A page on a server with these additions, whose brand says nothing of it: what is missing is found out. */
function visit(row: RouteRow, set: CapabilitySet) {
  const entry = entries[row.path] ?? entryOfStory;
  const at = row.path.replace(":entryId", String(entry.id)).replace(/\/?$/, "/");
  // The login looks at the hash of the address.
  vi.stubGlobal("location", new URL(at, "https://brand.example"));
  const signed = { ...termsOfStory, signed_at: "2026-11-21T10:00:00+09:00" };
  return drawnPage({
    at,
    ...(isForUsers(row) && { user: representative }),
    settings: { server: { has: set === "none" ? "none" : "all" } },
    server: [
      ...added
        .filter(({ addition }) => isMissing(set, addition))
        .map((call) => refuses(call, 404, { detail: "" })),
      answers(getEntry, entry),
      answers(listEntries, [entry]),
      answers(getProfile, corporation),
      answers(getDraftEntry, emptyDraft),
      answers(getFormDraft, keptOf("any")),
      answers(listNotices, []),
      answers(getContractTerms, termsOfStory),
      answers(getContractDocument, signed),
      answers(listHandOvers, []),
    ],
  });
}

type Seen = { readonly at: string; readonly lines: readonly string[] };
const seen = new Map<string, Seen>();
const key = (row: RouteRow, set: CapabilitySet) => `${set} ${row.path}`;
const reported: unknown[][] = [];

beforeAll(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockImplementation((...said) => void reported.push(said));
});
afterAll(() => {
  vi.unstubAllGlobals();
  const folder = join(import.meta.dirname, "../../../.results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "pages-by-capability.md"), `${tableOf()}\n`);
});

test.each(sets)(
  "R7.10 R2.1 every page opens and leads on where the server has, or lacks alone: %s",
  async (set) => {
    const faults: string[] = [];
    for (const row of rows) {
      reported.length = 0;
      const { text, html, location } = await visit(row, set);
      const lines = text.split("\n").map((line) => line.trim());
      seen.set(key(row, set), { at: location.pathname, lines: lines.filter((line) => line !== "") });
      const isNotFound = text.includes("お探しのページが見つかりません");
      if (/エラーが発生しました|セッションが切れました/.test(text))
        faults.push(`${row.path}: is an error page`);
      if (isNotFound && !isNotFoundByRule(row)) faults.push(`${row.path}: is not found`);
      if (!/<h1[\s>]/.test(html)) faults.push(`${row.path}: has no heading`);
      const ways = [...html.matchAll(/<a [^>]*href="([^"#][^"]*)"/g)].filter(
        ([, to]) => to !== location.pathname,
      );
      if (ways.length === 0) faults.push(`${row.path}: is a dead end`);
      for (const said of reported) faults.push(`${row.path}: ${said.join(" ")}`);
    }
    expect(faults).toEqual([]);
  },
  // The first set loads every screen, which takes its time on a busy machine.
  120_000,
);

/** For the note of a release: each page by each set, and what a page no longer says. */
function tableOf(): string {
  const cell = (row: RouteRow, set: CapabilitySet) => {
    const here = seen.get(key(row, set));
    const whole = seen.get(key(row, "all"));
    if (!here || !whole) return "?";
    if (here.at !== whole.at) return `→ ${here.at}`;
    const lost = whole.lines.filter((line) => !here.lines.includes(line));
    return lost.length === 0 ? "opens" : `opens, −${lost.length}`;
  };
  const lostBy = (set: CapabilitySet) =>
    rows.flatMap((row) => {
      const here = seen.get(key(row, set))?.lines ?? [];
      const lost = (seen.get(key(row, "all"))?.lines ?? []).filter((line) => !here.includes(line));
      return lost.length === 0
        ? []
        : [`- ${set}, ${row.path}: ${lost.map((line) => `「${line}」`).join(" ")}`];
    });
  return [
    `| page | ${sets.join(" | ")} |`,
    `|---|${sets.map(() => "---|").join("")}`,
    ...rows.map((row) => `| ${row.path} | ${sets.map((set) => cell(row, set)).join(" | ")} |`),
    "",
    "What a page no longer says without an addition:",
    "",
    ...sets.flatMap(lostBy),
  ].join("\n");
}
