import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import type { Issue } from "@kaitori/domain";
import { Banner } from "@kaitori/ui";
import type { ClaimValues } from "#application/entry/claim/claim-values.ts";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import {
  type PaperNote,
  type ReadField,
  useInvoiceReading,
  usePaperNotes,
} from "#application/invoice-text/use-invoice-reading.ts";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { claimHeadingId } from "../invoices/use-claims.ts";
import { useDuplicateText } from "../invoices/use-duplicate-text.ts";
import { bulletList } from "./bullet-list.css.ts";
import { CheckedGroup, fieldsPath } from "./CheckedGroup.tsx";
import { ClaimAnswers } from "./ClaimAnswers.tsx";

export interface CheckedClaimProps {
  readonly claim: ClaimValues;
  readonly index: number;
  readonly warnings: readonly Issue[];
  readonly missing: readonly Issue[];
}

export function CheckedClaim({ claim, index, warnings, missing }: CheckedClaimProps) {
  const words = useCopy(entryCheckCopy);
  const invoices = useCopy(invoicesCopy);
  const labels = useClaimLabels();
  const textOf = useIssueText();
  const duplicateText = useDuplicateText(warnings);
  const notes = usePaperNotes(claim, useInvoiceReading(claim.displayId));
  const differences = (Object.entries(notes) as [ReadField, PaperNote][]).filter(([, { agrees }]) => !agrees);
  const exceeds = warnings.find(({ code }) => code === "transferExceedsInvoice");
  return (
    <CheckedGroup
      title={invoices.claim({ number: index + 1 })}
      changeHref={`${fieldsPath}#${claimHeadingId(claim.displayId)}`}
    >
      {exceeds && <Banner tone="caution">{textOf(exceeds)}</Banner>}
      {duplicateText && <Banner tone="caution">{duplicateText}</Banner>}
      {differences.map(([field, { text }]) => (
        <Banner key={field} tone="caution" title={labels[field]}>
          {text}
        </Banner>
      ))}
      {missing.length > 0 && (
        <Banner tone="caution" title={words.requiredForContract}>
          <ul className={bulletList}>
            {missing.map((issue) => (
              <li key={issue.code}>{textOf(issue)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <ClaimAnswers claim={claim} />
    </CheckedGroup>
  );
}
