import * as v from "valibot";
import { record } from "../record.ts";

/**
 * What should be looked at again before submitting, and keeps nobody from it: more is to be transferred than the
 * invoice says (R5.8), or the same invoice was given before, 二重譲渡 (B10). Found by the domain's rules, with their params.
 */
export const EntryWarning = record("EntryWarning", {
  path: v.array(v.union([v.string(), v.number()])),
  code: v.picklist(["transferExceedsInvoice", "duplicateClaim"]),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
});
export type EntryWarning = v.InferOutput<typeof EntryWarning>;
