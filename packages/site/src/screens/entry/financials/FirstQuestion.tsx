import { financialsCopy } from "@kaitori/brand/copy/financials";
import { RadioCards } from "@kaitori/ui";
import type { SessionUser } from "#foundation/session/session.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { FinancialsForm } from "./use-financials-form.ts";

/** Asks which papers exist; differs for companies and individuals (R4.17). */
export function FirstQuestion({ form, user }: { form: FinancialsForm; user: SessionUser }) {
  const words = useCopy(financialsCopy);
  const [label, yes, no] = user.isIndividual
    ? [words.canSubmitIndividual, words.canSubmitIndividualYes, words.canSubmitIndividualNo]
    : [words.canSubmitCorporate, words.canSubmitCorporateYes, words.canSubmitCorporateNo];
  return (
    <RadioCards
      label={label}
      required
      options={[
        { value: "yes", label: yes },
        { value: "no", label: no },
      ]}
      {...form.fork("canSubmit")}
    />
  );
}
