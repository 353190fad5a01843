import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { Checkbox, Heading, Stack } from "@kaitori/ui";
import type { ContractTerms } from "@kaitori/wire";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { AgreementText } from "../agreement/AgreementText.tsx";
import type { ContractValues } from "./use-contract-form.ts";

export interface ExplanationProps {
  readonly terms: ContractTerms;
  /** Without it the contract cannot be signed. */
  readonly form?: JudgedForm<ContractValues> | undefined;
}

/** The explanation to read before the consent; its end holds the confirmation that it was read (B16). */
export function Explanation({ terms: { explanation, hash }, form }: ExplanationProps) {
  const words = useCopy(explanationCopy);
  return (
    <Disclosure title={<Heading level={2}>{explanation.title}</Heading>}>
      <Stack gap="m">
        <AgreementText text={explanation.text} level={3} footnote={hash} />
        {form && <Checkbox label={words.read} required {...form.field("explained")} />}
      </Stack>
    </Disclosure>
  );
}
