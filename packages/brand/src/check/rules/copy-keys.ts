import { distance } from "fastest-levenshtein";
import { type BilingualText, say } from "../../sentences/say.ts";
import { isFixed } from "../../text/copy-of.ts";
import { type Fault, faultOf, placeOf, type Rule, type RuleFinding } from "../finding.ts";
import { nearest } from "../nearest.ts";
import { baseTexts, overridableKeys } from "../texts.ts";

/** Finds overrides that are empty or whose key does not exist or may not be overridden. */
export const copyKeys: Rule = ({ files: { copy } }) =>
  Object.entries(Object(copy?.value)).flatMap(([key, text]): RuleFinding[] => {
    const fault =
      typeof text === "string" ? overrideFault(key, text) : faultOf("notAText", "writeKeyAndText", { key });
    return copy && fault ? [{ ...placeOf(copy, [key]), ...fault }] : [];
  });

const isLanguage = (text: string) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(text);

/** Three lines of a narrow phone. */
const longestLabel = 48;
/** A button has one line on a narrow phone. */
const longestButton = 20;
const isLabel = (base: string) => base.length <= 20 && !/[。\n]/.test(base);

function overrideFault(key: string, text: string): Fault | undefined {
  const base = baseTexts.get(key);
  if (base === undefined) return unknownKey(key);
  if (isFixed(key.slice(0, key.indexOf(".")))) return faultOf("fixedText", "sameEverywhere", { key });
  if (text === base) return { ...faultOf("sameAsBase", "takeOut", { key }), fix: { takeOut: key } };
  const empty = text.trim() === "" ? emptyText(key, base) : undefined;
  if (empty) return empty;
  if (key === "dates.language" && !isLanguage(text))
    return faultOf("unknownDateLanguage", "writeLanguage", { key });
  if (text.trim() !== text)
    return {
      ...faultOf("whiteSpace", "takeWhiteSpaceOff", { key }),
      fix: { from: JSON.stringify(text), to: JSON.stringify(text.trim()) },
    };
  const count = text.replace(/\{\w+\}/g, "").length;
  const most = key.endsWith("Button") ? longestButton : longestLabel;
  return isLabel(base) && count > most
    ? { level: "advice", ...faultOf("longLabel", "shorten", { key, count, most, base }) }
    : undefined;
}

function unknownKey(key: string): Fault {
  const suggestion = nearest(key, overridableKeys);
  const howToFix = suggestion ? say("write", { text: `"${suggestion}"` }) : suggestKeys(key);
  return {
    ...faultOf("notACopyKey", howToFix, { key }),
    // A word that differs in more letters may be another text.
    ...(suggestion &&
      distance(key, suggestion) <= 2 && {
        fix: { from: JSON.stringify(key), to: JSON.stringify(suggestion) },
      }),
  };
}

/** Suggestion for an unknown key: keys of its area that contain its word, or the file with the keys of the area. */
function suggestKeys(key: string): BilingualText {
  const [area = "", word = ""] = key.split(/\.(.*)/);
  const ofArea = overridableKeys.filter((candidate) => candidate.startsWith(`${area}.`));
  if (ofArea.length === 0) return say("unusedArea");
  const alike = ofArea.filter(
    (candidate) => word !== "" && candidate.toLowerCase().includes(word.toLowerCase()),
  );
  if (alike.length === 0) return say("lookUpKeys", { area });
  const [en, ja] = [" or ", "、"].map((between) =>
    alike
      .slice(0, 4)
      .map((candidate) => JSON.stringify(candidate))
      .join(between),
  ) as [string, string];
  return say("writeOneOf", { keys: { en, ja } });
}

function emptyText(key: string, base: string): Fault | undefined {
  if (/^(?:agreement|explanation)\./.test(key))
    return faultOf("removedContractText", "contractKeeps", { key });
  // An empty title removes an article or row.
  if (/\.(article|row)\d+T/.test(key)) return undefined;
  return faultOf("emptyText", "writeText", { key, base });
}
