import type { ThemeDecisions } from "@kaitori/ui/theme";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newDecisions } from "../template/new-brand.ts";
import { fromDesignTokens, toDesignTokens } from "./design-tokens.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): ThemeDecisions["brand"] => `#${value.toString(16).padStart(6, "0")}`);
const tokens = fc.record({
  decisions: fc.tuple(colour, colour, fc.integer({ min: 0, max: 32 })).map(([brand, paper, corner]) => ({
    ...newDecisions(brand),
    paper,
    corner,
  })),
  overrides: fc.record({ colour: fc.record({ focus: colour }) }),
  font: fc.constant({ family: "BIZ UDPGothic", file: "biz.woff2", use: "headings" } as const),
});

test("B9 tokens survive the export to a design-token document and the import", () => {
  fc.assert(
    fc.property(tokens, (brand) => {
      expect(fromDesignTokens(JSON.parse(JSON.stringify(toDesignTokens(brand))))).toEqual(brand);
    }),
    { numRuns: 30 },
  );
});

const exportTokens = () => toDesignTokens({ decisions: newDecisions("#1f5f8b") });

test("a hex that contradicts its components is refused", () => {
  const document = structuredClone(exportTokens());
  const colours: { [name: string]: unknown } = document.decisions;
  const { $value } = colours.brand as { $value: object };
  const changed = { ...colours, brand: { $value: { ...$value, hex: "#123456" } } };
  expect(() => fromDesignTokens({ ...document, decisions: changed })).toThrow(
    '"decisions.brand" says #123456 in "hex" and #1f5f8b in "components"',
  );
});

test("a design tool's own token file is refused with a sentence about the expected format", () => {
  const read = () => fromDesignTokens({ color: { $type: "color", brand: { $value: "#123456" } } });
  expect(read).toThrow(/decisions/);
  expect(read).not.toThrow(/Invalid (?:key|type)/);
});

test("an invalid decision is reported by name", () => {
  const document = exportTokens();
  const [vendor = ""] = Object.keys(document.$extensions);
  const { choices } = Object.values(document.$extensions)[0] ?? {};
  const $extensions = { [vendor]: { choices: { ...choices, corner: 33 } } };
  expect(() => fromDesignTokens({ ...document, $extensions })).toThrow(/corner.*must be at most 32/s);
});
