import { IdentityConfirmation, yenOf, yenWithSeparators } from "@kaitori/domain";
import { listEntries } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { draftOfClaims, emptyDraft, fullClaim, incompleteClaim } from "#stories/drafts.ts";
import { entryOfStory, entryRejected, entryTransferred } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { expectFocus, type StoryPage } from "#stories/screen-story.tsx";
import { type StepStoryOptions, stepStory } from "#stories/step-story.ts";
import { answers } from "#stories/story-server.ts";

export default { title: "Screens/Invoices" } satisfies Meta;

const storyWith = (draft: typeof emptyDraft, options?: StepStoryOptions) =>
  stepStory("/entry/entry_invoice/", draft, options);
const clickButton = (page: StoryPage, name: string) => userEvent.click(page.getByRole("button", { name }));

export const Empty = storyWith(emptyDraft);
Empty.name = "入力前";
export const PartlyFilled = storyWith(draftOfClaims(fullClaim, incompleteClaim));
PartlyFilled.name = "入力の途中";
export const Complete = storyWith(draftOfClaims(fullClaim));
Complete.name = "すべて入力";
export const EarlierObligers = storyWith(emptyDraft, {
  server: [answers(listEntries, [entryTransferred])],
  act: (page) => userEvent.click(page.getByText("前回の取引先")),
});
EarlierObligers.name = "前の取引先がある";

const [refusedClaim] = entryOfStory.claims;
/** A corrected entry: refused values have a warning until they change. */
export const CorrectedEntry = storyWith(
  {
    ...draftOfClaims({
      ...fullClaim,
      replaces: refusedClaim?.id,
      obliger_company_name: refusedClaim?.obliger_company_name ?? "",
      amount: yenWithSeparators(yenOf(refusedClaim?.amount ?? "")),
      contentfile_relations: [],
    }),
    replaced: [
      {
        claim: refusedClaim?.id ?? 0,
        reasons: [
          { code: "amountDiffers", on_form: "1,320,000円", on_paper: "1,310,000円" },
          { code: "unreadable" },
        ],
      },
    ],
  },
  {
    server: [answers(listEntries, [entryRejected])],
    act: async (page) => {
      await expect(await page.findByText("前回の審査でお伝えしたこと")).toBeVisible();
      await expect(await page.findByText(/前回と同じままです。/)).toBeVisible();
      await expect(await page.findByText(/前回の請求書は引き継いでいません。/)).toBeVisible();
      await userEvent.type(page.getByLabelText("請求書の金額（税込）"), "{Control>}a{/Control}1310000");
      await waitFor(() => expect(page.queryByText(/前回と同じままです。/)).toBeNull());
    },
  },
);
CorrectedEntry.name = "直して申し込む";

export const MissingFields = storyWith(emptyDraft, {
  act: async (page) => {
    await clickButton(page, "内容の確認へ進む");
    await expect(await page.findByRole("alert")).toHaveTextContent(
      "請求書1・お取引先（請求先）の会社名を入力してください。",
    );
    await expect(page.queryByText(/ヲを除くカタカナ/)).toBeNull();
  },
});
MissingFields.name = "足りないものがある";

/** A folded empty invoice lists its missing fields, without an amount. */
export const EmptyInvoicesAdded = storyWith(emptyDraft, {
  act: async (page) => {
    await clickButton(page, "請求書を追加する");
    await clickButton(page, "請求書を追加する");
    const [hint] = await page.findAllByText(/まだ入力していない項目：お取引先（請求先）の会社名、/);
    await expect(hint).toBeVisible();
    await expect(page.queryByText("0円")).toBeNull();
    await expect(page.queryByText(/ヲを除くカタカナ/)).toBeNull();
  },
});
EmptyInvoicesAdded.name = "追加したばかりの請求書";

export const NoInvoice = storyWith(draftOfClaims(fullClaim), {
  act: async (page) => {
    await clickButton(page, "請求書1を削除する");
    await expectFocus(page.getByRole("button", { name: "請求書を追加する" }));
    await clickButton(page, "内容の確認へ進む");
    await expect(await page.findByText("請求書がありません。")).toBeVisible();
  },
});
NoInvoice.name = "請求書がない";

/** A copy for the same payer, without date and papers. */
export const Copied = storyWith(draftOfClaims(fullClaim), {
  act: async (page) => {
    await clickButton(page, "請求書1を複製する");
    await expect(await page.findByRole("heading", { name: "請求書2" })).toBeVisible();
    await expect(await page.findByLabelText("請求書の金額（税込）")).toHaveValue("1,320,000");
    await expect(await page.findByLabelText("お取引先の支払日")).toHaveValue("");
  },
});
Copied.name = "複製した請求書";

export const RemovalUndone = storyWith(draftOfClaims(fullClaim, incompleteClaim), {
  act: async (page) => {
    await clickButton(page, "請求書1を削除する");
    await waitFor(() => expect(page.queryByText("株式会社青空建設")).toBeNull());
    await userEvent.click(await page.findByRole("button", { name: "元に戻す" }));
    await expect(await page.findByLabelText("請求書の金額（税込）")).toHaveValue("1,320,000");
  },
});
RemovalUndone.name = "削除を取り消した";

export const TransferExceeds = storyWith(
  draftOfClaims({ ...incompleteClaim, scheduled_deposit_amount_from_obliger: "990,000" }),
);
TransferExceeds.name = "金額を超えている";

export const SameInvoiceTwice = storyWith(
  draftOfClaims(fullClaim, { ...fullClaim, contentfile_relations: [] }),
);
SameInvoiceTwice.name = "同じ請求書が2つ";

export const Sixth = storyWith(
  draftOfClaims(fullClaim, ...Array.from({ length: 4 }, () => incompleteClaim)),
  {
    act: async (page) => {
      await clickButton(page, "請求書を追加する");
      await expect(await page.findByText("申し込みに登録できる請求書は5個までです。")).toBeVisible();
    },
  },
);
Sixth.name = "6件目の請求書";

export const SubmissionBlocked = storyWith(draftOfClaims(fullClaim), {
  user: { ...representative, identity_confirmation: IdentityConfirmation.inadequate },
  server: [answers(listEntries, [entryOfStory])],
});
SubmissionBlocked.name = "申し込めない";
