import { vars } from "@kaitori/ui/theme";
import * as v from "valibot";
import { matching, Text } from "../settings/values.ts";
import type { BrandTokens } from "./brand-tokens.ts";
import { Decisions } from "./decisions.ts";

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
