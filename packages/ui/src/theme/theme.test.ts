import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hueDistance } from "./colours.ts";
import {
  compositionChoices,
  contrastFailures,
  contrastRatio,
  deriveTheme,
  type Hex,
  neutralDecisions,
  readableOn,
  type ThemeDecisions,
  themeToCss,
  vars,
} from "./index.ts";
import { hexOf, oklchOf } from "./oklch.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, "0")}`);
describe("contrast", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#767676", "#ffffff", 4.54],
    ["#ffffff", "#ffffff", 1],
  ] as const)("WCAG contrast of %s on %s is %d", (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  test("B9 readableOn makes any colour readable on any light background", () => {
    fc.assert(fc.property(hex, (colour) => contrastRatio(readableOn(colour, ["#ffffff"]), "#ffffff") >= 4.5));
  });

  const backgrounds: Pick<ThemeDecisions, "ink" | "paper" | "surface" | "neutral">[] = [
    { ink: "#1c2026", paper: "#f7f8f9", surface: "#ffffff", neutral: "#78828f" },
    { ink: "#33291f", paper: "#fbf6e4", surface: "#fffdf6", neutral: "#a4946a" },
    { ink: "#f2f2f2", paper: "#111111", surface: "#1c1c1c", neutral: "#8a8a8a" },
    { ink: "#e9eef7", paper: "#0e1626", surface: "#16213a", neutral: "#7d8aa5" },
  ];
  const choiceOf = <const Choice>(...choices: Choice[]) => fc.constantFrom(...choices);
  const anyDecisions: fc.Arbitrary<ThemeDecisions> = fc
    .record({
      brand: hex,
      accent: hex,
      background: fc.constantFrom(...backgrounds),
      action: choiceOf("brand", "accent"),
      header: choiceOf("paper", "brand", "ink"),
      emphasis: choiceOf("outline", "soft", "strong"),
      frame: choiceOf("bar", "letterhead", "tabs", "rail"),
      ornament: choiceOf("none", "rule", "leaf", "block"),
      groups: choiceOf("cards", "ledger", "panels"),
      fields: choiceOf("plain", "labelStrips", "boxes", "sheets"),
      facts: choiceOf("rows", "leaders", "stripes", "tiles"),
      icons: choiceOf("line", "fine", "tinted", "solid"),
      primaryButton: choiceOf("flat", "framed", "raised", "arrow"),
    })
    .map(({ background, ...choices }) => ({ ...neutralDecisions, ...background, ...choices }));

  test("B9 every pair is readable under every combination of decisions", () => {
    fc.assert(
      fc.property(anyDecisions, (decisions) => {
        expect(contrastFailures(deriveTheme(decisions))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    { page: "light", backgrounds: backgrounds.slice(0, 2), minimumContrast: 1.29 },
    { page: "dark", backgrounds: backgrounds.slice(2), minimumContrast: 3 },
  ])("B9 the main button stands out on a $page page in any colour", ({ backgrounds, minimumContrast }) => {
    fc.assert(
      fc.property(hex, hex, fc.constantFrom(...backgrounds), (brand, accent, background) =>
        (["brand", "accent"] as const).every((action) => {
          const { colour } = deriveTheme({ ...neutralDecisions, ...background, brand, accent, action });
          return [colour.paper, colour.surface].every(
            (below) => contrastRatio(colour.action as Hex, below as Hex) >= minimumContrast,
          );
        }),
      ),
    );
  });

  const emphasisedBlocks = (["outline", "soft", "strong"] as const).flatMap((emphasis) =>
    (["brand", "accent"] as const).map((action) => ({ emphasis, action })),
  );
  test.each(emphasisedBlocks)(
    "B9 a $action button stands out on an emphasised block that is $emphasis, in any colour",
    (choice) => {
      fc.assert(
        fc.property(hex, hex, (brand, accent) => {
          const { colour } = deriveTheme({ ...neutralDecisions, brand, accent, ...choice });
          return contrastRatio(colour.emphasisAction as Hex, colour.emphasis as Hex) >= 3;
        }),
        { numRuns: 40 },
      );
    },
  );

  const buttonOnBlock = ({ colour }: ReturnType<typeof deriveTheme>) => [
    colour.emphasisAction,
    colour.emphasisActionHover,
    colour.emphasisActionPressed,
    colour.onEmphasisAction,
  ];
  test("B9 a dark button is light on a dark emphasised block, also under the pointer and pressed", () => {
    const theme = deriveTheme({ ...neutralDecisions, brand: "#14324f", action: "brand", emphasis: "strong" });
    expect(buttonOnBlock(theme)[0]).toBe(theme.colour.onEmphasis);
    expect(buttonOnBlock(theme).at(-1)).toBe(theme.colour.emphasis);
    expect(new Set(buttonOnBlock(theme)).size).toBe(4);
    expect(contrastFailures(theme)).toEqual([]);
  });

  test.each([
    ["amber on a dark block", { accent: "#ffb11b", ink: "#12161d", action: "accent", emphasis: "strong" }],
    ["green on a soft block", { brand: "#33742c", action: "brand", emphasis: "soft" }],
    ["red on a white block", { brand: "#a12a2f", action: "brand", emphasis: "outline" }],
  ] as const)("B9 a button that stands out on the emphasised block keeps its colours: %s", (_, decisions) => {
    const theme = deriveTheme({ ...neutralDecisions, ...decisions });
    const { action, actionHover, actionPressed, onAction } = theme.colour;
    expect(buttonOnBlock(theme)).toEqual([action, actionHover, actionPressed, onAction]);
  });

  test.each((["flat", "framed", "raised", "arrow"] as const).map((primaryButton) => ({ primaryButton })))(
    "B9 a $primaryButton button on the emphasised block uses the block's colours",
    ({ primaryButton }) => {
      const { primaryButtonShadow, emphasisPrimaryButtonShadow } = deriveTheme({
        ...neutralDecisions,
        primaryButton,
      }).form;
      const onTheBlock = primaryButtonShadow
        .replaceAll("--colour-action", "--colour-emphasis-action")
        .replaceAll("--colour-on-action", "--colour-on-emphasis-action");
      expect(emphasisPrimaryButtonShadow).toBe(onTheBlock);
    },
  );

  test("an error differs in hue from any brand colour", () => {
    const chroma = fc.double({ min: 0.08, max: 0.2, noNaN: true });
    const lightness = fc.double({ min: 0.3, max: 0.7, noNaN: true });
    const hue = fc.double({ min: 0, max: 360, noNaN: true });
    fc.assert(
      fc.property(lightness, chroma, hue, (lightness, chroma, hue) => {
        const brand = hexOf({ lightness, chroma, hue });
        const { colour } = deriveTheme({ ...neutralDecisions, brand, action: "brand" });
        const error = oklchOf(colour.criticalInk as Hex).hue;
        // Degrees.
        return hueDistance(error, oklchOf(brand).hue) >= 25;
      }),
    );
  });

  test("a brand that is not red shows errors in red", () => {
    const errorOf = (brand: Hex) => deriveTheme({ ...neutralDecisions, brand }).colour.criticalInk;
    expect(errorOf("#33742c")).toBe(errorOf("#27344a"));
    expect(errorOf("#a12a2f")).not.toBe(errorOf("#33742c"));
  });

  test("B9 an unreadable override is reported by name", () => {
    const theme = deriveTheme(neutralDecisions, { colour: { onAction: "#3a557a" } });
    expect(contrastFailures(theme).map(({ text, on }) => [text, on])).toContainEqual(["onAction", "action"]);
  });
});

describe("theme", () => {
  test("R1.2 every token becomes the custom property that vars refers to", () => {
    const css = themeToCss(deriveTheme(neutralDecisions), ".brand");
    expect(css).toMatch(/^\.brand\{/);
    for (const reference of Object.values(vars).flatMap((tokens) => Object.values(tokens))) {
      const [, property = "missing"] = /^var\((.+)\)$/.exec(reference) ?? [];
      expect(css).toContain(`${property}:`);
    }
  });
});

describe("composition", () => {
  const choices = Object.entries(compositionChoices).flatMap(([name, all]) =>
    all.map((choice) => ({ name, choice })),
  );

  test.each(choices)(
    "R1.2 $name: $choice sets every token of the form and differs from the other choices",
    ({ name, choice }) => {
      const formOf = (value: string) => deriveTheme({ ...neutralDecisions, [name]: value }).form;
      expect(Object.keys(formOf(choice)).sort()).toEqual(Object.keys(vars.form).sort());
      for (const other of compositionChoices[name as keyof typeof compositionChoices])
        if (other !== choice) expect(formOf(choice)).not.toEqual(formOf(other));
    },
  );

  test("R1.2 a brand that chooses nothing gets the first choice of each decision", () => {
    const firstChoices = Object.entries(compositionChoices).map(([name, [first]]) => [name, first]);
    expect(deriveTheme(neutralDecisions)).toEqual(
      deriveTheme({ ...neutralDecisions, ...Object.fromEntries(firstChoices) }),
    );
  });
});
