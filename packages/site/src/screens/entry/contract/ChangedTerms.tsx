import { contractCopy } from "@kaitori/brand/copy/contract";
import { priceCopy } from "@kaitori/brand/copy/price";
import { yenOf, yenWithSeparators } from "@kaitori/domain";
import { Banner, Stack, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import * as styles from "../agreement/AgreementText.css.ts";
import type { Figure, TermsChanges } from "./use-terms.ts";

/** Differences from the terms shown before; the contract is not signed and needs a new consent (B5). */
export function ChangedTerms({ changes }: { changes: TermsChanges }) {
  const words = useCopy(contractCopy);
  const price = useCopy(priceCopy);
  const figureNames: Record<Figure, string> = {
    amount: price.face,
    purchase_fee: price.fee,
    bank_charge: price.bankCharge,
    deposit_amount: price.received,
  };
  const yen = (text: string) => yenWithSeparators(yenOf(text));
  const { total } = changes;
  const lines = [
    ...changes.figures.map(({ obliger, figure, before, after }) =>
      words.changedAmount({ obliger, figure: figureNames[figure], before: yen(before), after: yen(after) }),
    ),
    ...(total ? [words.changedTotal({ before: yen(total.before), after: yen(total.after) })] : []),
    ...changes.obligersOfRemovedClaims.map((obliger) => words.changedNotContractable({ obliger })),
  ];
  return (
    <Banner tone="caution" role="alert" title={words.changedTitle}>
      <Stack gap="s">
        <Text>{words.changedText}</Text>
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <KeepWhole>{line}</KeepWhole>
            </li>
          ))}
        </ul>
        {changes.paragraphs.length > 0 && (
          <>
            <Text weight="strong">{words.changedParagraphs}</Text>
            {changes.paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.lines}>
                {paragraph}
              </p>
            ))}
          </>
        )}
      </Stack>
    </Banner>
  );
}
