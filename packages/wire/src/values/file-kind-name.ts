import { fileKinds } from "@kaitori/domain";
import * as v from "valibot";

const oneKind = /* @__PURE__ */ `(?:${fileKinds.join("|")})(?:_\\d{1,4})?`;
const kindWithNumber = /* @__PURE__ */ new RegExp(`^${oneKind}$`);

/** A file kind, with the display number of the statement or claim it belongs to: `passbook_cover_2` (R3.2, R3.7). */
export const FileKindName = v.pipe(v.string(), v.regex(kindWithNumber));

/** Several of them in a field of a form: `pl,bs`. */
export const FileKindList = v.pipe(
  v.string(),
  v.regex(/* @__PURE__ */ new RegExp(`^${oneKind}(?:,${oneKind}){0,${fileKinds.length - 1}}$`)),
);
