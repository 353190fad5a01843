import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { type ContractTerms, contractEntry, getContractTerms, getEntry } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { claimsBought, entryContracted, entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { screenStory, storiesAt } from "#stories/screen-story.tsx";
import { answers, refuses } from "#stories/story-server.ts";
import { termsOfOneClaim, termsOfStory } from "#stories/terms.ts";

export default { title: "Screens/Contract" } satisfies Meta;

const at = "/entry/contract/31/";
const pageWith = storiesAt({ at, user: representative });
const answersOfOffer = [answers(getEntry, entryReviewed), answers(getContractTerms, termsOfStory)];

export const Offered = pageWith(answersOfOffer);
Offered.name = "条件の提示";

/** The button to decline is beside the button to sign. */
export const AsksBeforeCancelling = pageWith(answersOfOffer, async ({ canvas: page }) => {
  await expect(
    await page.findByText(/いま(ご契約いただく|契約する)と/, undefined, { timeout: 10_000 }),
  ).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "申し込みを取り下げる" }));
  const question = await page.findByRole("dialog", { name: "この申し込みを取り下げますか" });
  await waitFor(() => expect(question).toBeVisible());
});
AsksBeforeCancelling.name = "契約しない";

const [first, second] = claimsBought(ClaimStatus.canBuy);
export const OneOfferedOneRefused = pageWith([
  answers(getEntry, {
    ...entryReviewed,
    claims: first && second ? [first, { ...second, status: ClaimStatus.cannotBuy }] : [],
  }),
  answers(getContractTerms, termsOfOneClaim),
]);
OneOfferedOneRefused.name = "1件は条件あり、1件は見送り";

export const WithoutConsent = pageWith(answersOfOffer, async ({ canvas: page }) => {
  await userEvent.click(await page.findByRole("button", { name: "説明と契約書を読む" }));
  await expect(await page.findByRole("checkbox", { name: /同意します/ })).not.toBeChecked();
  await userEvent.click(page.getByRole("button", { name: "この条件で契約する" }));
  await waitFor(async () => {
    await expect(page.getByRole("checkbox", { name: /重要事項の説明を読み/ })).toBeInvalid();
    await expect(page.getByRole("checkbox", { name: /同意します/ })).toBeInvalid();
  });
});
WithoutConsent.name = "同意していない";

/** Neither text has been read to its end. */
export const ReadFirst = pageWith(
  [
    answers(getEntry, entryReviewed),
    answers(getContractTerms, {
      ...termsOfStory,
      text: `${termsOfStory.text}\n\n${"長い文。\n".repeat(200)}`,
    }),
  ],
  async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole("button", { name: "説明と契約書を読む" }));
    const consent = await page.findByRole("checkbox", { name: /同意します/ });
    await userEvent.click(consent);
    await expect(consent).not.toBeChecked();
    await expect(page.getByRole("alert")).toHaveTextContent("契約書の続きを読む");
  },
);
ReadFirst.name = "読み終える前の同意";

const changedTerms: ContractTerms = {
  ...termsOfStory,
  text: termsOfStory.text.replace("3営業日以内", "5営業日以内"),
  hash: "c07e41d2a98b5f360e17c4d8b2639fa5d01e78c34b6f92a5e80d17b3c46f5a29",
  claims: termsOfStory.claims.map((claim) =>
    claim.claim === 11 ? { ...claim, purchase_fee: "79200", deposit_amount: "1240250" } : claim,
  ),
  total: { ...termsOfStory.total, purchase_fee: "123200", deposit_amount: "2075700" },
};
export const TermsHaveChanged = pageWith(
  [...answersOfOffer, refuses(contractEntry, 409, { detail: "条件が変わりました。", current: changedTerms })],
  async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole("button", { name: "説明と契約書を読む" }));
    for (const name of ["重要事項の説明", "ファクタリングサービス契約書"]) {
      const end = within(await page.findByRole("region", { name })).getByRole("status");
      await waitFor(() => {
        // The page may still be scrolling to the first text.
        end.scrollIntoView();
        expect(end).toHaveTextContent("最後まで読みました");
      });
    }
    await userEvent.click(page.getByRole("checkbox", { name: /重要事項の説明を読み/ }));
    await userEvent.click(page.getByRole("checkbox", { name: /同意します/ }));
    await userEvent.click(page.getByRole("button", { name: "この条件で契約する" }));
    await expect(await page.findByRole("alert")).toHaveTextContent("66,000円 → 79,200円");
    await expect(page.getByRole("checkbox", { name: /同意します/ })).not.toBeChecked();
  },
);
TermsHaveChanged.name = "条件が変わった";

const storyWithIdentity = (identity_confirmation: IdentityConfirmation) =>
  screenStory({ at, user: { ...representative, identity_confirmation }, server: answersOfOffer });
export const IdentityBeingConfirmed = storyWithIdentity(IdentityConfirmation.confirming);
IdentityBeingConfirmed.name = "本人確認中";
export const IdentityToBeSentAgain = storyWithIdentity(IdentityConfirmation.inadequate);
IdentityToBeSentAgain.name = "本人確認書類の再提出";

export const OfferExpired = pageWith([
  answers(getEntry, { ...entryReviewed, contract_period: "2026-11-01" }),
  answers(getContractTerms, termsOfStory),
]);
OfferExpired.name = "条件の期限が過ぎた";
export const ContractedAlready = pageWith([answers(getEntry, entryContracted)]);
ContractedAlready.name = "すでに契約済み";
export const StillUnderReview = pageWith([
  answers(getEntry, { ...entryReviewed, status: EntryStatus.underReview }),
]);
StillUnderReview.name = "まだ審査中";
