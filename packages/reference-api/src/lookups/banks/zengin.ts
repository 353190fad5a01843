import { createRequire } from "node:module";
import * as v from "valibot";

const ZenginBranch = v.object({ code: v.string(), name: v.string(), kana: v.string() });
const ZenginBank = v.object({
  code: v.string(),
  name: v.string(),
  kana: v.string(),
  branches: v.record(v.string(), ZenginBranch),
});
export const ZenginData = v.record(v.string(), ZenginBank);

export type ZenginBranch = v.InferOutput<typeof ZenginBranch>;
export type ZenginBank = v.InferOutput<typeof ZenginBank>;

/** All Japanese banks and branches. The package has no types, so the list is checked. */
export const readZengin = (): ZenginBank[] =>
  sortByCode(v.parse(ZenginData, createRequire(import.meta.url)("zengin-code")));

export const sortByCode = (list: v.InferOutput<typeof ZenginData>): ZenginBank[] =>
  Object.values(list).sort((a, b) => a.code.localeCompare(b.code));
