import type { AssetName } from "../assets.ts";
import type { BrandTokens } from "../tokens/brand-tokens.ts";
import { toBeWritten } from "./unfinished.ts";

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

/** The brand's own picture: the text of an SVG or the bytes of a PNG. */
export type NewPicture = {
  readonly width: number;
  readonly height: number;
  readonly content: string | Uint8Array;
};
export type NewPictures = { readonly [Name in AssetName]?: NewPicture };

/** Input for writing a brand's files. */
export type NewBrand = {
  readonly name: string;
  readonly serviceName: string;
  readonly company: string;
  readonly host: string;
  readonly tokens: BrandTokens;
  readonly facts?: { readonly [Name in Fact]?: string };
  /** Replaces the pictures of the template. */
  readonly pictures?: NewPictures;
};
