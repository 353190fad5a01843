import { faultOf, type Rule } from "../finding.ts";
import { faultsIn, textsIn } from "../texts.ts";

/** Values that differ within their list. */
const distinct =
  /^(?:(?:hosts|loginOrigins)\.\d+|furtherPapers\.\d+\.(?:key|title)|pages\.\d+\.(?:path|title)|top\.\d+\.kind|.+\.items\.\d+\.(?:question|answer|title|label))$/;

/** No host, paper, page, section, question or answer occurs twice in its list. */
export const duplicates: Rule = ({ files: { settings, sections } }) => {
  const seen = new Set<string>();
  return faultsIn(textsIn(settings, sections), ({ text, place }) => {
    if (!distinct.test(place.key)) return undefined;
    const value = `${place.key.replace(/\.\d+(?=(?:\.[a-z]+)?$)/, "")} ${text}`;
    // An item written twice is one duplicate, whatever it contains.
    const item = place.key.replace(/\D+$/, "");
    if (seen.has(item)) return undefined;
    if (seen.has(value)) seen.add(item);
    seen.add(value);
    return seen.has(item) && faultOf("textTwice", "giveEachItsOwn", { text });
  });
};
