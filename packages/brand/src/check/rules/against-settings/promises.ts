import { faultOf } from "../../finding.ts";
import { isDenied, type SentenceCheck } from "./sentence-check.ts";

const use = "(?:ご?利用|お?使[いえ]|お?申し?込|対象|取り?扱|サービス|ファクタリング|窓口)";
const companies =
  "(?:法人|会社|企業|(?:株式|有限)会社)(?:と有限会社)?(?:格|組織|口座)?(?:企業|をお持ちの方|の(?:方|お客さ?ま)|さま|様|を経営する方)?(?:さま|様)?";
const refused =
  "(?:(?:お使いいただけ|お使いになれ|使え|利用|お?申し?込|対象|受け?付|お受け|承)[^、]{0,10}(?:ません|できない|いただけない|対象外|外|かねます)|ご?容赦|お断り(?!し?(?:ません|いたしません)))";
/** Applicants without a company. */
const unincorporated = [
  "個人(?:事業主?|商店)|個人の(?:方(?!の情報)|お客|お?店|農家|農園|職人|作家|経営)|個人(?:でも|も|で(?:事業|商売|農業|営|仕事|[^。、]{0,12}(?:している|営む|やっている)))|\\(個人\\)",
  "フリーランス|一人親方|自営(?:業|の)|副業の|開業届|開業したばかり|屋号(?:だけ|のみ|で)|兼業農家|確定申告をしている",
  "(?:夫婦|家族|親子|ひとり|一人)(?:だけ)?(?:で(?:営む|やって(?:い)?る)|で[^。、]{1,8}を(?:して|やって)いる|経営の|(?:だけ)?の[^。、]{0,3}(?:工房|お?店))(?![^。、]{0,3}(?:会社|法人))",
  "(?<![なのい])(?:法人|会社)で(?:は)?な|(?:法人|会社)[^、。]{0,3}(?:(?:化|に)(?:して|なって|なさって)|を(?:つくっ|作っ|設立し)て)(?:い)?な[いく]|(?:法人|会社)に(?:する|なる)前|(?:法人|会社)を(?:つく|作|設立す)る前|これから(?:法人|会社)に|(?:登記|法人格)(?:を)?(?:[のが](?:お?済みで)?|して(?:い)?)ない|法人[・、やも]個人|個人[・、や]法人|(?:法人|会社)(?:でも|か)個人|(?:法人|会社)か(?:どうか)?(?:は|を)問",
].join("|");
const soleTrader = new RegExp(unincorporated);
/** Applicants without a company may apply after they have founded one: 「法人になさってから」. */
const onceIncorporated =
  /(?:会社(?:組織)?|法人)[^。、]{0,4}に(?:していただいてから|(?:し|なっ|なさっ)(?:て(?!い?な)|た)|なさ?ると|[なす]れば)|法人(?:成り|化)し(?:て(?!い?な)|た)|法人なら|\(法人\)/;
const companiesOnly = new RegExp(
  [
    `${companies.replace("(?:企業|", "で(?:は)?ない(?:企業|")}は?[^。]{0,8}遠慮|(?:法人格|登記)のない方は`,
    `${companies}(?:限定|専用)(?:です|[、!]|$|の?${use})|${companies}向けの?(?:サービス|ファクタリング)(?:です|$)|${companies}(?:に(?:限|かぎ)(?:り(?!(?:ません|入力))|らせ)|オンリー)|個人の?方?は?(?:NG|不可|お断り)`,
    `${companies}(?:だけ|のみ)(?:の|が|を)?(?:(?:お|ご)?${use}|承)|法人格(?:をお持ちの方)?が(?:対象|条件|必要)`,
    `(?:${use}|お取引(?!先))[^。]{0,20}${companies}(?:限定|だけ|のみ|に限)(?:です|でござ|と?なり|[るらっ]|の|が|$)`,
    `(?:法人|会社組織|会社)で(?:ない(?:と|場合)|なければ)、?[^、]{0,4}${refused}`,
    `(?:${unincorporated})[^。、]{0,6}(?:の?方|お客さ?ま|さま|様|お店)?(?:の(?!承諾|同意)|から|は|に)(?:は)?、?(?:(?:お?申し?込みは、)?[^、]{0,8}${refused}|[^、]{0,4}またの機会)`,
    `(?:${onceIncorporated.source})[^。、]{0,4}、?(?:から)?[^。、]{0,4}(?:お?申し?込(?:み?ください|め)|使え|ご?利用)`,
  ].join("|"),
);
const companiesRefused = new RegExp(
  `(?:法人|会社)の?(?:方|お客さ?ま)(?:の|から|は)(?!.*(?:だけ|のみ|以外))[^。、]{0,8}${refused}`,
);
/** Words that invite although they deny: 「法人かどうかは問いません」. */
const inviting =
  /(?:か(?:どうか)?(?:は|を)問(?:わず|いません)|(?<![なのい].{2})で(?:は)?なく(?:て)?も[^。、]{0,8}、?(?:大丈夫|使え|申し?込め|お使い|どうぞ|かまい|歓迎))/;

