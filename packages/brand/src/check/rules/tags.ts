import * as v from "valibot";
import { type Tag, Tags } from "../../settings/tags.ts";
import type { DataFile } from "../../source/data-file.ts";
import { faultOf, finding, findingsIn, placeOf, type Rule, type RuleFinding } from "../finding.ts";
import { baseTexts, faultsIn, type LocatedText, sentencesIn, textsIn } from "../texts.ts";
import { isDenied } from "./against-settings/sentence-check.ts";

/** Each tag occurs once and is loaded by something, and the dialog for consent names its purpose. */
export const tags: Rule = ({ files: { settings: file, copy, sections } }) => {
  const value: unknown = Reflect.get(Object(file?.value), "tags");
  const texts = textsIn(copy, sections);
  if (!file) return [];
  if (!v.is(Tags, value)) {
    if (value !== undefined) return [];
    const isTested = Reflect.get(Object(file.value), "abTestId") !== undefined;
    const { findings, add } = findingsIn(file);
    if (isTested) add(["abTestId"], "unusedTestId", "nameTags");
    return [...unnamedTags(texts, []), ...findings];
  }
  const ofTags = value.list.flatMap((tag, index): RuleFinding[] => {
    const fault = tagFault(tag, index, value.list);
    const at = placeOf(file, ["tags", "list", index]);
    return fault ? [{ ...at, ...fault }] : consentFaults(at, copy, value, tag);
  });
  return [...textsAgainstTags(texts, value), ...unnamedTags(texts, value.list), ...ofTags];
};

/** Services of measuring and advertising, as texts name them. */
const services: readonly { readonly called: RegExp; readonly kind?: Tag["kind"] }[] = [
  { called: /(?:Google|グーグル) ?(?:アナリティクス|Analytics)|GA4/i, kind: "googleAnalytics" },
  { called: /(?:Google|グーグル) ?(?:タグ ?マネージャー?|Tag Manager)|GTM/i, kind: "tagManager" },
  { called: /(?:Google|グーグル|Yahoo!?|ヤフー) ?(?:広告|Ads)/i },
  { called: /(?:Meta|Facebook|フェイスブック|Twitter|X|TikTok|LINE) ?(?:ピクセル|Pixel|Tag|タグ|広告)/i },
  {
    called:
      /Microsoft ?Clarity|クラリティ|Hotjar|Mixpanel|アドビアナリティクス|Adobe ?Analytics|ユーザーローカル/i,
  },
  {
    called:
      /(?:アクセス|行動|閲覧|見られ方)(?:の|を、?|に)?[^。、]{0,8}(?:解析|分析|計測)|(?:アクセス|行動)(?:解析|分析|計測)の?(?:ツール|サービス|Cookie|クッキー|会社)|リターゲティング|リマーケティング|(?:Cookie|クッキー)[^。]{0,10}(?:広告|追い?(?:かけ|跡))|(?:広告|解析)(?:会社|事業者|配信会社)[にへ]|閲覧(?:の|した)?(?:情報|履歴|記録|データ)[^。]{0,12}(?:送|提供)/i,
  },
];
const use = /使|利用|用い|導入|設置|送|取得|収集|集め|計測し|解析し|記録し|行[いっ]|届け|追/;

/** Texts name no measuring service that the settings do not name. */
function unnamedTags(texts: readonly LocatedText[], list: readonly Tag[]): RuleFinding[] {
  const names = list.map((tag) => (tag.kind === "other" ? `${tag.name} ${tag.company}` : "")).join();
  const unnamed = services.filter(
    ({ called, kind }) =>
      !called.test(names) &&
      !list.some((tag) => (kind === undefined ? tag.kind !== "tagManager" : tag.kind === kind)),
  );
  return faultsIn(texts, ({ place: { key }, text, heading }) => {
    // These texts are shown only if there are tags.
    if (key.startsWith("external.") || !use.test(text)) return undefined;
    const [service] = sentencesIn(`${heading}。${text}`)
      .filter((sentence) => !isDenied(sentence))
      .flatMap((sentence) => unnamed.flatMap(({ called }) => called.exec(sentence)?.[0] ?? []));
    return service !== undefined && faultOf("unnamedTag", "nameTagOrTakeOut", { key, service });
  });
}

const measuring =
  /Cookie|クッキー|タグ(?!ライン)|アクセス(?:の|を)?(?:解析|計測)|計測|アナリティクス|Analytics|Google|トラッキング|解析|行動(?:の|を)?(?:データ|記録|履歴)|分析(?:ツール|に)|統計|外部(?:に|へ)(?:送信|送)|閲覧(?:の|した)?(?:情報|履歴|記録|データ)|ご覧になった(?:ページ|記録)/i;
