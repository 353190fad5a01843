import { withoutCompanyForm } from "@kaitori/domain";
import { isKatakana, toHiragana, toKatakana } from "wanakana";
import type { BilingualText } from "../../../sentences/say.ts";
import type { DataFile } from "../../../source/data-file.ts";
import { legalValues } from "../../../text/legal-values.ts";
import { fillGivenValues } from "../../../text/placeholders.ts";
import { type BrandSource, settingsOf } from "../../brand-source.ts";
import type { Rule, RuleFinding } from "../../finding.ts";
import { normaliseQuantities } from "../../quantities.ts";
import { baseTexts, textsIn, textsOfDrawings } from "../../texts.ts";
import { checkAccount } from "./account.ts";
import { checkAmount, checkCharge } from "./amounts.ts";
import { checkCompany, checkContacts, checkHours, checkRegistration } from "./contacts.ts";
import { checkFee, checkFeeInYen, checkPriceRatio, checkSum } from "./fees.ts";
import { checkDoubled, checkOtherBrand, checkOwnName, checkRepresentative } from "./names.ts";
import { checkAnswer, checkInvitation, checkPapers, checkRecourse } from "./promises.ts";
import { differs, isWarning, type SentenceCheck } from "./sentence-check.ts";
import { checkFixedFigures, checkPaymentDay, checkUpload } from "./sizes.ts";
import { checkSpeed } from "./speed.ts";

/** Finds texts whose fees, amounts, days, hours or applicants differ from the settings, and names of other brands. */
export const againstSettings: Rule = (source, all) => {
  const { name, files } = source;
  const settings = settingsOf(files.settings);
  if (!settings) return [];
  const values = legalValues(settings);
  const others = all.filter((brand) => brand.name !== name);
  const checkOthers = checkOtherBrand(others.flatMap(namesOf), others.flatMap(shortNamesOf));
  const checksOfNames = [checkOthers, checkDoubled, checkOwnName(shortNamesOf(source)), checkRepresentative];
  const findIn = (checks: readonly SentenceCheck[], texts: ReturnType<typeof textsIn>) =>
    texts.flatMap(({ text, heading, place, isAnsweredNo }): RuleFinding[] => {
      if (isAnsweredNo || place.key === "unsupported.servedTitle") return [];
      // Only a brand without individuals shows these texts.
      const isOfCompanies = /^(?:unsupported\.|register\.corporateOnly$)/.test(place.key);
      const settingsOfText = isOfCompanies ? { ...settings, individuals: false } : settings;
      const written = fillGivenValues(text, values);
      const originalSentences = sentencesIn(written);
      const [fault] = sentencesIn(normaliseQuantities(written)).flatMap((sentence, index) =>
        (isWarning(sentence) ? checksOfNames : checks)
          .flatMap(
            (check) =>
              check(
                sentence,
                settingsOfText,
                contextOf(place.key, heading || labelOf(place.key, files.copy)),
              ) ?? [],
          )
          .map(({ message, howToFix }) => ({
            message: quoteAsWritten(message, originalSentences[index] ?? sentence),
            howToFix,
          })),
      );
      return fault ? [{ ...place, ...fault }] : [];
    });
  const { serviceName, legal } = settings;
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
      [...checksOfSettings, ...checksOfNames],
      [...textsIn(files.copy, files.sections), ...textsOfDrawings(source)],
    ),
    ...findIn(checksOfNames, textsIn(files.settings, files.photographs)),
  ];
  const misnamed = titles.map(({ text, place }) => ({
    ...place,
    ...differs("serviceName", text, serviceName),
  }));
  return [...found, ...misnamed.filter((each) => !isFound(found, each))];
};

/** The question or label above a text of the copy: `top.document3` is above `top.document3Note`. */
function labelOf(key: string, copy: DataFile | undefined): string {
  const label = key
    .replace(/^(topParts\.)answer/, "$1question")
    .replace(/(document\d)(Individual)?Note$/, "$1$2")
    .replace(/(point\d)Text$/, "$1Title");
  return label === key ? "" : String(Reflect.get(Object(copy?.value), label) ?? baseTexts.get(label) ?? "");
}

/** The heading above the text. Texts of office hours and of individuals get a heading that says so. */
const contextOf = (key: string, heading: string) =>
  `${/[hH]ours$/.test(key) ? "受付時間：" : ""}${/Individual/.test(key) ? "個人事業主：" : ""}${heading.normalize("NFKC")}`;

const checksOfSettings: readonly SentenceCheck[] = [
  checkCharge,
  checkSum,
  checkPriceRatio,
  checkFeeInYen,
  checkFee,
  checkAmount,
  checkHours,
  checkSpeed,
  checkInvitation,
  checkFixedFigures,
  checkUpload,
  checkPaymentDay,
  checkRegistration,
  checkContacts,
  checkAccount,
  checkCompany,
  checkRecourse,
  checkAnswer,
  checkPapers,
];

/** The names of a brand and of its company, and the domain of its mails. */
function namesOf({ files }: BrandSource): string[] {
  const settings = settingsOf(files.settings);
  if (!settings) return [];
  const { serviceName, legal } = settings;
  const name = withoutCompanyForm(legal.company);
  return [serviceName, ...(name.length < shortestName ? [] : [name]), legal.email.replace(/.*@/, "")].map(
    (text) => text.normalize("NFKC").replace(/\s/g, ""),
  );
}
const shortestName = 4;

/** The first word of the service, the company without its trade, and the folder, also in kana: 「わかば」, 「茜屋」, 「コハク」. */
function shortNamesOf({ name, files }: BrandSource): string[] {
  // The names also count if other settings of that brand are invalid.
  const textOf = (record: unknown, key: string) => String(Reflect.get(Object(record), key) ?? "");
  const settings = files.settings?.value;
  const [first = ""] =
    /^(?:\p{sc=Han}+|[ぁ-ん]+|[ァ-ヶー]+|\p{sc=Latin}+)/u.exec(textOf(settings, "serviceName")) ?? [];
  const fullName = withoutCompanyForm(textOf(Reflect.get(Object(settings), "legal"), "company"));
  const company = fullName.replace(/(?:商[会店事]|産業|工業|興業)$/, "");
  const isJapanese = /^[a-z]+$/.test(name) && isKatakana(toKatakana(name));
  return [first, company, ...(isJapanese ? [name, toKatakana(name), toHiragana(name)] : [])].filter(Boolean);
}

const sentencesIn = (text: string) => text.split(/[。｡\n]/).filter((sentence) => sentence.trim() !== "");

/** Quotes the phrase as the file has it, so that a team can search for it: 「手数料は一割五分」, not 「15%」. */
function quoteAsWritten({ en, ja }: BilingualText, sentence: string): BilingualText {
  const [, phrase = ""] = /「(.+?)」/.exec(ja) ?? [];
  return sentence.normalize("NFKC").replace(/\s/g, "").includes(phrase)
    ? { en, ja }
    : { en: en.replace(phrase, sentence), ja: ja.replace(phrase, sentence) };
}
