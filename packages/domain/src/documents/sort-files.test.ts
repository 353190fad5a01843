import { expect, test } from "vitest";
import type { FileKind } from "./file-kind.ts";
import { filesOfType } from "./financial-statements.ts";
import { type NamedFile, type PaperBox, papersByFileName, suggestBoxes } from "./sort-files.ts";

const mizuho = { bankName: "みずほ銀行", accountNumber: "1234567" };
const rakuten = { bankName: "楽天銀行", accountNumber: "7654321" };
const boxesOf = (account: Omit<PaperBox, "kind">, kinds: readonly FileKind[], number = 1) =>
  kinds.map((kind) => ({ ...account, kind, sentAs: `${kind}_${number}` }));
const passbook = boxesOf(mizuho, ["passbook_cover", "passbook_details"]);
const screens = boxesOf(mizuho, ["ib_info", "ib_details"]);
const twoPassbooks = [...passbook, ...boxesOf(rakuten, ["passbook_cover", "passbook_details"], 2)];
const passbookAndScreens = [...passbook, ...boxesOf(rakuten, ["ib_info", "ib_details"], 2)];

const suggestedBoxes = (files: readonly NamedFile[], boxes: readonly (PaperBox & { sentAs: string })[]) =>
  suggestBoxes(files, boxes).map((box) => box?.sentAs);
const filesNamed = (names: readonly string[]) => names.map((name) => ({ name }));

test.each([
  { files: ["通帳_明細1.jpg", "通帳_表紙.jpg"], boxes: ["passbook_details_1", "passbook_cover_1"] },
  // macOS decomposes names: が has two code points.
  { files: ["通帳の表紙（みひらき）.jpg".normalize("NFD")], boxes: ["passbook_cover_1"] },
])("B7 pages of a passbook are sorted by file name: $files", ({ files, boxes }) => {
  expect(suggestedBoxes(filesNamed(files), passbook)).toEqual(boxes);
});

test("B7 screenshots of internet banking are sorted by file name", () => {
  expect(suggestedBoxes(filesNamed(["statement_202611.pdf", "口座情報.png"]), screens)).toEqual([
    "ib_details_1",
    "ib_info_1",
  ]);
});

test.each(["IMG_0001.jpg", "表紙と明細.pdf", "決算書.pdf"])(
  "B7 a file with an ambiguous name gets no box: %s",
  (name) => {
    expect(suggestedBoxes([{ name }], passbook)).toEqual([undefined]);
  },
);

test.each([
  { name: "楽天_表紙.jpg", box: "passbook_cover_2" },
  { name: "明細_1234567.pdf", box: "passbook_details_1" },
  { name: "明細.pdf", text: "楽天銀行 普通 ７６５４３２１", box: "passbook_details_2" },
  { name: "表紙.jpg", box: undefined },
  { name: "みずほと楽天の表紙.jpg", box: undefined },
  { name: "楽天.jpg", box: undefined },
])("B7 among several accounts $name gets the box of the account that it names: $box", ({ box, ...file }) => {
  expect(suggestedBoxes([file], twoPassbooks)).toEqual([box]);
});

test("B7 a paper that only one account needs gets its box without an account name", () => {
  expect(
    suggestedBoxes(
      filesNamed(["表紙.jpg", "口座情報.png", "明細.pdf", "明細_みずほ.pdf"]),
      passbookAndScreens,
    ),
  ).toEqual(["passbook_cover_1", "ib_info_2", undefined, "passbook_details_1"]);
});

test("B7 a file name matches no account without bank name and number", () => {
  const nameless = boxesOf({ bankName: "", accountNumber: "" }, ["passbook_cover"], 2);
  expect(suggestedBoxes(filesNamed(["表紙.jpg"]), [...passbook, ...nameless])).toEqual([undefined]);
});

const movements =
  "口座番号 1234567\n2026/11/02 振込 250,000 残高 812,000\n2026/11/05 引出 30,000\n2026/11/09 振込 9,900";
const account = "みずほ銀行 蒲田支店\n普通 口座番号 1234567\n口座開設日 2019年4月1日";

test.each([
  { file: { name: "1.pdf", text: movements }, box: "ib_details_1" },
  { file: { name: "2.pdf", text: account }, box: "ib_info_1" },
  { file: { name: "3.pdf" }, box: undefined },
  // The file name decides before the text.
  { file: { name: "口座情報.pdf", text: movements }, box: "ib_info_1" },
])("B7 a PDF with an unclear name is sorted by its text: $file.name → $box", ({ file, box }) => {
  expect(suggestedBoxes([file], screens)).toEqual([box]);
});

const yearEndPapers = filesOfType.financialStatements;

test.each([
  { name: "損益計算書.pdf", papers: ["pl"] },
  { name: "令和7年度 貸借対照表.jpg", papers: ["bs"] },
  { name: "PL_2025.pdf", papers: ["pl"] },
  { name: "ＢＳ・ＰＬ.pdf", papers: ["pl", "bs"] },
  { name: "販売費及び一般管理費の内訳書.pdf", papers: ["sga_expenses"] },
  { name: "勘定科目内訳明細書.pdf", papers: ["breakdown_statement"] },
  { name: "決算書.pdf", papers: yearEndPapers },
  { name: "sample_plan.pdf", papers: yearEndPapers },
])("B7 $name contains the papers $papers", ({ name, papers }) => {
  expect(papersByFileName(name, yearEndPapers)).toEqual(papers);
});

test("B7 the parts of a trial balance are recognised by file name", () => {
  expect(papersByFileName("試算表_損益.pdf", filesOfType.trialBalance)).toEqual(["tb_pl"]);
  expect(papersByFileName("試算表.pdf", filesOfType.trialBalance)).toEqual(["tb_pl", "tb_bs"]);
});
