import { type BilingualText, say } from "../../sentences/say.ts";
import type { DataPath } from "../../source/data-file.ts";
import { faultOf, type Rule } from "../finding.ts";
import { baseTexts, faultsIn, textsIn } from "../texts.ts";

type WritingError = readonly [
  find: RegExp | ((text: string, base: string) => string | undefined),
  howToFix: BilingualText | ((phrase: string) => BilingualText),
  level?: "advice",
];

const halfWidth = (phrase: string) => say("write", { text: phrase.normalize("NFKC") });
const fullWidth = (phrase: string) => say("write", { text: wideSigns.get(phrase) ?? phrase });
const once = (phrase: string) => say("write", { text: phrase.slice(0, 1) });

/** Typing errors, and errors of pasted text. */
const writingErrors: readonly WritingError[] = [
  [/。[。、]|、[、。]|([をがへ])\1|([ぁ-ん])\2\2/, once],
  [
    /(?<=[一-龥ァ-ヶー])(?:がを|をが|はを|をは|にを|がに|をに|をの)(?=[一-龥ァ-ヶ])|(?<=[いきしちにみりっ])てを(?=[一-龥])|(?:まし|でし)たた(?!め)|[しまり]また(?=$|。)|[でま]すす|ってて(?=[一-龥])(?!下)|ません(?:ん|せん)|ください(?:い|さい)|くださ(?![いっれるりろ])|ごさい(?:ます|まし|ません)|(?:いたし|おり|ござい)ま(?=[。、]|$)|いたしします/,
    say("checkSpelling"),
  ],
  [/(?<=[ァ-ヶ])[一‐‑–—−―](?=[ァ-ヶ])/, () => say("write", { text: "ー" })],
  [
    /(?:ました|ません|ください|でした|ます|です)(?=[ァ-ヶ]|[一-龥])(?!際|場合|時|方|旨|点|等|件|上|間|通|事|者|様|限|前|後|中|内|分|日|由|次第|以上|程度|所|為|故)/,
    say("stopMissing"),
  ],
  [/[ｦ-ﾟ]{2,}/, halfWidth],
  [/[０-９]+/, halfWidth],
  [/[\u2460-\u24ff\u2160-\u217f\u3220-\u33ff№℡]+/, say("writePlainly")],
  [/[繧繝\ufffd].{0,4}|縺(?!れ).{0,4}/, say("garbled")],
  [foreignKanji, say("japaneseKanji")],
  [/<\/?[a-z][^<>]*>|&(?:nbsp|amp|lt|gt);|\*\*[^*]+\*\*|\[[^\]]+\]\(/i, say("noMarkup")],
  [openBracket, say("closeBracket")],
  [mixedSign, fullWidth],
  [/@(?:gmial|gmai|gamil|gmali|yaho|yahho|hotmial|outlok)\.[a-z.]+/i, say("spellMail")],
  [englishLabel, say("writeJapanese")],
  [english, say("writeJapanese"), "advice"],
  [plainEnd, say("writePolitely"), "advice"],
  // 二重敬語: 「お申し込みになられる」.
  [/[おご][^、。おごがはのもを]{1,8}になられ|おっしゃられ/, say("oneHonorific"), "advice"],
  [
    /[いだるた](?:よ|ね|よね|ぞ)[!！♪]+|(?:して|って|んで|[いるた]だ|ない)(?:ね|よ|ぞ)(?:$|[。!！♪])|[ァ-ヶ一-龥]だ(?:よ|ね|ぜ)(?:$|[。!！])/,
    say("writePolitely"),
    "advice",
  ],
];

/** Names of an account have half-width kana and single brackets. */
const notProse = new Set(["returnAccount", "hosts", "apiHost"]);

/** Finds typing errors, and characters and languages that applicants may not be able to read. */
export const writing: Rule = ({ files }) => {
  const serviceName: unknown = Reflect.get(Object(files.settings?.value), "serviceName");
  const texts = textsIn(files.copy, files.settings, files.sections, files.photographs);
  return faultsIn(texts, ({ path, text, place: { key } }) => {
    if (notProse.has(String(path[0])) || text === serviceName) return undefined;
    const base = baseTexts.get(key);
    const words = brokenLine(text, path, base);
    if (words !== undefined) return faultOf("brokenOff", "finishSentence", { key, words });
    for (const [find, howToFix, level] of writingErrors) {
      const word = typeof find === "function" ? find(text, base ?? "") : find.exec(text)?.[0];
      if (word === undefined) continue;
      const fault = faultOf("says", typeof howToFix === "function" ? howToFix(word) : howToFix, {
        key,
        word,
      });
      return { ...fault, ...(level && { level }) };
    }
    return undefined;
  });
};

