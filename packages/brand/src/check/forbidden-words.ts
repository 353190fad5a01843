import { lateDamagesRate } from "@kaitori/domain";
import { agreementCopy } from "../copy/agreement.ts";
import { type BilingualText, say } from "../sentences/say.ts";

const rate = `${lateDamagesRate.perMille / 10}`;

type ForbiddenWord = {
  readonly word: RegExp;
  readonly mend: BilingualText;
  /** A text may deny it: 「融資ではありません」. */
  readonly deniable?: true;
};

/** A loan by somebody else is not forbidden: 「銀行の融資を待つあいだに」. */
const notOfABank = "(?<!(?:銀行|金融機関|信用金庫|公庫|家賃|リース)(?:から|へ|で)?の(?:借り?入れ[をの])?)";
/** 「日本一の富士山」 is no claim of the service. */
const aboutTheService =
  "(?!の(?!実績|買|利用|手数料|ファク|サービス|会社|スピード|速|早|安|低|高|満足|信頼|評|人気|対応|規模|取|件))";

/**
 * Words that a factoring service must not use. Words of lending mislead, because it buys claims and lends nothing;
 * promises about review, speed or rank cannot be kept (景品表示法) or attract the wrong customers.
 */
export const forbiddenWords: readonly ForbiddenWord[] = [
  { word: new RegExp(`${notOfABank}融資`), mend: say("sayPurchase"), deniable: true },
  {
    word: /貸付(?!け?(?:とみな|と判断|に(?:当|あ)た))|貸し付け|貸金|貸し?出/,
    mend: say("sayPurchase"),
    deniable: true,
  },
  {
    word: /(?:ご|御|お)?(?:用立て|立て?替え|融通)(?:いた)?し(?:ます|て(?:い|お)り?ます)|(?:利用|極度|与信)枠|(?:資金|お金|現金)を[^、。]{0,4}引き出|借りられ|借りることができ|借り?入れ(?:が|も)?(?:でき|いただけ)|借りたい|(?:お金|資金|現金)を借り|お貸し|を貸(?:す|し(?!出|付))|キャッシング|手形の?割引|担保として/,
    mend: say("sayPurchase"),
    deniable: true,
  },
  { word: /(?<!ク|(?<!カー)ド)ローン/, mend: say("sayFactoring"), deniable: true },
  { word: /(?<!資)金利|利息|利率|年利|月利|日歩|利子(?!税)|実質年率/, mend: say("sayFee"), deniable: true },
  {
    word: new RegExp(`${notOfABank}(?:返済|完済)|返金して(?:ください|いただ)`),
    mend: say("sayHandOver"),
    deniable: true,
  },
  {
    word: /審査(?:が|は)?(?:甘|緩|ゆる)|甘い審査|審査(?:なし|無し|不要|ゼロ|(?:は|が)?形(?:だけ|式的))|(?<!(?:融資|銀行|ローン)の)審査に?落ちた(?!ら|とき|場合)|断られた(?:方|お客)|無審査|ノー審査|(?<!(?:だけ|のみ|理由)(?:で|に|として)[^。]{0,12})お断り(?:する|いたす|になる)?(?:こと)?(?:は|も)?(?:ござい|あり|いたし|し)(?:ません|ない)|お?通しでき|審査(?:は|に|が)?[^。、]{0,4}(?:通りやす|落ち(?:る心配|ません))/,
    mend: say("sayWhatIsReviewed"),
  },
  {
    word: /(?:必ず|確実に|100[%％])(?:即日|買取|買い取|入金|通|審査|資金|現金)|即日(?:必ず|確実)/,
    mend: say("sayConditions"),
  },
  { word: /絶対(?!に?[^。]*ないでください)|必ず儲/, mend: say("sayConditions") },
  { word: /誰でも|どなたでも/, mend: say("sayWhoMayApply") },
  {
    word: /ブラック(?:OK|でも|の方|リスト)|多重債務|消費者金融[^。]*(?:歓迎|OK|でも)|(?:借金|借り?入れ|債務|ローン|返済)[^、。]{0,8}(?:一本化|まとめ(?:て(?:返|払|でき)|られ|ます))|借り?換え/i,
    deniable: true,
    mend: say("notForDebtors"),
  },
  {
    word: new RegExp(
      `(?:業界|地域|日本|国内)(?:[でのは]?(?:いちばん|一番|1番|最も|もっとも|最)[安速低高大小早]|トップ)|(?:(?:業界|地域|日本|国内|第|[数率度])[一1]位|日本一)${aboutTheService}|(?<![a-z])no\\.? ?1(?!\\d)|ナンバー(?:ワン|1)|最安`,
      "i",
    ),
    mend: say("proveRank"),
  },
  {
    // In a list of figures the percentage is in the next text.
    word: /(?:満足度|リピート率|成約率|買取率|通過率)(?:$|(?:は|が|[:：])?(?:約|最[大高])?\d[\d.]*[%％])/,
    mend: say("proveRank"),
  },
  {
    word: new RegExp(
      `世界初|(?:日本|国内|業界)(?:初(?!め)|唯一)${aboutTheService}|唯一の(?:サービス|ファクタリング|会社)|どこよりも|他社(?:様|さま)?よりも?[^、。]{0,8}(?:安|高|早|速|低|良|よい|お得|有利|便利)|累計[^、。]{0,8}\\d[\\d,]*(?:万|億)?(?:社|件|円|人)(?!.*(?:調べ|調査|時点|現在))`,
    ),
    mend: say("proveRank"),
  },
  {
    word: /(?<!(?:登録|申し?込み?|相談|見積もり?|査定)(?:は|も|が|まで)?)完全無料|実質(?:的に)?(?:0円|無料|ゼロ)|(?:入金|振り?込み?|引き?渡し?|最後)まで、?[^。、]{0,8}(?:費用|料金|お金)[はも、]*(?:一切|いっさい)?(?:かかりません|ありません|無料|0円|ゼロ|不要)/,
    mend: say("sayWhatIsFree"),
  },
  { word: /(?:残り(?:わずか|あと)?|先着)\d+(?:社|名|枠)/, mend: say("noHurry") },
  {
    word: /(?:金融庁|財務局|大臣|知事|国)(?:の|に|から|より)?(?:登録|認可|許可|公認)|国が認め/,
    mend: say("noLicence"),
    deniable: true,
  },
  { word: /節税|税金?を?滞納[^、。]{0,6}[てで]も/, mend: say("takeOutTax"), deniable: true },
  {
    word: /前借り|お借り?入れ(?:の(?:前|際|とき|方法|手続)|いただ)|元金|(?:担保|連帯保証人?|保証[人料]|保証会社)[がはもを][^、。]{0,4}?(?:必要|要り|いり|お願い|いただ|つけ|付け|立て|求め|お?預か|差し入れ|提供|設定|ご?用意)(?!(?:です|ます|でしょう)か)|保証会社の保証/,
    mend: say("sayPurchase"),
    deniable: true,
  },
  {
    word: /分割(?:払い|で(?:のご?|ご?|お)?(?:支払い?|払い?|返し|引き?渡し?|振り?込み?))[^、。は]{0,4}?(?:いただけ|でき|え(?:ます|る)|も|可|OK|対応|応じ|選べ|承)|リボ払い|ボーナス払い/,
    mend: say("sayHandOver"),
    deniable: true,
  },
  {
    word: /[3三]社間(?!.*(?:比べ|違い|異な|2社間))|(?<!(?:とき|場合|遅れ)[^。]{0,20})(?:お?取引先|売掛先|クライアント)(?:さま|様)?(?:へ|に)[も、]*[^。]{0,24}(?:通知書?|お知らせ|連絡|電話で確認|電話)(?:を[^。]{0,6})?(?:させていただき|お?送り(?:し|いたし)?|送付(?:し|いたし)|いたし|し|差し上げ)ます|(?:取引先|売掛先)(?:さま|様)?の(?:同意|承諾)(?:書)?[がを](?:必要|いただ|求め|要り)|取引先から直接[^。、]{0,6}(?:回収|取り立て)(?:し|いたし)?ます/,
    mend: say("twoParties"),
    deniable: true,
  },
  {
    word: /クーリングオフ|契約(?:後|のあと|した?後)[^。、]{0,12}(?:解約|キャンセル|取り消|取りやめ)[^。、]{0,6}(?:でき|いただけ|可能)/,
    mend: say("likeContract", { article: agreementCopy.texts.article13Title }),
    deniable: true,
  },
  {
    word: /登記[^。]{0,6}費用[^。]{0,6}(?:お客さ?ま|ご負担|いただ)|登記(?:は|を)?(?:一切)?(?:し|行い)ません/,
    mend: say("likeContract", { article: agreementCopy.texts.article5Title }),
  },
  {
    word: /給料?ファクタリング|給与ファクタリング|(?:お?給料|お?給与|賃金)(?:債権)?[もをの]お?買い?取/,
    mend: say("wagesAreLending"),
    deniable: true,
  },
  {
    word: /書類は請求書(?:1枚)?(?:だけ|のみ)|請求書[^。]{0,8}(?:(?:だけ|のみ)(?!で[なは])|あれば)[^。]*(?:ほか|他)の書類[はも]|請求書と[^。、]{1,6}(?:だけ|のみ)で(?:申し?込|使え|利用)|(?<!(?:2回目|2度目|次|以降|再|一度)[^。]*)(?:本人確認書類|入出金明細|通帳)[はも](?:不要|(?:要り|いり|必要(?:は|では)?あり)ません)/,
    mend: say("sayPapers"),
  },
  {
    word: /(?:見積書?|注文書?|発注書?|納品前|検収前|現金(?:払い|で(?:お?支払|払)))[^。]{0,14}(?:買い?取(?:り|れ)|申し?込め|お?使え|売れ)ます/,
    mend: say("fixedAndTransferred"),
    deniable: true,
  },
  {
    word: /(?<!隠)(?:個人番号|マイナンバーカード[^。、]{0,4}裏面?)[^。、]{0,6}(?:写[しる]|見え|撮|送|記入|入力)/,
    mend: say("hideNumber"),
    deniable: true,
  },
  {
    word: /手数料[^。]{0,16}消費税[^。]{0,8}(?:かかり|いただ|申し受け|加え|必要)/,
    mend: say("feeIsTaxFree"),
    deniable: true,
  },
  {
    // A brand may also name the damages of the contract in its own words, but no other damages.
    word: new RegExp(
      `(?<!実質|(?:金利|利息|利率)[はがも:]?)年率?(?!率|${rate.replace(".", "\\.")}[%％])\\d[\\d.]*[%％]`,
    ),
    mend: say("sayRate", { rate }),
  },
];
