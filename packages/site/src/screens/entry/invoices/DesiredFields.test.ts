import { expect, test } from "vitest";
import { hasPurpose, togglePurpose } from "./DesiredFields.tsx";

const wages = "給与の支払い";

test.each([
  ["", wages],
  ["材料の仕入れ", `材料の仕入れ、${wages}`],
  ["材料の仕入れ、", `材料の仕入れ、${wages}`],
  ["内訳は別紙。", `内訳は別紙。${wages}`],
  ["機械の修理\n", `機械の修理\n${wages}`],
  // Within a sentence the word may mean something else.
  [`${wages}が遅れた分`, `${wages}が遅れた分、${wages}`],
])("R5.7 a purpose is added to the typed text: %j", (text, expected) => {
  expect(hasPurpose(text, wages)).toBe(false);
  expect(togglePurpose(text, wages)).toBe(expected);
});

test.each([
  [wages, ""],
  [`材料の仕入れ、${wages}`, "材料の仕入れ"],
  [`${wages}、材料の仕入れ`, "材料の仕入れ"],
  [`家賃，${wages}，材料の仕入れ`, "家賃，材料の仕入れ"],
  [`家賃、、${wages}。`, "家賃、、。"],
  [`家賃\n${wages}\n税金`, "家賃\n\n税金"],
])("R5.7 only the purpose is removed: %j", (text, expected) => {
  expect(hasPurpose(text, wages)).toBe(true);
  expect(togglePurpose(text, wages)).toBe(expected);
});
