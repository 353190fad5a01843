import { commonCopy } from "@kaitori/brand/copy/common";
import { entryCompleteCopy } from "@kaitori/brand/copy/entry-complete";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { href, isPreContract } from "@kaitori/domain";
import { ButtonLink, EmptyState, Stack } from "@kaitori/ui";
import { listEntries } from "@kaitori/wire";
import { entriesQuery } from "#application/entry/entries-query.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Receipt } from "./Receipt.tsx";

/** The entry in hand, from the server: a reload, or a login in between, shows the same receipt. */
export async function loadEntryComplete({ site }: LoadArgs) {
  const entries = await site.api.call(listEntries, entriesQuery(site.server, { finished: 0 }));
  // A server without such a setting sends what it sends.
  const isMailed = site.session.user()?.mail_notices ?? true;
  return { entry: entries.find((entry) => isPreContract(entry)), isMailed };
}

/** For whoever opens the page without an entry in hand. */
function NothingReceived() {
  const { backTo } = useCopy(specificationCopy);
  const { top } = useCopy(commonCopy);
  const words = useCopy(entryCompleteCopy);
  return (
    <EmptyState
      level={1}
      title={words.nothingTitle}
      action={
        <Stack gap="s">
          <ButtonLink href={href.mypage()}>{words.mypage}</ButtonLink>
          <ButtonLink href={href.top()} tone="quiet">
            {backTo({ place: top })}
          </ButtonLink>
        </Stack>
      }
    >
      {words.nothing}
    </EmptyState>
  );
}

export function EntryCompleteScreen() {
  const { entry, isMailed } = useScreenData<typeof loadEntryComplete>();
  return entry ? <Receipt entry={entry} isMailed={isMailed} /> : <NothingReceived />;
}
