import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { find, loadIndex } from "../search/searching.ts";
import { synonyms } from "../search/synonyms.ts";
import { type IndexEntry, pagesOf } from "../start/pages.ts";

const folder = join(import.meta.dirname, "../storybook-static");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const index = loadIndex(read("search-index.json"));
const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(read("index.json"));
const pages = pagesOf(Object.values(entries)).map(({ title }) => title.split("/").at(-1));

/** Search terms of developers and marketing people, and the page that each should find. */
test.each([
  ["金額", /AmountField$/],
  ["ボタン", /Button$/],
  ["danger", /Button$/],
  ["削除", /(?:Button|Dialog)$/],
  ["full-width", /TextField$/],
  ["全角", /(?:Text|Amount)Field$/],
  ["キーボード", /(?:SkipLink|開発する方へ)$/],
  ["theme", /(?:Theming|What a brand decides|Composition)$/],
  ["テーマ", /(?:テーマをつくる|ブランドが決めること|1時間でブランドをつくる|Composition)$/],
  ["日付", /DateField$/],
  ["ファイルのアップロード", /FileField$/],
  ["dropdown", /SelectField$/],
  ["modal", /Dialog$/],
  ["error summary", /ErrorSummary$/],
  ["status badge", /StatusBadge$/],
  ["口座名義", /HolderNameField$/],
  ["disabled button", /Button$/],
  ["ログイン", /Login$/],
  ["契約", /Contract$/],
  ["コントラスト", /色とコントラスト$/],
  ["手数料", /(?:設定|PriceTable)$/],
  ["メールの文面", /メール$/],
  ["ロゴを変える", /1時間でブランドをつくる$/],
  ["文言を変える", /(?:文言|1時間でブランドをつくる)$/],
  ["ダークモード", /(?:色とコントラスト|ブランドが決めること)$/],
  ["公開前の確認", /公開までのチェックリスト$/],
  ["バックアップ", /運用する方へ$/],
  ["backup", /For operators$/],
  ["cors", /(?:Origins and hosting|オリジンと配信)$/],
  ["部品を自分のアプリで使う", /部品を自分のアプリで使う$/],
  ["install", /Use the kit in your own app$/],
  ["css variables", /Theming$/],
  ["ｔｏａｓｔ", /Toast$/],
])("“%s” finds its page first", (wanted, title) => {
  expect(find(index, wanted)[0]?.title).toMatch(title);
});

test("every name that people have for a page is that of a page", () => {
  expect(Object.keys(synonyms).filter((title) => !pages.includes(title))).toEqual([]);
});

test("what is nowhere is not found", () => {
  expect(find(index, "ｘｙｚｚｙ")).toEqual([]);
});
