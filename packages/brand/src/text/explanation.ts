import { isIndividual, yenOf, yenWithSeparators } from "@kaitori/domain";
import { explanationCopy } from "../copy/explanation.ts";
import { priceCopy } from "../copy/price.ts";
import { maskedAccountInWords } from "./account-in-words.ts";
import { type AgreedFigures, type AgreedOffer, type BrandOfOffer, yenInWords } from "./agreed-offer.ts";
import { articlesOf } from "./articles.ts";
import { copyOf, type Overrides } from "./copy-of.ts";
import { legalValues } from "./legal-values.ts";

/**
 * The explanation that the seller reads before consenting, made from the same offer as the agreement. It contains the
 * hash of that agreement, so that it belongs to one text (B16); without a hash, the code of the entry.
 */
export function explanationText(
  { copy, settings }: BrandOfOffer,
  { offer, hash }: { readonly offer: AgreedOffer; readonly hash: string },
): string {
  const texts = copyOf(copy, explanationCopy);
  const legal = legalValues(settings);
  const isPerson = isIndividual(offer.seller);
  const { cost, ratio } = costOf(offer.total);
  const rows = articlesOf(
    copy,
    explanationCopy,
    {
      ...legal,
      prices: pricesInWords(copy, offer),
      cost: yenWithSeparators(cost),
      costRatio: ratio,
      account: offer.bank_account ? maskedAccountInWords(offer.bank_account) : "",
      handOver: offer.handOver,
      notice: isPerson ? texts.noticeOnly : texts.noticeOrRegistration,
      registration: isPerson ? texts.noRegistration : texts.registration({ we: legal.we }),
    },
    "row",
  );
  return [
    ...rows.map(({ title, lines }, index) => [`${index + 1}．${title}`, ...lines].join("\n")),
    hash === "" ? texts.aboutWithoutHash({ code: offer.code }) : texts.about({ hash }),
  ].join("\n\n");
}

function pricesInWords(copy: Overrides, { claims, total }: AgreedOffer): string {
  const texts = copyOf(copy, explanationCopy);
  const price = copyOf(copy, priceCopy);
  const lines = (title: string, figures: AgreedFigures) =>
    [
      title,
      `${price.face}　${yenInWords(figures.amount)}`,
      ...(figures.purchase_principal_amount
        ? [`${price.principal}　${yenInWords(figures.purchase_principal_amount)}`]
        : []),
      `${price.feeWithRatio({ ratio: percentOf(yenOf(figures.purchase_fee), purchasedOf(figures)) })}　${yenInWords(figures.purchase_fee)}`,
      `${price.bankCharge}　${yenInWords(figures.bank_charge)}`,
      `${price.received}　${yenInWords(figures.deposit_amount)}`,
    ].join("\n");
  const [only, ...others] = claims;
  if (only && others.length === 0) return lines(only.obliger_company_name, only);
  return [...claims.map((claim) => lines(claim.obliger_company_name, claim)), lines(texts.total, total)].join(
    "\n",
  );
}

function costOf(total: AgreedFigures) {
  const cost = yenOf(total.purchase_fee) + yenOf(total.bank_charge);
  return { cost, ratio: percentOf(cost, purchasedOf(total)) };
}

/** The amount bought, which is less than the face value if the payer sends less. */
const purchasedOf = ({ purchase_principal_amount, amount }: AgreedFigures) =>
  yenOf(purchase_principal_amount ?? amount);

const percentOf = (part: number, whole: number) =>
  whole === 0 ? "0" : String(Math.round((part / whole) * 10_000) / 100);
