import { withoutCompanyForm } from "@kaitori/domain";
import * as v from "valibot";
import type { BilingualText } from "../../../sentences/say.ts";
import { BrandSettings } from "../../../settings/schema.ts";
import type { DataFile } from "../../../source/data-file.ts";
import { legalValues } from "../../../text/legal-values.ts";
import { fillGivenValues } from "../../../text/placeholders.ts";
import { baseTexts } from "../../base-copy.ts";
import type { BrandSource } from "../../brand-source.ts";
import type { Rule, RuleFinding } from "../../finding.ts";
import { katakanaOf } from "../../kana-of.ts";
import { textsIn, textsOfDrawings } from "../../texts.ts";
import { judgeAccount } from "./account.ts";
import { judgeAmount, judgeCharge } from "./amounts.ts";
import {
  judgeAddress,
  judgeCompany,
  judgeCourt,
  judgeHours,
  judgeMail,
  judgeRegistration,
  judgeTelephone,
  judgeZipcode,
} from "./contacts.ts";
import { judgeExample, judgeFee, judgeFeeInYen, judgePriceRatio, judgeSum } from "./fees.ts";
import { differs, inDayHours, isWarning, type Judge, percent } from "./judge.ts";
import { judgeDoubled, judgeOtherBrand, judgeOwnName, judgeRepresentative } from "./names.ts";
import { judgeAnswer, judgeInvitation, judgePapers, judgeRecourse } from "./promises.ts";
import { judgeFixedFigures, judgePaymentDay, judgeUpload } from "./sizes.ts";
import { judgeSpeed } from "./speed.ts";

/** Fees, amounts, days, hours and applicants in texts agree with the settings, and no text names another brand. */
export const againstSettings: Rule = (source, all) => {
  const { name, files } = source;
  const settings = v.safeParse(BrandSettings, files.settings?.value);
  if (!settings.success) return [];
  const values = legalValues(settings.output);
  const others = all.filter((brand) => brand.name !== name);
  const judgeOthers = judgeOtherBrand(others.flatMap(namesOf), others.flatMap(shortNamesOf));
  const judgesOfNames = [judgeOthers, judgeDoubled, judgeOwnName, judgeRepresentative];
  const findIn = (judges: readonly Judge[], texts: ReturnType<typeof textsIn>) =>
    texts.flatMap(({ text, heading, place, isAnsweredNo }): RuleFinding[] => {
      if (isAnsweredNo || place.key === "unsupported.servedTitle") return [];
      // Only a brand without individuals shows these texts.
      const isOfCompanies = /^(?:unsupported\.|register\.corporateOnly$)/.test(place.key);
      const own = isOfCompanies ? { ...settings.output, individuals: false } : settings.output;
      const written = fillGivenValues(text, values);
      const parts = sentencesIn(written);
      const [fault] = sentencesIn(inOneNotation(written)).flatMap((sentence, index) =>
        (isWarning(sentence) ? judgesOfNames : judges)
          .flatMap(
            (judge) =>
              judge(sentence, own, contextOf(place.key, heading || questionOf(place.key, files.copy))) ?? [],
          )
          .map(({ message, howToFix }) => ({
            message: quoteAsWritten(message, parts[index] ?? sentence),
            howToFix,
          })),
      );
      return fault ? [{ ...place, ...fault }] : [];
    });
  const { serviceName, legal } = settings.output;
  const titles = textsOfDrawings(source).filter(
    ({ text, place }) =>
      place.key === "title" &&
      /(?:logo|mark)[^/]*$/.test(place.file) &&
      ![serviceName, legal.company].includes(text.trim()),
  );
  const isFound = (findings: readonly RuleFinding[], { file, line }: RuleFinding) =>
    findings.some((other) => other.file === file && other.line === line);
  const found = [
    ...findIn(
      [...judgesOfSettings, ...judgesOfNames],
      [...textsIn(files.copy, files.sections), ...textsOfDrawings(source)],
    ),
    ...findIn(judgesOfNames, textsIn(files.settings, files.photographs)),
  ];
  const misnamed = titles.map(({ text, place }) => ({
    ...place,
    ...differs("serviceName", text, serviceName),
  }));
  return [...found, ...misnamed.filter((each) => !isFound(found, each))];
};

/** The question above an answer of the copy. */
function questionOf(key: string, copy: DataFile | undefined): string {
  if (!/^topParts\.answer/.test(key)) return "";
  const question = key.replace("answer", "question");
  return String(Reflect.get(Object(copy?.value), question) ?? baseTexts.get(question));
}

