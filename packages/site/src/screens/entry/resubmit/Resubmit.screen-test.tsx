import { EntryStatus } from "@kaitori/domain";
import { getEntry, getFormDraft, putFormDraft, reviewEntry, uploadFile } from "@kaitori/wire";
import { userEvent, waitFor } from "storybook/test";
import { expect, test, vi } from "vitest";
import { readPdf } from "#application/invoice-text/read-pdf.ts";
import { uploadRecordOf } from "#stories/drafts.ts";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers, answersOnce, refuses, type StoryAnswer } from "#stories/story-server.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

vi.mock("#application/invoice-text/read-pdf.ts", () => ({ readPdf: vi.fn() }));

const ownPayer = { payer: "株式会社青空建設" };
const otherPayer = { payer: "株式会社若草鉄工" };

const invoiceRecord = (id: number) => ({
  ...uploadRecordOf("invoice_1", id),
  name: `請求書${id}.pdf`,
  content_type: "application/pdf",
});

async function openResubmission(...server: StoryAnswer[]) {
  const entry = {
    ...entryOfStory,
    status: EntryStatus.inadequate,
    inadequacies: [
      { subject: "invoice" as const, claim: 11, uploads: [501], reason: "支払期日が写っていません。" },
    ],
  };
  const { page, requests } = await openTestPage({
    at: "/entry/resubmit/31/",
    user: representative,
    server: [
      ...server,
      answers(getEntry, entry),
      answers(reviewEntry, entry),
      answersOnce(uploadFile, invoiceRecord(900)),
      answers(uploadFile, invoiceRecord(901)),
      answers(putFormDraft, { version: 1, updated_at: null }),
    ],
  });
  return {
    page,
    upload: async (...names: string[]) => {
      await userEvent.upload(
        page.getByLabelText(/新しい請求書/, { selector: "input:not([capture])" }),
        names.map((name) => new File(["%PDF-1.4"], name, { type: "application/pdf" })),
      );
      await waitFor(() => expect(page.getAllByText("アップロード済み")).toHaveLength(names.length));
    },
    submit: () => userEvent.click(page.getByRole("button", { name: "書類を提出する" })),
    findConfirmation: () =>
      page.findByRole("checkbox", {
        name: /この請求書で正しい.*宛名は株式会社若草鉄工、お取引先は株式会社青空建設です/,
      }),
    isSubmitted: () => requests.some(({ path }) => path.endsWith("/review/")),
  };
}

test("B4 a new invoice that names another payer is submitted only after a confirmation", async () => {
  vi.mocked(readPdf).mockResolvedValue(otherPayer);
  const { upload, submit, findConfirmation, isSubmitted } = await openResubmission();
  await upload("別の請求書.pdf");
  const confirmation = await findConfirmation();
  await submit();
  await waitFor(() => expect(confirmation.getAttribute("aria-invalid")).toBe("true"));
  expect(isSubmitted()).toBe(false);
  await userEvent.click(confirmation);
  await submit();
  await waitFor(() => expect(isSubmitted()).toBe(true));
});

test("B4 the payer of each new invoice is compared", async () => {
  vi.mocked(readPdf).mockResolvedValueOnce(ownPayer).mockResolvedValueOnce(otherPayer);
  const { upload, findConfirmation } = await openResubmission();
  await upload("a.pdf", "b.pdf");
  await findConfirmation();
});

test("B4 a submission waits until the new invoice is read", async () => {
  let finishReading = (_reading: typeof otherPayer) => {};
  vi.mocked(readPdf).mockReturnValue(new Promise((resolve) => (finishReading = resolve)));
  const { page, upload, submit, findConfirmation, isSubmitted } = await openResubmission();
  await upload("別の請求書.pdf");
  await submit();
  expect(page.queryByRole("checkbox", { name: /この請求書で正しい/ })).toBeNull();
  finishReading(otherPayer);
  const confirmation = await findConfirmation();
  await waitFor(() => expect(confirmation.getAttribute("aria-invalid")).toBe("true"));
  expect(isSubmitted()).toBe(false);
});

test("B4 a submission does not wait for a slow reading, which still asks before the next submission", async () => {
  let finishReading = (_reading: typeof otherPayer) => {};
  vi.mocked(readPdf).mockReturnValue(new Promise((resolve) => (finishReading = resolve)));
  const { page, upload, submit, findConfirmation, isSubmitted } = await openResubmission(
    refuses(reviewEntry, 503, { detail: "" }),
  );
  await upload("別の請求書.pdf");
  await submit();
  await waitFor(() => expect(isSubmitted()).toBe(true), { timeout: 8_000 });
  finishReading(otherPayer);
  const confirmation = await findConfirmation();
  await waitFor(() => expect(page.getByRole("button", { name: "書類を提出する" })).toBeEnabled());
  await submit();
  await waitFor(() => expect(confirmation.getAttribute("aria-invalid")).toBe("true"));
});

test("B3 B4 the payer on a saved paper is compared, also if the paper cannot be read again", async () => {
  vi.mocked(readPdf).mockRejectedValue(new Error("The file cannot be read."));
  const { id, kind, name, content_type, created_at } = invoiceRecord(900);
  const savedPaper = { id, kind, name, content_type, created_at, ...otherPayer };
  const { submit, findConfirmation, isSubmitted } = await openResubmission(
    answers(getFormDraft, {
      name: "resubmit-31",
      version: 2,
      updated_at: "2026-11-20T10:00:00+09:00",
      input: { claims: [{ contentfiles: [savedPaper] }] },
    }),
  );
  await submit();
  const confirmation = await findConfirmation();
  await waitFor(() => expect(confirmation.getAttribute("aria-invalid")).toBe("true"));
  expect(isSubmitted()).toBe(false);
});
