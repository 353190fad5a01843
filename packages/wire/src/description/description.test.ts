import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { expect, test } from "vitest";
import { allCalls } from "../all-calls.ts";
import type { CallDefinition } from "../call.ts";
import { commonErrors } from "../errors/common-errors.ts";
import { Claim } from "../records/claim.ts";
import { Entry } from "../records/entry.ts";
import { buildOrder } from "./build-order.ts";
import { exampleOf } from "./example-of.ts";
import { fieldsOf } from "./fields-of.ts";

const calls = Object.entries<CallDefinition>(allCalls);
const schemas = calls.flatMap(([name, { body, answer, errors }]) => [
  ...(body ? [{ name: `${name} body`, schema: body }] : []),
  ...(answer ? [{ name: `${name} answer`, schema: answer }] : []),
  ...Object.entries(errors ?? {}).map(([status, schema]) => ({ name: `${name} ${status}`, schema })),
]);

test("R7.1 every call of the specification has its step in the build order, and no other call has", () => {
  const names = calls.filter(([, { since }]) => since === undefined).map(([name]) => name);
  expect(Object.values(buildOrder).flat().sort()).toEqual(names.sort());
});

test.each([...schemas, ...Object.entries(commonErrors).map(([name, schema]) => ({ name, schema }))])(
  "R7.10 the API description contains the schema of $name, and its example matches",
  ({ schema }) => {
    expect(() => toJsonSchema(schema, { ignoreActions: ["guard"] })).not.toThrow();
    const { issues = [] } = v.safeParse<v.GenericSchema>(schema, exampleOf(schema));
    expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([]);
  },
);

/** A field of the specification that every body or record has. */
const specified = { required: true, nullable: false, isAddition: false };

test("R3.1 the description of a record lists its fields; it names nested records and marks additions", () => {
  expect(fieldsOf(Entry)).toContainEqual({ ...specified, path: "claims", type: "list", record: "Claim" });
  expect(fieldsOf(Claim)).toContainEqual({
    path: "receive_payment_account",
    type: "record",
    record: "ReceivePaymentAccount",
    required: true,
    nullable: true,
    isAddition: true,
  });
});

test("R7.1 the description of a body includes its nested fields", () => {
  const paths = fieldsOf(allCalls.createEntry.body).map(({ path }) => path);
  expect(paths).toContain("claims[].receive_payment_account.obliger_accounts[].holder_name");
  expect(fieldsOf(allCalls.uploadFile.body)).toContainEqual(
    expect.objectContaining({ path: "kind", type: "kind" }),
  );
  expect(fieldsOf(allCalls.markDelinquencyFiles.body)).toEqual([
    { ...specified, path: "ids", type: "list", itemType: "integer", maxLength: 600 },
  ]);
  expect(fieldsOf(allCalls.login.body)).toEqual([
    { ...specified, path: "email", type: "text", maxLength: 4000 },
    { ...specified, path: "password", type: "text", maxLength: 4000 },
    { ...specified, path: "persistLoginState", type: "flag", required: false },
  ]);
});

test.each([
  { call: "contractEntry", fields: ["terms_hash", "explanation_hash"] },
  { call: "register", fields: ["terms_version", "signup_token"] },
  {
    call: "createEntry",
    fields: [
      "claims[].deducts_bank_charge",
      "claims[].withholds_tax",
      "claims[].forbids_transfer",
      "claims[].twin_reason",
      "bank_account.bank_code",
      "bank_account.branch_code",
      "draft_version",
    ],
  },
] as const)("R7.10 additions in the body of $call are marked", ({ call, fields }) => {
  const added = fieldsOf(allCalls[call].body).filter(({ isAddition }) => isAddition);
  expect(added.map(({ path }) => path)).toEqual(fields);
});

test("R7.10 the example of a body has file kinds that match their field", () => {
  expect(exampleOf(allCalls.createEntry.body)).toMatchObject({
    banks: [{ contentfile_relations: [{ kind: "passbook_cover_1" }] }],
    claims: [{ contentfile_relations: [{ kind: "invoice_1" }], forbids_transfer: false }],
    draft_entry_id: null,
  });
});
