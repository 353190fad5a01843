import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { ButtonLink, EmptyState } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { EntryStatusBadge } from "../../../entry/EntryStatusBadge.tsx";
import { entryStanding } from "../../../entry/entry-standing.ts";
import { useCopy } from "../../../use-copy.ts";

/** Nothing of this entry is asked for again: where it stands, and the way back. */
export function NothingAsked({ entry }: { entry: Entry }) {
  const words = useCopy(resubmitCopy);
  const statuses = useCopy(entryStatusCopy);
  return (
    <EmptyState
      title={words.wrongStateTitle}
      action={<ButtonLink href={`/entry/detail/${entry.id}/`}>{words.backToDetail}</ButtonLink>}
    >
      <EntryStatusBadge entry={entry} />
      <p>{statuses[`${entryStanding(entry)}Next`]}</p>
    </EmptyState>
  );
}
