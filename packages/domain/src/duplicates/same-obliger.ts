import { isHoujinbangou } from "../company-number/houjinbangou.ts";
import {
  includesSkeleton,
  isSameSkeleton,
  nameSkeleton,
  type Skeleton,
  skeletonOf,
} from "./name-skeleton.ts";

export type Obliger = { readonly obliger_company_name: string; readonly houjinbangou?: string | null };

/** An obliger (the payer of an invoice), prepared for many comparisons. */
export interface ComparableObliger {
  readonly houjinbangou: string;
  readonly name: Skeleton;
  readonly nameWithoutSigns: Skeleton;
}

export function comparableObliger({ obliger_company_name, houjinbangou }: Obliger): ComparableObliger {
  const name = nameSkeleton(obliger_company_name);
  return {
    houjinbangou: isHoujinbangou(houjinbangou ?? "") ? (houjinbangou ?? "") : "",
    name: skeletonOf(name),
    nameWithoutSigns: skeletonOf(name.replace(/(?!\*)[\p{P}\p{S}]/gu, "")),
  };
}

export const isSameNumber = (one: ComparableObliger, other: ComparableObliger) =>
  one.houjinbangou !== "" && one.houjinbangou === other.houjinbangou;

/** The names look the same: their skeletons are equal. An empty name, or only a company form, equals none. */
export const isSameName = (one: ComparableObliger, other: ComparableObliger) =>
  isSameSkeleton(one.name, other.name);

const minimumNameLength = 2;

/** One name is the other with an addition such as 東京支店: possibly the same customer, which a person checks. */
export function isNearName(
  { nameWithoutSigns: one }: ComparableObliger,
  { nameWithoutSigns: other }: ComparableObliger,
) {
  const [short, long] = one.text.length < other.text.length ? [one, other] : [other, one];
  return short.text.length >= minimumNameLength && includesSkeleton(long, short);
}

/** True for names of payers of which neither is the other with an addition; an empty name differs from none. */
export function isOtherObliger(first: Obliger, second: Obliger): boolean {
  const [one, other] = [comparableObliger(first), comparableObliger(second)];
  const areNamed = one.nameWithoutSigns.text !== "" && other.nameWithoutSigns.text !== "";
  return areNamed && !isSameName(one, other) && !isNearName(one, other);
}

/** True for the same payer: by 法人番号 if both have one, otherwise by name (B10). */
export function isSameObliger(first: Obliger, second: Obliger): boolean {
  const [one, other] = [comparableObliger(first), comparableObliger(second)];
  const areNumbersKnown = one.houjinbangou !== "" && other.houjinbangou !== "";
  return areNumbersKnown ? isSameNumber(one, other) : isSameName(one, other);
}
