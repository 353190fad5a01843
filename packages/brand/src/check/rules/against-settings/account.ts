import { formatHolderName } from "@kaitori/domain";
import { handOverAccountInWords } from "../../../text/account-in-words.ts";
import { banks } from "../return-account.ts";
import { differs, isDenied, type SentenceCheck } from "./sentence-check.ts";

const numberPattern = /(?<!例:.{0,20})(?<![\d-])\d{7}(?![\d-])/;
const handOver = /引き?渡|振り?込み?先|振り?込(?:んで|み)ください/;
const holderPattern = /名義人?[はが:]?[「『]?(?!\((?:カナ|カタカナ|フリガナ)\))([ァ-ヶー・().]{3,})/;

/** Finds an account for hand-overs that differs from that of the settings. */
export const checkAccount: SentenceCheck = (sentence, { returnAccount }, heading) => {
  const { bankName, bankCode, branchName, branchCode, depositType, number, holder } = returnAccount;
  const written = numberPattern.exec(sentence)?.[0];
  const isAccount = written !== undefined && /口座|普通|当座|支店|本店|銀行/.test(sentence);
  const isHandOver = handOver.test(`${heading}${sentence}`) && /口座|銀行|支店/.test(sentence);
  const namedHolder = /(?:お客さ?ま|取引先|本人|会社|ご自身)の?[^、。]{0,4}名義/.test(sentence)
    ? undefined
    : holderPattern.exec(sentence)?.[1];
  if (isDenied(sentence) || /お客さ?まの(?:お?名義の)?口座/.test(sentence)) return undefined;
  const rest = sentence.replaceAll(bankName.normalize("NFKC"), "銀行");
  const findOther = (pattern: RegExp, right: string) => {
    const [phrase, value] = pattern.exec(rest) ?? [];
    return value === undefined || value === right ? undefined : phrase;
  };
  const otherBank = () =>
    Object.values(banks())
      .map((bank) => `${String(Reflect.get(Object(bank), "name")).normalize("NFKC")}銀行`)
      .find((name) =>
        new RegExp(
          `${name}(?!.*以外|(?:の口座)?から)(?:$|[^、もなや]{0,20}(?:へ|に(?!は)|宛|です|普通|当座|\\d))`,
        ).test(rest),
      );
  const isHolderNamed = /口座|振り?込|引き?渡/.test(`${heading}${sentence}`);
  const phrase = [
    isAccount && written !== number ? written : undefined,
    ...(isAccount || isHandOver
      ? [
          otherBank(),
          findOther(/(?:銀行|金庫|組合)の?(\p{L}{1,12}?(?:支店|出張所|営業部|本店))/u, branchName),
          findOther(/(?:店番|支店(?:番号|コード))号?[はが:]?(\d{3})(?!\d)/, branchCode),
          findOther(/(?:銀行|金融機関)(?:番号|コード)[はが:]?(\d{4})(?!\d)/, bankCode),
          findOther(/(普通|当座)/, depositType === "ordinary" ? "普通" : "当座"),
        ]
      : []),
    namedHolder && isHolderNamed && formatHolderName(namedHolder) !== formatHolderName(holder)
      ? namedHolder
      : undefined,
  ].find((each) => each !== undefined);
  return phrase === undefined
    ? undefined
    : differs("returnAccount", phrase, handOverAccountInWords({ returnAccount }));
};
