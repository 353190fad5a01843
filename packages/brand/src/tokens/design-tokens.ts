import { deriveTheme, type Theme, type ThemeDecisions } from "@kaitori/ui/theme";
import * as v from "valibot";
import type { BrandTokens } from "./brand-tokens.ts";
import { Tokens } from "./schema.ts";

type Hex = ThemeDecisions["brand"];

/** Where a brand's own data lies in the document, after the format's rule for vendors. */
const vendor = "jp.kaitori.brand";

/** A colour as the Design Tokens Community Group writes it (format module 2025.10). */
type ColourValue = { colorSpace: "srgb"; components: [number, number, number]; hex: Hex };

const isHex = (value: unknown): value is Hex => typeof value === "string" && /^#[\da-f]{6}$/i.test(value);

const colourValue = (hex: Hex): ColourValue => {
  const channel = (at: number) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e6) / 1e6;
  return { colorSpace: "srgb", components: [channel(1), channel(3), channel(5)], hex };
};

/**
 * A brand's tokens as a W3C design-token document. The decisions' colours are tokens that a design tool may
 * change; choices that are no design values lie in the vendor's extension; the derived theme is for reading only.
 */
export function toDesignTokens({ decisions, overrides }: BrandTokens) {
  const colours = Object.entries(decisions).filter((entry): entry is [string, Hex] => isHex(entry[1]));
  const choices = Object.fromEntries(Object.entries(decisions).filter(([, value]) => !isHex(value)));
  return {
    $description: "Decisions may be changed and imported again; the theme is derived from them.",
    $extensions: { [vendor]: { choices, ...(overrides ? { overrides } : {}) } },
    decisions: {
      $type: "color",
      ...Object.fromEntries(colours.map(([name, hex]) => [name, { $value: colourValue(hex) }])),
    },
    theme: derivedTokens(deriveTheme(decisions, overrides)),
  };
}

function derivedTokens(theme: Theme) {
  const colours = Object.entries(theme.colour).filter((entry): entry is [string, Hex] => isHex(entry[1]));
  const lengths = Object.entries({ ...theme.space, ...theme.radius }).flatMap(([name, text]) => {
    const [, value, unit] = /^([\d.]+)(px|rem)$/.exec(text) ?? [];
    return value ? [[name, { $value: { value: Number(value), unit } }] as const] : [];
  });
  return {
    colour: {
      $type: "color",
      ...Object.fromEntries(colours.map(([name, hex]) => [name, { $value: colourValue(hex) }])),
    },
    length: { $type: "dimension", ...Object.fromEntries(lengths) },
    family: {
      $type: "fontFamily",
      body: { $value: familiesOf(theme.type.body) },
      heading: { $value: familiesOf(theme.type.heading) },
    },
  };
}

const familiesOf = (text: string) => text.split(",").map((family) => family.trim().replace(/^"|"$/g, ""));

/** Colours as design tools write them: the object of the format, or the plain text of its older drafts. */
const ColourToken = v.object({
  $value: v.union([
    v.pipe(
      v.custom<Hex>(isHex),
      v.transform((hex): Hex => hex),
    ),
    v.pipe(
      v.object({
        colorSpace: v.literal("srgb"),
        components: v.tuple([v.number(), v.number(), v.number()]),
        hex: v.optional(v.custom<Hex>(isHex)),
      }),
      v.check(
        ({ components, hex }) => hex === undefined || hex.toLowerCase() === hexOf(components),
        ({ input }) => `says ${input.hex} in "hex" and ${hexOf(input.components)} in "components"`,
      ),
      v.transform(({ components }) => hexOf(components)),
    ),
  ]),
});

const Document = v.object({
  $extensions: v.object({
    [vendor]: v.object({ choices: v.record(v.string(), v.unknown()), overrides: v.optional(v.unknown()) }),
  }),
  decisions: v.record(v.string(), v.unknown()),
});

const hexOf = (components: readonly number[]): Hex =>
  `#${components
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** The brand's tokens out of such a document; refused with the key that does not fit. */
export function fromDesignTokens(document: unknown): BrandTokens {
  if (!v.is(Document, document))
    throw new TypeError(
      `it needs "decisions" with the colours and "$extensions.${vendor}" with the choices, as "brand export" writes them`,
    );
  const { $extensions, decisions } = document;
  const colours = Object.entries(decisions)
    .filter(([name]) => !name.startsWith("$"))
    .map(([name, token]) => [name, colourOf(name, token)] as const);
  const { choices, overrides } = $extensions[vendor];
  const tokens = {
    decisions: { ...Object.fromEntries(colours), ...choices },
    ...(overrides ? { overrides } : {}),
  };
  assertTokens(tokens);
  return tokens;
}

function colourOf(name: string, token: unknown): Hex {
  const read = v.safeParse(ColourToken, token);
  if (read.success) return read.output.$value;
  const [issue] = v.flatten(read.issues).nested?.$value ?? [];
  throw new TypeError(`"decisions.${name}" ${issue?.startsWith("says") ? issue : "is no colour"}`);
}

function assertTokens(value: unknown): asserts value is BrandTokens {
  const read = v.safeParse(Tokens, value);
  if (read.success) return;
  throw new TypeError(read.issues.map((issue) => `"${v.getDotPath(issue)}" ${issue.message}`).join("; "));
}
