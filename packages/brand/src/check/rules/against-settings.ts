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

/** 「一割五分」 is 15 %; 割引, 割合 and 分割 are no shares. */
const shareShape =
  /(?<![\d.])(\d+(?:\.\d+)?|[一二三四五六七八九])割(?![引合増減下安少])(?:(\d|[一二三四五六七八九])分)?/g;
const figureOf = (text = "0") => {
  const kanji = "一二三四五六七八九".indexOf(text);
  return kanji < 0 ? Number(text) : kanji + 1;
};

type Fault = { readonly message: Said; readonly mend: Said };
type Judge = (sentence: string, settings: BrandSettings) => Fault | undefined;

/** In one width and one way of writing figures. */
const sentencesOf = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[^\S\n]/g, "")
    .replaceAll("パーセント", "%")
    .replace(
      shareShape,
      (_, tenths, hundredths) => `${percent(figureOf(tenths) / 10 + figureOf(hundredths) / 100)}`,
    )
    .replace(/(?<=\d)[‐‑‒–—−ー](?=\d)/g, "-")
    .split(/[。\n]/)
    .filter((sentence) => sentence !== "");

const isDenied = (sentence: string) =>
  /ません|ではな|でな(?:い|く)|できない|いただけない|対象外|遠慮/.test(sentence);
const percent = (ratio: number) => `${Math.round(ratio * 10_000) / 100}%`;
const inYen = (yen: number) => `${yen.toLocaleString("ja-JP")}円`;

const otherFees = "事務|発行|登録|解約|契約|郵送|審査|更新|月額";
const noFee = new RegExp(
  `(?<!振込|振り?込み|${otherFees})手数料[はがも:]?(?:無料|0円|ゼロ|不要|かかりません|いただきません)`,
);

/** Late damages and taxes are no fees. */
const fee: Judge = (sentence, { limits }) => {
  if (!sentence.includes("手数料")) return undefined;
  const figures = [...sentence.matchAll(/(年|税)?(\d+(?:\.\d+)?)%/g)]
    .filter(([, before]) => before === undefined)
    .map(([said, , figure]) => ({ said, ratio: Number(figure) / 100 }));
  const free = noFee.exec(sentence);
  return [...(free ? [{ said: free[0], ratio: 0 }] : []), ...figures]
    .map(({ said, ratio }) => outside(said, ratio, limits) ?? tooLowACap(sentence, said, ratio, limits))
    .find((fault) => fault !== undefined);
};

/** Difference of two shares that only their calculation makes. */
const rounding = 1e-9;

/** 「最大でも8%」 promises more than the settings keep. */
function tooLowACap(sentence: string, said: string, ratio: number, { feeRatioMax }: BrandSettings["limits"]) {
  const around = new RegExp(
    `(?:最大|最高|上限)(?:でも|は|が|で)?${said}|(?<![\\d.])${said}(?:以下|以内|が上限|まで(?!の割引))`,
  );
  return ratio < feeRatioMax - rounding && around.test(sentence)
    ? {
        message: say("feeCap", { said, kept: percent(feeRatioMax) }),
        mend: say("useValue", { place: "{feeMax}" }),
      }
    : undefined;
}

function outside(said: string, ratio: number, { feeRatioMin, feeRatioMax }: BrandSettings["limits"]) {
  if (ratio < feeRatioMin - rounding)
    return {
      message: say("feeBelow", { said, kept: percent(feeRatioMin) }),
      mend: say("useValue", { place: "{feeMin}" }),
    };
  return ratio > feeRatioMax + rounding
    ? {
        message: say("feeAbove", { said, kept: percent(feeRatioMax) }),
        mend: say("useValue", { place: "{feeMax}" }),
      }
    : undefined;
}

const yen = "(\\d[\\d,]*(?:\\.\\d+)?)(億|万|千)?円(?!単位|未満)";
const feeInYenShape = new RegExp(
  `(${otherFees})?(?<!振込|振り?込み)手数料(?:として|[はがも:])?(?:一律|最[低大高]|わずか|たった)?${yen}|${yen}の(${otherFees})?手数料`,
);

