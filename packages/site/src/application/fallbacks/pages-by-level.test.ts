import { EntryStatus } from "@kaitori/domain";
import {
  type Entry,
  exchangeSignupLink,
  getContractDocument,
  getContractTerms,
  getEntry,
  listEntries,
  listHandOvers,
} from "@kaitori/wire";
import { beforeEach, expect, test, vi } from "vitest";
import type { RouteRow } from "#start/routes/route-row.ts";
import { routes } from "#start/routes/table.ts";
import { entryContracted, entryOfStory, entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers, refuses } from "#stories/story-server.ts";
import { termsOfStory } from "#stories/terms.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

const entries: Readonly<Record<string, Entry>> = {
  "/entry/resubmit/:entryId": { ...entryOfStory, status: EntryStatus.inadequate },
  "/entry/contract/:entryId": entryReviewed,
  "/entry/:entryId/factoring_service_agreement": entryContracted,
};

/** The 404 page itself, and pages of mailed links, which need a token. */
const mayBeNotFound = ({ path, query = [] }: RouteRow) => path === "/404" || query.length > 0;

const isForUsers = ({ middleware }: RouteRow) =>
  middleware.some((name) => name.startsWith("authenticated") || name === "entry-step");

function visit(row: RouteRow, level: 0 | 1) {
  const entry = entries[row.path] ?? entryOfStory;
  const at = row.path.replace(":entryId", String(entry.id)).replace(/\/?$/, "/");
  // The guard of the login reads the hash of the address.
  vi.stubGlobal("location", new URL(at, "https://brand.example"));
  const signedContract = { ...termsOfStory, signed_at: "2026-11-21T10:00:00+09:00" };
  return renderTestPage({
    at,
    ...(isForUsers(row) && { user: representative }),
    settings: { server: { level } },
    server: [
      answers(getEntry, entry),
      answers(listEntries, [entry]),
      answers(getContractTerms, termsOfStory),
      answers(getContractDocument, signedContract),
      answers(listHandOvers, []),
      refuses(exchangeSignupLink, 410, { detail: "", reason: "unknown" }),
    ],
  });
}

const errors: unknown[][] = [];

beforeEach(
  () => void vi.spyOn(console, "error").mockImplementation((...messages) => void errors.push(messages)),
);
test.each([0, 1] as const)(
  "R7.10 R2.1 every page opens and has a link to another page if the server has level %s",
  async (level) => {
    const faults: string[] = [];
    for (const row of routes) {
      errors.length = 0;
      const { text, html, location } = await visit(row, level);
      const isNotFound = text.includes("お探しのページが見つかりません");
      const [error] = /.*(?:エラーが発生しました|セッションが切れました).*/.exec(text) ?? [];
      if (error) faults.push(`${row.path}: ${error}`);
      if (isNotFound && !mayBeNotFound(row)) faults.push(`${row.path}: is not found`);
      if (!/<h1[\s>]/.test(html)) faults.push(`${row.path}: has no heading`);
      const otherLinks = [...html.matchAll(/<a [^>]*href="([^"#][^"]*)"/g)].filter(
        ([, to]) => to !== location.pathname,
      );
      if (otherLinks.length === 0) faults.push(`${row.path}: has no link to another page`);
      for (const message of errors) faults.push(`${row.path}: ${message.join(" ")}`);
    }
    expect(faults).toEqual([]);
  },
  // The first run loads the modules of all screens.
  120_000,
);
