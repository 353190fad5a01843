import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { places, readYenInput } from "@kaitori/domain";
import { Amount, ButtonLink, Card, Heading, Inline, Stack, Text } from "@kaitori/ui";
import type { DraftClaim, DraftEntry, Readiness } from "@kaitori/wire";
import { filesOf } from "#application/entry/draft/draft-content.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { DiscardDraft } from "./DiscardDraft.tsx";

export interface KeptDraftProps {
  readonly draft: DraftEntry;
  readonly readiness: Readiness;
}

const isBegun = (claim: DraftClaim) =>
  claim.contentfile_relations.length > 0 || claim.obliger_company_name !== "" || claim.amount !== "";

/** Something of the applicant's own is in it: a page that was only opened may have kept empty fields. */
export const isDraftBegun = (draft: DraftEntry) => draft.claims.some(isBegun) || filesOf(draft).length > 0;

/** The draft of an entry that has not been submitted: its contents, its date, and the way on. */
export function KeptDraft({ draft, readiness }: KeptDraftProps) {
  const words = useCopy(mypageCopy);
  const dates = useDates();
  const claims = draft.claims.filter(isBegun);
  const files = filesOf(draft).length;
  const sum = claims.reduce((total, { amount }) => total + (readYenInput(amount) ?? 0), 0);
  const holds = [
    claims.length > 0 && words.claimCount({ count: claims.length }),
    files > 0 && words.fileCount({ count: files }),
  ].filter(Boolean);
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>{words.draft}</Heading>
      <Card tone="emphasis">
        <Stack gap="m" align="start">
          <Stack gap="none">
            <Text size="small">{holds.join("・")}</Text>
            {sum > 0 && <Amount yen={sum} size="figure" />}
          </Stack>
          {draft.updated_at && (
            <Text size="small" tone="quiet">
              {words.keptOn({ date: dates.moment(draft.updated_at) })}
            </Text>
          )}
          <Inline gap="s">
            <ButtonLink href={places[readiness.missing[0]?.place ?? "invoices"]}>{words.goOn}</ButtonLink>
            <DiscardDraft draft={draft} />
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}
