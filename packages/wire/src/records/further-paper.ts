import { identityConfirmations } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { IsoDate } from "../values/date.ts";
import { FurtherKindName } from "../values/file-kind-name.ts";

/** A paper that the brand requires in addition, with its status from earlier entries. */
export const FurtherPaper = record("FurtherPaper", {
  kind: FurtherKindName,
  /** True if an entry cannot be submitted without it. */
  required: v.boolean(),
  /** Current status, by the numbers of the identity; a paper under review or accepted is not required again. */
  status: v.picklist(identityConfirmations),
  valid_until: v.nullable(IsoDate),
});
export type FurtherPaper = v.InferOutput<typeof FurtherPaper>;
