import { createRequire } from "node:module";
import * as v from "valibot";
import { decodeText, deskTexts, ListError, parseCsv } from "../lists/read-text.ts";

const ZenginBranch = v.object({ code: v.string(), name: v.string(), kana: v.string() });
const ZenginBank = v.object({
  code: v.string(),
  name: v.string(),
  kana: v.string(),
  branches: v.record(v.string(), ZenginBranch),
});
export const ZenginData = v.record(v.string(), ZenginBank);

export type ZenginBank = v.InferOutput<typeof ZenginBank>;
type BankList = v.InferOutput<typeof ZenginData>;

/** All Japanese banks and branches. The package has no types, so the list is checked. */
export const readZengin = (): ZenginBank[] =>
  sortByCode(v.parse(ZenginData, createRequire(import.meta.url)("zengin-code")));

export const sortByCode = (list: BankList): ZenginBank[] =>
  Object.values(list).sort((a, b) => a.code.localeCompare(b.code));

/** Reads the JSON of zengin-code, or rows of code, name and kana of a bank and of a branch. */
export function readBankList(bytes: Uint8Array): BankList {
  const text = decodeText(bytes);
  return text.trimStart().startsWith("{") ? fromJson(text) : fromRows(parseCsv(text));
}

function fromJson(text: string): BankList {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ZenginData), text);
  if (!parsed.success) throw new ListError(deskTexts.listNoBanks);
  return parsed.output;
}

function fromRows(rows: readonly string[][]): BankList {
  const list: BankList = {};
  for (const [index, row] of rows.entries()) {
    const [code = "", name = "", kana = "", branch = "", branchName = "", branchKana = ""] = row;
    if (!/^\d{4}$/.test(code) || !/^\d{3}$/.test(branch) || name === "" || branchName === "")
      throw new ListError(deskTexts.listNoBank({ line: index + 1 }));
    const bank = list[code] ?? { code, name, kana, branches: {} };
    list[code] = bank;
    bank.branches[branch] = { code: branch, name: branchName, kana: branchKana };
  }
  return list;
}
