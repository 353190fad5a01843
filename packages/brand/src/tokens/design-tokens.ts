import { deriveTheme, type Hex, isHex, type Theme } from "@kaitori/ui/theme";
import { type Color, formatHex, parse, rgb } from "culori";
import * as v from "valibot";
import { type BrandTokens, Tokens } from "./schema.ts";

/** Key of Kaitori's data in the document, in the format's form for vendors. */
const vendor = "jp.kaitori.brand";

/** The colours among these values, in the form of the Design Tokens Community Group (format module 2025.10). */
const colourTokens = (values: object) => ({
  $type: "color",
  ...Object.fromEntries(
    Object.entries(values).flatMap(([name, hex]: [string, unknown]) =>
      isHex(hex) ? [[name, { $value: { colorSpace: "srgb", components: componentsOf(hex), hex } }]] : [],
    ),
  ),
});

function componentsOf(hex: Hex): number[] {
  const { r = 0, g = 0, b = 0 } = rgb(hex) ?? {};
  return [r, g, b].map((channel) => Number(channel.toFixed(6)));
}

/**
 * A brand's tokens as a W3C design-token document. Colours of decisions are tokens that a design tool may change; other
 * choices are in the vendor's extension; the derived theme is for reading only.
 */
export function toDesignTokens({ decisions, overrides, font }: BrandTokens) {
  const choices = Object.fromEntries(Object.entries(decisions).filter(([, value]) => !isHex(value)));
  return {
    $description: "Decisions may be changed and imported again; the theme is derived from them.",
    $extensions: { [vendor]: { choices, ...(overrides ? { overrides } : {}), ...(font ? { font } : {}) } },
    decisions: colourTokens(decisions),
    theme: derivedTokens(deriveTheme(decisions, overrides)),
  };
}

function derivedTokens(theme: Theme) {
  const lengths = Object.entries({ ...theme.space, ...theme.radius }).flatMap(([name, text]) => {
    const [, value, unit] = /^([\d.]+)(px|rem)$/.exec(text) ?? [];
    return value ? [[name, { $value: { value: Number(value), unit } }] as const] : [];
  });
  return {
    colour: colourTokens(theme.colour),
    length: { $type: "dimension", ...Object.fromEntries(lengths) },
    family: {
      $type: "fontFamily",
      body: { $value: familiesOf(theme.type.body) },
      heading: { $value: familiesOf(theme.type.heading) },
    },
  };
}

const familiesOf = (text: string) => text.split(",").map((family) => family.trim().replace(/^"|"$/g, ""));

const VendorData = v.object({
  choices: v.record(v.string(), v.unknown()),
  overrides: v.optional(v.unknown()),
  font: v.optional(v.unknown()),
});

/**
 * Reads a brand's tokens from a document that this module or a design tool wrote. A tool may nest all tokens in a set,
 * write values without `$value` and refer to other tokens; it drops foreign extensions, so missing values stay as the
 * brand has them.
 */
export function fromDesignTokens(document: unknown, current?: BrandTokens): BrandTokens {
  const allTokens = tokensIn(document).map(splitFlatName);
  const colours = allTokens.flatMap(({ path, value }) => {
    const name = path.at(-1);
    return path.at(-2) === "decisions" && name !== undefined ? [[name, value] as const] : [];
  });
  const vendorData = vendorDataIn(document);
  if (colours.length === 0 || (!vendorData && !current))
    throw new TypeError(
      `it needs "decisions" with the colours and "$extensions.${vendor}" with the choices, as "brand export" writes them`,
    );
  refuseDuplicates(colours.map(([name]) => name));
  const { choices, overrides, font } = vendorData ?? { choices: {}, ...current };
  return readTokens({
    decisions: {
      ...current?.decisions,
      ...choices,
      ...Object.fromEntries(colours.map(([name, value]) => [name, colourOf(name, value, allTokens)])),
    },
    ...(overrides ? { overrides } : {}),
    ...(font ? { font } : {}),
  });
}

/** The tokens in the order of a brand's file, since tools sort differently. */
function readTokens(value: unknown): BrandTokens {
  const parsed = v.safeParse(Tokens, value);
  if (parsed.success) return parsed.output as BrandTokens;
  throw new TypeError(parsed.issues.map((issue) => `"${v.getDotPath(issue)}" ${issue.message}`).join("; "));
}

/** Two sets of a design tool, such as light and dark, may both contain decisions; then the right one is ambiguous. */
function refuseDuplicates(names: readonly string[]): void {
  const duplicate = names.find((name, index) => names.indexOf(name) < index);
  if (duplicate) throw new TypeError(`it decides "${duplicate}" twice; export one set of the tool only`);
}

