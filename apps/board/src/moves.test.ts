import { neutralDecisions, type ThemeDecisions } from "@kaitori/ui/theme";
import { expect, test } from "vitest";
import { movesOf } from "./moves.ts";

const beside = (name: keyof ThemeDecisions, decided: Partial<ThemeDecisions>) =>
  movesOf({ decisions: { ...neutralDecisions, ...decided }, overrides: {} })
    .filter(({ of }) => of.includes(name))
    .map(({ sentence }) => sentence);

const pale = { accent: "#ffd84d", action: "accent", emphasis: "outline" } as const;

test.each(["action", "emphasis", "accent"] as const)(
  "B20 an accent that is turned to ink on the emphasised block is said beside %s",
  (name) => {
    expect(beside(name, pale)).toContainEqual(
      expect.stringMatching(/^大切な部分.*主なボタンは、.*「文字の色」/),
    );
  },
);

test.each([
  { name: "header", decided: { accent: "#14324f", header: "ink" }, said: "ヘッダーでは" },
  { name: "emphasis", decided: { accent: "#14324f", emphasis: "strong" }, said: "大切な部分の金額は" },
  { name: "brand", decided: { brand: "#ffd84d" }, said: "文字に使うところは" },
] as const)("B20 what is drawn otherwise because of $name is said beside it", ({ name, decided, said }) => {
  expect(beside(name, decided)).toContainEqual(expect.stringContaining(said));
});

test("B20 beside a decision that changes nothing, nothing is said", () => {
  expect(beside("action", {})).toEqual([]);
  expect(beside("accent", {})).toEqual([]);
});
