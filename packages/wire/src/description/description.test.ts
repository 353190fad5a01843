import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { expect, test } from "vitest";
import { allCalls } from "../all-calls.ts";
import type { CallDefinition } from "../call.ts";
import { commonErrors } from "../errors.ts";
import { exampleOf } from "./example-of.ts";

const calls = Object.entries<CallDefinition>(allCalls);
const schemas = calls.flatMap(([name, { body, answer, errors }]) => [
  ...(body ? [{ name: `${name} body`, schema: body }] : []),
  ...(answer ? [{ name: `${name} answer`, schema: answer }] : []),
  ...Object.entries(errors ?? {}).map(([status, schema]) => ({ name: `${name} ${status}`, schema })),
]);

test.each([...schemas, ...Object.entries(commonErrors).map(([name, schema]) => ({ name, schema }))])(
  "R7.10 the API description contains the schema of $name, and its example matches",
  ({ schema }) => {
    expect(() => toJsonSchema(schema, { ignoreActions: ["guard"] })).not.toThrow();
    const { issues = [] } = v.safeParse<v.GenericSchema>(schema, exampleOf(schema));
    expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([]);
  },
);

test("R7.10 the example of a body has file kinds that match their field", () => {
  expect(exampleOf(allCalls.createEntry.body)).toMatchObject({
    banks: [{ contentfile_relations: [{ kind: "passbook_cover_1" }] }],
    claims: [{ contentfile_relations: [{ kind: "invoice_1" }], forbids_transfer: false }],
    draft_entry_id: null,
  });
});
