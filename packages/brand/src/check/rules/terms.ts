import { distance } from "fastest-levenshtein";
import { faultOf, type Rule } from "../finding.ts";
import { faultsIn, textsIn } from "../texts.ts";

/** Terms of the product and of its law. */
const terms = new Set(
  `請求書 決算書 契約書 領収書 見積書 注文書 納品書 検収書 申告書 明細書 試算表 開業届 取引先 売掛金 手数料 入金額 買取額 振込先
  支払日 免許証 身分証 証明書 会社名 担当者 代表者 営業日 事業主 建設業 製造業 運送業 消費税 裁判所 損害金 取締役 口座名義 口座番号
  受付番号 照合番号 電話番号 郵便番号 登録番号 法人番号 支払期日 請求金額 希望金額 買取代金 入出金明細 運転免許証 本人確認 確認書類
  確定申告 登記事項 納税証明 個人事業主 農業法人 協同組合 売掛債権 債権譲渡 遅延損害金 利用規約 個人情報 金融機関 資金繰 源泉徴収
  代表取締役 代表理事 審査結果 契約条件 特定商取引 電気通信`.split(/\s+/),
);
/** Characters that sound or look alike. */
const alike =
  `請清晴精静製制整成性青 求救給球急 書所署諸 決結欠 算産参 契形計経係 約役訳薬 領料量両 収修終集 積績 検見件権券健
  注駐住 文門問 納農能 申新信身真進 告刻酷 明名命 細済再才最裁栽債 試資支始紙指 表票標 開会回界階解改 業行 届得 取撮
  引弾 先銭 掛懸 金禁均今近 入人 額学楽 買貝飼 振降 払仏 日火実 免面綿 許居拒 証照称象正商消章 分文 社者車写 担単短 当登答等 代大台
  営栄英永 事自時次 主守首 建健件 設接節説 造像増 運雲 送総相 費比非 判版半反 損存孫 害外概該 締閉 口工功 座坐挫 義議技儀 受請
  付着 番盤板 号合 電伝 話和 郵有優友 録緑禄碌 法方報邦放 人任 期機器記紀気季規 望防 転店点 確格核 認任人 類累塁 定低程提 項公講
  屋家 川河 元本 沢澤 和輪
  税勢 個故固 協共 譲場条 渡度 遅知地 延円遠 利理 用要様 融有 関間館 繰操 源原限 泉選 徴微調 査差佐作 審新真 果価課 特得`.split(
    /\s+/,
  );
export const isAlike = (one: string, other: string) =>
  alike.some((group) => group.includes(one) && group.includes(other));

/** Each term with a gap at one of its characters. */
const gaps = new Map(
  [...terms].flatMap((term) =>
    [...term].map((right, at): [string, { term: string; right: string }] => [
      `${term.slice(0, at)}*${term.slice(at + 1)}`,
      { term, right },
    ]),
  ),
);

/** A word that differs from a term in one character that sounds alike: 「検集書」. */
function misspeltTerm(kanji: string): readonly [string, string] | undefined {
  for (let length = 5; length >= 3; length -= 1)
    for (let from = 0; from + length <= kanji.length; from += 1) {
      const word = kanji.slice(from, from + length);
      if (terms.has(word)) return undefined;
      for (let at = 0; at < length; at += 1) {
        const gap = gaps.get(`${word.slice(0, at)}*${word.slice(at + 1)}`);
        // The first or last character may belong to the word beside it: 「契約署名」.
        const isOfOther = (at === 0 && from > 0) || (at === length - 1 && from + length < kanji.length);
        if (gap && !isOfOther && isAlike(gap.right, word[at] ?? "")) return [word, gap.term];
      }
    }
  return undefined;
}

const foreignWords =
  "ファクタリング アップロード ダウンロード メールアドレス パスワード マイページ ネットバンキング マイナンバーカード パスポート トップページ スマートフォン フリーランス プライバシーポリシー セキュリティ アカウント メンテナンス キャンセル クリエイター オンライン マーケティング インターネット カレンダー".split(
    " ",
  );
const otherForeignWords = /^(?:オフライン|クリエーター|セキュリティー|パスコード|.*(?:ポイント|カード))$/;

const lettersOf = (word: string) => [...word].sort().join("");

