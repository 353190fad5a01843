import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { ActionBar, Button, Columns, Heading, Stack, Text } from "@kaitori/ui";
import { useState } from "react";
import { DraftConflict } from "#foundation/forms/DraftConflict.tsx";
import { DraftStatus } from "#foundation/forms/DraftStatus.tsx";
import { JudgedFormFrame } from "#foundation/forms/JudgedFormFrame.tsx";
import { LeaveDraft } from "#foundation/forms/LeaveDraft.tsx";
import { useLiveValues } from "#foundation/forms/use-live-values.ts";
import { FilesLeftBehind } from "#foundation/uploads/FilesLeftBehind.tsx";
import { useHasFileLeftBehind, useIsUploading } from "#foundation/uploads/use-is-uploading.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { InadequateDescription } from "../detail/InadequateDescription.tsx";
import { Papers } from "../detail/Papers.tsx";
import { ItemCard } from "./ItemCard.tsx";
import { ItemsLeft } from "./ItemsLeft.tsx";
import { placeOfItem } from "./resubmission-items.ts";
import { type ResubmitOptions, useResubmitForm } from "./use-resubmit-form.ts";

/** Returned items with their reasons, then the unchanged ones (B4). */
export function ResubmitForm(options: ResubmitOptions) {
  const { entry } = options;
  const { form, draft, items, leftOf, ofEntry } = useResubmitForm(options);
  const words = useCopy(resubmitCopy);
  const isUploading = useIsUploading();
  const hasFileLeftBehind = useHasFileLeftBehind();
  const values = useLiveValues(form.form);
  const left = leftOf(values);
  const first = left[0] ?? items[0];
  const [opened] = useState(first && placeOfItem(first));
  const refused = new Set(items.flatMap(({ previous }) => previous.map(({ id }) => id)));
  const sent = [...entry.claims.flatMap(({ contentfiles }) => contentfiles), ...entry.addfiles];
  const stays = sent.some(({ id }) => !refused.has(id));
  return (
    <>
      <JudgedFormFrame form={form}>
        <Columns>
          <Stack gap="l">
            <InadequateDescription entry={entry} found={options.found} />
            {items.map((item) => (
              <ItemCard
                key={`${item.found.subject} ${item.found.claim}`}
                item={item}
                entry={entry}
                form={form}
                ofEntry={ofEntry}
                isFolded={placeOfItem(item) !== opened}
                hasOthers={items.length > 1}
              />
            ))}
            <ItemsLeft entry={entry} left={left} values={values} />
            {hasFileLeftBehind ? (
              <FilesLeftBehind />
            ) : (
              <ActionBar note={<DraftStatus {...draft} />}>
                <Button type="submit" busy={form.isSending || isUploading}>
                  {words.submit}
                </Button>
              </ActionBar>
            )}
          </Stack>
          {stays && (
            <Disclosure title={<Heading level={2}>{words.kept}</Heading>}>
              <Stack gap="m">
                <Text>{words.keptNote}</Text>
                <Papers entry={entry} without={refused} />
              </Stack>
            </Disclosure>
          )}
        </Columns>
      </JudgedFormFrame>
      <DraftConflict {...draft} />
      <LeaveDraft {...draft} />
    </>
  );
}
