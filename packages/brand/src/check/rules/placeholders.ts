import { say } from "../../sentences/say.ts";
import { placeholdersOf } from "../../text/placeholders.ts";
import { faultOf, type Rule, type RuleFinding } from "../finding.ts";
import { baseTexts, textsIn } from "../texts.ts";

/** An override has exactly the placeholders of the base text, with their units. */
export const placeholders: Rule = ({ files: { copy } }) =>
  textsIn(copy).flatMap(({ text, place }): RuleFinding[] => {
    const base = baseTexts.get(place.key);
    if (base === undefined || text.trim() === "") return [];
    const expected = placeholdersOf(base).map(addBraces).join(" ");
    const howToFix = expected ? say("exactPlaceholders", { places: expected }) : say("noPlaceholders");
    const fault = braceFault(place.key, text) ?? nameFault(place.key, text, base);
    return fault
      ? [{ ...place, howToFix, ...fault }]
      : unitFaults(text, (each) => unitsAfter(base, each)).map((unit) => ({ ...place, ...unit }));
  });

const addBraces = (name: string) => `{${name}}`;

function nameFault(key: string, text: string, base: string) {
  const [expected, actual] = [placeholdersOf(base), placeholdersOf(text)];
  const unknown = actual.filter((name) => !expected.includes(name)).map(addBraces);
  if (unknown.length > 0) return { message: say("unknownPlaceholder", { key, places: unknown.join(" ") }) };
  const missing = expected.filter((name) => !actual.includes(name)).map(addBraces);
  return missing.length > 0
    ? { message: say("missingPlaceholder", { key, places: missing.join(" ") }) }
    : undefined;
}

/** A brace that begins or ends no placeholder, or a range that begins with its end. */
export function braceFault(key: string, text: string) {
  const rest = text.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, "");
  const [range, most, least] = /(\{\w*max\})[^。、{]{0,2}[ら〜～~]\s?(\{\w*min\})/i.exec(text) ?? [];
  if (range) return faultOf("rangeReversed", "write", { range, text: `${least}〜${most}` });
  if (/[｛｝]/.test(text)) return { message: say("fullWidthBrace", { key }) };
  return /[{}]/.test(rest) ? { message: say("strayBrace", { key }) } : undefined;
}

/** Units of money, percentages and times; 件 and 枚 are a matter of taste. */
const unit =
  /^\s?([億万千百]?円|[%％]|パーセント|割|営業日|日|人|歳|時(?![間点])|(?:時間|分|[かヶカヵケ]月|週間|年)(?=以内|後|間|前|ほど|で(?!す))|以内(?=で|に))/;
/** The end of a range whose unit stands once: {min}〜{max}円. */
const rangeEnd = /^\s?(?:[〜～~]|から)\s?\{\w+\}/;
const unitsAfter = (text: string, placeholder: string) =>
  text
    .split(placeholder)
    .slice(1)
    .map((rest) => (unit.exec(rest.replace(rangeEnd, ""))?.[1] ?? "").replace(/%|パーセント/, "％"));

/** A value has one of its units, or none if it contains its own: {amount}円, {date}. */
export const unitFaults = (text: string, unitsOf: (placeholder: string) => readonly string[]) =>
  placeholdersOf(text).flatMap((name) => {
    const placeholder = addBraces(name);
    const right = unitsOf(placeholder);
    const wrong = unitsAfter(text, placeholder).find((found) => !right.includes(found));
    // A size may be followed by 以内, a day may not.
    const isSize = wrong === "以内" && right.includes("") && !/date|By$|until/i.test(name);
    if (wrong === undefined || isSize) return [];
    const values = { place: placeholder, unit: wrong, text: `${placeholder}${right[0]}` };
    return [faultOf(wrong === "" ? "unitMissing" : "unitDiffers", "write", values)];
  });
