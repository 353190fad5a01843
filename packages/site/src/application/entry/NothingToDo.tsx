import { commonCopy } from "@kaitori/brand/copy/common";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { href } from "@kaitori/domain";
import { ButtonLink, EmptyState, Stack } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { EntryStatusBadge } from "./EntryStatusBadge.tsx";
import { entryPhase } from "./entry-phase.ts";

export interface NothingToDoProps {
  readonly entry: Entry;
  readonly words: { readonly wrongStateTitle: string; readonly backToDetail: string };
}

/** Shown instead of a page that is not needed now: the entry's status and links back. */
export function NothingToDo({ entry, words }: NothingToDoProps) {
  const { backTo } = useCopy(specificationCopy);
  const { mypage } = useCopy(commonCopy);
  const statuses = useCopy(entryStatusCopy);
  return (
    <EmptyState
      title={words.wrongStateTitle}
      action={
        <Stack gap="s">
          <ButtonLink href={href.entryDetail({ entryId: entry.id })}>{words.backToDetail}</ButtonLink>
          <ButtonLink href={href.mypage()} tone="subtle">
            {backTo({ place: mypage })}
          </ButtonLink>
        </Stack>
      }
    >
      <Stack gap="s">
        <div>
          <EntryStatusBadge entry={entry} />
        </div>
        <p>{statuses[`${entryPhase(entry)}Next`]}</p>
      </Stack>
    </EmptyState>
  );
}
