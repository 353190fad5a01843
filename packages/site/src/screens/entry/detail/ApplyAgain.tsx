import { applyAgainCopy } from "@kaitori/brand/copy/apply-again";
import {
  type CalendarDate,
  claimsToApplyAgain,
  claimToTypedText,
  readinessPaths,
  refusesPapers,
  withExpiredOfferArchived,
  yenOf,
  yenWithSeparators,
} from "@kaitori/domain";
import { Button, Stack, Text } from "@kaitori/ui";
import { type Claim, type DraftEntry, type Entry, getDraftEntry, putDraftEntry } from "@kaitori/wire";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  contentOf,
  type DraftContent,
  draftBodyOf,
  filesById,
} from "#application/entry/draft/draft-content.ts";
import { refusalOfClaim } from "#application/entry/reasons/refusal-of-claim.ts";
import { readToday } from "#foundation/clock/clock.ts";
import { useAction } from "#foundation/errors/use-action.ts";
import { ConfirmDialog } from "#foundation/forms/ConfirmDialog.tsx";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useHasAddedCalls } from "#foundation/server/use-has-added-calls.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface ApplyAgainProps {
  readonly entry: Entry;
  readonly isPrimary: boolean;
  readonly hasStatedReason?: boolean;
}

/** Returns whether a new draft can start with the entry's content. */
export function useCanApplyAgain(): (entry: Entry) => boolean {
  const hasAddedCalls = useHasAddedCalls();
  return (entry) =>
    hasAddedCalls && claimsToApplyAgain(withExpiredOfferArchived(entry, readToday())).length > 0;
}

/** Starts a draft with the content of an ended entry; asks before it replaces other invoices (B15). */
export function ApplyAgain({ entry, isPrimary, hasStatedReason = false }: ApplyAgainProps) {
  const { api, brand } = useSite();
  const words = useCopy(applyAgainCopy);
  const navigate = useNavigate();
  const { isBusy, failure, attempt } = useAction();
  const [blockingDraft, setBlockingDraft] = useState<DraftEntry | null>(null);

  const begin = async (replaceableVersion?: number) => {
    const draft = await api.call(getDraftEntry);
    if (draft.claims.length > 0 && draft.version !== replaceableVersion) return setBlockingDraft(draft);
    const content = { ...contentOf(draft), ...draftOfEndedEntry(entry, readToday()) };
    await api.call(putDraftEntry, { body: { ...draftBodyOf(content), version: draft.version } });
    await navigate(readinessPaths.invoices);
  };

  return (
    <Stack gap="xs" align="start">
      <Button tone={isPrimary ? "primary" : "secondary"} busy={isBusy} onClick={() => attempt(() => begin())}>
        {hasStatedReason ? words.submit : words.submitSame}
      </Button>
      {isPrimary && hasStatedReason && (
        <Text size="small">{words.resultIn({ days: brand.settings.promises.decision })}</Text>
      )}
      {failure && !blockingDraft && <FormFailure error={failure} />}
      {blockingDraft && (
        <ConfirmDialog
          title={words.question}
          confirm={words.replace}
          cancel={words.keep}
          isBusy={isBusy}
          failure={failure}
          onConfirm={() => void attempt(() => begin(blockingDraft.version))}
          onCancel={() => void navigate(readinessPaths.invoices)}
          onClose={() => setBlockingDraft(null)}
        >
          <Text>{words.text({ count: blockingDraft.claims.length })}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** Converts an ended entry to a draft, without unreadable papers (B15). */
export function draftOfEndedEntry(
  entry: Entry,
  today: CalendarDate,
): Pick<DraftContent, "claims" | "purchase_amount_desired" | "purpose"> {
  const papersOf = ({ id, contentfile_relations }: Claim) =>
    refusalOfClaim(entry.history ?? [], id)?.reasons?.some(({ code }) => refusesPapers(code))
      ? []
      : filesById(contentfile_relations);
  return {
    purchase_amount_desired: yenWithSeparators(yenOf(entry.purchase_amount_desired)),
    purpose: entry.purpose,
    claims: claimsToApplyAgain(withExpiredOfferArchived(entry, today)).map((claim) => ({
      replaces: claim.id,
      ...claimToTypedText(claim),
      receive_payment_account: claim.receive_payment_account,
      contentfile_relations: papersOf(claim),
    })),
  };
}
