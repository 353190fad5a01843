import { expect, test } from "vitest";
import { exampleSettings } from "../testing/example-brand.ts";
import { withFurtherPapers } from "./further-papers.ts";
import { paperHint } from "./paper-hint.ts";
import { paperName } from "./paper-name.ts";
import { refusalSentence } from "./refusal-sentence.ts";

const declared = {
  key: "tax_payment",
  title: "納税証明書",
  guidance: "税務署で受け取れます。",
  from: "corporate",
  required: true,
} as const;
const copy = withFurtherPapers({
  copy: { "fileKinds.pl": "損益" },
  settings: { ...exampleSettings, furtherPapers: [declared] },
});

test("B20 a paper of the brand has the name of its settings", () => {
  expect(paperName(copy, "further_tax_payment")).toBe("納税証明書");
  expect(paperHint(copy, "further_tax_payment")).toBe("税務署で受け取れます。");
  expect(refusalSentence(copy, { code: "fileMissing", params: { kind: "further_tax_payment" } })).toBe(
    "「納税証明書」のファイルを追加してください。",
  );
});

test("B20 papers of every brand keep their names, with or without a number", () => {
  expect(paperName(copy, "pl")).toBe("損益");
  expect(paperName(copy, "passbook_cover_2")).toBe("通帳の表紙");
  expect(paperName({}, "further_tax_payment")).toBe("追加の書類");
  // Every object has this name; it must not be read as a text of the copy.
  expect(paperName({}, "constructor")).toBe("追加の書類");
});

test("B20 without further papers a brand's copy stays the same object", () => {
  const copyOfBrand = {};
  expect(withFurtherPapers({ copy: copyOfBrand, settings: exampleSettings })).toBe(copyOfBrand);
});