/** Finds a text that refuses applicants whom the settings accept, or invites those whom they do not. */
export const checkInvitation: SentenceCheck = (sentence, { individuals }) => {
  const [refusedCompanies] = companiesRefused.exec(sentence) ?? [];
  if (refusedCompanies) return faultOf("companiesServed", "sayCompanies", { phrase: refusedCompanies });
  // The payers of invoices are no applicants, nor is there an invitation in 「個人事業主だったころ」.
  if (/^[^も]*取引先|待って|ごめん|申し訳|だったころ|ときは、?お(?:知|声)/.test(sentence)) return undefined;
  if (individuals) {
    const [phrase] = companiesOnly.exec(sentence) ?? [];
    return phrase && !/[^ん]か$|限りません/.test(sentence)
      ? faultOf("individualsOn", "sayEverybody", { phrase })
      : undefined;
  }
  const match = inviting.exec(sentence) ?? soleTrader.exec(sentence);
  const phrase = match?.[0];
  return phrase &&
    !onceIncorporated.test(sentence) &&
    (inviting.test(sentence) || !isDenied(sentence.slice(match.index + phrase.length)))
    ? faultOf("individualsOff", "sayCompanies", { phrase })
    : undefined;
};

const failing =
  /倒産|破産|倒れ|不能|不払|未払|払わ|払えな|払ってくれな|払われな|支払い?が(?:止ま|滞)|行き詰ま|届か[なぬ]|届きません|届(?:いて|くはずだっ)|入金がな|入金されな|回収|飛ん|潰れ|つぶれ|夜逃げ|焦げ付|貸し?倒|万一/;
const recourse =
  /償還請求権[がをは]?(?:あり|ある|付|つ[いき]|有|持|行使)|(?<!ノン)リコース(?:あり|付|型|です)|買い?戻(?:して?|しを)(?:いただ|お願い|求め(?!る(?:権利|契約|業者|会社))|請求)/;
const demanded = "(?:いただ|もら|ください|お願い|求め|請求(?!書)|ものとし)";
const seller = "(?:お客さ?ま|利用者|売主|譲渡人|甲|御社|貴社|そちら)";
const compensation = new RegExp(
  [
    `${seller}(?:の|と)[^。、]{0,4}(?:ご?負担|折半|半分|責任)(?:です|でござ|とな|にな|に|で、)|責任[はを]、?[^。]{0,6}${seller}|${seller}[^。]{0,6}責任|半分ずつ[^。、]{0,4}(?:持|負担)|償還請求権|買い?戻(?:し|す|して)`,
    `(?:補償|補填|弁償|弁済|負担|返金|返還|肩代わり|立て替え|埋め合わせ|穴[埋う]め|(?:補|おぎな|まかな)[いっ]|戻[しす]|(?<!折り|繰り)返し|差額を?|代わりに払|引か|差し引|相殺|引き取|買い?受け|お客さ?まに持って|引き受け|(?:貯金|手持ち)から)[^。、]{0,12}?${demanded}|お?支払い(?:を?お願い|いただ|ください)|${seller}(?:が|から)、?[^。、]{0,6}払(?:って(?:ください|いただ)|うこと[にと]な)|${seller}に、?ご?請求(?:し|いたし|させ)`,
    `${seller}(?:が|に|へ|で|は|の|から)[^。]{0,20}(?:引き取|買い?取|買い?受け|引き受け|支払|負担|返|弁済|補填|補償)[いりしっ]?(?:て|直し|戻し)?(?<!引き受け)ます`,
    "次の[^。、]{0,8}(?:差し引|相殺|引か)|(?:ほか|他|別)の請求書(?:と|に|で)[^。、]{0,6}(?:交換|差し替え|入れ替え|取り替え|まかな)",
  ].join("|"),
);

/** Finds a claim of recourse. The sale is without recourse: if the payer fails, the seller buys nothing back. */
export const checkRecourse: SentenceCheck = (sentence, _, heading) => {
  // The seller is liable for an incorrect invoice.
  if (/誤り|争い|虚偽|偽造|二重|不正|使って|とは、/.test(sentence)) return undefined;
  const isFailing =
    failing.test(`${heading}${sentence}`.replace(/届いて(?!(?:い)?な)/g, "")) || /支払いが/.test(sentence);
  const match = recourse.exec(sentence) ?? (isFailing ? compensation.exec(sentence) : null);
  if (!match || isDenied(sentence.slice(match.index)) || /不要|無し|なし|か$/.test(sentence))
    return undefined;
  return faultOf("noBuyBack", "sayNoRecourse", { phrase: match[0] });
};

const yes =
  /^(?:はい|ええ|もちろん|(?:少し|多少)は|(?:でき|使え|売れ|あり|かかり|され|し|いたし|ご?(?:通知|連絡)(?:し|いたし)|知られ|残り|(?:少しは)?影響(?:し|いたし)|要り|記録され|必要になり)ます|必要です|可能です)|お願い(?:し(?:ます|て(?:い|おり)ます)|いたします)$/;
