import type { PostcodeAddress } from "../../http/services.ts";
import { ListError, say } from "../lists/list-error.ts";
import { rowsOf, textOf } from "../lists/read-text.ts";

export type PostcodeList = Record<string, PostcodeAddress[]>;

/**
 * Japan Post's KEN_ALL.CSV or utf_ken_all.csv. A town that is longer than a field goes on in the next rows, until its
 * bracket is closed; what stands there instead of a town (以下に掲載がない場合 …) is none.
 */
export function readKenAll(bytes: Uint8Array): PostcodeList {
  const list: PostcodeList = {};
  let begun = "";
  for (const [index, row] of rowsOf(textOf(bytes)).entries()) {
    const [, , postcode = "", , , , prefecture = "", city = "", part = ""] = row;
    if (!/^\d{7}$/.test(postcode) || prefecture === "" || city === "")
      throw new ListError(say.listNoPostcode({ line: index + 1 }));
    const joined = begun + part;
    const isOpen = joined.includes("（") && !joined.includes("）");
    begun = isOpen ? joined : "";
    if (isOpen) continue;
    const place = { prefecture, city, town: townOf(joined) };
    const known = list[postcode] ?? [];
    if (!known.some(({ town, ...other }) => town === place.town && other.city === city))
      list[postcode] = [...known, place];
  }
  if (begun !== "") throw new ListError(say.listCut);
  return list;
}

function townOf(text: string): string {
  const town = text.replace(/（.*$/, "").replace(/第?[０-９]+地割.*$/, "");
  const isNoTown =
    town === "以下に掲載がない場合" ||
    town.endsWith("番地がくる場合") ||
    (town !== "一円" && town.endsWith("一円"));
  return isNoTown ? "" : town;
}
