import { hash } from "node:crypto";
import { deskCalls, deskRoutes } from "@kaitori/desk";
import { EntryStatus } from "@kaitori/domain";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020, type AnySchemaObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { deskOf } from "../../desk/desk-of.ts";
import type { AppEnv } from "../../http/request-context.ts";
import { entryIn } from "../../testing/entry-in.ts";
import { deskPassword } from "../../testing/sign-in-staff.ts";
import { type TestServer, testServerWithDesk } from "../../testing/test-server.ts";
import { type Content, deskDocument, type Operation, openapiDocument } from "./openapi-document.ts";

const documents = { api: openapiDocument(), desk: deskDocument(deskCalls) };
type DocumentName = keyof typeof documents;

/** Validators of a library that the server does not use. */
const validators = {
  api: createValidator(documents.api.components),
  desk: createValidator(documents.desk.components),
};

function createValidator(components: AnySchemaObject) {
  // `strict: false` permits the keywords that only describe: x-additions, contentMediaType.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "https://kaitori.example/", components });
  return (schema: object, value: unknown): string[] => {
    const absolute = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components', '"https://kaitori.example/#/components'),
    );
    const validate = ajv.compile(absolute);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

const operations = (Object.keys(documents) as DocumentName[]).flatMap((documentName) =>
  Object.entries(documents[documentName].paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ documentName, path, method, operation })),
  ),
);
const namedOperations = operations.map((row) => ({ ...row, name: row.operation.operationId }));

const contentsOf = ({ requestBody, responses }: Operation): [string, Content][] => [
  ...(requestBody ? [["body", requestBody.content] as [string, Content]] : []),
  ...Object.entries(responses).map(([status, { content = {} }]): [string, Content] => [status, content]),
];

describe.each(["api", "desk"] as const)("the OpenAPI document of the %s", (documentName) => {
  test("R7.10 is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(documents[documentName])));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });
});

test.each(namedOperations)(
  "R7.10 $documentName $name has valid examples of its body, its answer and every refusal",
  ({ documentName, operation }) => {
    const results = contentsOf(operation).flatMap(([part, content]) =>
      Object.entries(content).flatMap(([type, { schema, example }]) => {
        if (type !== "application/json") return [];
        return example === undefined || !schema
          ? [`${part}: no example`]
          : validators[documentName](schema, example).map((problem) => `${part}: ${problem}`);
      }),
    );
    expect(results).toEqual([]);
  },
);

/** The schema of an answer; undefined if it has no JSON. */
function schemaOf({ responses }: Operation, status: number) {
  const answer = responses[status] ?? responses.default;
  return answer?.content?.["application/json"]?.schema;
}

function validateAnswer(
  documentName: DocumentName,
  operation: Operation,
  status: number,
  text: string,
): string[] {
  const schema = schemaOf(operation, status);
  expect(status, text).toBeLessThan(500);
  return !schema || text === "" ? [] : validators[documentName](schema, JSON.parse(text));
}

function exampleUrl(path: string, { parameters }: Operation, id: number) {
  const filled = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((address, { name, example }) => {
      const value = name === "id" ? id : example;
      return address.replace(`{${name}}`, encodeURIComponent(String(value)));
    }, path);
  const query = parameters.filter((parameter) => parameter.in === "query" && parameter.example !== undefined);
  const search = new URLSearchParams(
    Object.fromEntries(query.map(({ name, example }) => [name, String(example)])),
  );
  return `${filled}?${search}`;
}

const exampleBody = ({ requestBody }: Operation) => requestBody?.content["application/json"]?.example;

const { server, desk } = await testServerWithDesk();
const entry = await entryIn(server, EntryStatus.underReview);

describe("an example request", () => {
  test.each(namedOperations.filter(({ documentName }) => documentName === "api"))(
    "R7.10 of $name is answered as described",
    async ({ path, method, operation }) => {
      const isAboutEntry = /entries|claims/.test(path);
      const { client } = isAboutEntry ? entry : await server.signInApplicant();
      const body = exampleBody(operation);
      const id = (path.includes("claims") ? entry.claims[0] : entry.id) ?? 0;
      const answer = await client.fetch(exampleUrl(path, operation, id), {
        method: method.toUpperCase(),
        ...(body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      // 400 without a body means a malformed request. Uploads send no body here.
      const isUpload = operation.requestBody !== undefined && body === undefined;
      if (!isUpload) expect([400, text]).not.toEqual([answer.status, ""]);
      expect(validateAnswer("api", operation, answer.status, text)).toEqual([]);
    },
  );

  test("R6.1 the description lists exactly the routes of the desk", () => {
    const routes = new Hono<AppEnv>();
    deskRoutes(deskOf(server.server.services))(routes);
    const described = Object.values(deskCalls).map(
      ({ method, path }) => `${method} ${path.replace(/(entries\/:id)\/.+/, "$1/:act")}`,
    );
    const served = routes.routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(described)].sort()).toEqual([...new Set(served)].sort());
  });

  test("R6.1 the desk answers every example as described", async () => {
    const statuses: Record<string, number> = {};
    const entry = await entryIn(server, EntryStatus.underReview);
    const file = await server.insertFile(entry.applicantId, "identity");
    await storeBytesOf(server, file);
    const deskOperations = namedOperations.filter(
      ({ documentName, name }) => documentName === "desk" && name !== "logOut",
    );
    for (const { name, path, method, operation } of deskOperations) {
      if (name === "logIn") server.clock.advance(60_000);
      const example = exampleBody(operation);
      const credentials = { email: desk.email, password: deskPassword, code: desk.code() };
      const body =
        name === "logIn" ? credentials : example && withClaim(example as object, entry.claims[0] ?? 0);
      const { status, text } = await desk.request(
        exampleUrl(path, operation, name === "openFile" ? file : entry.id),
        { method: method.toUpperCase(), ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
      );
      statuses[name] = status;
      if (name !== "openFile")
        expect([name, validateAnswer("desk", operation, status, text)]).toEqual([name, []]);
      expect([name, status, text]).not.toEqual([name, 400, ""]);
    }
    const done = Object.keys(statuses).filter((name) => statuses[name] === 200);
    expect(done).toEqual(
      expect.arrayContaining(["logIn", "listEntries", "getEntry", "askAgain", "setNewEntries", "openFile"]),
    );
  });
});

const withClaim = (example: object, claim: number) => ({
  ...example,
  ...("claim" in example ? { claim } : {}),
  ...("uploads" in example ? { uploads: [] } : {}),
});

async function storeBytesOf({ server, row }: TestServer, file: number) {
  const bytes = Buffer.from("a picture");
  const { object_key } = await row<{ object_key: string }>`
    update file set sha256 = ${hash("sha256", bytes, "hex")} where id = ${file} returning object_key`;
  await server.services.store.put(object_key, bytes);
}
