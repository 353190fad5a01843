import { memo } from "react";
import { TransferQuestion } from "#application/entry/claim/ClaimQuestions.tsx";
import { Confirmations } from "#application/entry/claim/Confirmations.tsx";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import type { InvoiceValues } from "./invoice-values.ts";

export interface ClaimAnswersProps {
  readonly form: JudgedForm<InvoiceValues>;
  readonly index: number;
  /** Both were answered before the registration. */
  readonly isAnsweredBefore: boolean;
}

/** What is ticked of an invoice; it has nothing to do with what is typed. */
export const ClaimAnswers = memo(function ClaimAnswers({ form, index, isAnsweredBefore }: ClaimAnswersProps) {
  const { server } = useSite();
  return (
    <>
      <Confirmations
        isAnsweredBefore={isAnsweredBefore}
        field={(name) => form.field(`claims.${index}.${name}`)}
      />
      {server.has("draft_entry") && (
        <TransferQuestion field={(name) => form.field(`claims.${index}.${name}`)} />
      )}
    </>
  );
});
