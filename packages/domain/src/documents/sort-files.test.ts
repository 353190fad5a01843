import { expect, test } from "vitest";
import { sortedPapers } from "./sort-files.ts";

const passbook = ["passbook_cover", "passbook_details"] as const;
const screens = ["ib_info", "ib_details"] as const;
const named = (files: readonly string[]) => files.map((name) => ({ name }));

test.each([
  { files: ["通帳_明細1.jpg", "通帳_表紙.jpg"], is: ["passbook_details", "passbook_cover"] },
  // The bytes of a Mac: が is two signs.
  {
    files: ["通帳の表紙（みひらき）.jpg".normalize("NFD"), "IMG_2.jpg"],
    is: ["passbook_cover", "passbook_details"],
  },
  {
    files: ["IMG_1.jpg", "IMG_2.jpg", "IMG_3.jpg"],
    is: ["passbook_cover", "passbook_details", "passbook_details"],
  },
  { files: ["IMG_1.jpg", "表紙.jpg"], is: ["passbook_details", "passbook_cover"] },
  { files: ["表紙と明細.pdf"], is: ["passbook_cover"] },
] as const)("B7 pages of a passbook are sorted by their names: $files", ({ files, is }) => {
  expect(sortedPapers(named(files), passbook)).toEqual(is);
});

test("B7 screens of a bank are sorted by their names", () => {
  expect(sortedPapers(named(["statement_202611.pdf", "口座情報.png"]), screens)).toEqual([
    "ib_details",
    "ib_info",
  ]);
});

test("B7 a paper that is there already is not proposed again", () => {
  expect(sortedPapers(named(["IMG_1.jpg", "IMG_2.jpg"]), passbook, ["passbook_cover"])).toEqual([
    "passbook_details",
    "passbook_details",
  ]);
});

const movements =
  "口座番号 1234567\n2026/11/02 振込 250,000 残高 812,000\n2026/11/05 引出 30,000\n2026/11/09 振込 9,900";
const account = "みずほ銀行 蒲田支店\n普通 口座番号 1234567\n口座開設日 2019年4月1日";

test.each([
  {
    files: [
      { name: "1.pdf", text: movements },
      { name: "2.pdf", text: account },
    ],
    is: ["ib_details", "ib_info"],
  },
  { files: [{ name: "1.pdf", text: movements }, { name: "2.pdf" }], is: ["ib_details", "ib_info"] },
  // A name was given by somebody, a text was only read.
  { files: [{ name: "口座情報.pdf", text: movements }], is: ["ib_info"] },
] as const)("B7 PDFs whose names say nothing are sorted by their text: $is", ({ files, is }) => {
  expect(sortedPapers(files, screens)).toEqual(is);
});
