import {
  type CalendarDate,
  type ClaimAnswers,
  type CorporateDivision,
  yenOf,
  yenWithSeparators,
} from "@kaitori/domain";
import type { BrandSections } from "../sections/schema.ts";
import type { BrandSettings } from "../settings/schema.ts";
import type { AccountFields } from "./account-in-words.ts";
import type { Overrides } from "./copy-of.ts";

/** The parts of a brand that its contract and explanation use. */
export interface BrandOfOffer {
  readonly copy: Overrides;
  readonly settings: BrandSettings;
  readonly sections?: Pick<BrandSections, "articles"> | undefined;
}

/** Agreed amounts in whole yen, as strings of digits. */
export interface AgreedFigures {
  readonly amount: string;
  readonly purchase_principal_amount?: string | undefined;
  readonly purchase_fee: string;
  readonly bank_charge: string;
  readonly deposit_amount: string;
}

type AddressField<Of extends string> = `${Of}_${"zipcode" | "prefecture" | "city" | "building_number"}`;

export type AgreedSeller = {
  readonly corporate_division: CorporateDivision;
  readonly company_name: string;
  readonly last_name: string;
  readonly first_name: string;
} & { readonly [Field in AddressField<"office" | "owner">]: string };

export interface AgreedClaim extends AgreedFigures, ClaimAnswers {
  readonly obliger_company_name: string;
  readonly obliger_payment_date: CalendarDate;
  readonly return_date: CalendarDate | null;
}

/** Data of one offer, from which agreement and explanation are written. */
export interface AgreedOffer {
  /** 受付番号 */
  readonly code: string;
  readonly seller: AgreedSeller;
  /** The claims to be sold. */
  readonly claims: readonly AgreedClaim[];
  readonly total: AgreedFigures;
  /** The account that receives the price. */
  readonly bank_account: AccountFields | null;
  /** Account, deadline and amount of the hand-over as text. */
  readonly handOver: string;
}

export const yenInWords = (amount: string) => `${yenWithSeparators(yenOf(amount))}円`;
