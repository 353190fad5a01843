import * as v from "valibot";
import { record } from "../record.ts";
import { codesField } from "./codes.ts";

/** 410: a link from a mail that no longer opens anything. Each reason has a page of its own. */
export const LinkProblem = record(
  "LinkProblem",
  {
    detail: v.string(),
    reason: v.picklist(["expired", "used", "unknown"]),
  },
  codesField,
);
export type LinkProblem = v.InferOutput<typeof LinkProblem>;
