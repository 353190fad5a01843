import { hyphenOrLongVowel } from "../japanese-input/hyphens.ts";
import { halfWidth } from "../japanese-input/width.ts";
import { maximumYen, writeYen, type Yen } from "./yen.ts";
import { yenReadAloud, yenWithSeparators } from "./yen-text.ts";

/** Decimal places of each unit, the greatest first, in the order of a written amount. */
const units = { 億: 8, 千万: 7, 百万: 6, 万: 4, 千: 3 } as const;

const parts = Object.keys(units).map((unit) => `(?:(\\d+(?:\\.\\d+)?)${unit})?`);
const shape = new RegExp(`^${parts.join("")}(\\d*)(?:\\.0+)?$`);
const separator = /,(?=\d{3}(?!\d))/g;
const ending = new RegExp(`(?:円|${hyphenOrLongVowel})$`);

/** Reads an amount as people write it: １，０００，０００円, ￥1000000-, 100万, 2千万, 1億2000万, 1.5万 (B1). */
export function readYenInput(text: string): Yen | null {
  const sum = parseSum(text);
  return sum !== null && sum <= maximumYen ? sum : null;
}

function parseSum(text: string): number | null {
  const digitsAndUnits = halfWidth(text)
    .replace(/\s/g, "")
    .replace(/^[¥\\]/, "")
    .replace(ending, "")
    .replace(separator, "");
  const match = shape.exec(digitsAndUnits);
  if (digitsAndUnits === "" || match === null) return null;
  const [, ...numbers] = match;
  const sum = [...Object.values(units), 0].reduce(
    (total, places, index) => total + shift(numbers[index] ?? "0", places),
    0,
  );
  return Number.isNaN(sum) ? null : sum;
}

/** Formats the amount that was understood, as 1,000,000; other text stays as typed (B1). */
export function formatYenInput(text: string): string {
  const yen = readYenInput(text);
  return yen === null ? text : yenWithSeparators(yen);
}

/** Reads the amount back to the user: 123万 → 123万円. Undefined below 万, where digits are easy to read (B1). */
export function yenInputAloud(text: string): string | undefined {
  const yen = readYenInput(text);
  return yen !== null && yen >= 10_000 ? yenReadAloud(yen) : undefined;
}

/** Converts the field's text to the wire's form. Text that is not an amount stays, so that the rules report it (B1). */
export function yenInputToWire(text: string): string {
  const yen = parseSum(text);
  return yen === null || !Number.isSafeInteger(yen) ? text : writeYen(yen);
}

/** "1.5" moved by four places is 15000. Returns NaN for a remainder below one yen. */
function shift(decimal: string, places: number): number {
  const [whole = "", fraction = ""] = decimal.split(".");
  if (/[1-9]/.test(fraction.slice(places))) return Number.NaN;
  return Number(whole + fraction.slice(0, places).padEnd(places, "0"));
}
