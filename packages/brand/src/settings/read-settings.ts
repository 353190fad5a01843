import * as v from "valibot";
import { BrandSettings } from "./schema.ts";

/** Validates the settings that a program has read from a file; the error names the key and the fault. */
export const readSettings = (value: unknown): BrandSettings =>
  readBrandFile("settings", BrandSettings, value);

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
