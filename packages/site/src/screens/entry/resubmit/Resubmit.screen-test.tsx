import { EntryStatus } from "@kaitori/domain";
import { getEntry, putFormDraft, reviewEntry, uploadFile } from "@kaitori/wire";
import { userEvent, waitFor } from "storybook/test";
import { expect, test, vi } from "vitest";
import { uploadRecordOf } from "#stories/drafts.ts";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

vi.mock("#application/invoice-text/read-pdf.ts", () => ({
  readPdf: () => Promise.resolve({ payer: "株式会社若草鉄工" }),
}));

test("B4 a new invoice that names another payer is submitted only after a confirmation", async () => {
  const invoice = {
    subject: "invoice",
    claim: 11,
    uploads: [501],
    reason: "支払期日が写っていません。",
  } as const;
  const entry = {
    ...entryOfStory,
    status: EntryStatus.inadequate,
    inadequacies: [{ ...invoice, uploads: [501] }],
  };
  const { page, requests } = await openTestPage({
    at: "/entry/resubmit/31/",
    user: representative,
    server: [
      answers(getEntry, entry),
      answers(reviewEntry, entry),
      answers(uploadFile, {
        ...uploadRecordOf("invoice_1", 900),
        name: "別の請求書.pdf",
        content_type: "application/pdf",
      }),
      answers(putFormDraft, { version: 1, updated_at: null }),
    ],
  });
  await userEvent.upload(
    page.getByLabelText(/新しい請求書/, { selector: "input:not([capture])" }),
    new File(["%PDF-1.4"], "別の請求書.pdf", { type: "application/pdf" }),
  );
  const confirmation = await page.findByRole("checkbox", {
    name: /この請求書で正しい.*宛名は株式会社若草鉄工、お取引先は株式会社青空建設です/,
  });
  await page.findByText("アップロード済み");
  const submit = page.getByRole("button", { name: "書類を提出する" });
  await userEvent.click(submit);
  await waitFor(() => expect(confirmation.getAttribute("aria-invalid")).toBe("true"));
  const isSubmitted = () => requests.some(({ path }) => path.endsWith("/review/"));
  expect(isSubmitted()).toBe(false);
  await userEvent.click(confirmation);
  await userEvent.click(submit);
  await waitFor(() => expect(isSubmitted()).toBe(true));
});
