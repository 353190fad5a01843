import { isHoujinbangou } from "../company-number/houjinbangou.ts";
import { withoutCompanyForm } from "../japanese-input/company-form.ts";
import { removeInvisible } from "../japanese-input/invisible-characters.ts";
import { composeVoicedMarks, katakana, largeKana, searchKey } from "../japanese-input/kana.ts";
import { fullWidth } from "../japanese-input/width.ts";

/** Groups of letters with a similar shape, and of old and new forms. The comparison replaces each letter with the first of its group. */
const lookAlikes = [
  "Ｏ０〇○◯ ロ口□ Ｉ１Ｌ｜ ニ二 エ工 ハ八 タ夕 ト卜 カ力 チ千干于 オ才 ミ三 士土圡 未末 日曰 己已巳 人入 ヌ又 ム厶 メ㐅",
  "高髙 崎﨑嵜碕 徳德 辺邊邉 斎齋斉齊 沢澤 浜濱濵 広廣 国國 会會 真眞 桜櫻 竜龍 滝瀧 島嶋嶌 富冨 槙槇 淵渕渊",
  "桑桒 館舘 恵惠 栄榮 条條 実實 蔵藏 関關 鉄鐵 号號 豊豐 弥彌 浅淺 済濟 経經 薬藥 学學 宝寶 円圓 万萬 与與",
  "駅驛 鶏鷄 塩鹽 気氣 県縣 倹儉 権權 黒黑 剤劑 参參 辞辭 寿壽 従從 渋澁 縦縱 将將 焼燒 証證 乗乘 静靜 専專 銭錢",
  "総總 荘莊 荻萩 帯帶 台臺 択擇 団團 昼晝 鋳鑄 庁廳 伝傳 灯燈 当當 独獨 売賣 麦麥 発發 弁辨瓣辯 訳譯 来來 両兩 礼禮 労勞 楼樓 湾灣",
  "亜亞 悪惡 為爲 衛衞 縁緣 応應 奥奧 横橫 温溫 価價 壊壞 懐懷 楽樂 渇渴 巻卷 陥陷 寛寬 犠犧 偽僞 戯戲 虚虛 峡峽 狭狹 暁曉 駆驅 勲勳 薫薰 径徑",
  "掲揭 芸藝 撃擊 剣劍 険險 圏圈 検檢 顕顯 験驗 厳嚴 恒恆 黄黃 砕碎 桟棧 惨慘 糸絲 歯齒 児兒 湿濕 釈釋 収收 獣獸 粛肅 処處 叙敍 渉涉 奨奬 状狀",
  "浄淨 剰剩 畳疊 譲讓 醸釀 触觸 嘱囑 寝寢 慎愼 尽盡 粋粹 酔醉 髄髓 枢樞 数數 瀬瀨 声聲 窃竊 摂攝 潜潛 戦戰 践踐 繊纖 禅禪 双雙 壮壯 争爭 捜搜",
  "巣巢 曽曾 装裝 痩瘦 騒騷 増增 臓臟 即卽 属屬 続續 堕墮 対對 体體 滞滯 単單 担擔 胆膽 断斷 弾彈 遅遲 虫蟲 聴聽 勅敕 鎮鎭 点點 転轉 盗盜 稲稻",
  "闘鬪 届屆 縄繩 弐貳 悩惱 脳腦 覇霸 拝拜 杯盃 廃廢 輩軰 髪髮 抜拔 蛮蠻 秘祕 払拂 仏佛 並竝 変變 歩步 舗舖 峰峯 飜翻 毎每 満滿 黙默 野埜 余餘",
  "誉譽 予豫 揺搖 様樣 謡謠 乱亂 頼賴 覧覽 猟獵 緑綠 涙淚 塁壘 励勵 霊靈 齢齡 歴歷 暦曆 恋戀 錬鍊 炉爐 録錄 郎郞 靑青 清淸 吉𠮷 戸戶户 内內 教敎",
  "柳栁 梅楳 涼凉 兎兔 晋晉 尭堯 遥遙 瑶瑤 凜凛 煕熙 亘亙 祢禰 禄祿 桧檜 篭籠 蝿蠅 鴎鷗 鯵鰺 竃竈 砺礪 梼檮 薮藪 諌諫 迩邇 靭靱 頚頸 掴摑 撹攪",
  "涛濤 祷禱 船舩 橋槗 崖崕 裏裡 群羣 略畧 松枩 秋穐 杉杦 畑畠 煙烟 回囘 册冊 冴冱 刃刄 場塲 岳嶽 岩巖巌 穣穰 壌壤 嬢孃",
].flatMap((row) => row.split(" "));
const replacements = new Map(
  lookAlikes.flatMap(([first = "", ...others]) => others.map((other) => [other, first] as const)),
);

/** Wildcard for a letter of a script in which no Japanese company is registered (商業登記規則 50条): it may imitate any letter. */
const anyLetter = "*";