/** Cookies for the login only, and measuring that is denied. */
const nothingSent =
  /^(?:いいえ、)?(?:して|使って|送って)(?:い|おり)ません|(?:使(?:って|用して|わ|い)|利用して|設置して|導入して|入(?:れ|っ)て|取って|取り|埋め込んで|行って|行い|実施して|を?して|取得して|集めて|収集して|計測し|記録する仕組みは?あり|送(?:って|信して|ること|り)|送信される情報はあり|渡(?:して|すこと|ること|し)|提供(?:して|すること|し)|保存して|残して|一切あり)[^。、]{0,8}(?:ません|ない(?!と|で|とき|場合|よう))|(?:トラッキング|解析|計測|Cookie|クッキー)[はも、]*(?:なし|ゼロ|ありません)|(?:Cookie|クッキー)[^。]*ログイン[^。]{0,10}(?:だけ|のみ)に?(?:使|で|$)|どこ(?:に|へ)も送りません/i;
/** Says that the tags start only after the visitor consents. */
const waitsForConsent =
  /(?:許可|同意|承諾|OK|オン)[^。]*(?:まで[^。]*(?:ません|ない|オフ)|(?:後|あと|てから|とき|場合)(?:だけ|のみ|に(?:だけ)?)[^。]*(?:です|始|動|送|計測|読み込|[る]$)|た(?:方|人)に?だけ[^。]*(?:計測|送|動|読み込)|もらってから[^。]*送|押すと[^。]*(?:始|動))|(?:送信|読み込み?|計測)(?:の|する)?前に[^。]*(?:許可|同意)を|(?:許可|同意)制|選んだ方だけ[^。]*(?:動|送|計測)|(?:解析|計測|タグ)は[^。]{0,4}(?:初め|はじめ|最初)[^。、]{0,4}オフ/;
/** Words of a condition, and of data that is never sent to measuring companies. */
const conditional =
  /まで|なければ|場合|とき(?!だけ)|無効|拒否|個人情報|名前|氏名|住所|電話|連絡先|メール|請求書|書類|個人を|口座|金額|入力|(?:情報|内容)を、?外部/;

/** No text says that tags send nothing or, if the brand asks for no consent, that they wait for it. */
const textsAgainstTags = (texts: readonly LocatedText[], { consent, list }: Tags): RuleFinding[] =>
  faultsIn(texts, ({ place: { key }, text, heading }) => {
    const sentences = sentencesIn(text).filter(
      (sentence) => key.startsWith("external.") || measuring.test(`${heading}${sentence}`),
    );
    if (consent === "inform" && sentences.some((sentence) => waitsForConsent.test(sentence)))
      return faultOf("consentNotAsked", "askOrInform", { key });
    const isDenied = sentences.some(
      (sentence) =>
        nothingSent.test(sentence) &&
        !conditional.test(sentence.replace(/ログインのとき/, "")) &&
        (!sentence.includes("広告") ||
          /計測|解析|Cookie|クッキー|ほかの会社|外部/i.test(sentence) ||
          list.some(isForAdvertising)),
    );
    return isDenied && faultOf("tagsDoSend", "sayWhatTagsSend", { key });
  });

function tagFault(tag: Tag, index: number, list: readonly Tag[]) {
  const name = nameOf(tag);
  if (list.findIndex((other) => nameOf(other) === name) < index)
    return faultOf("tagTwice", "leaveOne", { name });
  const hasManager = list.some(({ kind }) => kind === "tagManager");
  if (!hasManager && !(tag.kind === "other" && tag.script !== undefined))
    return faultOf("tagNotLoaded", tag.kind === "other" ? "giveScript" : "nameManager", { name });
  const hasOrigin = tag.kind !== "other" || tag.script !== undefined || (tag.origins ?? []).length > 0;
  return hasOrigin ? undefined : faultOf("tagRefused", "giveOrigins", { name });
}

/** Purposes other than an improvement of the service. */
const purposes =
  /広告|マーケティング|リターゲティング|宣伝|販促|プロモーション|コンバージョン|ピクセル|pixel|advert|(?<![a-z])ads?(?![a-z])/i;

const isForAdvertising = (tag: Tag) => tag.kind === "other" && purposes.test(`${tag.purpose} ${tag.name}`);

/** The dialog, or the privacy policy if nothing is asked, must mention advertising if a tag is for advertising. */
function consentFaults(
  ofTag: ReturnType<typeof placeOf>,
  copy: DataFile | undefined,
  { consent }: Tags,
  tag: Tag,
): RuleFinding[] {
  if (tag.kind !== "other" || !isForAdvertising(tag)) return [];
  const key = consent === "ask" ? "external.dialogText" : "external.privacyText";
  const own: unknown = Reflect.get(Object(copy?.value), key);
  if (purposes.test(String(own ?? baseTexts.get(key)))) return [];
  const at = copy && own !== undefined ? placeOf(copy, [key]) : ofTag;
  const { purpose, name } = tag;
  return [finding({ ...at, key }, "purposeMissing", "nameThePurpose", { key, purpose, name })];
}

const nameOf = (tag: Tag) => (tag.kind === "other" ? tag.name : tag.kind);
