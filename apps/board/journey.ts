/**
 * node journey.ts ADDRESS NAME
 *
 * Operates the board of a running server as a brand's team does, and saves a brand. Exits with 1 on a failure.
 */
import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { launchOptions } from "@kaitori/tooling/launch-options";
import { strFromU8, unzipSync } from "fflate";
import { chromium, type Page } from "playwright";

const [address = "", name = ""] = process.argv.slice(2);
const answers = {
  フォルダー名: name,
  サービスの名前: "みどり資金",
  会社の名前: "株式会社みどり",
  代表者の役職と氏名: "代表取締役 緑川 花子",
  郵便番号: "150-0002",
  所在地: "東京都渋谷区渋谷9丁目9番9号",
  電話番号: "03-0000-0199",
  個人情報の責任者: "管理部長",
  引き渡し先の銀行: "みずほ銀行",
  支店: "渋谷支店",
  支店コード: "210",
  口座番号: "1234567",
  "口座名義（全角カナ）": "カ）ミドリ",
  "口座名義（半角カナ）": "ｶ)ﾐﾄﾞﾘ",
};

const browser = await chromium.launch(launchOptions("--lang=ja"));
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "ja-JP" });
// The page loads several frames, which may take long on a busy machine.
const patienceMs = 120_000;
page.setDefaultTimeout(patienceMs);
page.on("pageerror", ({ stack }) => console.error(stack));

try {
  await page.goto(address);
  const draft = page.frameLocator('iframe[title^="作成中"]');
  await draft.locator("#story h1").first().waitFor();

  await field("ブランドの色").fill("#7a1fa2");
  await waitForStyle("--colour-brand", "#7a1fa2");

  await field("文字の色").fill("#aaaaaa");
  await page.getByText("読めません").waitFor();
  assert.notEqual(await styleValue("--colour-ink"), "#aaaaaa");
  await page.getByRole("button", { name: "近い色で読める" }).click();
  const ink = await field("文字の色").inputValue();
  assert.match(ink, /^#[\da-f]{6}$/);
  assert.notEqual(ink, "#aaaaaa");
  await waitForStyle("--colour-ink", ink);

  await page.getByLabel("画面", { exact: true }).selectOption({ label: "ログイン" });
  await draft.getByRole("button", { name: "ログイン" }).first().hover();
  await page.getByText("login.submit").waitFor();

  await page.getByLabel("画面", { exact: true }).selectOption({ label: "取引の段階（すべての動き）" });
  await draft.getByRole("heading", { level: 1, name: "申し込みを受け付けました" }).waitFor();

  await page.getByText("ロゴと絵", { exact: true }).click();
  await chooseSquareLogo(page);
  await page.getByText("名前と会社", { exact: true }).click();
  for (const [label, text] of Object.entries(answers)) await field(label).fill(text);
  await page.getByText("保存", { exact: true }).click();

  const archive = page.waitForEvent("download");
  await page.getByRole("button", { name: "フォルダーをダウンロードする（ZIP）" }).click();
  const download = await archive;
  assert.equal(download.suggestedFilename(), `${name}.zip`);
  const files = unzipSync(readFileSync(await download.path()));
  assert.match(strFromU8(files[`brands/${name}/tokens.ts`] ?? new Uint8Array()), /brand: "#7a1fa2"/);

  await page.getByRole("button", { name: "リポジトリに保存する" }).click();
  const saved = page.getByRole("status").filter({ hasText: "に保存しました" });
  await saved.waitFor();
  assert.match((await saved.textContent()) ?? "", /ブランドの検査で直すところはありませんでした。/);
  await page.reload();
  assert.equal(await field("ブランドの色").inputValue(), "#7a1fa2");
} finally {
  await browser.close();
}

function field(label: string) {
  return page.getByRole("textbox", { name: new RegExp(`^${label}\\s*(?:任意)?$`) });
}

function styleValue(property: string): Promise<string> {
  const frame = page
    .frames()
    .find((candidate) => candidate.url().includes("frame.html") && !candidate.url().includes("&brand="));
  assert.ok(frame);
  return frame.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
    property,
  );
}

async function waitForStyle(property: string, colour: string) {
  for (const until = performance.now() + patienceMs; performance.now() < until; )
    if ((await styleValue(property)) === colour) return;
  assert.equal(await styleValue(property), colour);
}

async function chooseSquareLogo(board: Page) {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#7a1fa2"/></svg>';
  const input = board.getByLabel("マーク（正方形）：SVGを選ぶ");
  await input.setInputFiles({
    name: "mark.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(`${drawing}<script/>`),
  });
  await board.getByRole("alert").getByText("スクリプト").waitFor();
  await input.setInputFiles({ name: "mark.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) });
  await board.getByRole("img", { name: "マーク（正方形）" }).waitFor();
}
