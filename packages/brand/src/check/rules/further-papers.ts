import { baseFileKind, fileKinds, isFurtherKind } from "@kaitori/domain";
import { fileKindsCopy } from "../../copy/file-kinds.ts";
import type { FurtherPaper } from "../../settings/further-papers.ts";
import { settingsOf } from "../brand-source.ts";
import { faultOf, findingsIn, placeOf, type Rule, type RuleFinding } from "../finding.ts";
import { calendarDaysIn } from "../quantities.ts";
import { faultsIn, sentencesIn, textsIn } from "../texts.ts";
import { isDenied } from "./against-settings/sentence-check.ts";

const baseTitles: Readonly<Record<string, string>> = fileKindsCopy.texts;

/** Further papers are distinct, are for users whom the brand serves, and the server supports them. */
export const furtherPapers: Rule = ({ files: { settings: file, copy, sections } }) => {
  const settings = settingsOf(file);
  if (!file || !settings) return [];
  const { furtherPapers: papers = [], individuals, limits, server } = settings;
  const unknown = faultsIn(textsIn(copy, sections), ({ text }) => {
    const phrase = unknownPaper(text.normalize("NFKC"), papers);
    return phrase !== undefined && faultOf("unknownPaper", "addPaper", { phrase });
  });
  const ofPapers = papers.flatMap((paper, index): RuleFinding[] => {
    const { key, title, from, files } = paper;
    const at = (name: keyof typeof paper) => ["furtherPapers", index, name];
    const { findings, add } = findingsIn(file);
    const baseKind = baseFileKind(key);
    const kindOfTitle = fileKinds.find((each) => baseTitles[each] === title);
    if (baseKind)
      add(at("key"), "paperOfEveryBrand", "ownPaper", { key, title: baseTitles[baseKind] ?? baseKind });
    if (isFurtherKind(key))
      add(at("key"), "beginsFurther", "write", { key, text: `"${key.replace("further_", "")}"` });
    if (kindOfTitle && !baseKind)
      add(at("title"), "paperTitleKnown", "ownPaper", { title, kind: kindOfTitle });
    const own = { text: paper.guidance, heading: title, place: placeOf(file, at("guidance")) };
    for (const { text, heading, place } of [own, ...textsIn(copy, sections)]) {
      const [fault] = sentencesIn(text).flatMap((sentence) => paperFault(sentence, heading, paper) ?? []);
      if (fault) findings.push({ ...place, ...fault });
    }
    const other = otherGiver(`${title} ${paper.guidance}`, from);
    if (other && !kindOfTitle) add(at("from"), "paperOfGiver", "writeGiver", other);
    if (
      /納税証明書/.test(title) &&
      !/その(?:[124](?!の)|3(?!の[^23])|3の[23])|納税証明書\s*$/.test(title.normalize("NFKC"))
    )
      add(at("title"), "noSuchPaper", "namePaper", { title });
    if (from === "individual" && !individuals) add(at("from"), "nobodyAsked", "writeCorporate");
    if (files !== undefined && files > limits.uploadsPerKind)
      add(at("files"), "moreFiles", "upToFiles", { count: files, most: limits.uploadsPerKind });
    if (server?.level === 0) add(at("key"), "serverLevelTooLow", "addFurtherPapers");
    return findings;
  });
  return [...unknown, ...ofPapers];
};

/** Words about papers that only companies have, or only individuals. */
const givers = {
  corporate: /その3の3|会社名|商号|登記|定款|法人|決算書(?!類)|株主/,
  individual: /その3の2|屋号|住民票|開業届|確定申告書|個人事業/,
} as const;

/** The kind of applicant that has the paper, if its words say otherwise than `from`. */
function otherGiver(text: string, from: FurtherPaper["from"]) {
  const plain = text.normalize("NFKC");
  const [company, individual] = [givers.corporate.exec(plain)?.[0], givers.individual.exec(plain)?.[0]];
  if ((company === undefined) === (individual === undefined)) return undefined;
  const giver = company === undefined ? "individual" : "corporate";
  return giver === from ? undefined : { phrase: company ?? individual ?? "", giver };
}

