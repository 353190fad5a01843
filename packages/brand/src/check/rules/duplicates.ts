import { say } from "../../sentences/say.ts";
import { finding, type Rule, type RuleFinding } from "../finding.ts";
import { textsIn } from "../texts.ts";

/** Values that differ within their list. */
const distinct =
  /^(?:(?:hosts|loginOrigins)\.\d+|furtherPapers\.\d+\.(?:key|title)|pages\.\d+\.(?:path|title)|top\.\d+\.kind|.+\.items\.\d+\.(?:question|answer|title|label))$/;

/** No host, paper, page, section, question or answer occurs twice in its list. */
export const duplicates: Rule = ({ files: { settings, sections } }) => {
  const seen = new Set<string>();
  return textsIn(settings, sections).flatMap(({ text, place }): RuleFinding[] => {
    if (!distinct.test(place.key)) return [];
    const value = `${place.key.replace(/\.\d+(?=(?:\.[a-z]+)?$)/, "")} ${text}`;
    // An item written twice is one duplicate, whatever it contains.
    const item = place.key.replace(/\D+$/, "");
    if (seen.has(item)) return [];
    if (seen.has(value)) seen.add(item);
    seen.add(value);
    return seen.has(item) ? [finding(place, say("textTwice", { text }), say("giveEachItsOwn"))] : [];
  });
};
