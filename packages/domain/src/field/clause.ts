const article = /第[0-9〇零一二三四五六七八九十百IVX]+(?:の|箇)?(?:条|項|款)|[0-9]条[のを不適]|§/i;

// Also the name of a shop may end with a full stop: ごはんや。
const sentence = /。(?!$)/;
/** Says what is to be, where a name says who somebody is. */
const saying =
  /ただし|但し|但書|なお[、,第0-9]|とする|負わない|手数料|てすうりょう|テスウリョウ|免除|免責|無効|不存在|不適用|適用(?:され|せず|しない)|読み?替え?る|効力|条項|解除(?:でき|デキ|する|スル)|(?<!日)本契約|(?:契約|債権|譲渡|譲渡人|譲受人)は/;
/** The sides, duties and sums of a contract, and the grammar of a sentence. */
const duty =
  /売主|買主|(?<![六亀])[甲乙](?:は|が|の|ハ|ガ)|代金|全額|金額|費用|負担|返還|引き?渡|買戻|義務|違約|(?<!有限|無限)責任|(?:義務|責任|返還|料|代金|期限|引渡|費用)(?:は|も|に|の)?(?:なし|不要|任意)|(?:なくて|して)も?よい|[るもが](?:しない|できる|される)|要しない|[料金率はの]ゼロ|零円$|[料はも]零$|[料は](?:無料|ゼロ)|[0-9]年の[^は]*は|[0-9]じょう|償還|損害金|猶予|期日|額面/;
const inEnglish = /\b(?:fees?|charges?|clause|null and void|art\.\s*[0-9])\b/i;

const words =
  "手数料|契約|譲渡|債権|支払|免除|保証|期限|期日|遅延|違約|条件|無効|解除|とする|とし|のみ|除く|限る|限り|ただし|但し|なお|場合";
// Whatever stands in brackets is an addition to the name: (株), 東京支店, but no condition.
const bracketed = /[(「『【〔[{〈《<≪«〖]([^)」』】〕\]}〉》>≫»〗]*)/g;
const term = new RegExp(`${words}|[条項円%]|\\d{4,}`);
// Between waves and quotation marks a shop also says since when it is there, and in which street.
const apart = /[~〜“”"]([^~〜“”"]*)[~〜“”"]?/g;
const word = new RegExp(words);

/** Letters by which others are read, each row as its first. */
const forms = [
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
const read = new Map(
  forms.flatMap(([first = "", ...others]) => others.map((other) => [other, first] as const)),
);

/** As it is read: one width, one form of a letter, and no gaps. */
const asRead = (name: string): string =>
  Array.from(name.normalize("NFKC").replace(/\s/g, ""), (letter) => read.get(letter) ?? letter)
    .join("")
    .replace(/(?<=\p{Script=Han})[-‐-―−_・·](?=\p{Script=Han})/gu, "");

/** An address that says more than an address does, as isClause says of a name. */
export const isClauseInAddress = (address: string): boolean => saysClause(asRead(address));

function saysClause(text: string): boolean {
  if (article.test(text) || sentence.test(text) || saying.test(text)) return true;
  const says = (place: RegExp, what: RegExp) =>
    [...text.matchAll(place)].some(([, inside = ""]) => what.test(inside));
  return says(bracketed, term) || says(apart, word);
}

/**
 * A name that says more than a name does, in a place where a contract would say it too: a sentence, an article, a
 * bracket with a term (D10). Nothing is refused by that alone; a person looks at it.
 */
export function isClause(name: string): boolean {
  const text = asRead(name);
  return text.includes("、") || duty.test(text) || inEnglish.test(name.normalize("NFKC")) || saysClause(text);
}