/** A fee in yen is one of an amount in the same sentence: what it is of, or that and what is left of it. */
const feeInYen: Judge = (sentence, { limits }) => {
  const found = feeInYenShape.exec(sentence);
  if (!found) return undefined;
  const [said, other, figure, unit, figureBefore, unitBefore, otherBefore] = found;
  const paid = yenOf(figure ?? figureBefore ?? "", unit ?? unitBefore);
  if (paid === 0) return undefined;
  if (other ?? otherBefore) return { message: say("otherFee", { said }), mend: say("takeFeeOut") };
  const rest = sentence.replace(said, "");
  const [largest] = [...rest.matchAll(new RegExp(yen, "g"))]
    .map(([, figure = "", unit]) => yenOf(figure, unit))
    .sort((one, another) => another - one);
  if (largest !== undefined && largest > paid)
    return outside(said, paid / (/届|入金|手取/.test(rest) ? largest + paid : largest), limits);
  const { feeRatioMin, feeRatioMax } = limits;
  return {
    message: say("feeInYen", { said, least: percent(feeRatioMin), most: percent(feeRatioMax) }),
    mend: say("sayShare"),
  };
};

const units: Readonly<Record<string, number>> = { 億: 100_000_000, 万: 10_000, 千: 1000 };
const yenOf = (figure: string, unit: string | undefined) =>
  Number(figure.replaceAll(",", "")) * (units[unit ?? ""] ?? 1);
const amountShape =
  /(下限|最低|最小|上限|最大|最高)?(?:金?額)?[はが:]?(\d[\d,]*(?:\.\d+)?)(億|万|千)?円(?:の請求書)?(から|以上|〜|~|より|まで|以下|以内|超|を超え)?/g;
const noLimit = /([上下])限(?:金?額)?[はがも]?(?:なし|無し|ありません|ございません|設けて(?:い|おり)ません)/;

/**
 * Compares the limits of a purchase in a sentence with the settings; amounts of charges, capital and sales are ignored.
 */
const amount: Judge = (sentence, { limits: { purchaseAmountMin, purchaseAmountMax } }) => {
  if (/手数料|資本金|年商|売上/.test(sentence)) return undefined;
  const below = (said: string): Fault => ({
    message: say("amountBelow", { said, kept: inYen(purchaseAmountMin) }),
    mend: say("useValue", { place: "{amountMin}" }),
  });
  const above = (said: string): Fault => ({
    message: say("amountAbove", { said, kept: inYen(purchaseAmountMax) }),
    mend: say("useValue", { place: "{amountMax}" }),
  });
  const none = /金額|買い?取|買取額|請求額/.test(sentence) || noLimit.exec(sentence)?.index === 0;
  const unlimited = none ? noLimit.exec(sentence) : null;
  if (unlimited && !/枚|件|回|年齢/.test(sentence))
    return unlimited[1] === "上" ? above(unlimited[0]) : below(unlimited[0]);
  for (const [said, limit, figure = "", unit, bound] of sentence.matchAll(amountShape)) {
    const yen = yenOf(figure, unit);
    if (bound === "超" || bound === "を超え") {
      if (yen >= purchaseAmountMax && !isDenied(sentence)) return above(said);
      continue;
    }
    const isUpper = limit === undefined ? /まで|以下|以内/.test(bound ?? "") : /[上大高]/.test(limit);
    const isLower = limit === undefined ? bound !== undefined && !isUpper : !isUpper;
    if (isLower && yen < purchaseAmountMin) return below(said);
    if (isUpper && yen > purchaseAmountMax) return above(said);
  }
  return undefined;
};

