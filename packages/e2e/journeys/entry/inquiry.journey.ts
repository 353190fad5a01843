import { expect } from "@playwright/test";
import { readEntryId } from "#support/call-api.ts";
import { deskOf } from "#support/desk.ts";
import { mailsTo } from "#support/mailbox.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("B15 B17 a refused applicant asks for a second review, staff answer, and typed text survives a reload", async ({
  page,
}) => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const email = "rejected@demo.example";
  await signInByCall(page, email);
  const id = await readEntryId(page);
  await page.goto(`/entry/detail/${id}/`);

  await button(copy.inquiry.askSecondLook).click();
  const field = page.getByLabel(copy.inquiry.secondLookMessage);
  await field.fill("請求書の再発行を受けました。");
  await button(copy.inquiry.close).click();
  await page.reload();
  await button(copy.inquiry.askSecondLook).click();
  await expect(field).toHaveValue("請求書の再発行を受けました。");
  await button(copy.inquiry.sendSecondLook).click();
  await expect(button(copy.inquiry.sendSecondLook)).toBeHidden();
  await page.reload();
  await expect(
    page.getByText(copy.inquiry.secondLookAsked({ date: "" }).split("。")[0] ?? "").first(),
  ).toBeVisible();
  await expect(button(copy.inquiry.askSecondLook)).toBeHidden();

  const desk = await deskOf();
  const tasks: { id: number; kind: string; entry: number | null }[] = await desk.tasks();
  const task = tasks.find(({ kind, entry }) => kind === "secondLook" && entry === Number(id));
  const reply = "あらためて拝見しましたが、結果は変わりませんでした。";
  await desk.answer(task?.id ?? 0, reply);
  await page.reload();
  await expect(page.getByText(copy.inquiry.secondLookAnswered)).toBeVisible();
  await expect(
    page.getByRole("list", { name: copy.entryDetail.timeline, includeHidden: true }),
  ).toContainText(reply);
  await expect.poll(async () => (await mailsTo(email)).map(({ body }) => body).join()).toContain(reply);

  await button(copy.inquiry.write).click();
  await page.getByLabel(copy.inquiry.message).fill("次はいつ申し込めますか。");
  await button(copy.inquiry.send).click();
  await expect(page.getByRole("status").filter({ hasText: /\d+年\d+月\d+日/ })).toBeVisible();
});
