import { isHoujinbangou } from "../company-number/houjinbangou.ts";
import {
  includesSkeleton,
  isSameSkeleton,
  nameSkeleton,
  type Skeleton,
  skeletonOf,
} from "./name-skeleton.ts";

export type Obliger = { readonly obliger_company_name: string; readonly houjinbangou?: string | null };

/** An obliger prepared for many comparisons. */
export interface ComparableObliger {
  readonly houjinbangou: string;
  readonly name: Skeleton;
  readonly bareName: Skeleton;
}

export function comparableObliger({ obliger_company_name, houjinbangou }: Obliger): ComparableObliger {
  const name = nameSkeleton(obliger_company_name);
  return {
    houjinbangou: isHoujinbangou(houjinbangou ?? "") ? (houjinbangou ?? "") : "",
    name: skeletonOf(name),
    bareName: skeletonOf(name.replace(/(?!\*)[\p{P}\p{S}]/gu, "")),
  };
}

/** Both have the same 法人番号. */
export const isSameNumber = (one: ComparableObliger, other: ComparableObliger) =>
  one.houjinbangou !== "" && one.houjinbangou === other.houjinbangou;

/** The names are equal after folding. An empty name, or only a company form, equals none. */
export const isSameName = (one: ComparableObliger, other: ComparableObliger) =>
  isSameSkeleton(one.name, other.name);

const fewestCharacters = 2;

/** One name is the other with an addition such as 東京支店: possibly the same customer, which a person checks. */
export function isNearName({ bareName: one }: ComparableObliger, { bareName: other }: ComparableObliger) {
  const [short, long] = one.text.length < other.text.length ? [one, other] : [other, one];
  return short.text.length >= fewestCharacters && includesSkeleton(long, short);
}

/** The same customer: by 法人番号 where both have one, else by name (B10). */
export function isSameObliger(first: Obliger, second: Obliger): boolean {
  const [one, other] = [comparableObliger(first), comparableObliger(second)];
  const areNumbersKnown = one.houjinbangou !== "" && other.houjinbangou !== "";
  return areNumbersKnown ? isSameNumber(one, other) : isSameName(one, other);
}
