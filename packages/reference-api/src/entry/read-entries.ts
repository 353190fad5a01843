import { EntryStatus, maximumRows } from "@kaitori/domain";
import { getEntry, listEntries } from "@kaitori/wire";
import { handle } from "../http/handle.ts";
import type { Route } from "../http/route.ts";
import { entriesJson, entryJson } from "./entry-json.ts";
import { applicantHistory } from "./history.ts";
import { findInadequacies } from "./inadequacies.ts";
import { requireOwnEntry } from "./own-entry.ts";

export const readEntryRoutes: readonly Route[] = [
  handle(listEntries, ({ query, applicant, transaction }) =>
    transaction((inside) =>
      entriesJson(inside, applicant.id, {
        finished: Math.min(maximumRows, Number(query.finished ?? maximumRows)),
        before: query.before === undefined ? undefined : Number(query.before),
      }),
    ),
  ),
  handle(getEntry, ({ params, applicant, brand, transaction }) =>
    transaction(async (inside) => {
      const { status } = await requireOwnEntry(inside, applicant.id, params.id);
      const entry = await entryJson(inside, params.id);
      return entry.with({
        history: await applicantHistory(inside, brand, params.id),
        // The applicant sees remarks only after the review.
        inadequacies: status === EntryStatus.inadequate ? await findInadequacies(inside, params.id) : [],
      });
    }),
  ),
];
