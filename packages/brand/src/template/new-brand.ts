import { neutralDecisions, type ThemeDecisions } from "@kaitori/ui/theme";
import * as v from "valibot";
import type { AssetName } from "../assets.ts";
import { assetLimits } from "../check/asset-limits.ts";
import { HostName, Text } from "../settings/values.ts";
import { areTokens, type BrandTokens } from "../tokens/schema.ts";

/** A brand's name is also that of its folder and its package, and a part of its host name. */
export const isBrandName = (name: string): boolean => /^[a-z][a-z0-9-]{1,30}$/.test(name);

/** Placeholder for facts that only the licensee knows; the check reports those that remain. */
export const toBeWritten = "【要記入】";

/**
 * Facts that only the licensee knows, by their placeholder in the template of the settings, with the value that is there
 * before the licensee writes the fact.
 */
export const unwrittenFacts = {
  representative: toBeWritten,
  zipcode: "100-0001",
  address: toBeWritten,
  phone: "03-0000-0000",
  email: "",
  senderAddress: "",
  hours: "平日 9:00〜17:30（祝日・年末年始を除く）",
  privacyOfficer: toBeWritten,
  court: "東京地方裁判所",
  bankName: toBeWritten,
  bankCode: "0001",
  branchName: toBeWritten,
  branchCode: "001",
  depositType: "ordinary",
  number: "0000000",
  holder: "ミキニユウ",
  holderKana: "ﾐｷﾆﾕｳ",
} as const;

export type Fact = keyof typeof unwrittenFacts;

/** Decisions for a neutral look around one colour, as a start. */
export const newDecisions = (colour: ThemeDecisions["brand"]): ThemeDecisions => ({
  ...neutralDecisions,
  brand: colour,
});

const maximumPixels = 4000;
const maximumCharacters = 500_000;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumPixels));

/** A picture as text, instead of one of the template: an SVG, or a PNG in base64. */
const DraftPicture = v.strictObject({
  width: pixels,
  height: pixels,
  content: v.pipe(v.string(), v.maxLength(maximumCharacters)),
});

/** A brand that has no folder yet, of the command or the board, or a new look of a brand. */
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
