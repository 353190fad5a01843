import { type ThemeDecisions, type ThemeOverrides, vars } from "@kaitori/ui/theme";
import * as v from "valibot";
import { matching, Text } from "../settings/values.ts";
import { Decisions } from "./decisions.ts";

export type BrandTokens = {
  readonly decisions: ThemeDecisions;
  /** Derived tokens that this brand overrides. Keep the list short: a long one is a second theme. */
  readonly overrides?: ThemeOverrides;
  /** The brand's font for headings or texts; by default the system's. */
  readonly font?: v.InferOutput<typeof Font>;
};

const overrides = Object.entries(vars).map(([group, tokens]) => {
  const texts = Object.keys(tokens).map((token) => [token, v.optional(Text)]);
  return [group, v.optional(v.strictObject(Object.fromEntries(texts)))];
});

/** The brand's font, reduced to the characters of its texts. */
export const Font = v.strictObject({
  /** Name of the font; pages use the name from `familyOnPage`. */
  family: Text,
  /** File in `assets/fonts/`, made by `npx pnpm brand font`. */
  file: matching(/^[a-z0-9-]+\.woff2$/, "must be a file that the command made"),
  /** Texts set in the font: the headings of all pages, or all texts of the first pages. */
  use: v.picklist(["headings", "text"], 'must be "headings" or "text"'),
});

/** A brand's tokens as read from a file. */
export const Tokens = v.strictObject({
  decisions: Decisions,
  overrides: v.optional(v.strictObject(Object.fromEntries(overrides))),
  font: v.optional(Font),
});

export const areTokens = (value: unknown): value is BrandTokens => v.is(Tokens, value);
