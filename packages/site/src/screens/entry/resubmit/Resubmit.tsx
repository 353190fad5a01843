import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { EntryStatus, href } from "@kaitori/domain";
import { ActionBar, Button, Columns, Heading, LineLink, Stack, Text } from "@kaitori/ui";
import { type Entry, getEntry, getFormDraft } from "@kaitori/wire";
import { useState } from "react";
import { EntryAmount } from "#application/entry/EntryAmount.tsx";
import { entryIdOf } from "#application/entry/entry-id.ts";
import { inadequaciesOf } from "#application/entry/inadequacies-of.ts";
import { NothingToDo } from "#application/entry/NothingToDo.tsx";
import { InadequateDescription, useInadequacyName } from "#application/entry/reasons/RemarkLines.tsx";
import { usePromiseOfEntry } from "#application/entry/use-promise-of-entry.ts";
import { Help } from "#application/inquiry/Help.tsx";
import { DraftDialogs } from "#foundation/forms/DraftDialogs.tsx";
import { DraftStatus } from "#foundation/forms/DraftStatus.tsx";
import { useLiveValues } from "#foundation/forms/use-live-value.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { UnsentFilesBanner } from "#foundation/uploads/UnsentFilesBanner.tsx";
import { useHasFailedFile, useIsUploading } from "#foundation/uploads/uploads-of.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { Papers } from "../detail/Papers.tsx";
import { ItemCard } from "./ItemCard.tsx";
import { elementIdOf } from "./resubmission-items.ts";
import { emptySlots, type IncompleteItem } from "./resubmit-issues.ts";
import type { ResubmitValues } from "./resubmit-values.ts";
import { type ResubmitOptions, useResubmitForm } from "./use-resubmit-form.ts";

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
        <LineLink href={href.entryDetail({ entryId: entry.id })}>{words.backToDetail}</LineLink>
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

/** The inadequate items with their reasons, then the unchanged papers (B4). */
function ResubmitForm(options: ResubmitOptions) {
  const { entry } = options;
  const { form, draft, items, incompleteItemsFor, entryPaperIds } = useResubmitForm(options);
  const words = useCopy(resubmitCopy);
  const isUploading = useIsUploading();
  const hasFailedFile = useHasFailedFile();
  const values = useLiveValues(form);
  const incompleteItems = incompleteItemsFor(values);
  const first = incompleteItems[0]?.item ?? items[0];
  const [firstItemId] = useState(first && elementIdOf(first));
  const refusedIds = new Set(items.flatMap(({ previous }) => previous.map(({ id }) => id)));
  return (
    <>
      <ValidatedFormFrame form={form}>
        <Columns>
          <Stack gap="l">
            <InadequateDescription entry={entry} inadequacies={options.inadequacies} />
            {items.map((item) => (
              <ItemCard
                key={`${item.inadequacy.subject} ${item.inadequacy.claim}`}
                item={item}
                entry={entry}
                form={form}
                entryPaperIds={entryPaperIds}
                isFolded={elementIdOf(item) !== firstItemId}
                hasOtherItems={items.length > 1}
              />
            ))}
            {(items.length > 1 || incompleteItems.length === 0) && (
              <IncompleteItems entry={entry} incompleteItems={incompleteItems} values={values} />
            )}
            {hasFailedFile ? (
              <UnsentFilesBanner />
            ) : (
              <ActionBar note={<DraftStatus draft={draft} />}>
                <Button type="submit" busy={form.isSending || isUploading}>
                  {words.submit}
                </Button>
              </ActionBar>
            )}
          </Stack>
          {[...entryPaperIds].some((id) => !refusedIds.has(id)) && (
            <Disclosure title={<Heading level={2}>{words.keptPapers}</Heading>}>
              <Papers entry={entry} hiddenIds={refusedIds} />
            </Disclosure>
          )}
        </Columns>
      </ValidatedFormFrame>
      <DraftDialogs draft={draft} />
    </>
  );
}

interface IncompleteItemsProps {
  readonly entry: Entry;
  readonly incompleteItems: readonly IncompleteItem[];
  readonly values: ResubmitValues;
}

/** The items that block the resubmission, each with a link to its card and the missing papers (B2, B4). */
function IncompleteItems({ entry, incompleteItems, values }: IncompleteItemsProps) {
  const words = useCopy(resubmitCopy);
  const nameOf = useInadequacyName(entry.claims);
  const missingTextOf = useMissingText();
  if (incompleteItems.length === 0) return <Text weight="strong">{words.complete}</Text>;
  return (
    <Stack gap="xs">
      <Text weight="strong">{words.incomplete}</Text>
      <ul>
        {incompleteItems.map((incompleteItem) => {
          const { item } = incompleteItem;
          const missingText = missingTextOf(incompleteItem, values);
          return (
            <li key={elementIdOf(item)}>
              <LineLink
                href={`#${elementIdOf(item)}`}
                onClick={() =>
                  document.getElementById(elementIdOf(item))?.closest("details")?.setAttribute("open", "")
                }
              >
                {nameOf(item.inadequacy)}
              </LineLink>
              {missingText && <Text>{missingText}</Text>}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}

/** The missing papers or the missing correction of an item; null if the item's name is enough. */
function useMissingText() {
  const words = useCopy(resubmitCopy);
  const paperName = usePaperName();
  return ({ item, issues }: IncompleteItem, values: ResubmitValues): string | null => {
    const { subject } = item.inadequacy;
    if (subject === "identity") return words.identityAction;
    if (subject === "claim") {
      const isFileEnough = item.slots.length > 0 && issues.every(({ code }) => code === "nothingNew");
      return isFileEnough ? words.lacksCorrection : words.lacksCorrectionOnly;
    }
    const empty = emptySlots(item, values);
    if (item.slots.length === 1) return null;
    const papers = [
      ...new Set(empty.map(({ paperKind }) => words.newPaper({ paper: paperName(paperKind) }))),
    ].join("、");
    return item.needs === "any" ? words.lacksOneOf({ papers }) : papers;
  };
}
