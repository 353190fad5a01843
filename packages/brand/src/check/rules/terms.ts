import { say } from "../../sentences/say.ts";
import { finding, type Rule, type RuleFinding } from "../finding.ts";
import { distance } from "../nearest.ts";
import { textsIn } from "../texts.ts";

/** Terms of the product and of its law. */
const terms = new Set(
  `請求書 決算書 契約書 領収書 見積書 注文書 納品書 検収書 申告書 明細書 試算表 開業届 取引先 売掛金 手数料 入金額 買取額 振込先
  支払日 免許証 身分証 証明書 会社名 担当者 代表者 営業日 事業主 建設業 製造業 運送業 消費税 裁判所 損害金 取締役 口座名義 口座番号
  受付番号 照合番号 電話番号 郵便番号 登録番号 法人番号 支払期日 請求金額 希望金額 買取代金 入出金明細 運転免許証 本人確認 確認書類
  確定申告 登記事項 納税証明 個人事業主 農業法人 協同組合 売掛債権 債権譲渡 遅延損害金 利用規約 個人情報 金融機関 資金繰 源泉徴収
  代表取締役 代表理事 審査結果 契約条件 特定商取引 電気通信`.split(/\s+/),
);
/** Words that differ from a term in one character, and other words about papers and people. */
const otherWords = new Set(
  `計算書 予算書 精算書 清算書 換算書 積算書 決定書 決議書 予約書 誓約書 特約書 規約書 要求書 請願書 請負書 報告書 広告書 警告書 勧告書
  催告書 通告書 申請書 申立書 申込書 詳細書 計算表 試験表 休業届 廃業届 割引先 取次先 買掛金 売上金 入金先 出金額 返金額 送金額 入力額
  支給日 支度日 許可証 保証書 説明書 社員名 担保者 代理者 休業日 作業日 創業日 開業日 従業日 営農日 事務主 事故主 小売業 法人税 住民税 消費者 紹介料
  個人番号 買取先 買取店 貯金額 預金額 現金額 税金額 元金額 資金額 料金額 代金額 全金額 請求額 商会名 本会名 集会名 大会名`.split(
    /\s+/,
  ),
);
/** Characters that sound alike at the end of a word. */
const sounds =
  "書所署諸 料量両領 額学楽 証書状 権券件 金禁 業行 主種 者社 日火 先銭 表票 届得 名明 法方".split(" ");

/** Each term with a gap at one of its characters. */
const gaps = new Map(
  [...terms].flatMap((term) =>
    [...term].map((right, at): [string, { term: string; right: string; isLast: boolean }] => [
      `${term.slice(0, at)}*${term.slice(at + 1)}`,
      { term, right, isLast: at === term.length - 1 },
    ]),
  ),
);

/** A word that differs from a term in one character: 「決裁書」. */
function misspeltTerm(kanji: string): readonly [string, string] | undefined {
  for (let length = 5; length >= 3; length -= 1)
    for (let from = 0; from + length <= kanji.length; from += 1) {
      const word = kanji.slice(from, from + length);
      if (terms.has(word) || otherWords.has(word)) return undefined;
      for (let at = 0; at < length; at += 1) {
        const gap = gaps.get(`${word.slice(0, at)}*${word.slice(at + 1)}`);
        const wrong = word[at] ?? "";
        const isSlip =
          gap && (!gap.isLast || sounds.some((alike) => alike.includes(gap.right) && alike.includes(wrong)));
        if (isSlip) return [word, gap.term];
      }
    }
  return undefined;
}

const foreignWords =
  "ファクタリング アップロード ダウンロード メールアドレス パスワード マイページ ネットバンキング マイナンバーカード パスポート トップページ スマートフォン フリーランス プライバシーポリシー セキュリティ アカウント メンテナンス キャンセル クリエイター オンライン マーケティング インターネット カレンダー".split(
    " ",
  );
const otherForeignWords = /^(?:オフライン|クリエーター|セキュリティー|.*(?:ポイント|カード))$/;

function misspeltForeignWord(word: string): readonly [string, string] | undefined {
  const right = foreignWords.find((each) => distance(word, each) === 1);
  return right === undefined || otherForeignWords.test(word) || foreignWords.some((each) => each === word)
    ? undefined
    : [word, right];
}

/** Slips of conversion, each with what was meant. */
const slips: readonly (readonly [slip: RegExp, right: string])[] = [
  [/債券/, "債権"],
  [/講座(?=へ|に|番号|名義|の(?:番号|名義)|振)|口[坐挫]|後座/, "口座"],
  [/契[訳役薬]|[景掲]約/, "契約"],
  [/[新真身]査|審[差佐作]/, "審査"],
  [/[清晴精静]求|請[救球給]/, "請求"],
  [/名細|明[再才済]/, "明細"],
  [/(?<!担)当[者杜]|弊者/, "当社"],
  [/登[緑禄碌]/, "登録"],
  [/期[実火]|起日/, "期日"],
  [/確[任人]|核認/, "確認"],
  [/堤出|提[手]/, "提出"],
  [/[保補][障償]人|補証/, "保証"],
  [/譲[度土]/, "譲渡"],
  [/書[累塁]|処類/, "書類"],
  [/金融[期機]間|金融器関/, "金融機関"],
  [/[試]金繰|資金操/, "資金繰り"],
  [/営行日|栄業/, "営業"],
  [/大表者|代標/, "代表"],
  [/[故固]人情報|個人事報/, "個人情報"],
  [/[邦放]人(?=の|さま|様|向)|法任/, "法人"],
  [/入禁|入均/, "入金"],
  [/ご?解答(?=し|いた|まで|の期限|をお)/, "回答"],
  [/[栽載]判/, "裁判"],
  [/深刻書/, "申告書"],
  [/個人情報保護方|商取引方|民方(?=第|の|に)/, "法"],
  [/(?<=[ァ-ヶー])[ぺべ夕卜](?=[ァ-ヶー]|$|[」、。のへに])/, "カタカナ"],
  [/FQA/, "FAQ"],
  [/以外に(?=[早速安多簡])/, "意外に"],
  [
    /(?<!\p{sc=Han})(?!特定商取引|特商|資金決済|電気通信)\p{sc=Han}+法(?:律)?に(?:基づ|もとづ)く表[記示]/u,
    "特定商取引法に基づく表記",
  ],
];

function slipIn(text: string): readonly [string, string] | undefined {
  for (const [shape, right] of slips) {
    const [phrase] = shape.exec(text) ?? [];
    if (phrase !== undefined) return [phrase, right];
  }
  for (const [kanji] of text.matchAll(/[一-龥]{3,}/g)) {
    const found = misspeltTerm(kanji);
    if (found) return found;
  }
  for (const [word] of text.matchAll(/[ァ-ヶー]{5,}/g)) {
    const found = misspeltForeignWord(word);
    if (found) return found;
  }
  return undefined;
}

/** Terms of the product and its law are not misspelt. */
export const termsRule: Rule = ({ files: { copy, sections, settings } }) =>
  textsIn(copy, sections, settings).flatMap(({ text, path, place }): RuleFinding[] => {
    if (path[0] === "returnAccount" || path[0] === "hosts") return [];
    const [phrase, right] = slipIn(text.normalize("NFKC")) ?? [];
    return phrase === undefined || right === undefined
      ? []
      : [finding(place, say("misspeltName", { phrase, name: right }), say("write", { text: right }))];
  });
