import { faultOf, type Rule } from "../finding.ts";
import { baseTexts, faultsIn, textsIn } from "../texts.ts";

/** Words that cannot stand for each other. */
const opposites = String.raw`
  決算|試算表/確定申告|開業 開業届/廃業届 設立/解散 ^法人の方$/^(?!.*(?:法人|会社|組合|企業)).*$
  ^個人事業主の方$/^(?!.*(?:個人|フリーランス|自営)).*$ 入金|振り?込/審査|結果|返事|返答 最長|以内/最短|以上|以降|より前
  メール/郵便|郵送|FAX|ファックス (?:1|一|１)[回度]/何[回度]でも|無制限|[2-9２-９]回 0円|無料/[1-9][\d,]*円|有料
  まで/以降|より後|を過ぎてから ^やめる$/登録|送|申し?込|進 引い|差し引/足し|上乗せ 完了|終わ|成立/取り消|解除|取りやめ
  済み/前$|待ち$|不足 ました$/ませんでした$|失敗 入金/出金(?!明細) 登録/^(?!.*登録).*(?:ログイン|ログアウト|退会|解約)
  パスワード/メールアドレス あと/日前|過ぎ 取引先/お客さ?まが (?<!未|不)(?:完了|(?:提出|登録|契約|入金)済)/未(?:完了|提出|登録|契約|入金)
  ^次へ/^(?:前へ|戻る) (?:送|進|始め|続け)[るむ]$|追加/削除|消す|破棄|やめる|戻る ^ログイン/^ログアウト|退会 表示する|^表示/隠す
  上限|最大|最高/下限|最小|最低 税込/税抜|税別 ^はい/^いいえ 契約(?:の|する)?期限|契約の最終日/振り?込|入金|引き?渡`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split("/"))
  .concat(
    ["振り?込", "契約", "登録", "審査", "申し込", "支払"].map((act) => [
      `${act}[^。、]{0,5}前[にはで]`,
      `${act}[^。、]{0,5}(?:後|あと)[にはで]`,
    ]),
  )
  .flatMap((pair) => [pair, pair.toReversed()])
  .map(([one = "", other = ""]) => [RegExp(one), RegExp(other)] as const);

/** The word of the text that means the opposite of the base text. */
const oppositeIn = (text: string, base: string): string | undefined =>
  opposites
    .filter(([one, other]) => one.test(base) && !other.test(base) && !one.test(text))
    .flatMap(([, other]) => other.exec(text)?.[0] ?? [])[0];

/** The label before a placeholder at the beginning of a line: 「お振り込みの日　{date}」. */
const labelsIn = (text: string) => [...text.matchAll(/^([^\n{。]{2,14})　\{(\w+)\}/gm)];

/** An override affirms or denies these topics as its base text does. */
const topics =
  /引き?渡|費用|期限|買い?戻|郵送|原本|(?:取引先|クライアント)(?:さま|様)?[へに][^。、]{0,8}(?:連絡|通知)|担保|保証人|元に戻/g;
const topicsOfLabels = /期日|苦情|記録|支払|契約へ|写真|借り入れ/g;
const denied = /ません|ない|なく|なし|不要|無用|無料|かねます|おりません|及ばず|0円|ゼロ|終え|待|不能/;

const clausesIn = (text: string) => text.normalize("NFKC").split(/[。\n()]/);

/** True if all clauses about a topic deny it, false if all affirm it; undefined if they differ or there is none. */
function stanceOn(topic: string, text: string): boolean | undefined {
  const stances = clausesIn(text)
    .filter((clause) => clause.includes(topic))
    .map((clause) => denied.test(clause.slice(clause.indexOf(topic))));
  return stances.length > 0 && stances.every((stance) => stance === stances[0]) ? stances[0] : undefined;
}

/** An override says what the base text says, in other words. */
export const againstBase: Rule = ({ files: { copy } }) =>
  faultsIn(textsIn(copy), ({ text, place: { key } }) => {
    const base = baseTexts.get(key);
    if (base === undefined) return undefined;
    const other = labels.get(`${areaOf(key)} ${text}`);
    if (other !== undefined && baseTexts.get(other) !== base)
      return faultOf("labelOfOther", "keepMeaning", { key, text, other, base });
    const unnamed = isConsent.test(base)
      ? consentWords.find((word) => word.test(base) && !word.test(text))?.exec(base)?.[0]
      : undefined;
    if (unnamed !== undefined) return faultOf("consentLacks", "keepMeaning", { key, unnamed, base });
    const [request] = (key.endsWith("WithoutRequest") && requestPattern.exec(text)) || [];
    const { phrase, original } = request
      ? { phrase: request, original: base }
      : (contradiction(text, base, isLabel(key, base)) ?? {});
    return (
      phrase !== undefined &&
      original !== undefined &&
      faultOf("contradictsBase", "keepMeaning", { key, phrase, base: original })
    );
  });

/** A label or sentence by which the applicant consents. */
const isConsent = /^.{0,30}同意(?:し(?!てください)|する)/;
/** Words of the documents and facts to which a label consents. */
const consentWords = [
  /同意|承諾|了承/,
  /(?:利用)?規約/,
  /プライバシー(?:ポリシー)?|個人情報/,
  /契約書?/,
  /金額/,
];

/** A longer text speaks of several things. */
const longestOfOneThing = 40;

/** Labels are long enough to tell them apart. */
const shortestLabel = 3;

/** Base texts by area and text: a label that is another one of its area is in the wrong place. */
const labels = new Map(
  [...baseTexts]
    .filter(([, text]) => text.length >= shortestLabel)
    .map(([key, text]) => [`${areaOf(key)} ${text}`, key]),
);
function areaOf(key: string) {
  return key.slice(0, key.indexOf("."));
}

/**
 * A list of hand-overs, or a sentence that asks for one: 「次の口座へお振り込みください」. A person who must not be contacted
 * about debts is asked for nothing.
 */
const requestPattern =
  /\{handOvers\}|[^。\n]*(?:引き?渡[^。\n]*|(?:振り?込|送金|支払|返済|返金)[^。、\n]{0,4})(?:ください|下さい|願)/;

/** A title or description of a page is no label: it may speak of something else than the base text. */
const isLabel = (key: string, base: string) =>
  base.length <= longestOfOneThing && !/^pages\..*\.(?:title|description)$/.test(key);

function contradiction(text: string, base: string, isOfLabel: boolean) {
  const named = labelsIn(base).flatMap(([, one = "", place]) =>
    labelsIn(text).flatMap(([, other = "", at]) => (at === place ? [[other, one] as const] : [])),
  );
  for (const [own, original] of isOfLabel ? [[text, base] as const] : named) {
    const phrase = oppositeIn(own, original);
    if (phrase !== undefined) return { phrase, original };
  }
  for (const [topic] of [...base.matchAll(topics), ...(isOfLabel ? base.matchAll(topicsOfLabels) : [])]) {
    const [stance, original] = [stanceOn(topic, text), stanceOn(topic, base)];
    if (stance !== undefined && original !== undefined && stance !== original)
      return {
        phrase: clausesIn(text).find((clause) => clause.includes(topic)),
        original: clausesIn(base).find((clause) => clause.includes(topic)),
      };
  }
  return undefined;
}
