import * as wire from "@kaitori/wire";
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import * as v from "valibot";

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

/** Records of the wire by title, to which other schemas refer. */
const wireExports: readonly unknown[] = Object.values(wire);
const definitions: Record<string, v.GenericSchema> = Object.fromEntries(
  wireExports.filter(isSchema).flatMap((schema) => {
    const title = v.getTitle(schema);
    return title === undefined ? [] : [[title, schema] as const];
  }),
);

const conversion = {
  target: "draft-2020-12",
  definitions,
  // Custom checks have no keyword in JSON Schema.
  errorMode: "ignore",
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} as const satisfies ConversionConfig;

/** The schema without dialect and definitions, which the document contains once. */
const schemaFor = (typeMode: "input" | "output") => (schema: v.GenericSchema) => {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...conversion, typeMode });
  return rest;
};
/** Schema of a request, in which fields with a default are optional. */
export const requestSchema = schemaFor("input");
export const answerSchema = schemaFor("output");

export const componentSchemas = () => toJsonSchemaDefs(definitions, conversion);
