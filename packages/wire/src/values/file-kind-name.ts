import { fileKinds } from "@kaitori/domain";
import * as v from "valibot";

const kindWithNumber = /* @__PURE__ */ new RegExp(`^(?:${fileKinds.join("|")})(?:_\\d{1,4})?$`);

/** A file kind, with the display number of the statement or claim it belongs to: `passbook_cover_2` (R3.2, R3.7). */
export const FileKindName = v.pipe(v.string(), v.regex(kindWithNumber));
