import { isHoujinbangou } from "../company-number/houjinbangou.ts";
import { holdsSkeleton, isSameSkeleton, nameSkeleton } from "./name-skeleton.ts";

export type Obliger = { readonly obliger_company_name: string; readonly houjinbangou?: string | null };

const nameKey = (obliger: Obliger) => nameSkeleton(obliger.obliger_company_name);

/** Both have a 法人番号, and it is one. */
export const isSameNumber = (one: Obliger, other: Obliger) =>
  haveNumbers(one, other) && one.houjinbangou === other.houjinbangou;

/** However it is written. A name that is not there yet, or only the form of a company, is nobody's. */
export function isSameName(one: Obliger, other: Obliger): boolean {
  return isSameSkeleton(nameKey(one), nameKey(other));
}

const fewestCharacters = 2;

/** One name with something added, such as 東京支店: it may be the same customer, which a person finds out. */
export function isNearName(one: Obliger, other: Obliger): boolean {
  const [short = "", long = ""] = [bareKey(one), bareKey(other)].sort((a, b) => a.length - b.length);
  return short.length >= fewestCharacters && holdsSkeleton(long, short);
}

const bareKey = (obliger: Obliger) => nameKey(obliger).replace(/(?!\*)[\p{P}\p{S}]/gu, "");

/** The same customer: by 法人番号 where both have one, else by name (B10). */
export const isSameObliger = (one: Obliger, other: Obliger): boolean =>
  haveNumbers(one, other) ? isSameNumber(one, other) : isSameName(one, other);

const haveNumbers = (...obligers: readonly Obliger[]) =>
  obligers.every(({ houjinbangou }) => isHoujinbangou(houjinbangou ?? ""));
