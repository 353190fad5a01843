import { createHash } from "node:crypto";
import { agreementArticles, agreementParties } from "@kaitori/brand/agreement";
import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { copyOf } from "@kaitori/brand/text";
import {
  isIndividual,
  isPostcode,
  japaneseDate,
  postcodeWithHyphen,
  yenWithSeparators,
} from "@kaitori/domain";
import type { BankAccount, ContractTerms, Price as WirePrice } from "@kaitori/wire";
import type { Applicant } from "../accounts/applicant-store.ts";
import type { ServedBrand } from "../brands/brand.ts";
import { handOverWords } from "../hand-over/hand-over-words.ts";
import type { HandOver } from "../hand-over/hand-overs.ts";
import { handOverSum } from "../hand-over/read-hand-overs.ts";
import { dayOf } from "./day.ts";
import type { ClaimRow, EntryRow } from "./own-entry.ts";
import { pricesOf } from "./terms-price.ts";

type Seller = Pick<
  Applicant,
  "corporate_division" | "company_name" | "last_name" | "first_name" | AddressField<"office" | "owner">
>;
type AddressField<Of extends string> = `${Of}_${"zipcode" | "prefecture" | "city" | "building_number"}`;

export type TermsOf = {
  brand: ServedBrand;
  applicant: Seller;
  entry: Pick<EntryRow, "code" | "bank_account">;
  /** The claims to be sold. */
  claims: readonly ClaimRow[];
  /** When, how much and under which reference the payers' money is handed over. */
  handOvers: readonly HandOver[];
};

/**
 * The agreement word for word, with every figure that is agreed upon. Nothing in it depends on when it is shown,
 * so the same terms have the same hash (B5).
 */
export function contractTerms({ brand, applicant, entry, claims, handOvers }: TermsOf): ContractTerms {
  const say = copyOf(brand.copy, agreementCopy);
  const { claims: prices, total } = pricesOf(claims);
  const paragraphs = [
    agreementParties(brand, {
      seller: sellerOf(applicant),
      sellerAddress: addressOf(applicant),
      sellerRepresentative: personOf(applicant),
    }),
    say.code({ code: entry.code }),
    ...agreementArticles(brand, { isIndividual: isIndividual(applicant) }),
    say.scheduleTitle,
    ...prices.map((price, index) => {
      const claim = claims[index];
      return [
        `${say.scheduleObliger}　${price.obliger_company_name}`,
        `${say.scheduleFace}　${yen(price.amount)}`,
        `${say.scheduleDate}　${claim ? day(claim.obliger_payment_date) : ""}`,
        ...figures(say, price),
        `${say.scheduleReturn}　${claim?.return_date ? day(claim.return_date) : ""}`,
      ].join("\n");
    }),
    [`${say.scheduleTotal}`, `${say.scheduleFace}　${yen(total.amount)}`, ...figures(say, total)].join("\n"),
    [say.account, accountLine(entry.bank_account)].join("\n"),
    [say.handOver, handOverWords(brand, handOvers)].join("\n"),
  ];
  const text = paragraphs.join("\n\n");
  return {
    title: say.title,
    text,
    hash: hashOf(text),
    claims: prices,
    total,
    hand_overs: handOvers.map(handOverSum),
  };
}

const personOf = ({ last_name, first_name }: Pick<Seller, "last_name" | "first_name">) =>
  `${last_name} ${first_name}`;

/** A trade name is not a person: who owns it is party to the contract. */
function sellerOf({ company_name, ...applicant }: Seller): string {
  const person = personOf(applicant);
  if (!isIndividual(applicant)) return company_name || person;
  return company_name ? `${company_name}こと${person}` : person;
}

/** A company is at its office, a sole trader where they live. */
function addressOf(applicant: Seller): string {
  const of = isIndividual(applicant) ? "owner" : "office";
  const zipcode = applicant[`${of}_zipcode`];
  const post = isPostcode(zipcode) ? `〒${postcodeWithHyphen(zipcode)} ` : "";
  return `${post}${applicant[`${of}_prefecture`]}${applicant[`${of}_city`]}${applicant[`${of}_building_number`]}`;
}

export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

type Figures = Pick<
  WirePrice,
  "purchase_principal_amount" | "purchase_fee" | "bank_charge" | "deposit_amount"
>;
type Labels = {
  schedulePrincipal: string;
  scheduleFee: string;
  scheduleCharge: string;
  scheduleReceived: string;
};

const figures = (say: Labels, price: Figures) => [
  ...(price.purchase_principal_amount
    ? [`${say.schedulePrincipal}　${yen(price.purchase_principal_amount)}`]
    : []),
  `${say.scheduleFee}　${yen(price.purchase_fee)}`,
  `${say.scheduleCharge}　${yen(price.bank_charge)}`,
  `${say.scheduleReceived}　${yen(price.deposit_amount)}`,
];

const yen = (text: string) => `${yenWithSeparators(Number(text))}円`;
const day = (column: string) => japaneseDate(dayOf(column));

const depositTypes = { ordinary: "普通", checking: "当座" } as const;

function accountLine(account: BankAccount | null): string {
  if (account === null) return "";
  const { bank_name, branch_name, deposit_type, bank_account_number, account_holder_name } = account;
  return [bank_name, branch_name, depositTypes[deposit_type], bank_account_number, account_holder_name].join(
    "　",
  );
}