/** The heading; a text for one kind of applicants is below that kind. */
const contextOf = (key: string, heading: string) =>
  `${/[hH]ours$/.test(key) ? "受付時間：" : ""}${/Individual/.test(key) ? "個人事業主：" : ""}${heading.normalize("NFKC")}`;

const judgesOfSettings: readonly Judge[] = [
  judgeCharge,
  judgeExample,
  judgeSum,
  judgePriceRatio,
  judgeFeeInYen,
  judgeFee,
  judgeAmount,
  judgeHours,
  judgeSpeed,
  judgeInvitation,
  judgeFixedFigures,
  judgeUpload,
  judgePaymentDay,
  judgeRegistration,
  judgeZipcode,
  judgeTelephone,
  judgeMail,
  judgeAddress,
  judgeAccount,
  judgeCourt,
  judgeCompany,
  judgeRecourse,
  judgeAnswer,
  judgePapers,
];

/** The names of a brand and of its company, and the domain of its mails. */
function namesOf({ files }: BrandSource): string[] {
  const read = v.safeParse(BrandSettings, files.settings?.value);
  if (!read.success) return [];
  const { serviceName, legal } = read.output;
  const name = withoutCompanyForm(legal.company);
  return [serviceName, ...(name.length < shortestName ? [] : [name]), legal.email.replace(/.*@/, "")].map(
    (text) => text.normalize("NFKC").replace(/\s/g, ""),
  );
}
const shortestName = 4;

/** The first word of the service, and the name of the folder, also in kana: 「わかば」, 「コハク」. */
function shortNamesOf({ name, files }: BrandSource): string[] {
  const serviceName: unknown = Reflect.get(Object(files.settings?.value), "serviceName");
  const [first = ""] = /^(?:\p{sc=Han}+|[ぁ-ん]+|[ァ-ヶー]+|\p{sc=Latin}+)/u.exec(String(serviceName)) ?? [];
  const kana = katakanaOf(name);
  return [first, ...(kana ? [name, kana, hiraganaOf(kana)] : [])].filter((word) => word !== "");
}

const hiraganaOf = (katakana: string) =>
  katakana.replace(/[ァ-ン]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60));

/** 「一割五分」 is 15 %; 割引, 割合 and 分割 are no percentages. */
const shareShape =
  /(?<![\d.])(\d+(?:\.\d+)?|[一二三四五六七八九])割(?![引合増減下安少])(?:(\d|[一二三四五六七八九])分)?/g;
const figureOf = (text = "0") => {
  const kanji = "一二三四五六七八九".indexOf(text);
  return kanji < 0 ? Number(text) : kanji + 1;
};

const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
/** 「三千五百」 is 3500. */
function numberOf(kanji: string): number {
  let sum = 0;
  let figure = 0;
  for (const letter of kanji) {
    const power = powers[letter];
    if (power !== undefined) sum += (figure || 1) * power;
    figure = power === undefined ? figureOf(letter) : 0;
  }
  return sum + figure;
}

const sentencesIn = (text: string) => text.split(/[。｡\n]/).filter((sentence) => sentence.trim() !== "");

/** A team searches its file for the quoted phrase: 「手数料は一割五分」, not 「15%」. */
function quoteAsWritten({ en, ja }: BilingualText, sentence: string): BilingualText {
  const [, phrase = ""] = /「(.+?)」/.exec(ja) ?? [];
  return sentence.normalize("NFKC").replace(/\s/g, "").includes(phrase)
    ? { en, ja }
    : { en: en.replace(phrase, sentence), ja: ja.replace(phrase, sentence) };
}

/** Half-width digits, and figures in one notation. */
const inOneNotation = (text: string) =>
  inDayHours(text.normalize("NFKC"))
    .replace(/[^\S\n]/g, "")
    .replaceAll("パーセント", "%")
    .replace(
      /(?<![数何])[一二三四五六七八九十百千]+(?=億|万円|%|週間|時間|営業日|日(?:以内|後|で|のうち|目)|年[先後分]|期分|[枚桁]|時(?:まで|から|半)|[かヶカヵケ]月)|[二三四五六]十五?(?=分)/g,
      (kanji) => String(numberOf(kanji)),
    )
    .replaceAll("半年", "6か月")
    .replace(/(?:次の|明くる|あくる)(?=(?:営業)?日)/g, "翌")
    .replace(/(?:明日|あした)(?=に|中|までに(?!.*必要))/g, "翌日")
    .replace(shareShape, (_, tenths, hundredths) =>
      percent(figureOf(tenths) / 10 + figureOf(hundredths) / 100),
    )
    .replace(/(?<=\d)[‐‑‒–—−ー](?=\d)/g, "-");
