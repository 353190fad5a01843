import { fileKinds, isFurtherKind } from "@kaitori/domain";
import * as v from "valibot";

const oneKind = /* @__PURE__ */ `(?:${fileKinds.join("|")})(?:_\\d{1,4})?`;
/** A paper that a brand requires in addition; the key in its settings has at most 40 letters. */
const furtherKind = "further_[a-z](?:_?[a-z]){0,39}";
const kindWithNumber = /* @__PURE__ */ new RegExp(`^(?:${oneKind}|${furtherKind})$`);

/** A file kind with its number, `passbook_cover_2` (R3.2, R3.7), or `further_` and the key of a brand's paper. */
export const FileKindName = v.pipe(v.string(), v.regex(kindWithNumber));

/** A paper that a brand requires in addition, as `further_tax_payment`. */
export const FurtherKindName = v.pipe(
  v.string(),
  v.regex(/* @__PURE__ */ new RegExp(`^${furtherKind}$`)),
  v.guard(isFurtherKind),
);

/** Several kinds in a form field: `pl,bs`. */
export const FileKindList = v.pipe(
  v.string(),
  v.regex(
    /* @__PURE__ */ new RegExp(`^(?:${oneKind}(?:,${oneKind}){0,${fileKinds.length - 1}}|${furtherKind})$`),
  ),
);
