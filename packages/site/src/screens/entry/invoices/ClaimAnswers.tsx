import { memo } from "react";
import { ClaimQuestions } from "#application/entry/claim/ClaimQuestions.tsx";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import type { InvoiceValues } from "./invoice-values.ts";

export interface ClaimAnswersProps {
  readonly form: JudgedForm<InvoiceValues>;
  readonly index: number;
}

/** The ticked answers of an invoice, apart from the typed ones. */
export const ClaimAnswers = memo(function ClaimAnswers({ form, index }: ClaimAnswersProps) {
  const { server } = useSite();
  return (
    <ClaimQuestions
      hasExceptions={server.reaches(1)}
      field={(name) => form.field(`claims.${index}.${name}`)}
    />
  );
});
