import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import {
  getEntry,
  getEntryInadequacies,
  getFormDraft,
  type Inadequacy,
  putFormDraft,
  reviewEntry,
  uploadFile,
} from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { entryOfStory } from "../../../stories/entry-states.ts";
import { representative } from "../../../stories/people.ts";
import { screenStory } from "../../../stories/screen-story.tsx";
import { answers, keepsWaiting } from "../../../stories/story-server.ts";

export default { title: "Screens/Resubmit" } satisfies Meta;

const at = "/entry/resubmit/31/";
const user = representative;
const entry = {
  ...entryOfStory,
  status: EntryStatus.inadequate,
  addfiles: [
    {
      kind: "passbook_cover_1",
      name: "通帳の表紙.jpg",
      content_type: "image/jpeg",
      image: null,
      error: false,
      message: "",
      id: 601,
      created_at: "2026-11-18T10:00:00+09:00",
    },
  ],
};
const nothingKept = answers(getFormDraft, { name: "resubmit-31", version: 0, updated_at: null, input: null });
const asked = (...found: Inadequacy[]) => [
  answers(getEntry, entry),
  answers(getEntryInadequacies, found),
  nothingKept,
];

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

export const OneInvoice = screenStory({ at, user, server: asked(invoice) });
export const Correction = screenStory({ at, user, server: asked(claim) });
export const Everything = screenStory({
  at,
  user: { ...user, identity_confirmation: IdentityConfirmation.inadequate },
  server: asked(identity, passbook, statements, invoice, claim),
});

export const NothingGiven = screenStory({
  at,
  user,
  server: asked(invoice, passbook),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "書類を再提出する" }));
    await expect(await page.findByText(/ご確認いただきたい項目が2件/)).toBeVisible();
  },
});

export const KeptFromBefore = screenStory({
  at,
  user,
  server: [
    answers(getEntry, entry),
    answers(getEntryInadequacies, [invoice]),
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
  ],
});

export const Sending = screenStory({
  at,
  user,
  server: [...asked(claim), keepsWaiting(reviewEntry), keepsWaiting(uploadFile), keepsWaiting(putFormDraft)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const scheduled = await page.findByLabelText(/振込予定額/);
    await userEvent.clear(scheduled);
    await userEvent.type(scheduled, "800000");
    await userEvent.click(page.getByRole("button", { name: "書類を再提出する" }));
    await expect(page.getByRole("button", { name: /書類を再提出する/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

export const NothingAsked = screenStory({ at, user, server: [answers(getEntry, entryOfStory)] });
