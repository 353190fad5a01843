import { halfWidth } from "../japanese-input/width.ts";
import { maximumYen, writeYen, type Yen } from "./yen.ts";
import { yenWithSeparators } from "./yen-text.ts";

const units = { 億: 8, 万: 4, 千: 3 } as const;

const part = "(\\d+(?:\\.\\d+)?)";
const shape = new RegExp(`^(?:${part}億)?(?:${part}万)?(?:${part}千)?(\\d*)(?:\\.0+)?$`);
const separator = /,(?=\d{3}(?!\d))/g;

/** Reads an amount as people write it: １，０００，０００円, ￥1000000-, 100万, 1億2000万, 1.5万 (B1). */
export function readYenInput(text: string): Yen | null {
  const bare = halfWidth(text)
    .replace(/\s/g, "")
    .replace(/^[¥\\]/, "")
    .replace(/(?:円|-)$/, "")
    .replace(separator, "");
  const parts = shape.exec(bare);
  if (bare === "" || parts === null) return null;
  const [, oku = "0", man = "0", sen = "0", rest] = parts;
  const sum = shift(oku, units.億) + shift(man, units.万) + shift(sen, units.千) + Number(rest);
  return sum <= maximumYen ? sum : null;
}

/** Shows what was understood, 1,000,000; what was not stays as it was typed (B1). */
export function formatYenInput(text: string): string {
  const yen = readYenInput(text);
  return yen === null ? text : yenWithSeparators(yen);
}

/** The field's text as the wire wants it; what was not understood stays, to be judged (B1). */
export function yenInputToWire(text: string): string {
  const yen = readYenInput(text);
  return yen === null ? text : writeYen(yen);
}

/** "1.5" moved by four places is 15000; a remainder below one yen is no number, nor is any sum with it. */
function shift(decimal: string, places: number): number {
  const [whole = "", fraction = ""] = decimal.split(".");
  if (/[1-9]/.test(fraction.slice(places))) return Number.NaN;
  return Number(whole + fraction.slice(0, places).padEnd(places, "0"));
}
