import * as v from "valibot";

/** Validates the data of a brand's file with its schema. */
export function readBrandFile<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? name}: ${issue.message}`);
  throw new TypeError(`The brand's ${name} are invalid:\n${faults.join("\n")}`);
}
