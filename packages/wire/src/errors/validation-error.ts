import * as v from "valibot";
import { record } from "../record.ts";

/** Messages of one field; the first is the one shown. */
const Messages = v.array(v.string());
const Group = v.record(
  v.string(),
  v.union([Messages, v.record(v.string(), Messages), v.array(v.record(v.string(), Messages))]),
);

/**
 * 400 with data (spec §8): messages by field, those of no field under `non_field_errors`.
 * Claims and banks stand by index, each with fields and `non_field_errors` of its own.
 */
export const ValidationErrorBody = v.pipe(
  v.objectWithRest(
    {
      non_field_errors: v.optional(Messages),
      claims: v.optional(v.array(Group)),
      banks: v.optional(v.array(Group)),
    },
    v.union([Messages, Group]),
  ),
  v.title("ValidationError"),
);
export type ValidationErrorBody = v.InferOutput<typeof ValidationErrorBody>;

/** 400 without data (spec §8): the request itself makes no sense. */
export const BadRequestBody = record("BadRequest", {});
