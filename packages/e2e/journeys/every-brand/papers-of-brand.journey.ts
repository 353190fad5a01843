import { DocumentsConfirmation } from "@kaitori/domain";
import { expect } from "@playwright/test";
import { readEntryId } from "#support/call-api.ts";
import { deskOf } from "#support/desk.ts";
import { fillInInvoice, invoiceFields, waitForSavedFile } from "#support/invoices.ts";
import { nameOfPaper } from "#support/papers.ts";
import { completeApplicantByCall, submitEntryByCall } from "#support/ready-applicant.ts";
import { signInByCall } from "#support/sign-in.ts";
import { nextButton, uploadFieldOf, uploadPaper } from "#support/statements.ts";
import { test } from "#support/test.ts";
import { copy, testedBrand } from "#support/words.ts";

const { confirming, inadequate, confirmed } = DocumentsConfirmation;
const reason = "発行から3か月を過ぎています。";

test("B20 B4 a further paper of the brand is requested, uploaded, shown at the desk, rejected and uploaded again", {
  tag: "@long",
}, async ({ page }) => {
  const [furtherPaper] = (testedBrand().settings.furtherPapers ?? []).filter(
    ({ required, from }) => required && from !== "individual",
  );
  test.skip(!furtherPaper, "The brand asks for the papers of the specification only.");
  if (!furtherPaper) return;
  await signInByCall(page, "no-documents@demo.example");
  await completeApplicantByCall(page, { withFurtherPapers: false });

  const kind = `further_${furtherPaper.key}`;
  const { title, guidance } = furtherPaper;
  const certificate = nameOfPaper("certificate", furtherPaper);
  await test.step("requested wherever missing items are listed", async () => {
    await expect(submitEntryByCall(page)).rejects.toThrow(title);
    await page.goto("/mypage/");
    await expect(page.getByText(copy.readiness.left({ count: 2 }))).toBeVisible();
    await page.getByRole("link", { name: copy.readiness.furtherPaperAction({ paper: title }) }).click();
    await expect(page).toHaveURL(/\/entry\/$/);
    await expect(page.getByText(guidance)).toBeVisible();
    // The invoices are the next step.
    await page.goto("/entry/entry_invoice/");
    await expect(page).toHaveURL(/\/entry\/$/);
    await nextButton(page).click();
    const missingText = copy.issues.fileMissing({ kind: title });
    await expect(page.getByRole("alert")).toContainText(missingText);
    await expect(uploadFieldOf(page, title)).toHaveAccessibleDescription(new RegExp(missingText));
  });

  await test.step("uploaded, and kept after a reload", async () => {
    const saved = waitForSavedFile(page);
    await uploadPaper(page, title, [certificate]);
    await saved;
    await page.reload();
    await expect(page.getByText(certificate)).toBeVisible();
    await nextButton(page).click();
    await expect(page).toHaveURL(/\/entry\/entry_invoice\/$/);
  });

  await test.step("submitted with it", async () => {
    const fields = invoiceFields(page);
    await fillInInvoice(page, { obliger: "青空物流", amount: "500000" });
    await fields.desired.fill("400000");
    await fields.purpose.fill("材料の仕入れ");
    await fields.submit.click();
    await expect(page.getByRole("main")).toContainText(title);
    await page.getByRole("button", { name: copy.entryCheck.submit }).click();
    await expect(page.getByRole("heading", { name: copy.entryComplete.title })).toBeVisible();
  });

  const id = await readEntryId(page);
  const desk = await deskOf();
  const readAtDesk = async () => {
    const { entry, further_papers } = await desk.read(id);
    const files = entry.addfiles.filter((file: { kind: string }) => file.kind === kind);
    return { paper: further_papers[0], files: files.map((file: { id: number }) => file.id) };
  };
  await test.step("shown at the desk by name, and rejected", async () => {
    const { paper, files } = await readAtDesk();
    expect(paper).toMatchObject({ kind, title, required: true, status: confirming });
    expect((await desk.open(files[0])).byteLength).toBeGreaterThan(0);
    await desk(id, "ask-again", { subject: kind, uploads: files, reason });
    await desk(id, "finish");
    expect((await readAtDesk()).paper.status).toBe(inadequate);
  });

  await test.step("uploaded again", async () => {
    const [oldFile] = (await readAtDesk()).files;
    await page.goto(`/entry/detail/${id}/`);
    await expect(page.getByText(reason).first()).toBeVisible();
    await page.getByRole("link", { name: copy.entryDetail.toResubmit }).click();
    const card = page.getByRole("region", { name: title });
    await expect(card).toContainText(reason);
    await page.getByRole("button", { name: copy.resubmit.submit }).click();
    await expect(card).toContainText(copy.issues.fileMissing({ kind: title }));
    await uploadPaper(card, copy.resubmit.newPaper({ paper: title }), [
      nameOfPaper("certificate-again", furtherPaper),
    ]);
    await page.getByRole("button", { name: copy.resubmit.submit }).click();
    await expect(page.getByText(copy.resubmit.doneText)).toBeVisible();
    const { paper, files } = await readAtDesk();
    expect(paper.status).toBe(confirming);
    expect(files).toHaveLength(1);
    expect(files).not.toContain(oldFile);
  });

  await desk(id, "accept", { subject: kind });
  expect((await readAtDesk()).paper).toMatchObject({ status: confirmed, valid_until: expect.any(String) });
});
