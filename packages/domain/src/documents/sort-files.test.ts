import { expect, test } from "vitest";
import { sortedByName } from "./sort-files.ts";

const passbook = ["passbook_cover", "passbook_details"] as const;
const screens = ["ib_info", "ib_details"] as const;

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
  expect(sortedByName(files, passbook)).toEqual(is);
});

test("B7 screens of a bank are sorted by their names", () => {
  expect(sortedByName(["statement_202611.pdf", "口座情報.png"], screens)).toEqual(["ib_details", "ib_info"]);
});

test("B7 a paper that is there already is not proposed again", () => {
  expect(sortedByName(["IMG_1.jpg", "IMG_2.jpg"], passbook, ["passbook_cover"])).toEqual([
    "passbook_details",
    "passbook_details",
  ]);
});
