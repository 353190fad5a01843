import { say } from "../../../sentences/say.ts";
import { isDenied, type Judge } from "./judge.ts";

const use = "(?:ご?利用|お?使[いえ]|お?申し?込|対象|取り?扱|サービス|ファクタリング)";
const companies = "(?:法人|会社|企業)(?:企業|の(?:方|お客さ?ま)|さま|様|を経営する方)?(?:さま|様)?";
const refused =
  "(?:お使いいただけ|使え|利用|申し?込|対象|受け?付|お受け|承)[^、]{0,10}(?:ません|できない|いただけない|対象外|外)";
const companiesOnly = new RegExp(
  [
    `${companies.replace("(?:企業|", "で(?:は)?ない(?:企業|")}は?[^。]{0,8}遠慮`,
    `${companies}(?:限定|専用)(?:です|[、!]|$|の?${use})|${companies}向けの?(?:サービス|ファクタリング)(?:です|$)|${companies}(?:に限(?:り|らせ)|オンリー)|個人の?方?は?(?:NG|不可|お断り)`,
    `${companies}(?:だけ|のみ)(?:の|が|を)?(?:お|ご)?${use}`,
    `${use}[^、]{0,20}${companies}(?:限定|だけ|のみ|に限)(?:です|と?なり|[るらっ]|の|が|$)`,
    `(?:個人(?:事業主?)?|フリーランス|自営業者?)の?(?:方|お客さ?ま|さま|様)?(?:の|から|は|に)、?[^、]{0,8}${refused}`,
  ].join("|"),
);

const companiesRefused = new RegExp(
  `(?:法人|会社)の?(?:方|お客さ?ま)(?:の|から|は)(?!.*(?:だけ|のみ|以外))[^。、]{0,8}${refused}`,
);

/** A text invites individuals, or turns them away, as the settings say. */
export const judgeInvitation: Judge = (sentence, { individuals }) => {
  const [turnedAway] = companiesRefused.exec(sentence) ?? [];
  if (turnedAway)
    return { message: say("companiesServed", { phrase: turnedAway }), howToFix: say("sayCompanies") };
  if (individuals) {
    const [phrase] = companiesOnly.exec(sentence) ?? [];
    return phrase ? { message: say("individualsOn", { phrase }), howToFix: say("sayEverybody") } : undefined;
  }
  const phrase =
    notIncorporated.exec(sentence)?.[0] ?? (isDenied(sentence) ? undefined : soleTrader.exec(sentence)?.[0]);
  return phrase ? { message: say("individualsOff", { phrase }), howToFix: say("sayCompanies") } : undefined;
};

const notIncorporated =
  /(?:法人|会社)(?:を?(?:つくっ|作っ|設立し)て(?:い)?ない|で(?:は)?なく?(?:て|い)も?|(?:化|に)[^、。]{0,3}(?:していない|なっていない))[^。、]{0,8}、?(?:大丈夫|使え|申し?込め|お使い|どうぞ|かまい|歓迎)/;
const soleTrader =
  /個人事業主?|個人の(?:方|お客|事業|お?店|農家|農園|職人|作家|経営)|個人(?:でも|も|で(?:事業|商売|営|仕事|[^。、]{0,12}(?:している|営む|やっている)))|法人でない|家族(?:経営|だけで営む)の?(?:農家|お?店)の?方?に?も|法人[・、やも]個人|個人[・、や]法人|\(個人\)|フリーランス|一人親方|自営業|副業の|開業届/;

const failing =
  /倒産|破産|不能|不払|払わ|払えな|払ってくれな|払われな|届か[なぬ]|届きません|入金がな|入金されな|回収|飛ん|潰れ|つぶれ|夜逃げ|焦げ付|貸し?倒|万一/;
const recourse =
  /償還請求権[がをは]?(?:あり|ある|付|つ[いき]|有|持|行使)|(?<!ノン)リコース(?:あり|付|型|です)|買い?戻(?:して?|しを)(?:いただ|お願い|求め(?!る(?:権利|契約|業者|会社))|請求)/;
