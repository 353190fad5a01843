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
  "Handbook/呼び出し": ["呼び出し", "APIの一覧", "エンドポイント"],
};
const indexOf = (documents: readonly Omit<Document, "id">[]) => {
  const index = new MiniSearch<Document>(options);
  index.addAll(documents.map((document) => ({ id: document.title, ...document })));
  return index;
};
const index = indexOf(Object.entries(pages).map(([title, names]) => ({ title, names, sections: [] })));
const section = (heading: string, text: string, names: readonly string[] = []) => ({ heading, names, text });

test.each([
  ["a page of exactly this name", "datalist", "Data/DataList"],
  ["two words for a compound", "time line", "Data/Timeline"],
  ["a query in English", "css", "Handbook/Theming"],
  ["another form of a verb", "言い方を変えたい", "Handbook/文言"],
  ["a word that fits most pages", "list component", "Data/DataList"],
  ["an incomplete word in katakana", "エンドポ", "Handbook/呼び出し"],
  ["a rare word beside the name of another page", "css 設定", "Handbook/テーマをつくる"],
  ["a word in English beside a common one in Japanese", "status 一覧", "Data/StatusBadge"],
])("%s finds its page first", (_, query, page) => {
  expect(find(index, query).hits[0]?.title).toBe(page);
});

const guides = indexOf([
  {
    title: "Handbook/For operators",
    names: ["For operators", "snapshot"],
    sections: [
      section("", "Everything that a server needs to run."),
      section("Health", "The server of systemd answers at /healthz.\nBackups are below."),
      section("Backup and restore", "Stop the server first. The database is restored from a dump.", [
        "snapshot",
      ]),
      section("The desk", "Staff need a password and a code of an authenticator app."),
    ],
  },
  {
    title: "Handbook/ロゴを置く",
    names: ["ロゴを置く"],
    sections: [section("絵", "ヘッダーに出る絵です。申し込みの画面にも出ます。")],
  },
  { title: "Fields/TextField", names: ["TextField", "system"], sections: [section("Keyboard", "Tab.")] },
]);

test("a hit is the section with most words, in its heading first, and a sentence with them", () => {
  expect(find(guides, "restore database").hits).toMatchObject([
    { heading: "Backup and restore", excerpt: "The database is restored from a dump." },
  ]);
});

test("a query that names a page opens it at its top", () => {
  expect(find(guides, "for operators").hits[0]).toMatchObject({
    heading: "",
    excerpt: "Everything that a server needs to run.",
  });
});

test.each([
  ["a word of the same meaning", "2fa", "Handbook/For operators", "The desk"],
  ["a word of the other language", "textfield キーボード", "Fields/TextField", "Keyboard"],
  ["a word in hiragana", "ろご", "Handbook/ロゴを置く", ""],
  ["a synonym of the section", "snapshots", "Handbook/For operators", "Backup and restore"],
  ["a word that resembles a name of another page", "systemd", "Handbook/For operators", "Health"],
  ["a misspelt word", "passwort", "Handbook/For operators", ""],
  ["another spelling", "申込", "Handbook/ロゴを置く", "絵"],
])("%s finds the section", (_, query, title, heading) => {
  expect(find(guides, query)).toMatchObject({ hits: [{ title, heading }], missing: [] });
});

test("a word that no page has is told as it was typed", () => {
  expect(find(guides, "backup xyzzing").missing).toEqual(["xyzzing"]);
});

test("an excerpt is in the language of the query", () => {
  const pages = indexOf([
    {
      title: "Handbook/メール",
      names: ["メール", "mails"],
      sections: [section("", "Each mail of the chosen brand.\n選んだブランドが送るすべてのメールです。")],
    },
  ]);
  expect(find(pages, "mails").hits[0]?.excerpt).toBe("Each mail of the chosen brand.");
  expect(find(pages, "メール").hits[0]?.excerpt).toBe("選んだブランドが送るすべてのメールです。");
});

test("a page far below the best one is left out", () => {
  expect(find(guides, "ロゴ password").hits.map(({ title }) => title)).toEqual(["Handbook/ロゴを置く"]);
});
