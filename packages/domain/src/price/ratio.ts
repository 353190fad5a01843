import type { Yen } from "../amount/yen.ts";

/** A share of an amount, "0.0850" of it, to the yen; what is left below one yen is dropped (B5). */
export function shareOf(yen: Yen, ratio: string): Yen | null {
  const digits = /^(?:0(?:\.(\d{1,6}))?|1(?:\.0{1,6})?)$/.exec(ratio);
  if (digits === null) return null;
  if (ratio.startsWith("1")) return yen;
  const millionths = BigInt((digits[1] ?? "").padEnd(6, "0"));
  return Number((BigInt(yen) * millionths) / 1_000_000n);
}
