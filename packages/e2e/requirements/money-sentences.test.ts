import { proofsOf } from "@kaitori/brand/proofs";
import { expect, test } from "vitest";
import { brands } from "#support/brands.ts";

test.each(brands.map((brand) => [brand.name, brand] as const))(
  "B11 B12 every sentence of %s about money and dates has a proof",
  (_, brand) => {
    const sentences = proofsOf(brand);
    expect(sentences.length).toBeGreaterThan(80);
    expect(sentences.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  },
);

const figuresOf = (texts: readonly { readonly text: string }[]) =>
  [
    ...new Set(
      texts.flatMap(({ text }) => text.match(/[\d.,]+(?:％|円|回|件|年|営業日|時間|分間?)|\{\w+\}/g) ?? []),
    ),
  ].sort();

test.each(brands.map((brand) => [brand.name, brand] as const))(
  "B11 B12 the texts of %s have the same figures as the default texts",
  (_, brand) => {
    const defaultProofs = Map.groupBy(proofsOf({ copy: {} }), ({ key }) => key);
    const ownTexts = Map.groupBy(
      proofsOf(brand).filter(({ isOverridden }) => isOverridden),
      ({ key }) => key,
    );
    expect(ownTexts.size).toBeGreaterThan(5);
    const different = [...ownTexts].flatMap(([key, texts]) => {
      const [ownFigures, defaultFigures] = [figuresOf(texts), figuresOf(defaultProofs.get(key) ?? [])];
      return ownFigures.join() === defaultFigures.join()
        ? []
        : [{ key, own: ownFigures, expected: defaultFigures }];
    });
    expect(different).toEqual([]);
  },
);
