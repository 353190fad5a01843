import { type Proof, proofsOf } from "@kaitori/brand/proofs";
import { fillGivenValues, legalValues } from "@kaitori/brand/text";
import { DataList, Stack, Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HandbookPage } from "./HandbookPage.tsx";
import { expectAtMostTwentyScreens } from "./page-length.ts";

export default {
  title: "Handbook/Money and days",
  parameters: { withoutPadding: true, isTextPage: true },
} satisfies Meta;

const introFor = (where: string) =>
  `For lawyers and auditors: every sentence about money and days ${where}, in the texts and settings of the selected brand. Each has its proofs: a setting, a law, or a test that fails if the sentence becomes false. A sentence that the brand has reworded has all proofs of the base text.`;

const describeProof = (proof: Proof): string => {
  if ("setting" in proof) return `setting ${proof.setting}`;
  if ("sentence" in proof) return `as ${proof.sentence}`;
  if ("test" in proof) return `test ${proof.test.replace("#", ": ")}`;
  return `${proof.law} (version of ${proof.version})`;
};

const areaOf = (key: string) => key.split(".")[0] ?? "";
const shownAreas = new Set<string>();

/** A page with the sentences of these areas from index `from` to `to`, because a page has at most twenty phone screens. */
const tableOf = (where: string, areas: readonly string[], from = 0, to?: number): StoryObj => {
  for (const area of areas) shownAreas.add(area);
  return {
    render: (_args, { loaded: { brand } }) => {
      const values = legalValues(brand.settings);
      const rows = proofsOf(brand).filter(({ key }) => areas.includes(areaOf(key)));
      const unprovedCount = rows.filter(({ proofs }) => proofs.length === 0).length;
      return (
        <HandbookPage title="Money and days: proofs" intro={introFor(where)} isEnglishOnly>
          <Text weight="strong">
            {rows.length} sentences, {unprovedCount} without a proof
          </Text>
          <DataList
            items={rows.slice(from, to).map(({ key, text, proofs }, index) => ({
              id: `${key}-${index}`,
              term: key,
              value: (
                <Stack gap="xs">
                  <p lang="ja">{fillGivenValues(text, values)}</p>
                  {proofs.map((proof) => (
                    <Text key={describeProof(proof)} size="small" tone="subtle">
                      {describeProof(proof)}
                    </Text>
                  ))}
                </Stack>
              ),
            }))}
          />
        </HandbookPage>
      );
    },
    play: async ({ canvasElement, loaded: { brand } }) => {
      await expectAtMostTwentyScreens({ canvasElement });
      // Every sentence is on one of the pages.
      for (const { key } of proofsOf(brand)) await expect(shownAreas).toContain(areaOf(key));
    },
    globals: { viewport: { value: "phone" } },
  };
};

const contract = ["in the contract", ["agreement"]] as const;
export const Contract = tableOf(...contract, 0, 30);
export const ContractContinued = tableOf(...contract, 30);
const explanation = ["in the explanation before the contract", ["explanation", "handOver"]] as const;
export const Explanation = tableOf(...explanation, 0, 30);
export const ExplanationContinued = tableOf(...explanation, 30);
export const LegalPages = tableOf("in the terms and on the legal pages", ["terms", "sct", "privacy"]);
const mails = ["in the mails", ["mail"]] as const;
export const Mails = tableOf(...mails, 0, 38);
export const MailsContinued = tableOf(...mails, 38, 77);
export const MailsEnd = tableOf(...mails, 77);
export const PagesOfContract = tableOf("on the pages about the contract", ["contract"]);
export const PagesOfApplication = tableOf("on the pages about the application", ["entryStatus"]);
export const PagesOfReports = tableOf("on the pages about report, question and leaving", [
  "report",
  "inquiry",
  "leave",
]);
