import { hash } from "node:crypto";
import { actBodies, deskCalls, deskRoutes } from "@kaitori/desk";
import { EntryStatus } from "@kaitori/domain";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020, type AnySchemaObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { deskOf } from "../../desk/desk-of.ts";
import type { AppEnv } from "../../http/request-context.ts";
import { deskPassword } from "../../testing/at-desk.ts";
import type { TestServer } from "../../testing/create-test-server.ts";
import { entryIn } from "../../testing/entry-in.ts";
import { insertFile } from "../../testing/insert-file.ts";
import { serverWithDesk } from "../../testing/server-with-desk.ts";
import { deskDocument } from "./desk-document.ts";
import { type Content, type Operation, openapiDocument } from "./openapi-document.ts";

const documents = { api: openapiDocument(), desk: deskDocument(deskCalls) };
type Which = keyof typeof documents;

/** By a validator that knows nothing of ours. */
const judges = {
  api: judgeOf(documents.api.components),
  desk: judgeOf(documents.desk.components),
};

function judgeOf(components: AnySchemaObject) {
  // `strict: false` permits the keywords that only describe: x-additions, contentMediaType.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "https://kaitori.example/", components });
  return (schema: object, value: unknown): string[] => {
    const absolute = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components', '"https://kaitori.example/#/components'),
    );
    const isValid = ajv.compile(absolute);
    isValid(value);
    return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

const operations = (Object.keys(documents) as Which[]).flatMap((which) =>
  Object.entries(documents[which].paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ which, path, method, described })),
  ),
);
const namedOperations = operations.map((operation) => ({
  ...operation,
  name: operation.described.operationId,
}));

const contentsOf = ({ requestBody, responses }: Operation): [string, Content][] => [
  ...(requestBody ? [["body", requestBody.content] as [string, Content]] : []),
  ...Object.entries(responses).map(([status, { content = {} }]): [string, Content] => [status, content]),
];

describe.each(["api", "desk"] as const)("the description of the %s", (which) => {
  test("R7.10 is OpenAPI 3.1 to a validator that somebody else wrote", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(documents[which])));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });
});

test.each(namedOperations)(
  "R7.10 $which $name has a fitting example of its body, its answer and every refusal",
  ({ which, described }) => {
    const results = contentsOf(described).flatMap(([of, content]) =>
      Object.entries(content).flatMap(([type, { schema, example }]) => {
        if (type !== "application/json") return [];
        return example === undefined || !schema
          ? [`${of}: no example`]
          : judges[which](schema, example).map((problem) => `${of}: ${problem}`);
      }),
    );
    expect(results).toEqual([]);
  },
);

/** The schema of a real answer, or undefined where it is described as one without content. */
function schemaOf({ responses }: Operation, status: number) {
  const answer = responses[status] ?? responses.default;
  return answer?.content?.["application/json"]?.schema;
}

function judgedAnswer(which: Which, described: Operation, status: number, text: string): string[] {
  const schema = schemaOf(described, status);
  expect(status, text).toBeLessThan(500);
  return !schema || text === "" ? [] : judges[which](schema, JSON.parse(text));
}

/** The address of an example, with the number of something that is there in place of the example's. */
function addressOf(path: string, { parameters }: Operation, id: number) {
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

const exampleSent = ({ requestBody }: Operation) => requestBody?.content["application/json"]?.example;

const { server, desk } = await serverWithDesk();
const entry = await entryIn(server, EntryStatus.underReview);

describe("an example that is sent", () => {
  test.each(namedOperations.filter(({ which }) => which === "api"))(
    "R7.10 as $name is understood, and answered as described",
    async ({ path, method, described }) => {
      const isOfEntry = /entries|claims/.test(path);
      const { client } = isOfEntry ? entry : await server.signedIn();
      const body = exampleSent(described);
      const id = (path.includes("claims") ? entry.claims[0] : entry.id) ?? 0;
      const answer = await client.fetch(addressOf(path, described, id), {
        method: method.toUpperCase(),
        ...(body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      // 400 without data: the request makes no sense. Of a file nothing is sent here.
      const isOfFile = described.requestBody !== undefined && body === undefined;
      if (!isOfFile) expect([400, text]).not.toEqual([answer.status, ""]);
      expect(judgedAnswer("api", described, answer.status, text)).toEqual([]);
    },
  );

  test("R6.1 every call of the desk is described, and nothing else", () => {
    const routes = new Hono<AppEnv>();
    deskRoutes(deskOf(server.server.services))(routes);
    const acts = new RegExp(`/(${Object.keys(actBodies).join("|")})$`);
    const described = Object.values(deskCalls).map(
      ({ method, path }) => `${method} ${path.replace(acts, "/:act")}`,
    );
    const served = routes.routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(described)].sort()).toEqual([...new Set(served)].sort());
  });

  test("R6.1 the desk understands every example and answers as described", async () => {
    const statuses: Record<string, number> = {};
    const entry = await entryIn(server, EntryStatus.underReview);
    const file = await insertFile(server, entry.applicantId, "identity");
    await keepBytesOf(server, file);
    const deskOperations = namedOperations.filter(({ which, name }) => which === "desk" && name !== "logOut");
    for (const { name, path, method, described } of deskOperations) {
      if (name === "logIn") server.clock.advance(60_000);
      const example = exampleSent(described);
      const credentials = { email: desk.email, password: deskPassword, code: desk.code() };
      const body =
        name === "logIn" ? credentials : example && withNumber(example as object, entry.claims[0] ?? 0);
      const { status, text } = await desk.ask(
        addressOf(path, described, name === "openFile" ? file : entry.id),
        { method: method.toUpperCase(), ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
      );
      statuses[name] = status;
      if (name !== "openFile")
        expect([name, judgedAnswer("desk", described, status, text)]).toEqual([name, []]);
      expect([name, status, text]).not.toEqual([name, 400, ""]);
    }
    const done = Object.keys(statuses).filter((name) => statuses[name] === 200);
    expect(done).toEqual(
      expect.arrayContaining(["logIn", "listEntries", "getEntry", "askAgain", "setNewEntries", "openFile"]),
    );
  });
});

const withNumber = (example: object, claim: number) => ({
  ...example,
  ...("claim" in example ? { claim } : {}),
  ...("uploads" in example ? { uploads: [] } : {}),
});

async function keepBytesOf({ server, row }: TestServer, file: number) {
  const bytes = Buffer.from("a picture");
  const { object_key } = await row<{ object_key: string }>`
    update file set sha256 = ${hash("sha256", bytes, "hex")} where id = ${file} returning object_key`;
  await server.services.store.put(object_key, bytes, "image/png");
}
