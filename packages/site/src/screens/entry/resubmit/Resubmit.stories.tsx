import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { type Entry, getEntry, getFormDraft, type Inadequacy, putFormDraft } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { uploadRecordOf } from "#stories/drafts.ts";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { screenStory, storiesAt } from "#stories/screen-story.tsx";
import { answers, keepsWaiting } from "#stories/story-server.ts";

export default { title: "Screens/Resubmit" } satisfies Meta;

const at = "/entry/resubmit/31/";
const pageWith = storiesAt({ at, user: representative });
const fileOf = (kind: string, name: string, id: number) => ({ ...uploadRecordOf(kind, id), name });
const passbookFiles = [
  fileOf("passbook_cover_1", "通帳の表紙.jpg", 601),
  fileOf("passbook_details_1", "通帳の明細.jpg", 602),
];
const accountOfPassbook = {
  bank_name: "みずほ銀行",
  bank_account_number: "1234567",
  file_format: "passbook" as const,
  contentfile_relations: passbookFiles.map(({ kind, id }) => ({ kind, contentfile: { id } })),
};
const entry = {
  ...entryOfStory,
  status: EntryStatus.inadequate,
  addfiles: passbookFiles,
  banks: [accountOfPassbook],
};
const answersForEntry = (entryShown: Entry, ...inadequacies: Inadequacy[]) => [
  answers(getEntry, { ...entryShown, inadequacies }),
];
const answersFor = (...inadequacies: Inadequacy[]) => answersForEntry(entry, ...inadequacies);

const invoice: Inadequacy = {
  subject: "invoice",
  claim: 11,
  uploads: [501],
  reason: "支払期日が写っていません。期日が写るように撮り直してください。",
};
const claim: Inadequacy = {
  subject: "claim",
  claim: 12,
  uploads: [],
  reason: "お取引先からの振込予定額が請求書の金額を超えています。",
};
const passbook: Inadequacy = {
  subject: "withdrawals_detail",
  claim: null,
  uploads: [601],
  reason: "通帳の表紙の名義が読めません。",
};
const statements: Inadequacy = {
  subject: "financial_statements",
  claim: null,
  uploads: [],
  reason: "決算書を確認できませんでした。",
};
const identity: Inadequacy = { subject: "identity", claim: null, uploads: [], reason: "氏名が読めません。" };

export const OneInvoice = pageWith(answersFor(invoice));
OneInvoice.name = "請求書1件の差し戻し";
/** The expected payment exceeds the invoice. */
const entryWithExcess = {
  ...entry,
  claims: entry.claims.map((row) =>
    row.id === claim.claim ? { ...row, scheduled_deposit_amount_from_obliger: "980000" } : row,
  ),
};
export const Correction = pageWith(answersForEntry(entryWithExcess, claim), async ({ canvas: page }) => {
  const submit = await page.findByRole("button", { name: "書類を提出する" });
  const transfer = page.getByLabelText(/お取引先からの振込予定額/);
  await userEvent.click(submit);
  await waitFor(() => expect(transfer).toBeInvalid());
  await userEvent.clear(transfer);
  await userEvent.type(transfer, "880000");
  await expect(page.getByText("すべてそろいました。")).toBeVisible();
});
Correction.name = "入力の訂正";
const differingAmount: Inadequacy = {
  ...claim,
  reasons: [{ code: "amountDiffers", on_form: "880,000円", on_paper: "870,000円" }],
};
export const Unchanged = pageWith(answersFor(differingAmount), async ({ canvas: page }) => {
  const submit = await page.findByRole("button", { name: "書類を提出する" });
  const amount = page.getByLabelText(/^請求書の金額/);
  await userEvent.click(submit);
  await waitFor(() => expect(amount).toBeInvalid());
  await userEvent.click(page.getByRole("checkbox", { name: /このままで正しい/ }));
  await expect(amount).toBeValid();
  await userEvent.click(submit);
  const unchanged = await page.findAllByText(/前回から何も変わっていません/);
  await expect(unchanged).toHaveLength(2);
  await userEvent.type(page.getByLabelText(/会社名/), "支店");
  // The line of the error summary stays.
  await expect(page.getAllByText(/前回から何も変わっていません/)).toHaveLength(1);
});
Unchanged.name = "何も直していない";
export const UntickedBoxes = pageWith(
  answersForEntry(
    {
      ...entry,
      claims: entry.claims.map((row) => ({
        ...row,
        is_fixed_debt: false,
        is_bank_transfer_from_obliger: false,
      })),
    },
    { ...claim, reason: "金額と支払日の確定、銀行振込でのお支払いをご確認ください。" },
  ),
  async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole("button", { name: "書類を提出する" }));
    await expect(await page.findByText(/ご確認いただきたい項目が2件/)).toBeVisible();
    for (const name of ["金額と支払日が決まっている", "銀行振込で支払われる"]) {
      const box = page.getByRole("checkbox", { name });
      await expect(box).toBeInvalid();
      await userEvent.click(box);
      await expect(box).toBeValid();
    }
    await expect(page.getByText("すべてそろいました。")).toBeVisible();
  },
);
UntickedBoxes.name = "契約に必要な確認が足りない";
export const AllItems = screenStory({
  at,
  user: { ...representative, identity_confirmation: IdentityConfirmation.inadequate },
  server: answersFor(identity, passbook, statements, invoice, claim),
});
AllItems.name = "すべて差し戻し";

