import { identityCopy } from "@kaitori/brand/copy/identity";
import { expect, type Page, type Route, type TestInfo } from "@playwright/test";
import { photograph } from "#support/papers.ts";
import { passFirstPage, toPerson } from "#support/profile.ts";
import { belongsElsewhere, staleToken } from "#support/refusals.ts";
import { withSession } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

const call = "**/api/uploads/";

/** The slot of a first registration, whose draft nobody else has. */
async function openSlot(page: Page, info: TestInfo, account: string) {
  const { passport } = wordsOf(info, identityCopy);
  await withSession(page, `${account}@demo.example`);
  await page.goto("/register/profile/");
  await passFirstPage(page, info);
  await page.getByRole("radio", { name: passport }).check();
  return page.locator("input[type=file]").first();
}

const refused: readonly (readonly [said: string, answer: (route: Route) => Promise<void>])[] = [
  [
    "文字が読めません。",
    (route) => route.fulfill({ status: 400, json: { non_field_errors: ["文字が読めません。"] } }),
  ],
  [
    "アップロードエラー (画像ではありません。)",
    (route) => route.fulfill({ status: 400, json: { content: ["画像ではありません。"] } }),
  ],
  ["アップロードエラー (ステータス 400)", (route) => route.fulfill({ status: 400, body: "" })],
  [
    "アップロードエラー (保存中です。)",
    (route) => route.fulfill({ status: 409, json: { detail: "保存中です。" } }),
  ],
  [
    "アップロードエラー (続けて送られました。)",
    (route) => route.fulfill({ status: 429, json: { detail: "続けて送られました。" } }),
  ],
  ["アップロードエラー (ステータス 500)", (route) => route.fulfill({ status: 500, body: "" })],
  [
    "アップロードエラー (ステータス 503)",
    (route) => route.fulfill({ status: 503, body: "", headers: { "Retry-After": "30" } }),
  ],
  ["アップロードエラー (インターネットにつながりません)", (route) => route.abort("connectionreset")],
];

test("R8.8 every refusal of an upload is said in its row, and what has arrived stays", async ({
  page,
}, info) => {
  const slot = await openSlot(page, info, "new");
  await slot.setInputFiles([photograph("arrived.png")]);
  await expect(page.getByText("アップロード済み")).toBeVisible();
  for (const [said, answer] of refused)
    await test.step(said, async () => {
      await page.route(call, answer);
      await slot.setInputFiles([photograph("refused.png")]);
      await expect(page.getByText(said, { exact: true })).toBeVisible();
      await expect(page.getByText("アップロード済み")).toBeVisible();
      await page.getByRole("button", { name: "refused.pngを削除する" }).click();
      await expect(page.getByText(said, { exact: true })).toBeHidden();
      await page.unroute(call);
    });

  await page.route(call, staleToken.answer);
  await slot.setInputFiles([photograph("refused.png")]);
  await staleToken.isShown(page, info);
  await page.goto("/register/profile/");
  await toPerson(page, info);
  await expect(page.getByText("arrived.png")).toBeVisible();

  await page.unroute(call);
  await page.route(call, belongsElsewhere.answer);
  await slot.setInputFiles([photograph("refused.png")]);
  await belongsElsewhere.isShown(page, info);
});
