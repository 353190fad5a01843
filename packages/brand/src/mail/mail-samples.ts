import { entryStatusCopy } from "../copy/entry-status.ts";
import { mailCopy } from "../copy/mail.ts";
import { priceCopy } from "../copy/price.ts";
import { copyOf } from "../text/copy-of.ts";
import { datesOf } from "../text/dates.ts";
import { handOverWords } from "../text/hand-over-words.ts";
import type { FillValue, Placeholders } from "../text/placeholders.ts";
import type { MailBrand, MailContent, MailName } from "./mail-text.ts";

export const mailNames = Object.keys(mailCopy.texts).flatMap(
  (key) => (/^(\w+)Subject$/.exec(key)?.[1] ?? []) as MailName | [],
);

/** Sample values for every mail, for previews of a brand. */
export const mailSamples = (brand: MailBrand): MailContent[] =>
  mailNames.map((mail) => ({
    mail,
    name: "山田 太郎",
    values: valuesOf(brand),
  }));

/** Placeholders of mails that the brand does not fill; each needs a sample in order to compile. */
type PlaceholderName = Exclude<
  Placeholders<(typeof mailCopy.texts)[keyof typeof mailCopy.texts]>,
  "serviceName" | "company" | "zipcode" | "address" | "phone" | "hours" | "name"
>;

function valuesOf({ copy, settings }: MailBrand): Record<PlaceholderName, FillValue> {
  const day = datesOf(copy).day("2026-11-24");
  return {
    url: `https://${settings.hosts[0]}/mypage/`,
    code: "K26-1121-0007",
    amountName: copyOf(copy, priceCopy).expectedOfAll,
    amount: "1,284,500",
    left: "215,500",
    damages: `\n\n${copyOf(copy, mailCopy).damagesLine({ amount: "600" })}`,
    refused: `\n\n${copyOf(copy, mailCopy).refusedLines({ claims: "・有限会社丸山工務店　500,000円" })}`,
    identity: `\n\n${copyOf(copy, entryStatusCopy).identityConfirming}`,
    offer: `\n\n${copyOf(copy, mailCopy).offerWaitsLine({ code: "K26-1121-0007", date: day })}`,
    count: 3,
    days: settings.promises.decision,
    date: day,
    until: day,
    decisionBy: day,
    payOutBy: day,
    obliger: "株式会社青葉製作所",
    bank: "みずほ銀行",
    branch: "日本橋支店",
    end: "123",
    claims: "・株式会社青葉製作所　1,000,000円\n・有限会社丸山工務店　500,000円",
    reason: "お取引先の名前を取り違えていたため",
    reasons: "・通帳の写しの口座名義が読み取れませんでした。\n・請求書の2ページ目が足りません。",
    message: "契約書の写しは、いつ届きますか。",
    reply: "本日、マイページの契約の画面からご覧いただけるようにしました。",
    handOvers: handOverWords({ copy, settings }, [
      { amount: 1_500_000, dueOn: "2026-11-24", reference: "2611210007" },
    ]),
  };
}
