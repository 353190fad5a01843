import * as v from "valibot";
import { BrandSettings } from "./schema.ts";

export type SettingsKey = { readonly key: string; readonly sentence: string; readonly optional: boolean };

/** Every key of the settings with its sentence, for the handbook and for the brand commands. */
export const settingsKeys = (): SettingsKey[] => keysOf(BrandSettings, "");

function keysOf(schema: v.GenericSchema, prefix: string): SettingsKey[] {
  const entries = entriesOf(schema);
  return Object.entries(entries).flatMap(([name, entry]) => {
    const optional = entry.type === "optional";
    const inner = optional && "wrapped" in entry ? (entry.wrapped as v.GenericSchema) : entry;
    const key = `${prefix}${name}`;
    const sentence = v.getDescription(inner as never) ?? "";
    return [{ key, sentence, optional }, ...keysOf(inner, `${key}.`)];
  });
}

const entriesOf = (schema: v.GenericSchema): Record<string, v.GenericSchema> =>
  "entries" in schema ? (schema.entries as Record<string, v.GenericSchema>) : {};
