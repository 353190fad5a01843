import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { Checkbox, Heading, Stack, Text } from "@kaitori/ui";
import type { ContractExplanation } from "@kaitori/wire";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import * as styles from "../agreement/AgreementText.css.ts";
import { AgreementText } from "../agreement/AgreementText.tsx";
import type { ContractValues } from "./use-contract-form.ts";

export interface ExplanationProps {
  readonly explanation: ContractExplanation;
  /** Without it the contract cannot be signed. */
  readonly form?: JudgedForm<ContractValues> | undefined;
}

/** What has to be known before the consent; that it was read is said by itself (B16). */
export function Explanation({ explanation, form }: ExplanationProps) {
  const words = useCopy(explanationCopy);
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>{explanation.title}</Heading>
      <Text>{words.lead}</Text>
      <div className={styles.sheet}>
        <AgreementText text={explanation.text} level={3} />
      </div>
      {form && <Checkbox label={words.read} required {...form.field("explained")} />}
    </Stack>
  );
}
