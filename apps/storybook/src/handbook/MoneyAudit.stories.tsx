import { moneyProofs, moneySentences, type Proof } from "@kaitori/brand/audit";
import { DataList, Stack, Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HandbookPage } from "./HandbookPage.tsx";

export default { title: "Handbook/MoneyAudit", parameters: { bare: true } } satisfies Meta;

const intro =
  "For lawyers and auditors: every sentence about money and days in the contract, the explanation before it, the terms, the page by the Act on Specified Commercial Transactions and the privacy policy, beside the setting or the code that makes it true. A test holds both together.";

const inWords = (proof: Proof): string => {
  if ("setting" in proof) return `setting ${proof.setting}`;
  if ("code" in proof) return proof.code;
  return proof.law;
};

const rows = moneySentences.map(({ key, text }, index) => {
  const place = moneySentences.slice(0, index).filter((earlier) => earlier.key === key).length;
  return { id: `${key}-${place}`, key, text, proofs: moneyProofs[key]?.[place] ?? [] };
});

export const MoneyAudit: StoryObj = {
  render: () => (
    <HandbookPage title="Money and days: what makes it true" intro={intro}>
      <DataList
        items={rows.map(({ id, key, text, proofs }) => ({
          id,
          term: key,
          value: (
            <Stack gap="xs">
              <p lang="ja">{text}</p>
              {proofs.map((proof) => (
                <Text key={inWords(proof)} size="small" tone="quiet">
                  {inWords(proof)}
                </Text>
              ))}
            </Stack>
          ),
        }))}
      />
    </HandbookPage>
  ),
};
