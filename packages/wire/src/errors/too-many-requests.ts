import * as v from "valibot";
import { record } from "../record.ts";
import { codesField } from "./codes.ts";

/** 429: too many requests, or too many wrong passwords. */
export const TooManyRequestsBody = record(
  "TooManyRequests",
  {
    detail: v.string(),
    /** Seconds to wait; the same as in the Retry-After header. */
    retry_after: v.number(),
  },
  codesField,
);
export type TooManyRequestsBody = v.InferOutput<typeof TooManyRequestsBody>;
