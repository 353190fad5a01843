import { toBeWritten, unwrittenFacts } from "../../template/new-brand.ts";
import { faultOf, type Rule } from "../finding.ts";
import { faultsIn, textsIn, textsOfDrawings } from "../texts.ts";

const leftovers = new RegExp(
  [
    "ここに入れる|^(?:テスト|test|ほげ|hoge|あああ*|([ぁ-んァ-ヶー一-龥]{3,})\\1+)$|TODO|FIXME|Lorem(?: ipsum)?|ダミー|サンプル株式会社|株式会社サンプル",
    "(?:ここに|説明文?|文章|本文|見出し|タイトル|テキスト)が?[^。]{0,6}(?:入ります|入る予定)",
    "^\\s*(?:名称未設定|無題|Untitled|Artboard|Layer|アートボード|レイヤー)[\\s_-]*\\d*(?:\\.\\w+)?\\s*$",
    "^(?:未定|未記入|確認中|準備中|不明)$",
    "^GTM-(?:X+|ABC1234)$|^0000000$|^ミキニユウ$|^ﾐｷﾆﾕｳ$",
    "(?<!例[：:].*)(?:([○●◯〇△▲□■◇◆×])\\2+|【[^】]*名】)|^[（(［\\[][^）)］\\]]*名[）)］\\]]|(?<![a-z])x{3,}(?![a-z])|ｘ{3,}",
    "★[^★]+★|[（(](?:仮|案|草案|下書き|準備中|未定|確認中|作成中|調整中|テスト|サンプル|draft)[）)]|(?:法務|社内)確認中?|要(?:検討|修正)|(?:後で|あとで|後ほど|のちほど)[^。]{0,4}差し?替え|差し?替え(?:予定|待ち)",
    "(?<!例[：:].{0,20})(?<![a-z\\d-])example\\.(?:com|org|net|jp|co\\.jp)",
  ].join("|"),
  "i",
);

/** Every value that a new brand contains as a placeholder has been replaced. */
export const unfinished: Rule = (brand) => {
  const { settings, copy, sections, photographs } = brand.files;
  const { returnAccount, legal } = Object(settings?.value);
  // A new brand has the code of a bank beside a placeholder for the name, and the postcode of 千代田区千代田.
  const isBankUnwritten = String(returnAccount?.bankName).includes(toBeWritten);
  const isOfChiyoda = String(legal?.address).includes("千代田");
  const texts = [...textsIn(settings, copy, sections, photographs), ...textsOfDrawings(brand)];
  return faultsIn(texts, ({ text, place: { key } }) => {
    const phrase = text.includes(toBeWritten) ? toBeWritten : leftovers.exec(text)?.[0];
    const isPlaceholder =
      (/^(?:legal|sender|returnAccount)\./.test(key) &&
        /^[（(【［[].*[）)】］\]]$|^(?:会社|担当者?|部署|役職|氏|お?名前|代表者)名?$/.test(text)) ||
      (key === "legal.phone" && /^0\d{1,4}-0+-0+$/.test(text)) ||
      (key === "legal.zipcode" && text === unwrittenFacts.zipcode && !isOfChiyoda) ||
      (key === "returnAccount.bankCode" && text === unwrittenFacts.bankCode && isBankUnwritten);
    if (phrase === undefined && !isPlaceholder) return undefined;
    return phrase === undefined || phrase === text
      ? faultOf("unfinishedText", "writeTruth", { key, text })
      : faultOf("leftover", "writeTruth", { key, phrase });
  });
};