/** The review names no paper, so each account has an upload field. */
const entryWithTwoAccounts = {
  ...entry,
  addfiles: [
    ...passbookFiles,
    fileOf("ib_info_2", "口座情報.png", 603),
    fileOf("ib_details_2", "明細.pdf", 604),
  ],
  banks: [
    accountOfPassbook,
    {
      bank_name: "楽天銀行",
      bank_account_number: "7654321",
      file_format: "ib" as const,
      contentfile_relations: [
        { kind: "ib_info_2", contentfile: { id: 603 } },
        { kind: "ib_details_2", contentfile: { id: 604 } },
      ],
    },
  ],
};
export const StatementsOfTwoAccounts = pageWith(
  answersForEntry(entryWithTwoAccounts, { ...passbook, uploads: [], reason: "10月の明細がありません。" }),
  async ({ canvas: page }) => {
    await expect(
      await page.findByText("次の欄のうち、当てはまるものを1つ以上お送りください。"),
    ).toBeVisible();
    const second = within(await page.findByRole("region", { name: "口座2" }));
    await expect(second.getByText(/楽天銀行/)).toBeVisible();
    await expect(
      second.getByLabelText(/新しい入出金明細/, { selector: "input:not([capture])" }),
    ).toBeInTheDocument();
  },
);
StatementsOfTwoAccounts.name = "2口座の明細";

export const NothingUploaded = pageWith(answersFor(invoice, passbook), async ({ canvas: page }) => {
  await userEvent.click(await page.findByRole("button", { name: "書類を提出する" }));
  await expect(await page.findByText(/ご確認いただきたい項目が2件/)).toBeVisible();
  // The error summary opens the folded second item.
  const field = page.getByLabelText(/新しい通帳の表紙/, { selector: "input:not([capture])" });
  await expect(field.closest("details")).toHaveAttribute("open");
});
NothingUploaded.name = "何も出していない";

export const DraftRestored = pageWith([
  ...answersFor(invoice),
  answers(getFormDraft, {
    name: "resubmit-31",
    version: 2,
    updated_at: "2026-11-20T10:00:00+09:00",
    input: {
      claims: [
        {
          contentfiles: [
            {
              id: 900,
              kind: "invoice_1",
              name: "撮り直した請求書.jpg",
              content_type: "image/jpeg",
              created_at: "2026-11-20T10:00:00+09:00",
            },
          ],
        },
      ],
    },
  }),
  keepsWaiting(putFormDraft),
]);
DraftRestored.name = "前の入力が残っている";

export const NothingInadequate = pageWith([answers(getEntry, entryOfStory)]);
NothingInadequate.name = "差し戻しがない";