interface FoundToken {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Value of a key; undefined if the key is missing or the node is no object. */
const entryOf = (node: unknown, key: string): unknown => Reflect.get(Object(node), key);

/** Every value of a document with its path, without a tool's metadata. */
function tokensIn(node: unknown, path: readonly string[] = []): FoundToken[] {
  if (typeof node !== "object" || node === null || Array.isArray(node))
    return path.length > 0 && typeof node === "string" ? [{ path, value: node }] : [];
  // A colour without `$value`, as Style Dictionary nests and flattens it.
  if (path.length > 0 && Object.hasOwn(node, "colorSpace")) return [{ path, value: node }];
  for (const key of ["$value", "value"])
    if (Object.hasOwn(node, key) && !isGroup(entryOf(node, key)))
      return [{ path, value: isModified(node) ? modified : entryOf(node, key) }];
  return Object.entries(node)
    .filter(([key]) => !key.startsWith("$"))
    .flatMap(([key, inner]) => tokensIn(inner, [...path, key]));
}

/** Marks a colour that Tokens Studio modifies: its stored value is not the colour that the designer sees. */
const modified = Symbol("modified");
const isModified = (node: object) =>
  entryOf(entryOf(entryOf(node, "$extensions"), "studio.tokens"), "modify") !== undefined;

/** Flat lists join the path in the name, each tool in its own way: "decisions-brand", "decisionsBrand". */
function splitFlatName(token: FoundToken): FoundToken {
  const [flat = ""] = token.path.length === 1 ? token.path : [];
  const [, name] = /^decisions[-_. ]?([a-z]+)$/i.exec(flat) ?? [];
  return name ? { ...token, path: ["decisions", name.toLowerCase()] } : token;
}

/** A group may be called "value", whereas a token's value is a plain value or a colour. */
const isGroup = (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !Object.hasOwn(value, "colorSpace") &&
  Object.values(value).some((inner) => typeof inner === "object" && inner !== null);

/** The choices are at the root of a document, or in a set into which a tool has put the whole document. */
function vendorDataIn(node: unknown, depth = 0): v.InferOutput<typeof VendorData> | undefined {
  if (typeof node !== "object" || node === null || depth > 3) return undefined;
  const vendorData = entryOf(entryOf(node, "$extensions"), vendor);
  if (v.is(VendorData, vendorData)) return vendorData;
  for (const [key, inner] of Object.entries(node)) {
    const found = key.startsWith("$") ? undefined : vendorDataIn(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Follows at most 20 references from value to value; tools omit the name of the set. */
function resolve(value: unknown, all: readonly FoundToken[], steps = 0): unknown {
  const [, name] = /^\{([^{}]+)\}$/.exec(typeof value === "string" ? value.trim() : "") ?? [];
  if (name === undefined || steps > 20) return value;
  const target = all.find(({ path }) => path.join(".") === name || path.slice(1).join(".") === name);
  return target ? resolve(target.value, all, steps + 1) : value;
}

function colourOf(name: string, token: unknown, all: readonly FoundToken[]): Hex {
  const value = resolve(token, all);
  if (value === modified)
    throw new TypeError(
      `"decisions.${name}" is mixed by the tool ("modify"); write the colour that comes out`,
    );
  const colour =
    typeof value === "string" ? plainColour(value.trim().toLowerCase()) : formatColour(name, value);
  if (colour) return colour;
  throw new TypeError(`"decisions.${name}" is no colour`);
}

/** A colour in CSS syntax, as in older drafts of the format; transparent colours and names are refused. */
function plainColour(text: string): Hex | undefined {
  const colour = /^(?:#|[a-z]+\()/.test(text) ? parse(text) : undefined;
  return colour && (colour.alpha ?? 1) === 1 ? hexOf(colour) : undefined;
}

const ColourObject = v.object({
  colorSpace: v.literal("srgb"),
  components: v.tuple([v.number(), v.number(), v.number()]),
  alpha: v.optional(v.literal(1)),
  hex: v.optional(v.string()),
});

function formatColour(name: string, value: unknown): Hex | undefined {
  if (!v.is(ColourObject, value)) return undefined;
  const [r, g, b] = value.components;
  const colour = hexOf({ mode: "rgb", r, g, b });
  if (value.hex !== undefined && value.hex.toLowerCase() !== colour)
    throw new TypeError(`"decisions.${name}" says ${value.hex} in "hex" and ${colour} in "components"`);
  return colour;
}

/** Undefined for a colour outside sRGB, by more than the hex rounds off. */
const hexOf = (colour: Color): Hex | undefined => {
  const { r, g, b } = rgb(colour);
  const isInside = [r, g, b].every((channel) => Math.abs(channel - 0.5) < 0.5 + 0.5 / 255);
  const hex = formatHex(colour);
  return isInside && isHex(hex) ? hex : undefined;
};
