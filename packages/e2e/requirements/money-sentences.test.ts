import { proofsOf } from "@kaitori/brand/proofs";
import { expect, test } from "vitest";
import { brands } from "#support/brands.ts";

test.each(brands.map((brand) => [brand.name, brand] as const))(
  "B11 B12 in %s every sentence about money and days stands beside what makes it true",
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
  "B11 B12 what %s says in words of its own has the figures of the usual text, and no others: its proofs hold both",
  (_, brand) => {
    const usual = Map.groupBy(proofsOf({ copy: {} }), ({ key }) => key);
    const own = Map.groupBy(
      proofsOf(brand).filter(({ isOwn }) => isOwn),
      ({ key }) => key,
    );
    expect(own.size).toBeGreaterThan(5);
    const otherwise = [...own].flatMap(([key, texts]) => {
      const [said, held] = [figuresOf(texts), figuresOf(usual.get(key) ?? [])];
      return said.join() === held.join() ? [] : [{ key, said, held }];
    });
    expect(otherwise).toEqual([]);
  },
);
