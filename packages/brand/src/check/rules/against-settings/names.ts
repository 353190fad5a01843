import { withoutCompanyForm } from "@kaitori/domain";
import { distance } from "fastest-levenshtein";
import { faultOf } from "../../finding.ts";
import { isAlike } from "../terms.ts";
import { differs, literally, type SentenceCheck } from "./sentence-check.ts";

const plain = (name: string) => name.normalize("NFKC").replaceAll(/\s/g, "");

/** Words that follow the name of a service: 「わかばの窓口」, but not 「わかばの季節」. */
const serviceContext =
  "(?=で(?:は|も)?、?[^。、]{0,6}(?:買い?取|契約|申し?込|登録|資金)|[がは]、?[^。]{0,14}(?:買い?取|振り?込|審査|連絡|案内|知らせ|届け|預か)|から(?:の)?(?:お|ご)?(?:知らせ|連絡|案内|振り?込|お?取引先)|(?:へ|に)(?:の|は)?、?(?:お|ご)?(?:引き?渡|連絡|相談|電話|任せ|まかせ|申し?込)|の(?:窓口|手数料|口座|サービス|契約|担当|マイページ|画面|規約|スタッフ|ファクタリング|買い?取|審査)|なら|を(?:ご|お)(?:利用|使))";

/** Makes the check that finds the name, company or domain of another brand. */
export function checkOtherBrand(others: readonly string[], shortNames: readonly string[]): SentenceCheck {
  const shortName =
    shortNames.length === 0
      ? undefined
      : new RegExp(
          `(?<![\\p{sc=Katakana}\\p{sc=Latin}\\p{sc=Han}ー])(?:${shortNames.map(literally).join("|")})${serviceContext}`,
          "iu",
        );
  return (sentence, settings) => {
    const { serviceName, legal } = settings;
    const isForeign = (name: string) =>
      ![legal.company, legal.email, settings.sender.address, serviceName].map(plain).join().includes(name);
    const phrase =
      others.find((name) => sentence.includes(name) && (name === plain(serviceName) || isForeign(name))) ??
      shortName?.exec(sentence)?.slice(0, 1).find(isForeign);
    if (phrase === undefined) return undefined;
    if (phrase === plain(serviceName)) return faultOf("otherBrand", "giveEachItsOwn", { phrase });
    return faultOf("otherBrand", phrase.includes(".") ? "writeTruth" : "ownName", {
      phrase,
      name: serviceName,
    });
  };
}

/** Minimum length of a name that is compared letter by letter, and of one that may also lack or repeat a letter. */
const shortest = { misspelt: 4, longer: 6 };

/** 「潮騒ファクタリンク」 is 潮騒ファクタリング misspelt; 「潮騒ファクタリングの窓口」 is not. */
function misspeltIn(sentence: string, name: string): string | undefined {
  // 「Kohaku」 is KOHAKU, but for addresses.
  const sameLetters = new RegExp(`(?<![\\w@./-])${literally(name)}(?![\\w@./-])`, "gi");
  const inOtherCase = sentence.match(sameLetters)?.find((word) => word !== name);
  if (inOtherCase !== undefined) return inOtherCase;
  if (name.length < shortest.misspelt) return soundsLike(sentence, name);
  const start = literally(name.slice(0, 2));
  const words =
    sentence.match(new RegExp(`${start}[\\p{sc=Han}\\p{sc=Katakana}\\p{sc=Latin}ー]*`, "gu")) ?? [];
  return words.find((word) =>
    word.startsWith(name)
      ? /^[ァ-ヶ]{1,2}$/.test(word.slice(name.length)) && /[ァ-ヶー]$/.test(name)
      : name.length < shortest.longer
        ? word.length === name.length && distance(word, name) === 1
        : distance(word.slice(0, name.length + 1), name) <= 1 ||
          distance(word, name) <= (name.length < 9 ? 1 : 2),
  );
}

/** 「茜家のあゆみ」 has 茜屋 misspelt; 「茜家さま」 is a customer. */
const soundsLike = (sentence: string, name: string) =>
  sentence
    .match(/\p{sc=Han}{2,}(?!さ[まん])/gu)
    ?.find(
      (word) =>
        word.length === name.length &&
        distance(word, name) === 1 &&
        [...word].every((letter, at) => letter === name[at] || isAlike(letter, name[at] ?? "")),
    );

/** Makes the check that finds a misspelt name of the service or its company. */
export const checkOwnName =
  (shortNames: readonly string[]): SentenceCheck =>
  (sentence, { serviceName, legal: { company } }) => {
    const names = [plain(serviceName), plain(withoutCompanyForm(company))];
    for (const name of [...names, ...shortNames.filter((each) => /^\p{sc=Han}{2,3}$/u.test(each))]) {
      const phrase = misspeltIn(sentence, name);
      if (
        phrase !== undefined &&
        !names.some((otherName) => phrase.startsWith(otherName) && otherName !== name)
      )
        return faultOf("misspeltName", "write", { phrase, name, text: name });
    }
    return undefined;
  };

/** Finds a word that is written twice, as in 「株式会社{company}」 with 株式会社 in the value. */
export const checkDoubled: SentenceCheck = (sentence) => {
  const [phrase, word = "さま"] =
    /(\p{sc=Han}{3,}|円|%|です|ください)\1|(?:さま|さん|様)(?:さま|様|さん)/u.exec(sentence) ?? [];
  return phrase === undefined
    ? undefined
    : faultOf("misspeltName", "write", { phrase, name: word, text: word });
};

/** Finds a misspelt name of the representative beside the title. */
export const checkRepresentative: SentenceCheck = (sentence, { legal: { representative } }) => {
  const [title, ...words] = representative.normalize("NFKC").split(/\s+/);
  const name = words.join("");
  if (!title || name.length < 3) return undefined;
  const person = `([\\p{sc=Han}ぁ-んァ-ヶー]{${name.length}})`;
  const [, after, before] =
    new RegExp(`(?:${title}|代表)(?:社長)?[はの:]?${person}|${person}[、・(]?${title}`, "u").exec(sentence) ??
    [];
  const phrase = after ?? before;
  return phrase !== undefined && phrase !== name && distance(phrase, name) <= 2 && phrase[0] === name[0]
    ? differs("representative", phrase, name)
    : undefined;
};
