import * as v from "valibot";
import { say } from "../../../sentences/say.ts";
import { BrandSettings } from "../../../settings/schema.ts";
import { legalValues } from "../../../text/legal-values.ts";
import { fillLoosely } from "../../../text/placeholders.ts";
import type { BrandSource } from "../../brand-source.ts";
import type { Rule, RuleFinding } from "../../finding.ts";
import { textsIn } from "../../texts.ts";
import { judgeAmount, judgeCharge } from "./amounts.ts";
import { judgeCompany, judgeCourt, judgeHours, judgeMail, judgeTelephone } from "./contacts.ts";
import { judgeFee, judgeFeeInYen } from "./fees.ts";
import { type Judge, percent } from "./judge.ts";
import { judgeInvitation, judgeRecourse } from "./promises.ts";
import { judgeSpeed } from "./speed.ts";

/** Fees, amounts, days, hours and applicants in texts agree with the settings, and no text names another brand. */
export const againstSettings: Rule = ({ name, files }, all) => {
  const settings = v.safeParse(BrandSettings, files.settings?.value);
  if (!settings.success) return [];
  const values = legalValues(settings.output);
  const others = all.flatMap((brand) => (brand.name === name ? [] : serviceNameOf(brand)));
  const judges = [...judgesOfSettings, judgeOtherBrand(others)];
  return textsIn(files.copy, files.sections).flatMap(({ text, place, isAnsweredNo }): RuleFinding[] => {
    if (isAnsweredNo) return [];
    const faults = sentencesOf(fillLoosely(text, values)).flatMap((sentence) =>
      judges.flatMap((judge) => judge(sentence, settings.output) ?? []),
    );
    return faults.slice(0, 1).map((fault) => ({ ...place, ...fault }));
  });
};

const judgesOfSettings: readonly Judge[] = [
  judgeCharge,
  judgeFeeInYen,
  judgeFee,
  judgeAmount,
  judgeHours,
  judgeSpeed,
  judgeInvitation,
  judgeTelephone,
  judgeMail,
  judgeCourt,
  judgeCompany,
  judgeRecourse,
];

const WithService = v.object({ serviceName: v.pipe(v.string(), v.minLength(2)) });

function serviceNameOf({ files }: BrandSource): string[] {
  const read = v.safeParse(WithService, files.settings?.value);
  return read.success ? [read.output.serviceName.normalize("NFKC")] : [];
}

const judgeOtherBrand =
  (names: readonly string[]): Judge =>
  (sentence, { serviceName }) => {
    const phrase = names.find((name) => sentence.includes(name));
    return phrase === undefined
      ? undefined
      : { message: say("otherBrand", { phrase }), mend: say("ownName", { name: serviceName }) };
  };

/** 「一割五分」 is 15 %; 割引, 割合 and 分割 are no percentages. */
const shareShape =
  /(?<![\d.])(\d+(?:\.\d+)?|[一二三四五六七八九])割(?![引合増減下安少])(?:(\d|[一二三四五六七八九])分)?/g;
const figureOf = (text = "0") => {
  const kanji = "一二三四五六七八九".indexOf(text);
  return kanji < 0 ? Number(text) : kanji + 1;
};

/** Sentences with half-width digits and figures in one notation. */
const sentencesOf = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[^\S\n]/g, "")
    .replaceAll("パーセント", "%")
    .replace(shareShape, (_, tenths, hundredths) =>
      percent(figureOf(tenths) / 10 + figureOf(hundredths) / 100),
    )
    .replace(/(?<=\d)[‐‑‒–—−ー](?=\d)/g, "-")
    .split(/[。\n]/)
    .filter((sentence) => sentence !== "");
