import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { type Document, find, options } from "./searching.ts";

const pages = {
  "Data/DataList": ["DataList", "long list"],
  "Handbook/Calls": ["Calls", "datalist of an answer", "long answer"],
  "Data/Timeline": ["Timeline"],
  "Type/Text": ["Text", "body"],
  "Handbook/Theming": ["Theming", "css"],
  "Handbook/テーマをつくる": ["テーマをつくる", "CSS"],
  "Fields/SelectField": ["SelectField", "選択欄"],
  "Handbook/文言": ["文言", "言い方を変える"],
  "Handbook/設定": ["設定", "設定の一覧", "電話番号"],
  "Data/StatusBadge": ["StatusBadge", "status", "states"],
  "Handbook/呼び出し": ["呼び出し", "APIの一覧"],
};
const index = new MiniSearch<Document>(options);
index.addAll(Object.entries(pages).map(([title, names]) => ({ id: title, title, names })));

test.each([
  ["a page of exactly this name", "datalist", "Data/DataList"],
  ["two words for a compound", "time line", "Data/Timeline"],
  ["a query in English", "css", "Handbook/Theming"],
  ["another form of a verb", "言い方を変えたい", "Handbook/文言"],
  ["a word that fits most pages", "list component", "Data/DataList"],
  ["a rare word beside the name of another page", "css 設定", "Handbook/Theming"],
  ["a word in English beside a common one in Japanese", "status 一覧", "Data/StatusBadge"],
])("%s finds its page first", (_, query, page) => {
  expect(find(index, query)[0]?.title).toBe(page);
});
