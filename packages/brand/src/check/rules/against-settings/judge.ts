import { type BilingualText, say } from "../../../sentences/say.ts";
import type { BrandSettings } from "../../../settings/schema.ts";

export type Fault = { readonly message: BilingualText; readonly mend: BilingualText };

/** Returns a finding if a sentence, below its heading, contradicts the settings. */
export type Judge = (sentence: string, settings: BrandSettings, heading: string) => Fault | undefined;

/** The finding that the text contains `phrase` but the settings say `setting`, the value of `{place}`. */
export const differs = (
  name:
    | "feeBelow"
    | "feeCap"
    | "feeAbove"
    | "amountBelow"
    | "amountAbove"
    | "chargeDiffers"
    | "phoneDiffers"
    | "mailDiffers"
    | "hoursDiffer"
    | "dayEndsDiffers"
    | "courtDiffers"
    | "companyDiffers"
    | "zipcodeDiffers"
    | "representativeDiffers",
  phrase: string,
  setting: string,
  place: string,
): Fault => ({ message: say(name, { phrase, setting }), mend: say("useValue", { place: `{${place}}` }) });

export const isDenied = (sentence: string) =>
  /ません|かね(?:ます|る)|ではな|でな(?:い|く)|できない|いただけない|対象外|遠慮/.test(sentence);
/** 「夜7時」 is 19時. */
export const inDayHours = (text: string) =>
  text.replace(/(?:夜|夕方|午後)の?(\d{1,2})(?=時|:\d)/g, (_, hour: string) => `${(Number(hour) % 12) + 12}`);
export const percent = (ratio: number) => `${Math.round(ratio * 10_000) / 100}%`;
export const inYen = (yen: number) => `${yen.toLocaleString("ja-JP")}円`;

const units: Readonly<Record<string, number>> = { 億: 100_000_000, 万: 10_000, 千: 1000 };
export const yenOf = (figure: string, unit?: string) =>
  Number(figure.replaceAll(",", "")) * (units[unit ?? ""] ?? 1);
