import type { ClaimPrice, ContractTerms } from "@kaitori/wire";
import { expect, test } from "vitest";
import { termsChanges } from "./use-contract-form.ts";

const price = { amount: "1320000", purchase_fee: "66000", bank_charge: "550", deposit_amount: "1253450" };
const claim = (id: number, changes: Partial<ClaimPrice> = {}): ClaimPrice => ({
  claim: id,
  code: `c${id}`,
  obliger_company_name: `会社${id}`,
  ...price,
  ...changes,
});
const terms = (changes: Partial<ContractTerms>): ContractTerms => ({
  title: "契約書",
  text: "前文\n\n第1条",
  hash: "a",
  explanation: { title: "重要事項の説明", text: "", hash: "b" },
  claims: [claim(1), claim(2)],
  total: price,
  ...changes,
});

test("B5 the same terms have no changes", () => {
  expect(termsChanges(terms({}), terms({}))).toEqual({
    figures: [],
    total: null,
    obligersOfRemovedClaims: [],
    paragraphs: [],
  });
});

test("B5 every changed figure is shown with its old value, and the total too", () => {
  const higherFee = { purchase_fee: "70000", deposit_amount: "1249450" };
  const newTerms = terms({ claims: [claim(1), claim(2, higherFee)], total: { ...price, ...higherFee } });
  expect(termsChanges(terms({}), newTerms)).toMatchObject({
    figures: [
      { obliger: "会社2", figure: "purchase_fee", before: "66000", after: "70000" },
      { obliger: "会社2", figure: "deposit_amount", before: "1253450", after: "1249450" },
    ],
    total: { before: "1253450", after: "1249450" },
  });
});

test("B5 changed paragraphs and removed invoices are shown", () => {
  const newTerms = terms({ text: "前文\n\n第1条（新しい）", claims: [claim(1)] });
  expect(termsChanges(terms({}), newTerms)).toMatchObject({
    obligersOfRemovedClaims: ["会社2"],
    paragraphs: ["第1条（新しい）"],
  });
});
