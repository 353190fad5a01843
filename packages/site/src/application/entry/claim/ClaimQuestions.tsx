import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { claimAnswers } from "@kaitori/domain";
import { Checkbox, type CheckboxProps, FieldGroup, Stack, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { useClaimLabels } from "./use-claim-labels.ts";

export interface ClaimQuestionsProps {
  /** True if the server stores the exceptions: deductions, prohibition of transfer (B11). */
  readonly hasExceptions: boolean;
  readonly field: (name: ClaimQuestion) => Partial<CheckboxProps>;
}

/** The seller's warranties for an invoice (R5.10, B11). Nothing is preselected: the seller gives each answer. */
export function ClaimQuestions({ hasExceptions, field }: ClaimQuestionsProps) {
  const words = useCopy(invoicesCopy);
  const labels = useClaimLabels();
  const questions = hasExceptions ? claimQuestions : warranties;
  const hints: Readonly<Partial<Record<ClaimQuestion, string>>> = {
    is_fixed_debt: words.fixedDebtHint,
    is_bank_transfer_from_obliger: words.bankTransferHint,
    withholds_tax: words.withholdsTaxHint,
    forbids_transfer: words.forbidsTransferHint,
  };
  return (
    <FieldGroup label={words.questions} hint={words.questionsHint} hidesOptionalMark>
      <div>
        {questions.map((name) => (
          <Checkbox key={name} label={labels[name]} {...field(name)} />
        ))}
        <Disclosure title={words.questionsMore}>
          <Stack gap="s">
            {questions.map((name) => {
              const sentence = hints[name];
              return (
                sentence && (
                  <Text key={name} size="small">
                    <strong>{labels[name]}</strong> {sentence}
                  </Text>
                )
              );
            })}
          </Stack>
        </Disclosure>
      </div>
    </FieldGroup>
  );
}

/** The seller's warranties for an invoice in the contract (R5.10). */
const warranties = ["is_fixed_debt", "is_bank_transfer_from_obliger"] as const;

/** The group of questions about an invoice: the warranties, deductions and a prohibition of transfer (B11). */
export const claimQuestions = [...warranties, ...claimAnswers] as const;
export type ClaimQuestion = (typeof claimQuestions)[number];
