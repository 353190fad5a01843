import { readFileSync } from "node:fs";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { synonyms } from "../search/documents.ts";
import { find, loadIndex } from "../search/searching.ts";

const folder = join(import.meta.dirname, "../storybook-static");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const index = loadIndex(read("search-index.json"));
const lastOf = (title = "") => title.split("/").at(-1) ?? "";

/** Questions of developers and marketing people, and the pages that answer them. */
const questions: readonly (readonly [string, ...string[]])[] = [
  ["loading button", "Button"],
  ["anchor open in new tab", "Link"],
  ["copy to clipboard", "CopyButton"],
  ["money input yen", "AmountField"],
  ["autocomplete suggestions", "ComboboxField"],
  ["drag and drop upload", "FileField"],
  ["zip code address lookup", "PostcodeField"],
  ["modal confirm", "Dialog"],
  ["snackbar", "Toast"],
  ["validation errors at top of form", "ErrorSummary"],
  ["placeholder while loading", "Skeleton"],
  ["grid two columns", "Columns"],
  ["spacing between elements vertical", "Stack"],
  ["screen reader only text", "VisuallyHidden"],
  ["tag label state of entry", "StatusBadge"],
  ["install packages vite", "Use the kit in your own app"],
  ["change colors css variables dark mode", "Theming"],
  ["wcag contrast ratio", "Colours and contrast"],
  ["error codes api 400 response", "Calls"],
  ["日付 入力", "DateField"],
  ["ロゴ 差し替え", "1時間でブランドをつくる（つづき）"],
  ["ボタンの色を変えたい", "色とコントラスト", "ブランドが決めること"],
  ["キャッチコピー 変更", "文言"],
  ["メールの文面", "メール"],
  ["手数料 上限 設定", "設定"],
  ["公開前 確認", "公開までのチェックリスト"],
  ["トップページ", "Top"],
  ["ログイン画面", "Login"],
  ["よくある質問", "1時間でブランドをつくる"],
  ["角丸 書体 余白", "ブランドが決めること"],
  ["checkbox group consent", "Checkbox"],
  ["password show hide", "PasswordField"],
  ["textarea character counter", "TextareaField"],
  ["upload file progress bar", "FileField"],
  ["dropdown prefecture", "SelectField"],
  ["confirm before delete", "Dialog"],
  ["empty list message", "EmptyState"],
  ["inline form error", "Field", "TextField", "ErrorSummary"],
  ["line items total table", "PriceTable"],
  ["clipboard", "CopyButton"],
  ["order status label color", "StatusBadge"],
  ["breadcrumb", "Link", "SiteHeader"],
  ["footer links", "SiteFooter"],
  ["mobile menu", "SiteHeader"],
  ["page width container", "Page"],
  ["aria label hidden text", "VisuallyHidden"],
  ["npm install kit react", "Use the kit in your own app"],
  ["override spacing token", "Theming", "What a brand decides"],
  ["postgres backup restore", "For operators"],
  ["add new api endpoint", "For developers", "Calls"],
  ["会社の住所 変更", "設定"],
  ["電話番号 変更", "設定"],
  ["背景色 変更", "ブランドが決めること", "色とコントラスト"],
  ["お知らせ 追加", "1時間でブランドをつくる"],
  ["アクセス解析 タグ", "1時間でブランドをつくる（つづき）"],
  ["申込完了 メール", "メール"],
  ["見出し 書体", "ブランドが決めること"],
  ["敬語 表記ルール", "Tone of voice"],
  ["新規ブランド 立ち上げ", "1時間でブランドをつくる"],
  ["契約画面", "Contract"],
  ["文章 修正", "文言"],
];

test("the first page found answers nine questions of ten", () => {
  const missed = questions.filter(
    ([query, ...titles]) => !titles.includes(lastOf(find(index, query).hits[0]?.title)),
  );
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(questions.length / 10);
});

test("every synonym belongs to a page or to a section of one", () => {
  const titles = index
    .search(MiniSearch.wildcard)
    .flatMap(({ title, heading }) => [lastOf(title), `${lastOf(title)} › ${heading}`]);
  expect([...synonyms.keys()].filter((title) => !titles.includes(title))).toEqual([]);
});

test("a nonsense word finds nothing", () => {
  expect(find(index, "ｘｙｚｚｙ")).toEqual({ hits: [], missing: ["xyzzy"] });
});
