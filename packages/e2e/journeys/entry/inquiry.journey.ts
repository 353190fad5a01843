import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { inquiryCopy } from "@kaitori/brand/copy/inquiry";
import { expect } from "@playwright/test";
import { deskOf } from "#support/desk.ts";
import { mailsTo } from "#support/mailbox.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";
import { readEntryId } from "./read-entry-id.ts";

test("B15 B17 a refused applicant asks for a second review, staff answer, and typed text survives a reload", async ({
  page,
}, info) => {
  const words = wordsOf(info, inquiryCopy);
  const detail = wordsOf(info, entryDetailCopy);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const email = "rejected@demo.example";
  await signInByCall(page, email);
  const id = await readEntryId(page);
  await page.goto(`/entry/detail/${id}/`);

  await button(words.askSecondLook).click();
  const field = page.getByLabel(words.secondLookMessage);
  await field.fill("請求書の再発行を受けました。");
  await button(words.close).click();
  await page.reload();
  await button(words.askSecondLook).click();
  await expect(field).toHaveValue("請求書の再発行を受けました。");
  await button(words.sendSecondLook).click();
  await expect(button(words.sendSecondLook)).toBeHidden();
  await page.reload();
  await expect(
    page.getByText(words.secondLookAsked({ date: "" }).split("。")[0] ?? "").first(),
  ).toBeVisible();
  await expect(button(words.askSecondLook)).toBeHidden();

  const desk = await deskOf(info.project.use.baseURL);
  const tasks: { id: number; kind: string; entry: number | null }[] = await desk.tasks();
  const task = tasks.find(({ kind, entry }) => kind === "secondLook" && entry === Number(id));
  const reply = "あらためて拝見しましたが、結果は変わりませんでした。";
  await desk.answer(task?.id ?? 0, reply);
  await page.reload();
  await expect(page.getByText(words.secondLookAnswered)).toBeVisible();
  await expect(page.getByRole("list", { name: detail.timeline, includeHidden: true })).toContainText(reply);
  await expect
    .poll(async () => (await mailsTo(email, info.project.use.baseURL)).map(({ body }) => body).join())
    .toContain(reply);

  await button(words.write).click();
  await page.getByLabel(words.message).fill("次はいつ申し込めますか。");
  await button(words.send).click();
  await expect(page.getByRole("status").filter({ hasText: /\d+年\d+月\d+日/ })).toBeVisible();
});
