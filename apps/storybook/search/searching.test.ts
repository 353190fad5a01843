import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { find, options } from "./searching.ts";
import { patternOf, termOf, wordsOf } from "./words.ts";

const rows = [
  ["Data/DataList", "", "long list", "Terms with their values."],
  ["Handbook/Calls", "", "", "A long answer lists the calls of the server."],
  ["Handbook/For operators", "Health", "", "The server answers at /healthz.\nBackups are below."],
  [
    "Handbook/For operators",
    "Backup and restore",
    "snapshot",
    "Stop the server first. The database is restored from a dump. A password is needed for it.",
  ],
  ["Handbook/文言", "", "言い方を変える, ふりがな", "画面の文言をさがします。"],
  ["Handbook/文言", "お問い合わせの文", "", "どうぞ、と書きます。どう書くかは自由です。"],
  ["Handbook/ロゴを置く", "絵", "", "サーバが送る、ヘッダーに出る絵です。申し込みの画面にも出ます。"],
] as const;
const index = new MiniSearch(options);
index.addAll(
  rows.map(([title, heading, names, text], id) => {
    const name = title.split("/").at(-1) ?? "";
    return { id, path: `/docs/${id}`, title, name, heading, names, text };
  }),
);

test.each([
  ["the name of a page in full width", "ＤａｔａＬｉｓｔ", "Data/DataList", ""],
  ["another form of a word", "restoring databases", "Handbook/For operators", "Backup and restore"],
  ["another form of a Japanese word", "言い方を変わりたい", "Handbook/文言", ""],
  ["another spelling", "サーバーのロゴ", "Handbook/ロゴを置く", "絵"],
  ["a word in hiragana", "ふりがな", "Handbook/文言", ""],
  ["a word in katakana that is typed in hiragana", "ろご", "Handbook/ロゴを置く", "絵"],
  ["a word without okurigana", "申込", "Handbook/ロゴを置く", "絵"],
  ["a word with less okurigana", "お問合せ", "Handbook/文言", "お問い合わせの文"],
  ["a question of function words only", "is it for", "Handbook/For operators", "Backup and restore"],
  ["a function word in Japanese", "どう", "Handbook/文言", "お問い合わせの文"],
  ["a synonym of the section", "snapshots", "Handbook/For operators", "Backup and restore"],
  ["a misspelt word", "passwort", "Handbook/For operators", "Backup and restore"],
  ["an incomplete word", "snapsh", "Handbook/For operators", "Backup and restore"],
])("%s finds the section first", (_, query, title, heading) => {
  const { hits, missing } = find(index, query);
  expect(hits[0]).toMatchObject({ title, heading });
  expect(missing).toEqual([]);
});

test("a hit is the best section of its page, with the sentence that has most of the words", () => {
  const { hits } = find(index, "restore the database of a server");
  expect(hits.map(({ title }) => title)).toEqual([...new Set(hits.map(({ title }) => title))]);
  expect(hits[0]).toMatchObject({ excerpt: "The database is restored from a dump." });
});

test.each([
  ["restore", "Restored: a prestored dump", ["Restor"]],
  ["c++", "c, abc", ["c"]],
  ["ろご", "ロゴ、ろご", ["ロゴ", "ろご"]],
  ["申込", "申し込み、申込", ["申し込", "申込"]],
])("the search for “%s” marks words from their start, in every spelling", (query, text, marked) => {
  expect(text.match(patternOf(wordsOf(query).map(termOf)))).toEqual(marked);
});

test("a word that no page has is named", () => {
  expect(find(index, "backup ｘｙｚｚｉｎｇ").missing).toEqual(["xyzzing"]);
});
