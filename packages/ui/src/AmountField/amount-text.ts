import { halfWidthDigits } from "../text-input/digits.ts";

/** The whole yen in what was typed: either width, with or without separators, ¥ and 円. */
export function yenIn(typed: string): bigint | undefined {
  const digits = halfWidthDigits(typed).replace(/[\s,，、¥￥円]/g, "");
  return /^\d{1,15}$/.test(digits) ? BigInt(digits) : undefined;
}

/** With separators; what is no amount stays as it was typed. */
export const tidyAmount = (typed: string) => yenIn(typed)?.toLocaleString("ja-JP") ?? typed;

const units = [
  { size: 1_0000_0000_0000n, name: "兆" },
  { size: 1_0000_0000n, name: "億" },
  { size: 1_0000n, name: "万" },
] as const;

/** `1234567` → `123万4,567`, as one would say it. Below 万 there is nothing to make easier. */
export function amountReading(yen: bigint): string | undefined {
  if (yen < 1_0000n) return undefined;
  let rest = yen;
  let reading = "";
  for (const { size, name } of units) {
    if (rest >= size) reading += `${rest / size}${name}`;
    rest %= size;
  }
  return rest > 0n ? reading + rest.toLocaleString("ja-JP") : reading;
}
