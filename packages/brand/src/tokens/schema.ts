import { tokenNames } from "@kaitori/ui/theme";
import * as v from "valibot";
import { matching, Text } from "../settings/values.ts";
import type { BrandTokens } from "./brand-tokens.ts";
import { Decisions } from "./decisions.ts";

const overridesOf = (names: readonly string[]) =>
  v.optional(v.strictObject(Object.fromEntries(names.map((name) => [name, v.optional(Text)]))));

const Font = v.strictObject({
  family: Text,
  file: matching(/^[a-z0-9-]+\.woff2$/, "must be a file that the command made"),
  use: v.picklist(["headings", "text"], 'must be "headings" or "text"'),
});

/** A brand's tokens as read from a file. */
export const Tokens = v.strictObject({
  decisions: Decisions,
  overrides: v.optional(
    v.strictObject({
      colour: overridesOf(tokenNames.colour),
      space: overridesOf(tokenNames.space),
      radius: overridesOf(tokenNames.radius),
      type: overridesOf(tokenNames.type),
      form: overridesOf(tokenNames.form),
    }),
  ),
  font: v.optional(Font),
});

export const areTokens = (value: unknown): value is BrandTokens => v.is(Tokens, value);