const charge: Judge = (sentence, { limits: { bankCharge } }) => {
  const said =
    /振り?込み?手数料[はがも:]*(?:お客さ?ま(?:の|ご)?負担)?(?:無料|ゼロ|(\d[\d,]*)円|かかりません|いただきません|(?:当社|弊社)(?:が|の|で)?ご?負担)/.exec(
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

const aboutMoney = /入金|振り?込|資金化|現金|送金|着金|お届け|お金/;
const aboutResult = /結果|審査|返事|回答|査定|見積/;
/** Work of the applicant himself may be promised in minutes. */
const aboutTyping = /登録|入力|記入|撮影|送信|読/;

const today = "(?:当日|今日|同日|本日|その日)";
const money = "(?:入金|お?振り?込|送金|着金|資金化|現金|お金)";
const atOnceShape = new RegExp(
  [
    "即日|即時|即金",
    `${today}(?:中|のうち)`,
    `${today}(?:に|の|で)?(?:は)?(?:ご|お)?(?:${money}|結果|審査)`,
    `その場で(?:${money}|結果|審査)`,
    `スピード(?:${money}|審査|買取)|スピーディー(?:に|な)(?:${money}|審査)`,
    `すぐに?${money}`,
    `(?:土日祝?日?|週末|休日|祝日)(?:で)?も(?:${money})`,
  ].join("|"),
);
/** The rest of the clause asks the reader to do it. */
const isAskedOfReader = (rest: string) =>
  /^[^、は]*(?:確[かめ認]|連絡|返信|提出|送って|お送り)[^、]*ください/.test(rest);
const clockShape = /(最短|最速|約|わずか|たった)?(?:\d+|数)(?:分|時間)(?!おき|ごと|ほど(?!で))/;
const daysShape =
  /(最短|最速)?(?:(\d+)週間(?:以内|後|で)|翌(?:営業)?日|(\d+)(?:営業)?日(?:以内|後|目|で|に(?:は)?(?:入金|振り?込)|(?<=最[短速]\d+(?:営業)?日)))/;

/** Nothing comes quicker or slower than the settings promise it; what is denied promises nothing. */
const speed: Judge = (sentence, { promises }) => {
  if (isDenied(sentence)) return undefined;
  const { decision, payOut, handOver, complaint } = promises;
  const kept = say("promisedDays", { decision, payOut, handOver, complaint });
  const quicker = (said: string): Fault => ({
    message: say("quickerThanPromised", { said, kept }),
    mend: say("sayPromise"),
  });
  const isAboutUs = (said: RegExpExecArray) =>
    aboutMoney.test(sentence) ||
    aboutResult.test(sentence) ||
    (/^最[短速]/.test(said[0]) && !aboutTyping.test(sentence));
  const atOnce = atOnceShape.exec(sentence);
  if (atOnce && !isAskedOfReader(sentence.slice(atOnce.index + atOnce[0].length))) return quicker(atOnce[0]);
  const clock = clockShape.exec(sentence);
  if (clock && isAboutUs(clock)) return quicker(clock[0]);
  const days = daysShape.exec(sentence);
  const isHandOver =
    days !== null &&
    (aboutMoney.test(sentence)
      ? /^.{0,14}引き?渡/.test(sentence.slice(days.index))
      : /引き?渡/.test(sentence));
  const isComplaint = sentence.includes("苦情");
  // A bank's closed days move a day: that is no promise.
  if (!days || /休業日|土日|祝日|以後|以降/.test(sentence)) return undefined;
  if (!isAboutUs(days) && !isHandOver && !isComplaint) return undefined;
  const promised = isHandOver
    ? handOver
    : isComplaint
      ? complaint
      : aboutMoney.test(sentence)
        ? payOut
        : decision;
  const said = days[2] === undefined ? Number(days[3] ?? 1) : 5 * Number(days[2]);
  if (said < promised) return quicker(days[0]);
  // Within its own days a seller hands the money over.
  if (said === promised || said === handOver || !days[0].endsWith("以内")) return undefined;
  return { message: say("slowerThanPromised", { said: days[0], kept }), mend: say("sayPromise") };
};

/** A brand that accepts no individuals must not invite them. */
const invited: Judge = (sentence, { individuals }) => {
  if (individuals || isDenied(sentence)) return undefined;
  const said =
    /個人事業主?|個人の(?:方|お客|事業)|個人(?:でも|も|で事業)|法人[・、やも]個人|個人[・、や]法人|フリーランス|一人親方|自営業/.exec(
      sentence,
    )?.[0];
  return said ? { message: say("individualsOff", { said }), mend: say("sayCompanies") } : undefined;
};

const digitsOf = (phone: string) => phone.replace(/\D/g, "");

/** The telephone number in the text is the company's. */
const telephone: Judge = (sentence, { legal: { phone } }) => {
  const said = /(?<!\d)0\d{1,4}[-(]\d{1,4}[-)]\d{3,4}(?!\d)/.exec(sentence)?.[0];
  if (said === undefined || digitsOf(said) === digitsOf(phone)) return undefined;
  return { message: say("phoneDiffers", { said, kept: phone }), mend: say("useValue", { place: "{phone}" }) };
};

/** A mail address in the text is one of the brand's own domains. */
const mail: Judge = (sentence, { legal: { email }, sender }) => {
  const domainOf = (address: string) => address.slice(address.indexOf("@")).toLowerCase();
  const said = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(sentence)?.[0];
  if (said === undefined || [email, sender.address].some((own) => domainOf(own) === domainOf(said)))
    return undefined;
  return { message: say("mailDiffers", { said, kept: email }), mend: say("useValue", { place: "{email}" }) };
};

const clockRange =
  /(\d{1,2})(?::(\d{2})|時(?:(\d{1,2})分|(半))?)(?:〜|~|-|から)(\d{1,2})(?::(\d{2})|時(?:(\d{1,2})分|(半))?)/g;
const minutesOf = (hour = "", colon?: string, minutes?: string, half?: string) =>
  60 * Number(hour) + Number(colon ?? minutes ?? (half ? 30 : 0));
const rangesIn = (text: string) =>
  [...text.matchAll(clockRange)].map(([said, ...parts]) => ({
    said,
    from: minutesOf(...parts.slice(0, 4)),
    until: minutesOf(...parts.slice(4)),
  }));

/** An application may be sent at any hour; people answer in theirs. */
const hours: Judge = (sentence, { legal: { hours } }) => {
  if (isDenied(sentence) || !/電話|問い?合わ?せ|相談|対応|サポート|スタッフ|窓口/.test(sentence))
    return undefined;
  const kept = hours.normalize("NFKC").replaceAll(" ", "");
  const own = rangesIn(kept);
  const longer = rangesIn(sentence).find(
    ({ from, until }) => own.length > 0 && !own.some((open) => open.from <= from && until <= open.until),
  );
  const always = kept.includes("24時間") ? undefined : /24時間(?:365日)?|年中無休/.exec(sentence)?.[0];
  const closed = /平日|(?:土日|日曜).*(?:除|休)/.test(kept);
  const weekend = closed
    ? /(?:土日祝?日?|土曜日?|日曜日?|週末|休日|祝日)(?:で)?も/.exec(sentence)?.[0]
    : undefined;
  const said = always ?? weekend ?? longer?.said;
  return said
    ? { message: say("hoursDiffer", { said, kept: hours }), mend: say("useValue", { place: "{hours}" }) }
    : undefined;
};

/** The court in the text is that of the terms. */
const court: Judge = (sentence, { legal: { court } }) => {
  const said = /\p{Script=Han}{1,4}(?:地方|簡易|高等)裁判所/u.exec(sentence)?.[0];
  if (said === undefined || said.includes(court) || court.includes(said)) return undefined;
  return { message: say("courtDiffers", { said, kept: court }), mend: say("useValue", { place: "{court}" }) };
};

const kinds = "(?:株式|合同|有限|合資|合名)会社";
const companyShape = new RegExp(`${kinds}([\\p{L}\\p{N}・ー]+)|([\\p{L}\\p{N}・ー]+?)${kinds}`, "u");
const bareName = (company: string) => company.replace(new RegExp(kinds), "");
const alikeFrom = 2;

/** A company whose name begins like the own one is the own one before it was renamed, or misspelt. */
const company: Judge = (sentence, { legal: { company } }) => {
  const own = bareName(company.normalize("NFKC").replaceAll(" ", ""));
  const found = companyShape.exec(sentence);
  const name = found?.[1] ?? found?.[2];
  if (!found || !name?.startsWith(own.slice(0, alikeFrom)) || name.startsWith(own)) return undefined;
  const [said] = found;
  return {
    message: say("companyDiffers", { said, kept: company }),
    mend: say("useValue", { place: "{company}" }),
  };
};

/** The sale is without recourse: when the payer fails, nothing is bought back. */
const recourse: Judge = (sentence) => {
  if (!/倒産|破産|不能|不払|支払(?:い|われ)|回収/.test(sentence)) return undefined;
  const found = /買い?戻(?:し|す|して)|償還請求権/.exec(sentence);
  if (!found || isDenied(sentence.slice(found.index)) || /不要|無し|なし|か$/.test(sentence))
    return undefined;
  return { message: say("recourse", { said: found[0] }), mend: say("sayNoRecourse") };
};

const otherBrand =
  (names: readonly string[]): Judge =>
  (sentence, { serviceName }) => {
    const said = names.find((name) => sentence.includes(name));
    return said === undefined
      ? undefined
      : { message: say("otherBrand", { said }), mend: say("ownName", { name: serviceName }) };
  };

const ofSettings: readonly Judge[] = [
  charge,
  feeInYen,
  fee,
  amount,
  hours,
  speed,
  invited,
  telephone,
  mail,
  court,
  company,
  recourse,
];
