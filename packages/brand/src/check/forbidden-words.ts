import { lateDamagesRate } from "@kaitori/domain";

const rate = `${lateDamagesRate.perMille / 10}`;

/**
 * Words that a factoring service must not use: it buys claims and lends nothing, so words of lending mislead;
 * promises about review, speed or rank cannot be kept (景品表示法) or draw the wrong people.
 */
export const forbiddenWords: readonly { readonly word: RegExp; readonly mend: string }[] = [
  { word: /融資/, mend: "Say 買い取り or 資金化: a factoring service does not lend." },
  { word: /貸付|貸し付け|貸金|貸出/, mend: "Say 買い取り: a factoring service does not lend." },
  { word: /(?<![クド])ローン/, mend: "Say ファクタリング: the sale of a claim is not a loan." },
  { word: /(?<!資)金利|利息|利率|年利/, mend: "Say 手数料: the price of a sale is not interest." },
  { word: /返済|完済/, mend: "Say お引き渡し: what the customer paid in is handed over, not paid back." },
  {
    word: /審査(?:なし|無し|不要|ゼロ|通過率)|無審査|ノー審査/,
    mend: "Say what is looked at: every entry is reviewed.",
  },
  {
    word: /(?:必ず|確実に|100[%％])(?:即日|買取|買い取|入金|通|審査)|即日(?:必ず|確実)/,
    mend: "Say what it depends on: nothing is certain before the review.",
  },
  { word: /絶対|必ず儲/, mend: "Say what it depends on: nothing is certain." },
  { word: /誰でも|どなたでも/, mend: "Say who may apply." },
  {
    word: /ブラック(?:OK|でも|リスト)|多重債務/i,
    mend: "Take it out: the service is not for consumers in debt.",
  },
  {
    word: /業界(?:最安|最速|No\.?1|ナンバーワン|一位|1位)|日本一|最安値/i,
    mend: "Take it out, or name the survey that proves it.",
  },
  { word: /給料?ファクタリング|給与ファクタリング/, mend: "Take it out: buying wages is lending by law." },
  {
    // A contract in the brand's own words, too: no other damages are counted.
    word: new RegExp(`年(?!${rate.replace(".", "\\.")}[%％])\\d[\\d.]*[%％]`),
    mend: `Say 年${rate}％: so much is counted of what is handed over late.`,
  },
];
