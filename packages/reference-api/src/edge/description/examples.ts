import { type CallDefinition, exampleOf } from "@kaitori/wire";
import type * as v from "valibot";
import {
  csrfMismatch,
  notFound,
  tooManyRequests,
  unauthorized,
  validationFailed,
} from "../../http/errors.ts";

type Parts = v.GenericSchema & { readonly entries?: Readonly<Record<string, unknown>> };

/** Refusals with the default sentences. */
const refusals = {
  401: unauthorized().bodyIn({}),
  403: csrfMismatch().bodyIn({}),
  429: tooManyRequests(30).bodyIn({}),
  default: notFound().bodyIn({}),
};

/** Example of a refusal that any call may answer; the example of a 400 names a field of the body. */
export function commonExample(status: string, body: v.GenericSchema | undefined): unknown {
  if (status !== "400") return Object.entries(refusals).find(([known]) => known === status)?.[1];
  const [field = "non_field_errors"] = Object.keys((body as Parts | undefined)?.entries ?? {});
  return validationFailed({ [field]: [{ code: "inputWrong" }] }).bodyIn({});
}

export const parameterExample = (place: CallDefinition["params"], name: string): unknown => {
  const schema = place?.[name];
  return schema && "type" in schema ? exampleOf(schema as v.GenericSchema, name) : undefined;
};
