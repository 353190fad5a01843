import { getDraftEntry, putDraftEntry } from "@kaitori/wire";
import { userEvent, waitFor } from "storybook/test";
import { beforeEach, expect, test, vi } from "vitest";
import { ClaimQuestions } from "#application/entry/claim/ClaimQuestions.tsx";
import { draftOfClaims, fullClaim, incompleteClaim, uploadRecordOf } from "#stories/drafts.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { openTestPage } from "#testing/open-test-page.tsx";
import { CopyOrRemove } from "./CopyOrRemove.tsx";
import { useClaimSetters } from "./use-claim-fields.ts";

vi.mock("./CopyOrRemove.tsx", { spy: true });
vi.mock("./use-claim-fields.ts", { spy: true });
vi.mock("#application/entry/claim/ClaimQuestions.tsx", { spy: true });

/** Two invoices are folded, the third one is open. */
async function openThreeInvoices() {
  const second = { kind: "invoice_2", contentfile: uploadRecordOf("invoice_2", 2) };
  const draft = draftOfClaims(
    fullClaim,
    { ...fullClaim, amount: "1,430,000", contentfile_relations: [second] },
    incompleteClaim,
  );
  const { page } = await openTestPage({
    at: "/entry/entry_invoice/",
    user: representative,
    server: [
      answers(getDraftEntry, draft),
      answers(putDraftEntry, { version: draft.version + 1, updated_at: null }),
    ],
  });
  await page.findByRole("button", { name: "入力を終える" });
  vi.clearAllMocks();
  return page;
}

beforeEach(() => vi.clearAllMocks());

test("typing renders only its part of the open invoice", async () => {
  const page = await openThreeInvoices();
  await userEvent.type(page.getByRole("textbox", { name: "請求書の金額（税込）" }), "1");
  // The invoices are checked again after typing has stopped.
  await waitFor(() => expect(CopyOrRemove).toHaveBeenCalled());
  expect(ClaimQuestions).not.toHaveBeenCalled();
});

test("typing a payer's name does not render the account fields", async () => {
  const page = await openThreeInvoices();
  await userEvent.type(page.getByRole("textbox", { name: /^お取引先の振込名義/ }), "ｱ");
  await waitFor(() => expect(CopyOrRemove).toHaveBeenCalled());
  expect(useClaimSetters).not.toHaveBeenCalled();
});
