import type { BrandSettings } from "../settings/schema.ts";
import { handOverAccountInWords } from "./account-in-words.ts";

const figures = new Intl.NumberFormat("ja-JP");
const percent = (ratio: number) => figures.format(Math.round(ratio * 10_000) / 100);

/** Values from a brand's settings for the placeholders of legal pages, contract and mails. */
export function legalValues({
  serviceName,
  individuals,
  legal,
  limits,
  promises,
  returnAccount,
}: BrandSettings) {
  return {
    serviceName,
    company: legal.company,
    we: legal.we ?? "当社",
    customers: individuals ? "法人または個人事業主" : "法人",
    representative: legal.representative,
    zipcode: legal.zipcode,
    address: legal.address,
    phone: legal.phone,
    email: legal.email,
    hours: legal.hours,
    privacyOfficer: legal.privacyOfficer,
    court: legal.court,
    feeMin: percent(limits.feeRatioMin),
    feeMax: percent(limits.feeRatioMax),
    bankCharge: figures.format(limits.bankCharge),
    amountMin: figures.format(limits.purchaseAmountMin),
    amountMax: figures.format(limits.purchaseAmountMax),
    decisionDays: promises.decision,
    payOutDays: promises.payOut,
    handOverDays: promises.handOver,
    complaintDays: promises.complaint,
    dayEnds: promises.dayEnds,
    returnAccount: handOverAccountInWords({ returnAccount }),
  };
}

export type LegalValues = ReturnType<typeof legalValues>;