const foreignWordsByLetters = new Map(foreignWords.map((word) => [lettersOf(word), word]));

function misspeltForeignWord(word: string): readonly [string, string] | undefined {
  if (otherForeignWords.test(word) || foreignWords.includes(word)) return undefined;
  const right =
    foreignWordsByLetters.get(lettersOf(word)) ?? foreignWords.find((each) => distance(word, each) === 1);
  return right === undefined ? undefined : [word, right];
}

/** Errors of kana-kanji conversion (変換ミス): the right word, ← and a pattern of the wrong one. */
const typingErrors = typingErrorsIn(`
  売掛債権←売掛債券|買掛債権 口座←講座(?=(?:へ|に)[^。、]{0,8}(?:振り?込|入金|送金|届|引き?渡)|番号|名義|の(?:番号|名義)|振)|口[坐挫]|後座(?=番号|名義)
  契約←契[訳役薬]|[景掲]約 審査←[新真身]査(?![定読察証])|審[差佐作] 請求←[清晴精静]求|請[救球給] 明細←名細|(?:(?<![一-龥])|(?<=出金))明[再才済]
  当社←(?<![一-龥])当[者杜]|弊者 登録←登[緑禄碌] 期日←期[実火](?![一-龥])|(?<![一-龥])起日 確認←確[任人]|核認 提出←堤出 保証←[保補][障償]人|補証 譲渡←譲[度土]
  書類←書[累塁]|(?<!対)処類 金融機関←金融[期機]間|金融器関 資金繰り←試金繰|資金操(?!作) 営業←営行日|(?<!繁)栄業 代表←大表者|代標(?![準識本]) 個人情報←固人情報|個人事報
  依頼←(?<=振込|振り込み)以来 法人←法任 入金←入禁(?!止)|入均 裁判←栽判|(?<![掲記積搭連])載判 申告書←深刻書 免許証←免許書
  法←個人情報保護方(?![針法策式])|商取引方(?![針法策式])|(?<![一-龥])民方(?=第|の|に) カタカナ←(?<=[ァ-ヶー])[ぺべ夕卜](?=[ァ-ヶー]|$|[」、。のへに])
  FAQ←FQA`);
/** Conversion errors that are right in another context. */
const possibleErrors = typingErrorsIn(String.raw`
  債権←債券 決算書←決裁書(?!類) 個人情報←故人情報 法人←[邦放]人(?=の|さま|様|向) 回答←ご?解答(?=し|いた|まで|の期限|をお)
  意外に←(?:^|(?<=[、。はが]))以外に(?=[早速安多簡])
  特定商取引法に基づく表記←(?<!\p{sc=Han})(?!特定商取引|特商|資金決済|電気通信)\p{sc=Han}+法(?:律)?に(?:基づ|もとづ)く表[記示]`);
function typingErrorsIn(list: string) {
  return list
    .trim()
    .split(/\s+/)
    .map((row) => row.split("←"))
    .map(([right = "", wrong = ""]) => [RegExp(wrong, "u"), right] as const);
}

const findTypingError = (text: string, list: typeof typingErrors) =>
  list.flatMap(([pattern, right]) =>
    (pattern.exec(text) ?? []).slice(0, 1).map((wrong) => [wrong, right] as const),
  )[0];

const misspeltWord = (text: string) =>
  [
    ...(text.match(/[一-龥]{3,}/g) ?? []).map(misspeltTerm),
    ...(text.match(/[ァ-ヶー]{5,}/g) ?? []).map(misspeltForeignWord),
  ].find((found) => found !== undefined);

/** Finds misspelt terms of the product and its law. A word that may be right is advice only. */
export const termsRule: Rule = ({ files: { copy, sections, settings } }) =>
  faultsIn(textsIn(copy, sections, settings), ({ text, path }) => {
    if (path[0] === "returnAccount" || path[0] === "hosts") return undefined;
    const written = text.normalize("NFKC");
    const sure = findTypingError(written, typingErrors);
    const [phrase, right] = sure ?? findTypingError(written, possibleErrors) ?? misspeltWord(written) ?? [];
    if (phrase === undefined || right === undefined) return undefined;
    const fault = faultOf("misspeltName", "write", { phrase, name: right, text: right });
    return sure ? fault : { ...fault, level: "advice" };
  });
