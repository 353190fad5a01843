import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { priceCopy } from "@kaitori/brand/copy/price";
import { kindsOf, type Readiness, readinessPaths, readYenInput } from "@kaitori/domain";
import { Amount, Button, ButtonLink, Card, Heading, Inline, Note, Stack, Text } from "@kaitori/ui";
import { type DraftClaim, type DraftEntry, putDraftEntry } from "@kaitori/wire";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { filesOf } from "#application/entry/draft/draft-content.ts";
import { useMissingLinkText } from "#application/readiness/use-missing-link-text.ts";
import { useAction } from "#foundation/errors/use-action.ts";
import { ConfirmDialog } from "#foundation/forms/ConfirmDialog.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { IdentityReason } from "./NewEntry.tsx";

const isStarted = (claim: DraftClaim) =>
  claim.contentfile_relations.length > 0 || claim.obliger_company_name !== "" || claim.amount !== "";

/** True if the draft has any input: opening a page may save empty fields. */
export const isDraftStarted = (draft: DraftEntry) =>
  draft.claims.some(isStarted) || filesOf(draft).length > 0;

interface UnsubmittedDraftProps {
  readonly draft: DraftEntry;
  readonly readiness: Readiness;
  readonly resultText: string;
}

export function UnsubmittedDraft({ draft, readiness, resultText }: UnsubmittedDraftProps) {
  const words = useCopy(mypageCopy);
  const prices = useCopy(priceCopy);
  const dates = useDates();
  const linkTextOf = useMissingLinkText();
  const nameOf = usePaperName();
  const [next] = readiness.missing;
  const claims = draft.claims.filter(isStarted);
  const papers = new Set(filesOf(draft).flatMap(kindsOf).map(nameOf));
  if (claims.length > 0) papers.delete(nameOf("invoice"));
  const sum = claims.reduce((total, { amount }) => total + (readYenInput(amount) ?? 0), 0);
  const contents = [claims.length > 0 && words.claimCount({ count: claims.length }), ...papers].filter(
    Boolean,
  );
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>{words.draft}</Heading>
      <Card tone="emphasis" gap="m" align="start">
        <Stack gap="none">
          <Text size="small">{words.draftContents({ items: contents.join("・") })}</Text>
          {sum > 0 && (
            <Text>
              {prices.estimateOfTotal} <Amount yen={sum} />
            </Text>
          )}
        </Stack>
        {next && <IdentityReason missing={next} />}
        <ButtonLink href={readinessPaths[next?.page ?? "invoices"]}>
          {next && next.state !== "unfinished" ? linkTextOf(next) : words.goOn}
        </ButtonLink>
        <Text size="small">
          <KeepWhole>{resultText}</KeepWhole>
        </Text>
        <Inline gap="s">
          {draft.updated_at && <Note>{words.savedOn({ date: dates.moment(draft.updated_at) })}</Note>}
          <DiscardDraft draft={draft} />
        </Inline>
      </Card>
    </Stack>
  );
}

function DiscardDraft({ draft: { version } }: { draft: DraftEntry }) {
  const { api } = useSite();
  const words = useCopy(mypageCopy);
  const { revalidate } = useRevalidator();
  const { isBusy, failure, attempt } = useAction();
  const [isOpen, setOpen] = useState(false);
  const discard = () =>
    attempt(async () => {
      await api.call(putDraftEntry, { body: { version, purchase_amount_desired: "", purpose: "" } });
      await revalidate();
    });
  return (
    <>
      <Button tone="subtle" onClick={() => setOpen(true)}>
        {words.discardDraft}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words.discardQuestion}
          confirm={words.discardDraft}
          cancel={words.keepDraft}
          isBusy={isBusy}
          failure={failure}
          onConfirm={() => void discard()}
          onClose={() => setOpen(false)}
        >
          <Text>{words.discardText}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
