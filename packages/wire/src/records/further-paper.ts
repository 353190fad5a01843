import { identityConfirmations } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { IsoDate } from "../values/date.ts";
import { FurtherKindName } from "../values/file-kind-name.ts";

/** A paper that the brand asks for beside those of the specification, and what an earlier entry has given of it. */
export const FurtherPaper = record("FurtherPaper", {
  kind: FurtherKindName,
  /** Nothing is submitted without it; else it is wished for. */
  required: v.boolean(),
  /** As it stands today: what is being looked at or accepted is not asked for again. */
  status: v.picklist(identityConfirmations),
  valid_until: v.nullable(IsoDate),
});
export type FurtherPaper = v.InferOutput<typeof FurtherPaper>;
