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
  Inline,
  SmallHeading,
  Stack,
  StatusBadge,
  Text,
} from "@kaitori/ui";
import { get } from "react-hook-form";
import { type ClaimValues, readClaim } from "#application/entry/claim/claim-values.ts";
import { type FocusTarget, useFocusTarget } from "#application/entry/step/focus-after-removal.ts";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { CopyOrRemove } from "./CopyOrRemove.tsx";
import { useDuplicateText } from "./invoice-issues.ts";
import type { RefusalWarnings } from "./RefusalBanner.tsx";
import { type ClaimActions, claimHeadingId } from "./use-claims.ts";
import { useFieldNameInClaim } from "./use-field-name-of.ts";

/** Issues of empty fields. */
const missingCodes: ReadonlySet<IssueCode> = new Set(["required", "blank", "noObligerAccounts", "choice"]);
const isMissing = ({ code, path }: Issue, claim: ClaimValues) =>
  missingCodes.has(code) || get(claim, path.slice(2).join(".")) === "";

export interface FoldedClaimCardProps {
  readonly claim: ClaimValues;
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
  claim: typed,
  index,
  warnings,
  issues,
  missingForContract,
  refusalWarnings,
  focusTarget,
  actions,
}: FoldedClaimCardProps) {
  const words = useCopy(invoicesCopy);
  const common = useCopy(commonCopy);
  const { summaryLine } = useCopy(issuesCopy);
  const dates = useDates();
  const textOf = useIssueText();
  const fieldName = useFieldNameInClaim();
  const duplicateText = useDuplicateText(warnings);
  const { displayId } = typed;
  const heading = useFocusTarget<HTMLHeadingElement>(focusTarget, displayId);
  const headingId = claimHeadingId(displayId);
  const title = words.claim({ number: index + 1 });
  const claim = readClaim(typed);
  const amount = readYen(claim.amount);
  const nameOf = (issue: Issue) => fieldName(issue.path.join("."));
  const exceeds = warnings.find(({ code }) => code === "transferExceedsInvoice");
  const missing = issues.filter((issue) => isMissing(issue, typed));
  const missingNames = new Set(missing.flatMap((issue) => nameOf(issue) ?? []));
  const issueLineOf = (issue: Issue) => {
    const name = nameOf(issue);
    const message = textOf(issue);
    return name === undefined ? message : summaryLine({ name, message });
  };
  const sentences = [
    missingNames.size > 0 && words.missingFields({ fields: [...missingNames].join("、") }),
    exceeds && textOf(exceeds),
    duplicateText,
    ...Object.values(refusalWarnings),
    ...issues.filter((issue) => !missing.includes(issue)).map(issueLineOf),
    ...(issues.length === 0 ? missingForContract.map((issue) => textOf(issue)) : []),
  ].filter((sentence) => typeof sentence === "string");
  return (
    <Card as="section" aria-labelledby={headingId} gap="s">
      <Inline spaceBetween>
        <SmallHeading id={headingId} tabIndex={-1} ref={heading}>
          {title}
        </SmallHeading>
        {issues.length + missingForContract.length === 0 ? (
          <StatusBadge tone="positive">{words.complete}</StatusBadge>
        ) : (
          <StatusBadge tone="neutral" mark={CircleIcon}>
            {words.unfinished}
          </StatusBadge>
        )}
      </Inline>
      <Text weight="strong">{claim.obliger_company_name || words.noObligerName}</Text>
      {amount !== null && <Amount yen={amount} size="lead" />}
      {claim.obliger_payment_date !== "" && (
        <Text size="small">{words.dueOn({ date: dates.typed(claim.obliger_payment_date) })}</Text>
      )}
      {sentences.length > 0 && (
        <Banner tone="caution">
          <Stack gap="xs" as="ul">
            {sentences.map((sentence) => (
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
    </Card>
  );
}
