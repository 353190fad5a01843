import * as v from "valibot";
import { record } from "../record.ts";
import { codesField } from "./codes.ts";

/** 410: the link of a mail is no longer valid. Each reason has its own page. */
export const LinkProblem = record(
  "LinkProblem",
  {
    detail: v.string(),
    reason: v.picklist(["expired", "used", "unknown"]),
  },
  codesField,
);
export type LinkProblem = v.InferOutput<typeof LinkProblem>;