const no =
  /^(?:いいえ|いえ|(?:でき|使え|売れ|あり|ござい|送れ|いただけ|なり)ません|不要|不可|対象外|必ず?しも|(?:あいにく|恐れ入り|申し訳)[^。]*(?:ません|かね|限ら|対象外|遠慮))/;
const reassuring =
  /^(?:ご?心配|ご?安心|大丈夫)|(?:まず|ほぼ|ほとんど|めったに|滅多に)、?(?:あり|ござい)ません/;

const ofRefusal =
  /(?:断ら?れ?る|落ちる|通らない|買い?取(?:れ|ってもらえ|っていただけ)ない|(?:だめ|駄目|ダメ)な)(?:こと|場合|とき|の)[^。]{0,4}(?:あり|ない|ござ)|(?:断られ|落ち)(?:ません|ない)か/;
/** 「はい」 to 「担保は不要ですか」 says that none is required. */
const denying = /ずに|[せれわ]ず|な(?:くて|し|い[でのま])|不要|ません(?:でしょう)?か/;

/** Questions, and the answer that contradicts the contract. */
const answers: readonly (readonly [question: RegExp, wrong: RegExp])[] = [
  [ofRefusal, RegExp(`${no.source}|${reassuring.source}`)],
  [
    /(?:取引先|クライアント|元請け?|売掛先)[^。]*(?:知られ|通知|連絡|ばれ|バレ|知らせ)|信用情報|(?:担保|保証人)[^。]*(?:必要|要|いり|求め|立て)|消費税[^。]*かか/,
    yes,
  ],
  [
    /(?:借り?入れ|融資|ローン|借金)(?:に(?:なり|あたり|当たり)|と(?:同じ|違わ)|です)|(?:来店|訪問|面談|郵送|原本|対面)[^。]*(?:必要|要り|いり|しな)/,
    yes,
  ],
  [
    /(?:即日|その日|当日|(?:土日|休日|祝日)(?!に申し?込))[^。]*(?:入金|振り?込)|契約(?:した|の)?(?:後|あと)[^。]*(?:解約|キャンセル|取り消)|(?:買い?戻|返済|返金|弁済)[^。]*(?:必要|要り|なりません|求め|ありますか)/,
    yes,
  ],
  [
    /取引先[^。]*(?:支払い?が遅れ|届きません)/,
    /(?:損害金|費用|延滞料|手数料)[^。、]{0,6}(?:かかります|発生|いただ|頂戴)/,
  ],
  [
    /(?:写真(?!が)|スマート?フォン|スマホ|PDF)[^。]*(?:でき|送れ|申し?込|いい|かまい|大丈夫)|契約(?:する|の)?前[^。]*(?:取り下げ|取り消|やめ|キャンセル)|(?:2回目|もう一度|再度|何度)[^。]*(?:申し?込(?:め|み?(?:は|が|も)?(?:でき|可能))|使え|利用(?:は|が|も)?(?:でき|可能|いただけ))/,
    no,
  ],
];

/** Finds an answer that contradicts the contract or the settings. */
export const checkAnswer: SentenceCheck = (sentence, { individuals }, heading) => {
  if (!/(?:か|ます|たら|とき)[。?]?$/.test(heading)) return undefined;
  const ofIndividuals = /(?:個人|フリーランス|一人親方)[^。]*(?:使え|申し?込|利用|対象)/;
  for (const [question, wrong] of [...answers, [ofIndividuals, individuals ? no : yes] as const]) {
    const match = question.exec(heading);
    const [phrase] = (match && wrong.exec(sentence)) || [];
    if (
      match &&
      phrase !== undefined &&
      (question === ofRefusal || !denying.test(heading.slice(match.index)))
    )
      return faultOf("wrongAnswer", "answerByContract", { question: heading, phrase });
  }
  return undefined;
};

const papersOf = { corporate: /決算書|試算表|登記事項|定款/, individual: /確定申告|開業届|住民票/ };

/** Finds a paper that is requested from applicants who do not have it. */
export const checkPapers: SentenceCheck = (sentence, _, heading) => {
  const words = `${heading}${sentence}`;
  const [isOfIndividuals, isOfCompanies] = [
    /個人|フリーランス|開業(?!届)/.test(words),
    /(?:法人|会社|設立|組合)(?!でな)/.test(words),
  ];
  if (isOfIndividuals === isOfCompanies || isDenied(sentence) || /か$|なくて|なし|不要/.test(sentence))
    return undefined;
  const [phrase] = papersOf[isOfIndividuals ? "corporate" : "individual"].exec(sentence) ?? [];
  return phrase === undefined || papersOf[isOfIndividuals ? "individual" : "corporate"].test(sentence)
    ? undefined
    : faultOf("paperOfOthers", "askOwnPaper", { phrase });
};
