import type { PostcodeAddress } from "../../http/services.ts";
import { decodeText, deskTexts, ListError, parseCsv } from "../lists/read-text.ts";

export type PostcodeList = Record<string, PostcodeAddress[]>;

/**
 * Reads KEN_ALL.CSV or utf_ken_all.csv of Japan Post. A long town continues in the next rows until its bracket closes.
 * Ignores remarks such as 以下に掲載がない場合.
 */
export function readKenAll(bytes: Uint8Array): PostcodeList {
  const list: PostcodeList = {};
  let unfinishedTown = "";
  for (const [index, row] of parseCsv(decodeText(bytes)).entries()) {
    const [, , postcode = "", , , , prefecture = "", city = "", part = ""] = row;
    if (!/^\d{7}$/.test(postcode) || prefecture === "" || city === "")
      throw new ListError(deskTexts.listNoPostcode({ line: index + 1 }));
    const joined = unfinishedTown + part;
    const isUnfinished = joined.includes("（") && !joined.includes("）");
    unfinishedTown = isUnfinished ? joined : "";
    if (isUnfinished) continue;
    const address = { prefecture, city, town: cleanTown(joined) };
    const addresses = list[postcode] ?? [];
    if (!addresses.some(({ town, ...other }) => town === address.town && other.city === city))
      list[postcode] = [...addresses, address];
  }
  if (unfinishedTown !== "") throw new ListError(deskTexts.listCut);
  return list;
}

function cleanTown(text: string): string {
  const town = text.replace(/（.*$/, "").replace(/第?[０-９]+地割.*$/, "");
  const isRemark =
    town === "以下に掲載がない場合" ||
    town.endsWith("番地がくる場合") ||
    (town !== "一円" && town.endsWith("一円"));
  return isRemark ? "" : town;
}
