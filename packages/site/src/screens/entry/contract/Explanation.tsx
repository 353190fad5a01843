import { contractCopy } from "@kaitori/brand/copy/contract";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { yenOf, yenWithSeparators } from "@kaitori/domain";
import { Button, Checkbox, Heading, Stack, Text } from "@kaitori/ui";
import type { ContractTerms } from "@kaitori/wire";
import { useState } from "react";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import * as styles from "../agreement/AgreementText.css.ts";
import { AgreementText, FoldedAgreement } from "../agreement/AgreementText.tsx";
import { contractPlaces } from "./places.ts";
import type { ContractValues } from "./use-contract-form.ts";

export interface ExplanationProps {
  readonly terms: ContractTerms;
  /** Without it the contract cannot be signed. */
  readonly form?: JudgedForm<ContractValues> | undefined;
}

/** What has to be known before the consent; that it was read is said by itself (B16). */
export function Explanation({ terms, form }: ExplanationProps) {
  const words = useCopy(explanationCopy);
  const contract = useCopy(contractCopy);
  const [isWhole, setWhole] = useState(false);
  const { explanation } = terms;
  const figures = figuresOf(terms);
  const isShownAbove = (text: string) => figures.some((figure) => text.includes(figure));
  return (
    <Stack gap="m" as="section">
      <Heading level={2} id={contractPlaces.explanation} tabIndex={-1}>
        {explanation.title}
      </Heading>
      <Text>{words.lead}</Text>
      <Text>{words.figuresAbove}</Text>
      <Button tone="secondary" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? contract.agreementFold : contract.agreementUnfold}
      </Button>
      <div className={styles.sheet}>
        {isWhole ? (
          <AgreementText text={explanation.text} level={3} />
        ) : (
          <Stack gap="m">
            <FoldedAgreement text={explanation.text} isOpen={(lines) => !isShownAbove(lines.join("\n"))} />
          </Stack>
        )}
      </div>
      {form && <Checkbox label={words.read} required {...form.field("explained")} />}
    </Stack>
  );
}

/** The sums that the price and the hand-overs above name to the yen. */
const figuresOf = ({ total, hand_overs = [] }: ContractTerms): string[] =>
  [total.deposit_amount, ...hand_overs.map(({ amount }) => amount)].map(
    (amount) => `${yenWithSeparators(yenOf(amount))}円`,
  );