// U+2E80–2EFF: radicals of Han letters (部首). Unicode classifies them as symbols.
const letterOrNumber = /[\p{L}\p{N}\u2E80-\u2EFF]/u;
const registrableLetter =
  /(?![\u2E80-\u2EFF])[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}０-９Ａ-Ｚ]/u;

function foldLookAlike(character: string): string {
  const letter = replacements.get(character) ?? character;
  return letterOrNumber.test(letter) && !registrableLetter.test(letter) ? anyLetter : letter;
}

/** Reduces a name for comparison: no company form, invisible characters or accents; look-alikes folded (B10). */
export function nameSkeleton(name: string): string {
  const visible = removeInvisible(name).replace(/[\p{Co}\p{Cn}\p{Cs}]/gu, "");
  const composed = composeVoicedMarks(fullWidth(visible)).normalize("NFKC");
  // Accents of Latin letters go; the voiced marks of kana have been composed.
  const withSeparateAccents = composed.replace(/\p{Script=Latin}/gu, (letter) => letter.normalize("NFD"));
  const letters = withSeparateAccents.replace(/[\p{M}\p{C}\p{Z}]/gu, "");
  // Also removes the company form if it is written in kana: やまだかぶしきがいしゃ, ｶﾌﾞｼｷｶﾞｲｼｬ.
  const key = searchKey(withoutCompanyForm(largeKana(katakana(fullWidth(letters)))));
  // After kana, the Han letter 一 is a long vowel, which the search key drops.
  return Array.from(key.replace(/(?<=[ァ-ヶ])一/g, ""), foldLookAlike).join("");
}

/** A skeleton prepared for many comparisons. */
export interface Skeleton {
  readonly text: string;
  readonly letters: readonly string[];
}
export const skeletonOf = (text: string): Skeleton => ({ text, letters: Array.from(text) });

const isSameLetter = (one: string | undefined, other: string | undefined) =>
  one === other || one === anyLetter || other === anyLetter;

/** The skeletons are equal. An empty skeleton equals none. */
export const isSameSkeleton = (one: Skeleton, other: Skeleton): boolean =>
  one.text !== "" &&
  (one.text === other.text ||
    (one.letters.length === other.letters.length && hasAt(one.letters, other.letters, 0)));

/** The longer skeleton contains the shorter one. */
export const includesSkeleton = ({ letters }: Skeleton, { letters: part }: Skeleton): boolean =>
  letters.some((_, start) => start + part.length <= letters.length && hasAt(letters, part, start));

const hasAt = (letters: readonly string[], part: readonly string[], start: number) =>
  part.every((letter, index) => isSameLetter(letters[start + index], letter));

export type Obliger = { readonly obliger_company_name: string; readonly houjinbangou?: string | null };

/** An obliger (the payer of an invoice), prepared for many comparisons. */
export interface ComparableObliger {
  readonly houjinbangou: string;
  readonly name: Skeleton;
  readonly nameWithoutSigns: Skeleton;
}

export function comparableObliger({ obliger_company_name, houjinbangou }: Obliger): ComparableObliger {
  const name = nameSkeleton(obliger_company_name);
  return {
    houjinbangou: isHoujinbangou(houjinbangou ?? "") ? (houjinbangou ?? "") : "",
    name: skeletonOf(name),
    nameWithoutSigns: skeletonOf(name.replace(/(?!\*)[\p{P}\p{S}]/gu, "")),
  };
}

export const isSameNumber = (one: ComparableObliger, other: ComparableObliger) =>
  one.houjinbangou !== "" && one.houjinbangou === other.houjinbangou;

/** The names look the same: their skeletons are equal. An empty name, or only a company form, equals none. */
export const isSameName = (one: ComparableObliger, other: ComparableObliger) =>
  isSameSkeleton(one.name, other.name);

const minimumNameLength = 2;

/** One name is the other with an addition such as 東京支店: possibly the same customer, which a person checks. */
export function isNearName(
  { nameWithoutSigns: one }: ComparableObliger,
  { nameWithoutSigns: other }: ComparableObliger,
) {
  const [short, long] = one.text.length < other.text.length ? [one, other] : [other, one];
  return short.text.length >= minimumNameLength && includesSkeleton(long, short);
}

/** True for names of payers of which neither is the other with an addition; an empty name differs from none. */
export function isOtherObliger(first: Obliger, second: Obliger): boolean {
  const [one, other] = [comparableObliger(first), comparableObliger(second)];
  const areNamed = one.nameWithoutSigns.text !== "" && other.nameWithoutSigns.text !== "";
  return areNamed && !isSameName(one, other) && !isNearName(one, other);
}

/** True for the same payer: by 法人番号 if both have one, otherwise by name (B10). */
export function isSameObliger(first: Obliger, second: Obliger): boolean {
  const [one, other] = [comparableObliger(first), comparableObliger(second)];
  const areNumbersKnown = one.houjinbangou !== "" && other.houjinbangou !== "";
  return areNumbersKnown ? isSameNumber(one, other) : isSameName(one, other);
}
