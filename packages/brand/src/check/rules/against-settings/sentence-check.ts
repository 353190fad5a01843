import type { factsSentences } from "../../../sentences/areas/words.ts";
import { say } from "../../../sentences/say.ts";
import type { BrandSettings } from "../../../settings/schema.ts";
import { type Fault, faultOf } from "../../finding.ts";

/** Returns a finding if a sentence, below its heading, contradicts the settings. */
export type SentenceCheck = (sentence: string, settings: BrandSettings, heading: string) => Fault | undefined;

/** The fault that a text contains `phrase`, but the settings have `setting`, which the placeholder `place` shows. */
export const differs = (
  fact: keyof typeof factsSentences,
  phrase: string,
  setting: string,
  place = `{${fact}}`,
): Fault => faultOf("differs", "useValue", { phrase, fact: say(fact), setting, place });

export const isDenied = (sentence: string) =>
  /ません|かね(?:ます|る)|ではな|でな(?:い|く)|できない|いただけない|対象外|遠慮/.test(sentence);
/** A warning: 「審査なしをうたう業者にご注意ください」. */
export const isWarning = (sentence: string) =>
  /(?:業者|会社|勧誘|電話|メール|サイト|広告|者)[^。]*(?:ご?注意(?!書)|気を付け|気をつけ|用心|警戒|避けて|疑って|違法)|(?:うたう|称する|名乗る)[^。]{0,12}(?:業者|会社|者)/.test(
    sentence,
  );
/** Examples and averages promise nothing. */
export const isExample = (sentence: string) =>
  /目安|多く|多い|よく|ほとんど|平均|たとえば|例えば|例[:）)]|場合|なら|割引|キャンペーン|初回/.test(
    sentence,
  );
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
export const inYen = (yen: number) => `${yen.toLocaleString("ja-JP")}円`;

const units: Readonly<Record<string, number>> = { 億: 100_000_000, 万: 10_000, 千: 1000 };
export const yenOf = (figure: string, unit?: string) =>
  Number(figure.replaceAll(",", "")) * (units[unit ?? ""] ?? 1);
