import { type Proof, proofsOf } from "@kaitori/brand/proofs";
import { fillLoosely, legalValues } from "@kaitori/brand/text";
import { DataList, Stack, Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HandbookPage } from "./HandbookPage.tsx";

export default { title: "Handbook/MoneyProofs", parameters: { bare: true } } satisfies Meta;

const beside =
  "as the chosen brand says it with its settings, beside the setting or the code that makes it true and the test that fails when it is so no more.";
const agreed = `For lawyers and auditors: every sentence about money and days in the contract, the explanation before it, the terms, the page by the Act on Specified Commercial Transactions and the privacy policy, ${beside}`;
const said = `For lawyers and auditors: every sentence about money and days in the mails and on the pages about contract, report, question and leaving, ${beside} Where a brand words one itself, all that holds the usual text stands beside it.`;

const inWords = (proof: Proof): string => {
  if ("setting" in proof) return `setting ${proof.setting}`;
  if ("sentence" in proof) return `as ${proof.sentence}`;
  if ("code" in proof) return `${proof.code} — test ${proof.test.replace("#", ": ")}`;
  return `${proof.law} (version of ${proof.version})`;
};

const tableOf = (intro: string, isShown: (row: { readonly isAgreed: boolean }) => boolean): StoryObj => ({
  render: (_args, { loaded: { brand } }) => {
    const values = legalValues(brand.settings);
    const rows = proofsOf(brand).filter(isShown);
    const without = rows.filter(({ proofs }) => proofs.length === 0).length;
    return (
      <HandbookPage title="Money and days: what makes it true" intro={intro}>
        <Text weight="strong">
          {rows.length} sentences, {without} without a proof
        </Text>
        <DataList
          items={rows.map(({ key, text, proofs }, index) => ({
            id: `${key}-${index}`,
            term: key,
            value: (
              <Stack gap="xs">
                <p lang="ja">{fillLoosely(text, values)}</p>
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
    );
  },
});

export const MoneyProofs = tableOf(agreed, ({ isAgreed }) => isAgreed);
export const MailsAndPages = tableOf(said, ({ isAgreed }) => !isAgreed);
