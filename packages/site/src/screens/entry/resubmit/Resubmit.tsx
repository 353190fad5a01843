import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { EntryStatus, href } from "@kaitori/domain";
import { Columns, Heading, Link, Stack, Text } from "@kaitori/ui";
import { getEntry, getFormDraft } from "@kaitori/wire";
import { EntryAmount } from "#application/entry/EntryAmount.tsx";
import { entryIdOf } from "#application/entry/entry-id.ts";
import { inadequaciesOf } from "#application/entry/inadequacies-of.ts";
import { NothingToDo } from "#application/entry/NothingToDo.tsx";
import { usePromiseOfEntry } from "#application/entry/use-promise-of-entry.ts";
import { Help } from "#application/inquiry/Help.tsx";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { ResubmitForm } from "./ResubmitForm.tsx";

/** The entry, its inadequate items and the unsent replacements (B3, B4). */
export async function load({ site, params }: LoadArgs) {
  const id = entryIdOf(params);
  const entry = await site.api.call(getEntry, { params: { id } });
  if (entry.status !== EntryStatus.inadequate) return { entry, resubmission: null };
  const savedDraft = await site.api.call(getFormDraft, { params: { name: `resubmit-${id}` } });
  return { entry, resubmission: { inadequacies: inadequaciesOf(entry), savedDraft } };
}

/** Resubmits only the inadequate items (B4). */
export default function ResubmitScreen() {
  const words = useCopy(resubmitCopy);
  const { sendBy } = useCopy(entryStatusCopy);
  const dates = useDates();
  const session = useSession();
  const { entry, resubmission } = useScreenData<typeof load>();
  const promised = usePromiseOfEntry()(entry);
  const canResubmit = resubmission !== null && session.kind === "user";
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Link variant="standalone" href={href.entryDetail({ entryId: entry.id })}>
          {words.backToDetail}
        </Link>
        <Heading level={1}>{words.title}</Heading>
        {canResubmit && promised?.lastDay && (
          <Text weight="strong">
            <KeepWhole>{sendBy({ date: dates.bankDay(promised.lastDay) })}</KeepWhole>
          </Text>
        )}
      </Stack>
      {canResubmit ? (
        <ResubmitForm entry={entry} user={session.user} {...resubmission} />
      ) : (
        <NothingToDo entry={entry} words={words} />
      )}
      {canResubmit && (
        <Columns>
          <Stack gap="l">
            <Stack gap="s">
              <EntryAmount entry={entry} />
              {promised?.text && (
                <Text>
                  <KeepWhole>{promised.text}</KeepWhole>
                </Text>
              )}
            </Stack>
            <Help entry={entry} />
          </Stack>
        </Columns>
      )}
    </Stack>
  );
}
