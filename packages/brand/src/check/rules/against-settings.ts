import * as v from "valibot";
import { type Said, say } from "../../sentences/say.ts";
import { BrandSettings } from "../../settings/schema.ts";
import { legalValues } from "../../text/legal-values.ts";
import { fillLoosely } from "../../text/placeholders.ts";
import type { BrandSource } from "../brand-source.ts";
import type { Found } from "../finding.ts";
import type { Rule } from "../rule.ts";
import { textsIn } from "../texts.ts";

/** Texts say of fees, amounts, days, hours and applicants what the settings say, and name no other brand. */
export const againstSettings: Rule = ({ name, files }, all) => {
  const read = v.safeParse(BrandSettings, files.settings?.value);
  if (!read.success) return [];
  const values = legalValues(read.output);
  const others = all.flatMap((brand) => (brand.name === name ? [] : serviceNameOf(brand)));
  const judges = [...ofSettings, otherBrand(others)];
  return [files.copy, files.sections].flatMap((file) =>
    file
      ? textsIn(file).flatMap(({ path, text }): Found[] =>
          sentencesOf(fillLoosely(text, values))
            .flatMap((sentence) => judges.flatMap((judge) => judge(sentence, read.output) ?? []))
            .slice(0, 1)
            .map((fault) => ({ file: file.file, line: file.lineOf(path), key: path.join("."), ...fault })),
        )
      : [],
  );
};

const WithService = v.object({ serviceName: v.pipe(v.string(), v.minLength(2)) });

function serviceNameOf({ files }: BrandSource): string[] {
  const read = v.safeParse(WithService, files.settings?.value);
  return read.success ? [read.output.serviceName.normalize("NFKC")] : [];
}

type Fault = { readonly message: Said; readonly mend: Said };
type Judge = (sentence: string, settings: BrandSettings) => Fault | undefined;

const sentencesOf = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[^\S\n]/g, "")
    .split(/[。\n]/)
    .filter((sentence) => sentence !== "");

const isDenied = (sentence: string) =>
  /ません|ではな|でな(?:い|く)|できない|いただけない|対象外|遠慮/.test(sentence);
const percent = (ratio: number) => `${Math.round(ratio * 10_000) / 100}%`;
const inYen = (yen: number) => `${yen.toLocaleString("ja-JP")}円`;

/** Late damages and taxes are no fees. */
const fee: Judge = (sentence, { limits: { feeRatioMin, feeRatioMax } }) => {
  if (!sentence.includes("手数料")) return undefined;
  for (const [said, before, figure] of sentence.matchAll(/(年|税)?(\d+(?:\.\d+)?)%/g)) {
    if (before) continue;
    const ratio = Number(figure) / 100;
    if (ratio < feeRatioMin - 1e-9)
      return {
        message: say("feeBelow", { said, kept: percent(feeRatioMin) }),
        mend: say("useValue", { place: "{feeMin}" }),
      };
    if (ratio > feeRatioMax + 1e-9)
      return {
        message: say("feeAbove", { said, kept: percent(feeRatioMax) }),
        mend: say("useValue", { place: "{feeMax}" }),
      };
  }
  return undefined;
};

const units: Readonly<Record<string, number>> = { 億: 100_000_000, 万: 10_000, 千: 1000 };
const yenOf = (figure: string, unit: string | undefined) =>
  Number(figure.replaceAll(",", "")) * (units[unit ?? ""] ?? 1);
const amountShape = /(\d[\d,]*(?:\.\d+)?)(億|万|千)?円(?:の請求書)?(から|以上|〜|~|より|まで|以下|以内)/g;

/**
 * Compares the limits of a purchase in a sentence with the settings; amounts of charges, capital and sales are ignored.
 */
const amount: Judge = (sentence, { limits: { purchaseAmountMin, purchaseAmountMax } }) => {
  if (/手数料|資本金|年商|売上/.test(sentence)) return undefined;
  for (const [said, figure = "", unit, bound = ""] of sentence.matchAll(amountShape)) {
    const yen = yenOf(figure, unit);
    const isUpper = /まで|以下|以内/.test(bound);
    if (!isUpper && yen < purchaseAmountMin)
      return {
        message: say("amountBelow", { said, kept: inYen(purchaseAmountMin) }),
        mend: say("useValue", { place: "{amountMin}" }),
      };
    if (isUpper && yen > purchaseAmountMax)
      return {
        message: say("amountAbove", { said, kept: inYen(purchaseAmountMax) }),
        mend: say("useValue", { place: "{amountMax}" }),
      };
  }
  return undefined;
};