const otherPapers =
  /(印鑑(?:登録)?証明書?|実印|定款|(?:商業)?登記簿(?:謄本)?|登記事項証明書|履歴事項全部証明書|納税証明書|住民票|戸籍謄本|源泉徴収票|給与明細|許可証|賃貸借契約書|残高証明書?|資金繰り表|事業計画書)(?!の?(?:写し)?(?:など)?(?:は|も)?[^。、]{0,8}(?:不要|ません))[^。]{0,12}(?:お?送り(?!いただかなくて)|送って|ご?用意|お?持ち(?=ください)|提出|必要|お願い|添えて|要り(?:ます)|求め)(?!.*(?:ません|不要|なくて))/;

/** A paper that a text asks for, but neither the product nor the settings. */
function unknownPaper(text: string, papers: readonly FurtherPaper[]): string | undefined {
  const [, paper] = otherPapers.exec(text) ?? [];
  return paper === undefined || papers.some(({ title, guidance }) => `${title}${guidance}`.includes(paper))
    ? undefined
    : paper;
}

const periodPattern = /発行日?(?:から|後|より)(\d+)[かヶカヵケ]?(日|週間|月|年)以内/;
const others = { corporate: /個人|フリーランス/, individual: /法人|会社/, both: /$^/ };

/** The first contradiction of a sentence to the settings of a paper: format, necessity, applicants, age. */
function paperFault(sentence: string, heading: string, paper: FurtherPaper) {
  const { title, guidance, only, goodForDays, required, from } = paper;
  const [name = ""] = title.normalize("NFKC").split("(");
  if (!`${heading}${sentence}`.normalize("NFKC").includes(name) || /か\??$/.test(sentence)) return undefined;
  const [period, count, unit = ""] = periodPattern.exec(sentence) ?? [];
  const [asked = "", asks, askedUnit = ""] = periodPattern.exec(guidance.normalize("NFKC")) ?? [];
  const isOtherPeriod =
    sentence === guidance.normalize("NFKC").split(/[。\n]/)[0] &&
    Number(asks) * (calendarDaysIn[askedUnit] ?? 1) > 2 * Number(goodForDays);
  const isShorter = Number(count) * (calendarDaysIn[unit] ?? 1) < Number(goodForDays);
  const isRequiredHere = required && !others[from].test(sentence);
  const contradictions = [
    { holds: only === "picture", phrase: /PDF/, setting: 'only: "picture"' },
    { holds: only === "pdf", phrase: /写真|撮影|画像|JPEG/i, setting: 'only: "pdf"' },
    {
      holds: isRequiredHere,
      phrase:
        /任意|なくても(?:かまいません)?|お持ちの方(?:だけ|のみ)|(?:要り|いり|必要(?:は|では)?(?:あり|ござい)|求め)ません|不要/,
      setting: "required: true",
    },
    { holds: !required, phrase: /必ず|必須/, setting: "required: false" },
    { holds: from === "corporate", phrase: /個人事業主?の方|開業届/, setting: 'from: "corporate"' },
    { holds: from === "individual", phrase: /法人の方|登記事項/, setting: 'from: "individual"' },
    { holds: isOtherPeriod, phrase: periodPattern, setting: `goodForDays: ${goodForDays}` },
    { holds: isShorter, phrase: RegExp(period ?? "$^"), setting: `goodForDays: ${goodForDays}` },
    { holds: period && asked && period !== asked, phrase: periodPattern, setting: `guidance: "${asked}"` },
  ];
  for (const { holds, phrase: pattern, setting } of contradictions) {
    const match = pattern.exec(sentence);
    if (holds && match && !isDenied(sentence.slice(match.index + match[0].length)))
      return faultOf("paperDiffers", "matchPaperSetting", { phrase: match[0], title, setting });
  }
  return undefined;
}
