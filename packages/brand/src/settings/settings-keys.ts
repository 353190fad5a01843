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

export type DocumentedKey = { readonly key: string; readonly sentence: string; readonly optional: boolean };

/** Every key of the settings with its sentence, for the handbook. */
export const settingsKeys = (): DocumentedKey[] => documentedKeys(BrandSettings);

/** Every key of a schema with its sentence; keys within a group follow it. */
export function documentedKeys(schema: v.GenericSchema, prefix = ""): DocumentedKey[] {
  return Object.entries(entriesOf(schema)).flatMap(([name, entry]) => {
    const optional = entry.type === "optional";
    const inner = optional && "wrapped" in entry ? (entry.wrapped as v.GenericSchema) : entry;
    const key = `${prefix}${name}`;
    const sentence = v.getDescription(inner as v.GenericSchema & { pipe: never }) ?? "";
    return [{ key, sentence, optional }, ...documentedKeys(inner, `${key}.`)];
  });
}

const entriesOf = (schema: v.GenericSchema): Record<string, v.GenericSchema> =>
  "entries" in schema ? (schema.entries as Record<string, v.GenericSchema>) : {};
