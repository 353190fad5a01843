import { neutralDecisions, type ThemeDecisions } from "@kaitori/ui/theme";
import { expect, test } from "vitest";
import { adjustmentsOf } from "./AdjustedColours.tsx";

const sentencesFor = (name: keyof ThemeDecisions, changes: Partial<ThemeDecisions>) =>
  adjustmentsOf({ decisions: { ...neutralDecisions, ...changes }, overrides: {} })
    .filter(({ causes }) => causes.includes(name))
    .map(({ sentence }) => sentence);

const paleAccent = { accent: "#ffd84d", action: "accent", emphasis: "outline" } as const;

test.each(["action", "emphasis", "accent"] as const)(
  "B20 an accent that is too pale for the button of the emphasised block is listed beside %s",
  (name) => {
    expect(sentencesFor(name, paleAccent)).toContainEqual(
      expect.stringMatching(/^大切な部分.*主なボタンは、.*「文字の色」/),
    );
  },
);

test.each([
  { name: "header", changes: { accent: "#14324f", header: "ink" }, part: "ヘッダーでは" },
  { name: "emphasis", changes: { accent: "#14324f", emphasis: "strong" }, part: "大切な部分の金額は" },
  { name: "brand", changes: { brand: "#ffd84d" }, part: "文字に使うところは" },
] as const)("B20 a colour changed because of $name is listed beside it", ({ name, changes, part }) => {
  expect(sentencesFor(name, changes)).toContainEqual(expect.stringContaining(part));
});

test("B20 nothing is listed beside a decision that changes no colour", () => {
  expect(sentencesFor("action", {})).toEqual([]);
  expect(sentencesFor("accent", {})).toEqual([]);
});
