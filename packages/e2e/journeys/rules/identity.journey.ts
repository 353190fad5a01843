import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { expect } from "@playwright/test";
import { brokenPhotograph, emptyPdf, photograph } from "#support/papers.ts";
import { editButton, giveLicence, giveLicenceFront } from "#support/profile.ts";
import { withSession } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test("R4.8 R4.9 an expired identity is handed in again, by another paper", async ({ page }, info) => {
  const words = wordsOf(info, identityCopy);
  const { fileMissing } = wordsOf(info, issuesCopy);
  await withSession(page, "identity-expired@demo.example");
  await page.goto("/profile/");
  await expect(page.getByText(words.expired, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: words.send }).click();

  // The back of a My Number card is not wanted, and the page says so where it is chosen.
  await page.getByRole("radio", { name: words.individualNumber }).check();
  await expect(page.getByText(words.backNotWanted)).toBeVisible();
  await expect(page.getByText(wordsOf(info, uploadCopy).myNumberNote)).toBeVisible();
  await page.getByRole("button", { name: words.send }).click();
  const missing = fileMissing({ kind: wordsOf(info, fileKindsCopy).identity });
  await expect(page.getByRole("link", { name: missing })).toBeVisible();
  await expect(page.locator("span", { hasText: missing })).toBeVisible();

  await giveLicence(page, info);
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByText(new RegExp(`^(?:${words.confirming}|${words.confirmed})$`))).toBeVisible();
  await expect(page.getByText(words.expired, { exact: true })).toBeHidden();
});

test(
  "R4.9 D4.9 the reason for asking again stands where new documents are given, and a licence has two sides",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const words = wordsOf(info, identityCopy);
    await withSession(page, "identity-inadequate@demo.example");
    await page.goto("/profile/");
    await expect(page.getByText(words.inadequate, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByText("運転免許証の裏面が写っていません。")).toBeVisible();
    await giveLicenceFront(page, info);
    await page.getByRole("button", { name: words.send }).click();
    const missing = wordsOf(info, issuesCopy).sideMissing;
    await expect(page.getByRole("alert").getByRole("link", { name: missing })).toBeVisible();
  },
);

test("R4.16 nobody goes on to an application before the identity is given", async ({ page }, info) => {
  const words = wordsOf(info, profileCopy);
  const identity = wordsOf(info, identityCopy);
  await withSession(page, "no-identity@demo.example");
  await page.goto("/profile/before_entry/");
  const goOn = page.getByRole("link", { name: words.beforeEntrySubmit });
  await expect(page.getByText(identity.nothing, { exact: true })).toBeVisible();
  await expect(goOn).toBeHidden();
  await page.getByRole("button", { name: identity.send }).click();
  await giveLicence(page, info);
  await page.getByRole("button", { name: identity.send }).click();
  await expect(goOn).toHaveAttribute("href", "/entry/withdrawal_details/");
});

test(
  "R5.5 R7.6 R8.8 B7 what can happen to an upload is said in its slot",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const words = wordsOf(info, identityCopy);
    const upload = wordsOf(info, uploadCopy);
    const fixed = wordsOf(info, specificationCopy);
    await withSession(page, "transferred@demo.example");
    await page.goto("/profile/");
    await editButton(page, info, wordsOf(info, profileCopy).nameAndDocuments).click();
    await page.getByRole("radio", { name: words.passport }).check();
    const slot = page.locator("input[type=file]").first();

    await slot.setInputFiles([emptyPdf("empty.pdf"), brokenPhotograph("broken.jpg")]);
    await expect(page.getByText(upload.empty)).toBeVisible();
    await expect(page.getByText("この形式のファイルは使えません。")).toBeVisible();

    // One that hangs: another pick has to wait.
    await page.route("**/api/uploads/", () => undefined);
    await slot.setInputFiles([photograph("first.png")]);
    await slot.setInputFiles([photograph("second.png")]);
    await expect(page.getByText(fixed.otherUploadUnderWay)).toBeVisible();
    await page.getByRole("button", { name: "first.pngのアップロードを中止する" }).click();
    await expect(page.getByText("first.png")).toBeHidden();
    await page.unroute("**/api/uploads/");

    // Lost on the way: the others stay, and it can be sent again.
    await page.route("**/api/uploads/", (route) => route.abort());
    await slot.setInputFiles([photograph("third.png")]);
    const again = page.getByRole("button", { name: "third.pngをもう一度アップロードする" });
    await expect(again).toBeVisible();
    await page.unroute("**/api/uploads/");
    await again.click();
    await expect(page.getByText("アップロード済み")).toBeVisible();

    await page.route("**/api/uploads/*/", (route) => route.fulfill({ status: 500, json: { detail: "" } }));
    await page.getByRole("button", { name: "third.pngを削除する" }).click();
    await expect(page.getByText(fixed.deleteFailed)).toBeVisible();
    await expect(page.getByText("third.png")).toBeVisible();
    await page.unroute("**/api/uploads/*/");
    await page.getByRole("button", { name: "third.pngを削除する" }).click();
    await expect(page.getByText("third.png")).toBeHidden();
  },
);
