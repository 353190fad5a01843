import { createRequire } from "node:module";
import * as v from "valibot";

const ZenginBranch = v.object({ code: v.string(), name: v.string(), kana: v.string() });
const ZenginBank = v.object({
  code: v.string(),
  name: v.string(),
  kana: v.string(),
  branches: v.record(v.string(), ZenginBranch),
});
const ZenginData = v.record(v.string(), ZenginBank);

export type ZenginBranch = v.InferOutput<typeof ZenginBranch>;
export type ZenginBank = v.InferOutput<typeof ZenginBank>;

/** The list of all Japanese banks and branches; the package has no types, so it is checked once when read. */
export function readZengin(): ZenginBank[] {
  const data: unknown = createRequire(import.meta.url)("zengin-code");
  return Object.values(v.parse(ZenginData, data)).sort((a, b) => a.code.localeCompare(b.code));
}
