import { type BilingualText, say } from "../../sentences/say.ts";
import { placeholdersOf } from "../../text/placeholders.ts";
import { baseTexts } from "../base-copy.ts";
import type { Rule } from "../finding.ts";
import { textsIn } from "../texts.ts";

/** An override has exactly the placeholders of the base text, with their units. */
export const placeholders: Rule = ({ files: { copy } }) =>
  textsIn(copy).flatMap(({ text, place }) => {
    const base = baseTexts.get(place.key);
    if (base === undefined || text.trim() === "") return [];
    const message = faultOf(place.key, text, base);
    const expected = placeholdersOf(base).map(addBraces);
    const mend =
      expected.length > 0 ? say("exactPlaceholders", { places: expected.join(" ") }) : say("noPlaceholders");
    return message
      ? [{ ...place, message, mend }]
      : unitFaults(text, base).map((fault) => ({ ...place, ...fault }));
  });

const addBraces = (name: string) => `{${name}}`;

function faultOf(key: string, text: string, base: string): BilingualText | undefined {
  if (fullWidthBrace.test(text)) return say("fullWidthBrace", { key });
  const [expected, actual] = [placeholdersOf(base), placeholdersOf(text)];
  const unknown = actual.filter((name) => !expected.includes(name));
  if (unknown.length > 0) return say("unknownPlaceholder", { key, places: unknown.map(addBraces).join(" ") });
  const missing = expected.filter((name) => !actual.includes(name));
  if (missing.length > 0) return say("missingPlaceholder", { key, places: missing.map(addBraces).join(" ") });
  const rest = text.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, "");
  return /[{}]/.test(rest) ? say("strayBrace", { key }) : undefined;
}

export const fullWidthBrace = /[｛｝]/;

/** Units of money, shares and times; 件 and 枚 are a matter of taste. */
const unit =
  /^\s?([億万千百]?円|[%％]|パーセント|割|営業日|日|(?:時間|分|[かヶカヵケ]月|週間|年)(?=以内|後|間|前|ほど|で)|以内(?=で|に))/;
/** The end of a range whose unit stands once: {min}〜{max}円. */
const rangeEnd = /^\s?(?:[〜～~]|から)\s?\{\w+\}/;
const unitsAfter = (text: string, place: string) =>
  text
    .split(place)
    .slice(1)
    .map((rest) => (unit.exec(rest.replace(rangeEnd, ""))?.[1] ?? "").replace(/%|パーセント/, "％"));

/** A value has the unit of the base text, or none if it contains its own: {amount}円, {date}. */
const unitFaults = (text: string, base: string) =>
  placeholdersOf(text).flatMap((name) => {
    const place = addBraces(name);
    const right = unitsAfter(base, place);
    const wrong = unitsAfter(text, place).find((found) => !right.includes(found));
    // A size may be followed by 以内, a day may not.
    const isSize = wrong === "以内" && !/date|By$|until/i.test(name);
    if (wrong === undefined || isSize) return [];
    const mend = say("write", { text: `${place}${right[0]}` });
    const message = wrong === "" ? say("unitMissing", { place }) : say("unitDiffers", { place, unit: wrong });
    return [{ message, mend }];
  });
