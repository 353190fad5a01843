import { expect, test } from "vitest";
import { placeholdersOf } from "../text/placeholders.ts";
import { agreementCopy } from "./agreement.ts";

const places = Object.values(agreementCopy.texts).flatMap((text) => placeholdersOf(text));

test.fails.each([/address/i, /representative/i])("F6 both parties of a contract have their %s", (what) => {
  expect(places).toEqual(expect.arrayContaining(["seller", "company"]));
  expect(new Set(places.filter((place) => what.test(place))).size).toBeGreaterThanOrEqual(2);
});

test.fails("F6 the contract says what holds for a payer who pays late or in part", () => {
  const text = Object.values(agreementCopy.texts).join("\n");
  expect(text).toContain("債務者の支払不能");
  expect(text).toMatch(/一部(?:のみ|だけ|の支払|を支払)/);
});
