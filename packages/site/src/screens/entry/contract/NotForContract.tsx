import { contractCopy } from "@kaitori/brand/copy/contract";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { ButtonLink, EmptyState } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { EntryStatusBadge } from "../../../entry/EntryStatusBadge.tsx";
import { entryStanding } from "../../../entry/entry-standing.ts";
import { useCopy } from "../../../use-copy.ts";

/** An entry that is not waiting for a contract: where it stands instead, and the way back. */
export function NotForContract({ entry }: { entry: Entry }) {
  const words = useCopy(contractCopy);
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