const charge: Judge = (sentence, { limits: { bankCharge } }) => {
  const said = /振り?込み?手数料[はが:も]?(?:無料|(\d[\d,]*)円|(?:は)?(?:かかりません|いただきません))/.exec(
    sentence,
  );
  if (!said) return undefined;
  const yen = said[1] === undefined ? 0 : yenOf(said[1], undefined);
  return yen === bankCharge
    ? undefined
    : {
        message: say("chargeDiffers", { said: said[0], kept: inYen(bankCharge) }),
        mend: say("useValue", { place: "{bankCharge}" }),
      };
};

const aboutMoney = /入金|振り?込|資金化|現金|送金|着金|お届け/;
const aboutResult = /結果|審査|返事|回答|査定|見積/;
/** Work of the applicant himself may be promised in minutes. */
const aboutTyping = /登録|入力|記入|撮影|送信|読/;

/** Nothing comes quicker or slower than the settings promise it; what is denied promises nothing. */
const speed: Judge = (sentence, { promises: { decision, payOut, handOver } }) => {
  if (isDenied(sentence)) return undefined;
  const fault = (said: string): Fault => ({
    message: say("quickerThanPromised", { said, kept: say("promisedDays", { decision, payOut }) }),
    mend: say("sayPromise"),
  });
  const isAboutUs = aboutMoney.test(sentence) || aboutResult.test(sentence);
  const atOnce =
    /即日|即時|(?:当日|今日|同日|本日)中|(?:その日|当日|今日|本日)のうち|スピード(?:入金|審査)|すぐに?(?:入金|現金|お金)/.exec(
      sentence,
    );
  if (atOnce) return fault(atOnce[0]);
  const clock = /(?:最短|約|わずか|たった)?\d+(?:分|時間)/.exec(sentence);
  if (clock && (isAboutUs || (clock[0].startsWith("最短") && !aboutTyping.test(sentence))))
    return fault(clock[0]);
  const days =
    /(?:最短|最速)?(?:翌(?:営業)?日|(\d+)(?:営業)?日(?:以内|後|目|で|に(?:は)?(?:入金|振り?込)))/.exec(
      sentence,
    );
  if (!days || !isAboutUs) return undefined;
  const promised = aboutMoney.test(sentence) ? payOut : decision;
  const said = Number(days[1] ?? 1);
  if (said < promised) return fault(days[0]);
  // Within its own days a seller hands the money over.
  if (said === promised || said === handOver || !days[0].endsWith("以内")) return undefined;
  return {
    message: say("slowerThanPromised", { said: days[0], kept: say("promisedDays", { decision, payOut }) }),
    mend: say("sayPromise"),
  };
};

/** A brand that accepts no individuals must not invite them. */
const invited: Judge = (sentence, { individuals }) => {
  if (individuals || isDenied(sentence)) return undefined;
  const said = /個人事業主?|個人の(?:方|お客)|個人(?:でも|も|で事業)|フリーランス/.exec(sentence)?.[0];
  return said ? { message: say("individualsOff", { said }), mend: say("sayCompanies") } : undefined;
};

const digitsOf = (phone: string) => phone.replace(/\D/g, "");

/** The telephone number in the text is the company's. */
const telephone: Judge = (sentence, { legal: { phone } }) => {
  const said = /(?<!\d)0\d{1,4}[-(]\d{1,4}[-)]\d{3,4}(?!\d)/.exec(sentence)?.[0];
  if (said === undefined || digitsOf(said) === digitsOf(phone)) return undefined;
  return { message: say("phoneDiffers", { said, kept: phone }), mend: say("useValue", { place: "{phone}" }) };
};

/** An application may be sent at any hour; people answer in theirs. */
const hours: Judge = (sentence, { legal: { hours } }) => {
  const said = /24時間(?:365日)?|年中無休/.exec(sentence)?.[0];
  if (!said || isDenied(sentence) || hours.normalize("NFKC").includes("24時間")) return undefined;
  return /電話|問い?合わ?せ|相談|対応|サポート|スタッフ/.test(sentence)
    ? { message: say("hoursDiffer", { said, kept: hours }), mend: say("useValue", { place: "{hours}" }) }
    : undefined;
};

const otherBrand =
  (names: readonly string[]): Judge =>
  (sentence, { serviceName }) => {
    const said = names.find((name) => sentence.includes(name));
    return said === undefined
      ? undefined
      : { message: say("otherBrand", { said }), mend: say("ownName", { name: serviceName }) };
  };

const ofSettings: readonly Judge[] = [charge, fee, amount, speed, hours, invited, telephone];
