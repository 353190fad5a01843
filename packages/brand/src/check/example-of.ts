import type * as v from "valibot";
import type { DataPath } from "../source/data-file.ts";

/** Fields of the kinds of schemas of valibot, whose common type lacks them. */
type Parts = {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly key?: string;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
};
const partsOf = (schema: v.GenericSchema) => schema as Parts;

/** A minimal example of the value that the schema accepts at a path, without optional fields. */
export function exampleAt(schema: v.GenericSchema, path: DataPath, value: unknown): string | undefined {
  const part = schemaAt(schema, path, value);
  return part && exampleOf(part);
}

function schemaAt(schema: v.GenericSchema, path: DataPath, value: unknown): v.GenericSchema | undefined {
  const { wrapped, item, entries, key, options } = partsOf(schema);
  if (wrapped) return schemaAt(wrapped, path, value);
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const inner: unknown = Reflect.get(Object(value), name);
  if (item) return schemaAt(item, rest, inner);
  if (entries) return entries[name] && schemaAt(entries[name], rest, inner);
  if (key === undefined) return undefined;
  const choice: unknown = Reflect.get(Object(value), key);
  const option = (options as readonly v.GenericSchema[] | undefined)?.find((each) => {
    const discriminator = partsOf(each).entries?.[key];
    return discriminator && partsOf(discriminator).literal === choice;
  });
  return option && schemaAt(option, path, value);
}

function exampleOf(schema: v.GenericSchema): string | undefined {
  const { type, wrapped, item, entries, options, literal } = partsOf(schema);
  if (wrapped) return exampleOf(wrapped);
  if (type === "string") return '"…"';
  if (type === "number") return "0";
  if (type === "boolean") return "true";
  if (type === "literal") return JSON.stringify(literal);
  if (type === "picklist") return JSON.stringify(options?.[0]);
  if (item) return joinParts([exampleOf(item)], "[", "]");
  if (!entries) return undefined;
  const required = Object.entries(entries).filter(([, entry]) => entry.type !== "optional");
  const fields = required.map(([name, entry]) => {
    const example = exampleOf(entry);
    return example && `${name}: ${example}`;
  });
  return joinParts(fields, "{ ", " }");
}

/** Returns nothing if one of the parts has no example. */
const joinParts = (parts: readonly (string | undefined)[], begin: string, end: string) =>
  parts.includes(undefined) ? undefined : `${begin}${parts.join(", ")}${end}`;
