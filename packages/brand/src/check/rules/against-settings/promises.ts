import { say } from "../../../sentences/say.ts";
import { isDenied, type Judge } from "./judge.ts";

const use = "(?:ご?利用|お使い|お?申し?込|対象)";
const companies = "法人(?:の方|のお客さ?ま)?";
const companiesOnly = new RegExp(
  [
    `${companies}(?:限定|専用|だけ|のみ)(?:の|が|を)?(?:ファクタリング|サービス|${use})`,
    `${use}[^、]{0,10}${companies}(?:限定|だけ|のみ|に限)`,
    `個人(?:事業主)?の?(?:方|お客さ?ま)(?:の|から|は|に)、?[^、]{0,8}(?:対象外|${use}[^、]{0,8}(?:ません|できない|いただけない))`,
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
    /個人事業主?|個人の(?:方|お客|事業)|個人(?:でも|も|で事業)|法人[・、やも]個人|個人[・、や]法人|\(個人\)|フリーランス|一人親方|自営業/.exec(
      sentence,
    )?.[0];
  return phrase ? { message: say("individualsOff", { phrase }), mend: say("sayCompanies") } : undefined;
};

/** The sale is without recourse: if the payer fails, the seller buys nothing back. */
export const judgeRecourse: Judge = (sentence, _, heading) => {
  if (!/倒産|破産|不能|不払|支払(?:い|われ)|回収|万一/.test(`${heading}${sentence}`)) return undefined;
  const match = /買い?戻(?:し|す|して)|償還請求権|(?:補償|補填|弁償)して(?:いただ|もら)/.exec(sentence);
  if (!match || isDenied(sentence.slice(match.index)) || /不要|無し|なし|か$/.test(sentence))
    return undefined;
  return { message: say("noBuyBack", { phrase: match[0] }), mend: say("sayNoRecourse") };
};
