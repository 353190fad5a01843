import { say } from "../../../sentences/say.ts";
import { isDenied, type Judge } from "./judge.ts";

const use = "(?:ご?利用|お?使[いえ]|お?申し?込|対象|取り?扱|サービス|ファクタリング)";
const companies = "(?:法人|会社|企業)(?:企業|の(?:方|お客さ?ま)|さま|様|を経営する方)?(?:さま|様)?";
const refused =
  "(?:お使いいただけ|使え|利用|申し?込|対象|受け?付)[^、]{0,10}(?:ません|できない|いただけない|対象外|外)";
const companiesOnly = new RegExp(
  [
    `${companies}(?:限定|専用)(?:です|[、!]|$|の?${use})|${companies}向けの?(?:サービス|ファクタリング)(?:です|$)`,
    `${companies}(?:だけ|のみ)(?:の|が|を)?(?:お|ご)?${use}`,
    `${use}[^、]{0,20}${companies}(?:限定|だけ|のみ|に限)(?:です|と?なり|[るらっ]|の|が|$)`,
    `(?:個人(?:事業主?)?|フリーランス|自営業者?)の?(?:方|お客さ?ま|さま|様)?(?:の|から|は|に)、?[^、]{0,8}${refused}`,
  ].join("|"),
);

/** A text invites individuals, or turns them away, as the settings say. */
export const judgeInvitation: Judge = (sentence, { individuals }) => {
  if (individuals) {
    const [phrase] = companiesOnly.exec(sentence) ?? [];
    return phrase ? { message: say("individualsOn", { phrase }), mend: say("sayEverybody") } : undefined;
  }
  if (isDenied(sentence)) return undefined;
  const phrase =
    /個人事業主?|個人の(?:方|お客|事業)|個人(?:でも|も|で事業)|法人[・、やも]個人|個人[・、や]法人|\(個人\)|フリーランス|一人親方|自営業|副業の|開業届/.exec(
      sentence,
    )?.[0];
  return phrase ? { message: say("individualsOff", { phrase }), mend: say("sayCompanies") } : undefined;
};

const failing = /倒産|破産|不能|不払|払わ|届かな|回収|万一/;
const recourse =
  /償還請求権[がをは]?(?:あり|ある|付|つ[いき]|有|持|行使)|(?<!ノン)リコース(?:あり|付|型|です)|買い?戻(?:して?|しを)(?:いただ|お願い|求め(?!る(?:権利|契約|業者|会社))|請求)/;
const compensation =
  /買い?戻(?:し|す|して)|償還請求権|(?:(?:補償|補填|弁償|負担)して|立て替えて|お?支払い)(?:いただ|もら|ください)/;

/** The sale is without recourse: if the payer fails, the seller buys nothing back. */
export const judgeRecourse: Judge = (sentence, _, heading) => {
  // The seller answers for an invoice that is wrong.
  if (/誤り|争い|虚偽|偽造|二重|不正|とは、/.test(sentence)) return undefined;
  const isFailing = failing.test(`${heading}${sentence}`) || /支払いが/.test(sentence);
  const match = recourse.exec(sentence) ?? (isFailing ? compensation.exec(sentence) : null);
  if (!match || isDenied(sentence.slice(match.index)) || /不要|無し|なし|か$/.test(sentence))
    return undefined;
  return { message: say("noBuyBack", { phrase: match[0] }), mend: say("sayNoRecourse") };
};
