import type { BilingualText } from "../../sentences/say.ts";
import { finding, type Rule } from "../finding.ts";
import { deemedConsent, forbiddenWords } from "../forbidden-words.ts";
import { textsIn, textsOfDrawings } from "../texts.ts";
import { isWarning } from "./against-settings/sentence-check.ts";

/** No text of the brand uses a forbidden word, whatever its width or spacing. */
export const forbidden: Rule = (source) => {
  const { copy, settings, sections, photographs } = source.files;
  return [...textsIn(copy, settings, sections, photographs), ...textsOfDrawings(source)].flatMap(
    ({ text, place, isAnsweredNo }) =>
      (isAnsweredNo || /^tags\.list\.\d+\.purpose$/.test(place.key) ? [] : forbiddenIn(text))
        .filter(({ word }) => !legalDocuments.test(place.key) || !deemedConsent.test(word))
        .map(({ word, howToFix }) => finding(place, "says", howToFix, { key: place.key, word })),
  );
};

const legalDocuments = /^(?:terms|privacy|agreement|articles)\./;

const denial =
  /^(?:[^。、をにで]{0,16}も、|でも(?=[^。、をに]{1,16}でも(?:な|あり|ござい)))?(?:の[^。、をにで]{0,6})?(?:には?)?[^。、をにで]{0,16}(?:で(?:は|も)(?:な|あり|ござい)|でな|じゃな|(?<!かまい)ません|ない|なく|不要|なし)|^(?:る(?:の|こと)|や[^。、]{1,10})?とは?、?[^。、をにで]{0,12}(?:違|異な|別)/;
/** Nothing is promised: 「必ず買い取るわけではありません」. */
const disclaimer =
  /^[^。]{0,16}(?:わけでは|とは(?:限|申|言)|約束(?:は|する|でき))[^。]*(?:ません|ない)|^(?:で|に|の)[^、。]{0,16}こと(?:は|も)(?:あり|ござい|いたし|し)ません/;

export function forbiddenIn(text: string): { word: string; howToFix: BilingualText }[] {
  const plain = text.normalize("NFKC").replace(/[\s・]/g, "");
  return forbiddenWords.flatMap(({ word: pattern, howToFix }) => {
    if (!pattern.test(plain)) return [];
    const isAllowed = ({ index, 0: word }: RegExpExecArray) => {
      const rest = plain.slice(index + word.length);
      const [before = "", after = ""] = [plain.slice(0, index).split("。").at(-1), rest.split("。")[0]];
      return isWarning(`${before}${word}${after}`) || disclaimer.test(rest) || denial.test(rest);
    };
    const matches = [...plain.matchAll(new RegExp(pattern, `${pattern.flags}g`))];
    const word = matches.find((match) => !isAllowed(match))?.[0];
    return word ? [{ word, howToFix }] : [];
  });
}
