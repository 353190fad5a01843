import { UnauthorizedError } from "@kaitori/api-client";
import { type Readiness, type ReadinessFacts, readinessOf } from "@kaitori/domain";
import { getDraftEntry, getProfile, listEntries, me } from "@kaitori/wire";
import { readToday } from "#foundation/clock/clock.ts";
import type { KnownAnswers } from "#foundation/server-answers/entry-readiness.ts";
import type { Site } from "#foundation/site/site.ts";
import { contentOf, papersOfContent } from "../entry/draft/draft-content.ts";
import { entriesQuery } from "../entry/entries-query.ts";

export async function loadReadinessFacts(
  { api, server, systemSettings }: Pick<Site, "api" | "server" | "systemSettings">,
  {
    entries: entriesLoad = api.call(listEntries, entriesQuery(server, { finished: 0 })),
    draft: draftLoad = api.call(getDraftEntry),
    suppression: suppressionLoad,
  }: KnownAnswers,
): Promise<ReadinessFacts> {
  const [user, profile, entries, suppression, draft] = await Promise.all([
    api.call(me),
    api.call(getProfile),
    entriesLoad,
    // Without an answer nothing is blocked here; the server may still refuse the submission (D7.8).
    suppressionLoad ?? systemSettings.load().catch(() => ({ method: null })),
    draftLoad,
  ]);
  if (user === null) throw new UnauthorizedError(403, undefined, {});
  return { user, profile, entries, suppression, draft: papersOfContent(contentOf(draft)) };
}

export const computeReadiness = (facts: ReadinessFacts): Readiness => readinessOf(facts, readToday());
