import type { Yen } from "./yen.ts";

/** 1234567 → 1,234,567 (R1.3). */
export const yenWithSeparators = (yen: Yen) => String(yen).replace(/\B(?=(?:\d{3})+$)/g, ",");

const units = ["", "万", "億", "兆"];

/** Groups of four digits, for screen readers: 1234567 → 123万4567円 (B1). */
export function yenReadAloud(yen: Yen): string {
  const groups: string[] = [];
  for (let rest = yen, unit = 0; rest > 0; rest = Math.floor(rest / 10_000), unit++) {
    const group = rest % 10_000;
    if (group > 0) groups.unshift(`${group}${units[unit]}`);
  }
  return `${groups.join("") || "0"}円`;
}
