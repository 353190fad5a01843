import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hueDistance } from "./colours.ts";
import {
  contrastFailures,
  contrastRatio,
  deriveTheme,
  type Hex,
  neutralDecisions,
  readableOn,
  type ThemeDecisions,
  themeToCss,
  tokenNames,
  vars,
} from "./index.ts";
import { hexOf, oklchOf } from "./oklch.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, "0")}`);
const brands: Record<string, ThemeDecisions> = {
  neutral: neutralDecisions,
  "dark header, light action": {
    ...neutralDecisions,
    accent: "#f5a623",
    action: "accent",
    header: "ink",
    emphasis: "strong",
  },
  "pale brand": { ...neutralDecisions, brand: "#ffd84d", header: "brand", emphasis: "soft" },
};

describe("contrast", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#767676", "#ffffff", 4.54],
    ["#ffffff", "#ffffff", 1],
  ] as const)("WCAG contrast of %s on %s is %d", (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  test("B9 any colour becomes readable on any light ground", () => {
    fc.assert(fc.property(hex, (colour) => contrastRatio(readableOn(colour, ["#ffffff"]), "#ffffff") >= 4.5));
  });

  test.each(Object.entries(brands))(
    "B9 the derived theme of %s meets WCAG AA in every pair",
    (_, decisions) => {
      expect(contrastFailures(deriveTheme(decisions))).toEqual([]);
    },
  );

  test("B9 whatever brand and accent a licensee picks, text stays readable", () => {
    fc.assert(
      fc.property(hex, hex, (brand, accent) =>
        (["brand", "accent"] as const).every(
          (action) =>
            contrastFailures(deriveTheme({ ...neutralDecisions, brand, accent, action })).length === 0,
        ),
      ),
      { numRuns: 40 },
    );
  });

  test("F8 an error has a hue of its own, whatever the hue of the brand", () => {
    const chroma = fc.double({ min: 0.08, max: 0.2, noNaN: true });
    const lightness = fc.double({ min: 0.3, max: 0.7, noNaN: true });
    const hue = fc.double({ min: 0, max: 360, noNaN: true });
    fc.assert(
      fc.property(lightness, chroma, hue, (lightness, chroma, hue) => {
        const brand = hexOf({ lightness, chroma, hue });
        const { colour } = deriveTheme({ ...neutralDecisions, brand, action: "brand" });
        const error = oklchOf(colour.criticalInk as Hex).hue;
        return hueDistance(error, oklchOf(brand).hue) >= 25;
      }),
    );
  });

  test("F8 a brand that is not red has the usual red for an error", () => {
    const errorOf = (brand: Hex) => deriveTheme({ ...neutralDecisions, brand }).colour.criticalInk;
    expect(errorOf("#33742c")).toBe(errorOf("#27344a"));
    expect(errorOf("#a12a2f")).not.toBe(errorOf("#33742c"));
  });

  test("B9 an override that cannot be read is named", () => {
    const theme = deriveTheme(neutralDecisions, { colour: { onAction: "#3a557a" } });
    expect(contrastFailures(theme).map(({ text, on }) => [text, on])).toContainEqual(["onAction", "action"]);
  });
});

describe("theme", () => {
  test("R1.2 every token is written as a custom property that vars refer to", () => {
    const css = themeToCss(deriveTheme(neutralDecisions), ".brand");
    expect(css).toMatch(/^\.brand\{/);
    for (const [group, names] of Object.entries(tokenNames))
      for (const name of names) {
        const reference = (vars as Record<string, Record<string, string>>)[group]?.[name] ?? "missing";
        expect(css).toContain(`${reference.slice(4, -1)}:`);
      }
  });
});