const demanded = "(?:いただ|もら|ください|お願い|求め|請求|ものとし)";
const compensation = new RegExp(
  `お客さ?まの?ご?負担(?:です|でござ|とな|に)|買い?戻(?:し|す|して)|償還請求権|(?:(?:補償|補填|弁償|弁済|負担|返金|返還|肩代わり)(?:を|して|する)?|立て替えて|(?:お金|代金|金額)?を?(?:お)?返し(?:て|を)?|差額を?[^。、]{0,6}|お?支払い|代わりに払って)[^。、]{0,4}${demanded}|(?:お客さ?ま|利用者|売主|譲渡人|甲|御社|貴社|そちら)(?:が|に|へ|で|は|の)[^。]{0,20}(?:引き取|買い?取|買い?受け|引き受け|支払|負担|返|弁済|補填|補償)(?:[^。、]{0,6}${demanded}|[いりしっ]?(?:て|直し|戻し)?(?<!引き受け)ます)|(?:引き取|買い?受け)(?:って|り|て)?[^。、]{0,4}${demanded}|責任[はを]、?[^。]{0,6}お客さ?ま|お客さ?ま[^。]{0,6}責任|次の[^。、]{0,8}(?:差し引|相殺)|(?:ほか|他|別)の請求書(?:と|に)[^。、]{0,6}(?:交換|差し替え|入れ替え|取り替え)`,
);

/** The sale is without recourse: if the payer fails, the seller buys nothing back. */
export const judgeRecourse: Judge = (sentence, _, heading) => {
  // The seller answers for an invoice that is wrong.
  if (/誤り|争い|虚偽|偽造|二重|不正|とは、/.test(sentence)) return undefined;
  const isFailing = failing.test(`${heading}${sentence}`) || /支払いが/.test(sentence);
  const match = recourse.exec(sentence) ?? (isFailing ? compensation.exec(sentence) : null);
  if (!match || isDenied(sentence.slice(match.index)) || /不要|無し|なし|か$/.test(sentence))
    return undefined;
  return { message: say("noBuyBack", { phrase: match[0] }), howToFix: say("sayNoRecourse") };
};

const yes =
  /^(?:はい|ええ|もちろん|(?:でき|使え|売れ|あり|かかり|され|し|いたし|ご?(?:通知|連絡)(?:し|いたし)|知られ|残り|影響し|要り|記録され|必要になり|お願いし)ます|必要です|可能です)/;
const no =
  /^(?:いいえ|いえ|(?:でき|使え|売れ|あり|ござい|送れ|いただけ|なり)ません|不要|不可|対象外|必ず?しも)/;
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

/** The answer to a question is that of the contract and the settings. */
export const judgeAnswer: Judge = (sentence, { individuals }, heading) => {
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
      return {
        message: say("wrongAnswer", { question: heading, phrase }),
        howToFix: say("answerLikeContract"),
      };
  }
  return undefined;
};

const papersOf = { corporate: /決算書|試算表|登記事項|定款/, individual: /確定申告|開業届|住民票/ };

/** A paper is asked from those who have it. */
export const judgePapers: Judge = (sentence, _, heading) => {
  const words = `${heading}${sentence}`;
  const [isOfIndividuals, isOfCompanies] = [
    /個人|フリーランス|開業(?!届)/.test(words),
    /法人|会社|設立|組合/.test(words),
  ];
  if (isOfIndividuals === isOfCompanies || isDenied(sentence) || /か$|なくて|なし|不要/.test(sentence))
    return undefined;
  const [phrase] = papersOf[isOfIndividuals ? "corporate" : "individual"].exec(sentence) ?? [];
  return phrase === undefined || papersOf[isOfIndividuals ? "individual" : "corporate"].test(sentence)
    ? undefined
    : { message: say("paperOfOthers", { phrase }), howToFix: say("askOwnPaper") };
};
