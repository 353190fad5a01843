import { type ThemeDecisions, type ThemeOverrides, vars } from "@kaitori/ui/theme";
import * as v from "valibot";
import type { BrandFont } from "../font/brand-font.ts";
import { matching, Text } from "../settings/values.ts";
import { Decisions } from "./decisions.ts";

export type BrandTokens = {
  readonly decisions: ThemeDecisions;
  /** Derived tokens that this brand overrides. Keep the list short: a long one is a second theme. */
  readonly overrides?: ThemeOverrides;
  /** The brand's font for headings or texts; by default the system's. */
  readonly font?: BrandFont;
};

const overrides = Object.entries(vars).map(([group, tokens]) => {
  const texts = Object.keys(tokens).map((token) => [token, v.optional(Text)]);
  return [group, v.optional(v.strictObject(Object.fromEntries(texts)))];
});

const Font = v.strictObject({
  family: Text,
  file: matching(/^[a-z0-9-]+\.woff2$/, "must be a file that the command made"),
  use: v.picklist(["headings", "text"], 'must be "headings" or "text"'),
});

/** A brand's tokens as read from a file. */
export const Tokens = v.strictObject({
  decisions: Decisions,
  overrides: v.optional(v.strictObject(Object.fromEntries(overrides))),
  font: v.optional(Font),
});

export const areTokens = (value: unknown): value is BrandTokens => v.is(Tokens, value);
