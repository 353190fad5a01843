import { commonCopy } from "@kaitori/brand/copy/common";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { type Issue, type IssueCode, readYen } from "@kaitori/domain";
import {
  Amount,
  Banner,
  Button,
  Card,
  CircleIcon,
  Heading,
  Inline,
  Stack,
  StatusBadge,
  Text,
} from "@kaitori/ui";
import { memo } from "react";
import { get } from "react-hook-form";
import { readClaim } from "#application/entry/claim/claim-values.ts";
import { type FocusTarget, useFocusTarget } from "#application/entry/step/focus-after-removal.ts";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { CopyOrRemove } from "./CopyOrRemove.tsx";
import type { InvoiceValues } from "./invoice-values.ts";
import type { RefusalWarnings } from "./RefusalBanner.tsx";
import { type ClaimActions, claimHeadingId } from "./use-claims.ts";
import { useDuplicateText } from "./use-duplicate-text.ts";
import { useFieldNameInClaim } from "./use-field-name-of.ts";

/** Issues of empty fields. */
const missingCodes: ReadonlySet<IssueCode> = new Set(["required", "blank", "noObligerAccounts", "choice"]);
const isMissing = ({ code, path }: Issue, values: InvoiceValues) =>
  missingCodes.has(code) || get(values, path.join(".")) === "";

export interface FoldedClaimCardProps {
  readonly values: InvoiceValues;
  readonly index: number;
  readonly warnings: readonly Issue[];
  /** The issues that block the submission of the invoice. */
  readonly issues: readonly Issue[];
  readonly missingForContract: readonly Issue[];
  /** The refusal reasons that are not corrected yet, by field. */
  readonly refusalWarnings: RefusalWarnings;
  readonly focusTarget: FocusTarget | undefined;
  readonly actions: ClaimActions;
}

export function FoldedClaimCard({
  values,
  index,
  warnings,
  issues,
  missingForContract,
  refusalWarnings,
  focusTarget,
  actions,
}: FoldedClaimCardProps) {
  const words = useCopy(invoicesCopy);
  const dates = useDates();
  const textOf = useIssueText();
  const fieldName = useFieldNameInClaim();
  const { summaryLine } = useCopy(issuesCopy);
  const duplicateText = useDuplicateText(warnings);
  const typed = values.claims[index];
  if (!typed) return null;
  const claim = readClaim(typed);
  const amount = readYen(claim.amount);
  const nameOf = (issue: Issue) => fieldName(issue.path.join("."));
  const isFilledIn = issues.length === 0;
  const isComplete = isFilledIn && missingForContract.length === 0;
  const exceeds = warnings.find(({ code }) => code === "transferExceedsInvoice");
  const missingNames = issues
    .filter((issue) => isMissing(issue, values))
    .flatMap((issue) => nameOf(issue) ?? []);
  const issueLineOf = (issue: Issue) => {
    const name = nameOf(issue);
    const message = textOf(issue);
    return name === undefined ? message : summaryLine({ name, message });
  };
  const reviewText = [
    missingNames.length > 0
      ? words.missingFields({ fields: [...new Set(missingNames)].join("、") })
      : undefined,
    exceeds && textOf(exceeds),
    duplicateText,
    ...Object.values(refusalWarnings),
    ...(isFilledIn
      ? missingForContract.map((issue) => textOf(issue))
      : issues.filter((issue) => !isMissing(issue, values)).map(issueLineOf)),
  ].filter((sentence) => sentence !== undefined);
  return (
    <FoldedClaim
      index={index}
      displayId={typed.displayId}
      name={claim.obliger_company_name || words.noObligerName}
      amount={amount}
      due={claim.obliger_payment_date && words.dueOn({ date: dates.typed(claim.obliger_payment_date) })}
      isComplete={isComplete}
      reviewText={reviewText.join("\n")}
      focusTarget={focusTarget}
      actions={actions}
    />
  );
}

interface FoldedClaimProps extends Pick<FoldedClaimCardProps, "index" | "focusTarget" | "actions"> {
  readonly displayId: number;
  readonly name: string;
  readonly amount: number | null;
  readonly due: string;
  readonly isComplete: boolean;
  /** One sentence per line. */
  readonly reviewText: string;
}

/** Takes primitive props, so that memo skips it while other fields are typed. */
const FoldedClaim = memo(function FoldedClaim({
  index,
  displayId,
  name,
  amount,
  due,
  isComplete,
  reviewText,
  focusTarget,
  actions,
}: FoldedClaimProps) {
  const words = useCopy(invoicesCopy);
  const common = useCopy(commonCopy);
  const heading = useFocusTarget<HTMLHeadingElement>(focusTarget, displayId);
  const headingId = claimHeadingId(displayId);
  const title = words.claim({ number: index + 1 });
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="s">
        <Inline spaceBetween>
          <Heading level={2} size="title3" id={headingId} tabIndex={-1} ref={heading}>
            {title}
          </Heading>
          {isComplete ? (
            <StatusBadge tone="positive">{words.complete}</StatusBadge>
          ) : (
            <StatusBadge tone="neutral" mark={CircleIcon}>
              {words.unfinished}
            </StatusBadge>
          )}
        </Inline>
        <Text weight="strong">{name}</Text>
        {amount !== null && <Amount yen={amount} size="lead" />}
        {due !== "" && <Text size="small">{due}</Text>}
        {reviewText !== "" && (
          <Banner tone="caution">
            <Stack gap="xs" as="ul">
              {reviewText.split("\n").map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Stack>
          </Banner>
        )}
        <Inline gap="s">
          <Button
            tone="secondary"
            aria-label={words.edit({ claim: title })}
            onClick={() => actions.openAndFocus(displayId)}
          >
            {common.change}
          </Button>
          <CopyOrRemove title={title} index={index} actions={actions} />
        </Inline>
      </Stack>
    </Card>
  );
});
