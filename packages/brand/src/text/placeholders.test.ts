import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import { fillGivenValues, type Placeholders, placeholdersOf } from "./placeholders.ts";

const name = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/);
const plain = fc.string().filter((text) => !/[{}]/.test(text));

test("B9 values are inserted by name", () => {
  expect(fillGivenValues("{day}の{place}", { day: "今日", place: 3 })).toBe("今日の3");
  expectTypeOf<Placeholders<"{day}の{place}">>().toEqualTypeOf<"day" | "place">();
});

test("B9 fillGivenValues leaves a text without placeholders as it is", () => {
  fc.assert(fc.property(plain, (text) => fillGivenValues(text, {}) === text));
});

test("B9 placeholdersOf finds every placeholder, and none remains when all have values", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, name)), (parts) => {
      const text = parts.map(([before, key]) => `${before}{${key}}`).join("");
      const names = placeholdersOf(text);
      expect(new Set(names)).toEqual(new Set(parts.map(([, key]) => key)));
      const result = fillGivenValues(text, Object.fromEntries(names.map((key) => [key, "値"])));
      expect(result).toBe(parts.map(([before]) => `${before}値`).join(""));
    }),
  );
});

test("B9 values are inserted literally, with braces and dollar signs", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      (one, other) => fillGivenValues("{one}|{other}", { one, other }) === `${one}|${other}`,
    ),
  );
  expect(fillGivenValues("{a}{b}", { a: "{b}", b: "$&" })).toBe("{b}$&");
});

test("B9 a placeholder without a value stays visible", () => {
  expect(fillGivenValues("{toString} {here}", { here: 1 })).toBe("{toString} 1");
});
