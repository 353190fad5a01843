import * as v from "valibot";
import { record } from "../record.ts";
import { codesField } from "./codes.ts";

/** Messages of one field; the first is the one shown. */
const Messages = v.array(v.string());

/** A record's errors: by field, by field of a record in it, or by index and field of a list in it. */
export type FieldErrorTree = { [field: string]: string[] | FieldErrorTree | FieldErrorTree[] };
export const FieldErrorTree: v.GenericSchema<FieldErrorTree> = v.pipe(
  v.record(
    v.string(),
    // Lists first: to valibot a list is a record too.
    v.union([Messages, v.array(v.lazy(() => FieldErrorTree)), v.lazy(() => FieldErrorTree)]),
  ),
  v.title("FieldErrorTree"),
);

const Rows = v.union([Messages, v.array(FieldErrorTree)]);

/**
 * 400 with data (R8.1): messages by field, those of no field under `non_field_errors`.
 * Claims and banks stand by index, each with fields and `non_field_errors` of its own, or bear one message together:
 * a sixth claim is too many, whichever it is.
 */
export const ValidationErrorBody = v.pipe(
  v.objectWithRest(
    {
      non_field_errors: v.optional(Messages),
      claims: v.optional(Rows),
      banks: v.optional(Rows),
      ...codesField,
    },
    v.union([Messages, v.array(FieldErrorTree), FieldErrorTree]),
  ),
  v.title("ValidationError"),
  v.metadata({ "x-additions": ["codes"] }),
);
export type ValidationErrorBody = v.InferOutput<typeof ValidationErrorBody>;

/** 400 without data (R8.1): the request itself makes no sense. */
export const BadRequestBody = record("BadRequest", {});
