import * as v from "valibot";
import { record } from "../record.ts";
import { codesField } from "./codes.ts";

/** Messages of one field; the site shows the first. */
const Messages = v.array(v.string());

/** Errors of a record: by field, by field of a nested record, or by index and field of a list. */
export type FieldErrorTree = { [field: string]: string[] | FieldErrorTree | FieldErrorTree[] };
export const FieldErrorTree: v.GenericSchema<FieldErrorTree> = v.pipe(
  v.record(
    v.string(),
    // Lists come first, because valibot accepts a list as a record.
    v.union([Messages, v.array(v.lazy(() => FieldErrorTree)), v.lazy(() => FieldErrorTree)]),
  ),
  v.title("FieldErrorTree"),
);

const Rows = v.union([Messages, v.array(FieldErrorTree)]);

/**
 * 400 with data (R8.1): messages by field; general ones under `non_field_errors`. Claims and banks are by index, each
 * with its fields and `non_field_errors`, or have one common message, as for a sixth claim.
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

/** 400 without data (R8.1): the request is malformed. */
export const BadRequestBody = record("BadRequest", {});
