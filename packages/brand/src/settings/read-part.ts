import * as v from "valibot";

/** A part of a brand as a program gets it from a file. */
export function readPart<Schema extends v.GenericSchema>(
  part: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? part}: ${issue.message}`);
  throw new TypeError(`These brand ${part} do not hold:\n${faults.join("\n")}`);
}
