import { fileKinds, isFurtherKind } from "@kaitori/domain";
import * as v from "valibot";

const kindPattern = /* @__PURE__ */ `(?:${fileKinds.join("|")})(?:_\\d{1,4})?`;
/** A paper that a brand requires in addition; the key in its settings has at most 40 letters. */
const furtherPattern = "further_[a-z](?:_?[a-z]){0,39}";
const anyKindPattern = /* @__PURE__ */ new RegExp(`^(?:${kindPattern}|${furtherPattern})$`);

/** A file kind with its number, `passbook_cover_2` (R3.2, R3.7), or `further_` and the key of a brand's paper. */
export const FileKindName = v.pipe(v.string(), v.regex(anyKindPattern));

/** A paper that a brand requires in addition, as `further_tax_payment`. */
export const FurtherKindName = v.pipe(
  v.string(),
  v.regex(/* @__PURE__ */ new RegExp(`^${furtherPattern}$`)),
  v.guard(isFurtherKind),
);

/** Several kinds in a form field: `pl,bs`. */
export const FileKindList = v.pipe(
  v.string(),
  v.regex(
    /* @__PURE__ */ new RegExp(
      `^(?:${kindPattern}(?:,${kindPattern}){0,${fileKinds.length - 1}}|${furtherPattern})$`,
    ),
  ),
);
