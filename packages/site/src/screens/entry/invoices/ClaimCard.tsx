import { commonCopy } from "@kaitori/brand/copy/common";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { type Issue, type IssueCode, yenOf } from "@kaitori/domain";
import { Amount, Banner, Button, Card, Heading, Inline, Stack, StatusBadge, Text } from "@kaitori/ui";
import { readClaim } from "../../../application/entry/claim/read-claim.ts";
import { type FocusTarget, useFocusTarget } from "../../../application/entry/step/focus-after-removal.ts";
import { useIssueText } from "../../../foundation/forms/issue-text.ts";
import { useCopy } from "../../../parts/brand/use-copy.ts";
import { useDates } from "../../../parts/text/use-dates.ts";
import { CopyOrRemove } from "./CopyOrRemove.tsx";
import { contractNeeds, ofClaim } from "./claim-warnings.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import type { ReplacedMarks } from "./Replaced.tsx";
import { claimPlace } from "./use-claims.ts";
import { useDuplicateText } from "./use-duplicate-text.ts";
import { useJudge } from "./use-judge.ts";

/** Findings that only say that nothing stands in a field yet. */
const isMissing: ReadonlySet<IssueCode> = new Set(["required", "blank", "noObligerAccounts"]);

export interface ClaimCardProps {
  readonly values: InvoiceValues;
  readonly index: number;
  readonly warnings: readonly Issue[];
  /** What was wrong with it before and still stands. */
  readonly marks: ReplacedMarks;
  readonly focusTarget: FocusTarget | undefined;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

/** A folded invoice: payer, amount and date, and whether a field is missing. */
export function ClaimCard({
  values,
  index,
  warnings,
  marks,
  focusTarget,
  onOpen,
  onCopy,
  onRemove,
}: ClaimCardProps) {
  const words = useCopy(invoicesCopy);
  const dates = useDates();
  const common = useCopy(commonCopy);
  const textOf = useIssueText();
  const judge = useJudge();
  const duplicate = useDuplicateText(warnings);
  const typed = values.claims[index];
  const heading = useFocusTarget<HTMLHeadingElement>(focusTarget, typed?.displayId ?? null);
  if (!typed) return null;
  const claim = readClaim(typed);
  const place = claimPlace(typed.displayId);
  const title = words.claim({ number: index + 1 });
  const needs = ofClaim(contractNeeds(values), index);
  const issues = ofClaim(judge(values), index);
  const isFilledIn = issues.length === 0;
  const isComplete = isFilledIn && needs.length === 0;
  const exceeds = warnings.find(({ code }) => code === "transferExceedsInvoice");
  const toLookAt = [
    exceeds && textOf(exceeds),
    duplicate,
    ...Object.values(marks),
    // That something is missing is said by the badge; what has to be changed, by its reason.
    ...(isFilledIn ? needs : issues.filter(({ code }) => !isMissing.has(code))).map((issue) => textOf(issue)),
  ].filter((sentence) => sentence !== undefined);
  return (
    <Card as="section" aria-labelledby={place}>
      <Stack gap="s">
        <Inline spaceBetween>
          <Heading level={2} size="title3" id={place} tabIndex={-1} ref={heading}>
            {title}
          </Heading>
          <StatusBadge tone={isComplete ? "positive" : "caution"}>
            {isComplete ? words.complete : words.unfinished}
          </StatusBadge>
        </Inline>
        <Text weight="strong">{claim.obliger_company_name || words.noName}</Text>
        <Amount yen={yenOf(claim.amount)} size="lead" />
        {claim.obliger_payment_date !== "" && (
          <Text size="small">{words.dueOn({ date: dates.typed(claim.obliger_payment_date) })}</Text>
        )}
        {toLookAt.length > 0 && (
          <Banner tone="caution">
            <Stack gap="xs" as="ul">
              {toLookAt.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Stack>
          </Banner>
        )}
        <Inline gap="s">
          <Button tone="secondary" aria-label={words.edit({ claim: title })} onClick={onOpen}>
            {common.change}
          </Button>
          <CopyOrRemove title={title} onCopy={onCopy} onRemove={onRemove} />
        </Inline>
      </Stack>
    </Card>
  );
}
