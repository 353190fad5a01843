const article = /第[0-9〇零一二三四五六七八九十百IVX]+(?:の|箇)?(?:条|項|款)|[0-9]条[のを不適]|§/i;

// A shop name may end with a full stop: ごはんや。
const sentence = /。(?!$)/;
/** Words that state a rule instead of naming somebody. */
const rulingWords =
  /ただし|但し|但書|なお[、,第0-9]|とする|負わない|手数料|てすうりょう|テスウリョウ|免除|免責|無効|不存在|不適用|適用(?:され|せず|しない)|読み?替え?る|効力|条項|解除(?:でき|デキ|する|スル)|(?<!日)本契約|(?:契約|債権|譲渡|譲渡人|譲受人)は/;
/** Parties, duties and sums of a contract, and verb forms of sentences. */
const contractWords =
  /売主|買主|(?<![六亀])[甲乙](?:は|が|の|ハ|ガ)|代金|全額|金額|費用|負担|返還|引き?渡|買戻|義務|違約|(?<!有限|無限)責任|(?:義務|責任|返還|料|代金|期限|引渡|費用)(?:は|も|に|の)?(?:なし|不要|任意)|(?:なくて|して)も?よい|[るもが](?:しない|できる|される)|要しない|[料金率はの]ゼロ|零円$|[料はも]零$|[料は](?:無料|ゼロ)|[0-9]年の[^は]*は|[0-9]じょう|償還|損害金|猶予|期日|額面/;
const englishClause = /\b(?:fees?|charges?|clause|null and void|art\.\s*[0-9])\b/i;

const conditionWords =
  "手数料|契約|譲渡|債権|支払|免除|保証|期限|期日|遅延|違約|条件|無効|解除|とする|とし|のみ|除く|限る|限り|ただし|但し|なお|場合";
// Brackets may contain an addition to the name, such as (株) or 東京支店, but no condition.
const bracketed = /[(「『【〔[{〈《<≪«〖]([^)」』】〕\]}〉》>≫»〗]*)/g;
const conditionInBrackets = new RegExp(`${conditionWords}|[条項円%]|\\d{4,}`);
// Between wave dashes (〜) or quotation marks a shop name may also state a year or a street.
const quoted = /[~〜“”"]([^~〜“”"]*)[~〜“”"]?/g;
const conditionInQuotes = new RegExp(conditionWords);

/** Variants of letters, each row folded to its first. */
const letterVariants = [
  "条條絛",
  "第笫",
  "一壱壹",
  "二弐貳",
  "三参參",
  "五伍",
  "六陸",
  "七漆",
  "八捌",
  "九玖",
  "十拾廿卅",
  "百佰",
];
const foldedLetters = new Map(
  letterVariants.flatMap(([first = "", ...others]) => others.map((other) => [other, first] as const)),
);

/** Folds width and letter variants, and removes spaces and dots between Han letters. */
const normaliseForReading = (name: string): string =>
  Array.from(name.normalize("NFKC").replace(/\s/g, ""), (letter) => foldedLetters.get(letter) ?? letter)
    .join("")
    .replace(/(?<=\p{Script=Han})[-‐-―−_・·](?=\p{Script=Han})/gu, "");

/** The address contains text that reads like a contract clause, as `isClause` checks for a name. */
export const isClauseInAddress = (address: string): boolean => containsClause(normaliseForReading(address));

function containsClause(text: string): boolean {
  if (article.test(text) || sentence.test(text) || rulingWords.test(text)) return true;
  const matchesInside = (delimited: RegExp, pattern: RegExp) =>
    [...text.matchAll(delimited)].some(([, inside = ""]) => pattern.test(inside));
  return matchesInside(bracketed, conditionInBrackets) || matchesInside(quoted, conditionInQuotes);
}

/** True if the name reads like a contract clause (D10). Such a name is not refused; a person checks it. */
export function isClause(name: string): boolean {
  const text = normaliseForReading(name);
  return (
    text.includes("、") ||
    contractWords.test(text) ||
    englishClause.test(name.normalize("NFKC")) ||
    containsClause(text)
  );
}
