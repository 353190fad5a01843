import * as v from "valibot";
import { deskTexts, ListError } from "../lists/list-error.ts";
import { decodeText, parseCsv } from "../lists/read-text.ts";
import { ZenginData } from "./zengin.ts";

export type BankList = v.InferOutput<typeof ZenginData>;

const fourDigits = /^\d{4}$/;
const threeDigits = /^\d{3}$/;

/** Reads the JSON of zengin-code, or rows of code, name and kana of a bank and of a branch. */
export function readBankList(bytes: Uint8Array): BankList {
  const text = decodeText(bytes);
  return text.trimStart().startsWith("{") ? fromJson(text) : fromRows(parseCsv(text));
}

function fromJson(text: string): BankList {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ZenginData), text);
  if (!read.success) throw new ListError(deskTexts.listNoBanks);
  return read.output;
}

function fromRows(rows: readonly string[][]): BankList {
  const list: BankList = {};
  for (const [index, row] of rows.entries()) {
    const [code = "", name = "", kana = "", branch = "", branchName = "", branchKana = ""] = row;
    if (!fourDigits.test(code) || !threeDigits.test(branch) || name === "" || branchName === "")
      throw new ListError(deskTexts.listNoBank({ line: index + 1 }));
    const bank = list[code] ?? { code, name, kana, branches: {} };
    list[code] = bank;
    bank.branches[branch] = { code: branch, name: branchName, kana: branchKana };
  }
  return list;
}
