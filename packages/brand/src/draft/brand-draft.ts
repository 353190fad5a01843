import * as v from "valibot";
import type { AssetName } from "../assets.ts";
import { isBrandName } from "../brand-name.ts";
import { assetLimits } from "../check/asset-limits.ts";
import { HostName, Text } from "../settings/values.ts";
import { type Fact, unwrittenFacts } from "../template/new-brand.ts";
import type { BrandTokens } from "../tokens/brand-tokens.ts";
import { areTokens } from "../tokens/schema.ts";

const maximumPixels = 4000;
const maximumCharacters = 500_000;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumPixels));

/** A picture as text: an SVG, or a PNG in base64. */
const DraftPicture = v.strictObject({
  width: pixels,
  height: pixels,
  content: v.pipe(v.string(), v.maxLength(maximumCharacters)),
});

/** A brand edited on the board that is not saved as a folder yet. */
export const BrandDraft = v.strictObject({
  name: v.pipe(v.string(), v.check(isBrandName)),
  serviceName: Text,
  company: Text,
  host: HostName,
  tokens: v.custom<BrandTokens>(areTokens),
  facts: v.optional(v.record(v.picklist(Object.keys(unwrittenFacts) as Fact[]), v.string())),
  pictures: v.optional(v.record(v.picklist(Object.keys(assetLimits) as AssetName[]), DraftPicture)),
});
export type BrandDraft = v.InferOutput<typeof BrandDraft>;