/** Fields of a brand's own pages that hold sentences. */
const prose = new Set<unknown>(["text", "answer", "description"]);

/** A sentence that ends without its full stop. */
const predicate = /(?:ます|ません|です|でした|ました|ください)$/;

/** The end of a sentence that lacks its full stop, so that a part of it is probably lost. */
function brokenLine(text: string, path: DataPath, base: string | undefined): string | undefined {
  const isProse =
    base === undefined ? prose.has(path.at(-1)) && text.includes("。") : base.trimEnd().endsWith("。");
  const pattern = isProse
    ? /。[^。]*[ぁ-ん、]$|^[^。：:　]*[、をへにはがと]$|、[^。）]*[ぁ-ん]$/
    : /。[^。]*[、をへにはが]$/;
  if ((base?.trimEnd().endsWith("。") || prose.has(path.at(-1))) && predicate.test(text))
    return text.slice(-12);
  const lines = isProse || base?.includes("\n") ? text.split("\n") : [];
  return lines.find((line) => pattern.test(line))?.slice(-12);
}

/** Characters of Shift_JIS, to which every kanji of a Japanese text belongs. */
const japanese = new Set<string>();
function isJapanese(kanji: string): boolean {
  if (japanese.size === 0) {
    const decoder = new TextDecoder("shift_jis");
    for (let lead = 0x81; lead <= 0xfc; lead += 1)
      for (let trail = 0x40; trail <= 0xfc; trail += 1)
        for (const character of decoder.decode(new Uint8Array([lead, trail]))) japanese.add(character);
  }
  return japanese.has(kanji);
}

/** The text around a kanji that only Chinese uses. */
function foreignKanji(text: string): string | undefined {
  const foreign = text.match(/[一-鿿]/gu)?.find((kanji) => !isJapanese(kanji));
  return foreign && new RegExp(`[一-鿿]*${foreign}[一-鿿]*`, "u").exec(text)?.[0];
}

const pairs = ["（）", "「」", "『』", "【】"] as const;

/** 「カ）」, 「（カ」 and 「1）」 have a single bracket. */
function openBracket(text: string): string | undefined {
  const plain = text
    .replace(
      /(?<=^|[\s、。：「])(?:[ァ-ヶ]{1,2}|\d{1,2})[)）]|(?<=[ァ-ヶー])[(（][ァ-ヶ]{1,2}(?=$|[\s、。」])/g,
      "",
    )
    .replaceAll("(", "（")
    .replaceAll(")", "）");
  return pairs.find(([open = "", close = ""]) => plain.split(open).length !== plain.split(close).length);
}

/** Full-width signs by their half-width forms. */
const wideSigns = new Map(
  Object.entries({ "%": "％", "~": "〜", ":": "：", "?": "？", "!": "！", "(": "（" }),
);

/** The half-width sign of a sentence that also has the full-width one; addresses and times have half-width signs. */
function mixedSign(text: string): string | undefined {
  const sentences = text.replace(/https?:\S+|\d:\d/g, "").split(/[。\n]/);
  const isMixed = ([narrow, wide]: [string, string]) =>
    sentences.some((sentence) => sentence.includes(narrow) && sentence.includes(wide));
  return [...wideSigns].find(isMixed)?.[0];
}

/** The end of a sentence in the plain form, where the base text has です or ます. */
function plainEnd(text: string, base: string): string | undefined {
  return /(?:です|ます|ません|ください)。/.test(base)
    ? /[^、。]{0,8}(?:る|(?<![でま])す|む|\p{sc=Han}[くぐつぶう]|(?:もら|い)う|(?<!でし|まし|[まな])た|(?<!ま)だ|ない)。/u.exec(
        text,
      )?.[0]
    : undefined;
}

/** A label such as 「Cancel」, but not 「FAQ」. */
function englishLabel(text: string, base: string): string | undefined {
  return /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u.test(base) &&
    /^[A-Z]?[a-z]{2,}[\w\s,'-]*[.?!]?$/.test(text)
    ? text
    : undefined;
}

/** The first English sentence: at least four words, two of which are function words such as "the". */
function english(text: string): string | undefined {
  const words = /\b(?:the|a|an|to|for|of|your|you|our|we|is|are|now|before|with|in|on|get|and)\b/gi;
  return text
    .match(/[A-Za-z][A-Za-z' ,]{10,}/g)
    ?.find(
      (sentence) => sentence.trim().split(/\s+/).length >= 4 && (sentence.match(words) ?? []).length >= 2,
    )
    ?.trim();
}
