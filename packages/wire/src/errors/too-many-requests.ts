import * as v from "valibot";
import { record } from "../record.ts";
import { codesField } from "./codes.ts";

/** 429: asked too often, or after too many wrong passwords. Says how long to wait. */
export const TooManyRequestsBody = record(
  "TooManyRequests",
  {
    detail: v.string(),
    /** Seconds; the same as in the Retry-After header. */
    retry_after: v.number(),
  },
  codesField,
);
export type TooManyRequestsBody = v.InferOutput<typeof TooManyRequestsBody>;
