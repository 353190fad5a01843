import type { CalendarDate, ClaimAnswers, CorporateDivision } from "@kaitori/domain";
import type { AccountFields } from "./account-in-words.ts";

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
