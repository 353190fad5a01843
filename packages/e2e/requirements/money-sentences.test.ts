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
