import type { SchemaPart } from "@kaitori/wire";
import * as v from "valibot";
import { isObject } from "./json.ts";

/** Lists the specified fields that a response lacks. The site treats them as fields without a value. */
export function missingFields(schema: v.GenericSchema, value: unknown): string[] {
  return [...new Set(findMissing(schema, value, ""))];
}

function findMissing(schema: SchemaPart, value: unknown, path: string): string[] {
  const { entries, item, wrapped } = schema;
  if (wrapped) return value === null ? [] : findMissing(wrapped, value, path);
  if (item) return Array.isArray(value) ? value.flatMap((row) => findMissing(item, row, path)) : [];
  if (!entries || !isObject(value)) return [];
  const added: unknown = v.getMetadata(schema)["x-additions"];
  const additions: readonly unknown[] = Array.isArray(added) ? added : [];
  return Object.entries(entries).flatMap(([name, field]) => {
    const fieldPath = path === "" ? name : `${path}.${name}`;
    if (name in value) return findMissing(field, value[name], fieldPath);
    return field.type === "optional" || additions.includes(name) ? [] : [fieldPath];
  });
}
