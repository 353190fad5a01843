import { agreementArticles, agreementParties } from "@kaitori/brand/agreement";
import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { copyOf, legalValues } from "@kaitori/brand/text";
import {
  isIndividual,
  japaneseDate,
  type Price,
  totalPrice,
  writeYen,
  yenWithSeparators,
} from "@kaitori/domain";
import type { ContractTerms, CurrentUser, Entry, Profile } from "@kaitori/wire";
import { type PricedClaim, pricedClaims } from "../entry/entry-price.ts";
import type { ShellBrand } from "../site.ts";

/**
 * Price and text where the server has no terms of its own: the prices of the claims and the brand's agreement. It has
 * no hash, so it proves nothing of what was shown; whether it may be signed says the brand's setting (B5).
 */
export function termsOf(
  { copy, settings }: ShellBrand,
  { code, claims }: Entry,
  { user, profile }: { readonly user: CurrentUser | null; readonly profile: Profile | null },
  isSold: (claim: PricedClaim["claim"]) => boolean,
): ContractTerms {
  const say = copyOf(copy, agreementCopy);
  const legal = legalValues(settings);
  const sold = pricedClaims(claims).filter(({ claim }) => isSold(claim));
  const seller = user ? user.company_name || `${user.last_name} ${user.first_name}` : "";
  const paragraphs = [
    agreementParties(
      { copy, settings },
      {
        seller,
        sellerAddress: profile ? addressOf(profile) : "",
        sellerRepresentative: user ? `${user.last_name} ${user.first_name}` : "",
      },
    ),
    say.code({ code }),
    ...agreementArticles({ copy, settings }, { isIndividual: user !== null && isIndividual(user) }),
    say.scheduleTitle,
    ...sold.map(({ claim, price }) =>
      [
        `${say.scheduleObliger}　${claim.obliger_company_name}`,
        `${say.scheduleFace}　${yen(price.faceValue)}`,
        ...(price.principal === price.faceValue ? [] : [`${say.schedulePrincipal}　${yen(price.principal)}`]),
        `${say.scheduleDate}　${japaneseDate(claim.obliger_payment_date)}`,
        `${say.scheduleFee}　${yen(price.fee)}`,
        `${say.scheduleCharge}　${yen(price.bankCharge)}`,
        `${say.scheduleReceived}　${yen(price.deposit)}`,
      ].join("\n"),
    ),
    [say.handOver, legal.returnAccount].join("\n"),
  ];
  return {
    title: say.title,
    text: paragraphs.join("\n\n"),
    hash: "",
    claims: sold.map(({ claim, price }) => ({
      claim: claim.id,
      code: claim.code,
      obliger_company_name: claim.obliger_company_name,
      ...written(price),
    })),
    total: written(totalPrice(sold.map(({ price }) => price))),
  };
}

const addressOf = (profile: Profile) =>
  isIndividual(profile)
    ? `${profile.owner_prefecture}${profile.owner_city}${profile.owner_building_number}`
    : `${profile.office_prefecture}${profile.office_city}${profile.office_building_number}`;

const yen = (amount: number) => `${yenWithSeparators(amount)}円`;

const written = ({ faceValue, principal, fee, bankCharge, deposit }: Price) => ({
  amount: writeYen(faceValue),
  ...(principal === faceValue ? {} : { purchase_principal_amount: writeYen(principal) }),
  purchase_fee: writeYen(fee),
  bank_charge: writeYen(bankCharge),
  deposit_amount: writeYen(deposit),
});
