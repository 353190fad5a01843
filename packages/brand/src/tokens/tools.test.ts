import { expect, test } from "vitest";
import { newDecisions } from "../template/new-brand.ts";
import { fromDesignTokens, toDesignTokens } from "./design-tokens.ts";
import type { BrandTokens } from "./schema.ts";

const brand: BrandTokens = {
  decisions: { ...newDecisions("#1f5f8b"), corner: 6, header: "ink" },
  overrides: { colour: { focus: "#123456" } },
};
const exported = toDesignTokens(brand);

const entryOf = (node: unknown, key: string): unknown => Reflect.get(Object(node), key);
const valueIn = (tokens: BrandTokens, name: string): unknown =>
  entryOf(entryOf(toDesignTokens(tokens).decisions, name), "$value");
const colours = Object.keys(exported.decisions).flatMap((name) => {
  const hex: unknown = entryOf(valueIn(brand, name), "hex");
  return typeof hex === "string" ? [[name, hex] as const] : [];
});
/** The colours of the decisions as a tool writes them. */
const colourTokens = (
  token: (hex: string, name: string) => unknown,
  key: (name: string) => string = (name) => name,
) => Object.fromEntries(colours.map(([name, hex]) => [key(name), token(hex, name)]));
const numbersOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ");

/** Documents in the shapes that tools write; none keeps unknown extensions. */
const documents: { readonly [tool: string]: unknown } = {
  "Tokens Studio, one file, format of the community group": {
    global: {
      decisions: colourTokens((hex) => ({
        $type: "color",
        $value: hex.toUpperCase(),
        $description: "",
        $extensions: { "studio.tokens": { id: "0b5b" } },
      })),
    },
    $themes: [],
    $metadata: { tokenSetOrder: ["global"] },
  },
  "Tokens Studio, one file, its older format": {
    global: { decisions: colourTokens((hex) => ({ value: hex, type: "color" })) },
    $themes: [],
    $metadata: { tokenSetOrder: ["global"] },
  },
  "Tokens Studio, a set exported alone": {
    decisions: colourTokens((hex) => ({ $type: "color", $value: hex })),
  },
  "Tokens Studio, colours that refer to another set": {
    core: { palette: colourTokens((hex) => ({ $type: "color", $value: hex })) },
    brand: { decisions: colourTokens((_hex, name) => ({ $type: "color", $value: `{palette.${name}}` })) },
    $themes: [{ id: "1", name: "brand", selectedTokenSets: { core: "source", brand: "enabled" } }],
    $metadata: { tokenSetOrder: ["core", "brand"] },
  },
  "Style Dictionary, format json": {
    decisions: colourTokens((hex, name) => ({
      key: `{decisions.${name}}`,
      $value: valueIn(brand, name),
      $type: "color",
      filePath: "tokens/brand.json",
      isSource: true,
      original: { $value: hex, $type: "color", key: `{decisions.${name}}` },
      name: `decisions-${name}`,
      attributes: { category: "decisions", type: name },
      path: ["decisions", name],
    })),
    theme: exported.theme,
  },
  "Style Dictionary, format json with its transform color/rgb": {
    decisions: colourTokens((hex, name) => ({
      $value: `rgb(${numbersOf(hex)})`,
      $type: "color",
      original: { $value: hex },
      path: ["decisions", name],
    })),
  },
  "Style Dictionary 3": {
    decisions: colourTokens((hex, name) => ({
      value: hex,
      filePath: "tokens/brand.json",
      isSource: true,
      original: { value: hex },
      name: `DecisionsBrand${name}`,
      attributes: { category: "decisions", type: name },
      path: ["decisions", name],
    })),
  },
  "Style Dictionary, format json/nested": {
    decisions: colourTokens((hex) => hex),
    theme: { colour: { paper: "#ffffff" }, length: { xs: "4px" } },
  },
  "Style Dictionary, format json/nested without a transform of colours": {
    decisions: colourTokens((_hex, name) => valueIn(brand, name)),
    theme: { length: { xs: { value: 4, unit: "px" } } },
  },
  "Style Dictionary, format json/flat": {
    ...colourTokens(
      (hex) => hex,
      (name) => `decisions-${name}`,
    ),
    "theme-colour-paper": "#ffffff",
    "theme-length-xs": "4px",
  },
  "Style Dictionary, format json/flat with its transform name/camel, without one of colours": colourTokens(
    (_hex, name) => valueIn(brand, name),
    (name) => `decisions${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  ),
};

test.each(Object.keys(documents))(
  "B20 a changed colour is imported from %s, and all other tokens survive",
  (tool) => {
    const { brand: oldHex } = Object.fromEntries(colours);
    const [from, to] = ["#1f5f8b", "#7a1f4b"] as const;
    expect(oldHex).toBe(from);
    const changed: BrandTokens = { ...brand, decisions: { ...brand.decisions, brand: to } };
    const json = JSON.stringify(documents[tool])
      .replaceAll(JSON.stringify(valueIn(brand, "brand")), JSON.stringify(valueIn(changed, "brand")))
      .replaceAll(new RegExp(from, "gi"), to)
      .replaceAll(`rgb(${numbersOf(from)})`, `rgb(${numbersOf(to)})`);
    expect(fromDesignTokens(JSON.parse(json), brand)).toEqual(changed);
  },
);

const documentWith = (value: unknown) => ({ decisions: { brand: { $type: "color", $value: value } } });

test.each([
  ["#ABC", "#aabbcc"],
  ["#a12a2fff", "#a12a2f"],
  ["rgb(161 42 47)", "#a12a2f"],
  ["rgba(161, 42, 47, 1)", "#a12a2f"],
  ["hsl(0, 100%, 50%)", "#ff0000"],
  ["hsl(210, 50%, 40%)", "#336699"],
  ["lab(100 0 0)", "#ffffff"],
])("B20 the colour %s is read as %s", (value, hex) => {
  expect(fromDesignTokens(documentWith(value), brand).decisions.brand).toBe(hex);
});

test.each([
  ["#a12a2f80"],
  ["rgba(161, 42, 47, 0.5)"],
  ["madder"],
  ["red"],
  ["123456"],
  ["oklch(0.7 0.4 140)"],
  ["color(display-p3 1 0 0)"],
  ["{palette.gone}"],
  ["{decisions.brand}"],
  [4],
])("B20 %s is no valid colour and reported with its decision", (value) => {
  expect(() => fromDesignTokens(documentWith(value), brand)).toThrow('"decisions.brand" is no colour');
});

test("B20 a colour that Tokens Studio modifies is refused, also if it is referenced by name", () => {
  const modify = { type: "darken", value: "0.2", space: "lch" };
  const mixed = { $type: "color", $value: "#123456", $extensions: { "studio.tokens": { modify } } };
  const importOf = (token: object) => () =>
    fromDesignTokens({ core: { deep: mixed }, decisions: { brand: token } }, brand);
  const sentence = '"decisions.brand" is mixed by the tool ("modify"); write the colour that comes out';
  expect(importOf(mixed)).toThrow(sentence);
  expect(importOf({ $type: "color", $value: "{core.deep}" })).toThrow(sentence);
  expect(importOf({ ...mixed, $extensions: { "studio.tokens": { id: "0b5b" } } })().decisions.brand).toBe(
    "#123456",
  );
});

test("B20 two sets with the same decisions are refused, with instructions", () => {
  const set = documentWith("#123456");
  expect(() => fromDesignTokens({ light: set, dark: set }, brand)).toThrow(
    /decides "brand" twice; export one set/,
  );
});

test("B20 an unknown decision is reported by name", () => {
  const document = { decisions: { brnad: { $type: "color", $value: "#123456" } } };
  expect(() => fromDesignTokens(document, brand)).toThrow(/brnad/);
});
