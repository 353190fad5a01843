import { deskCalls } from "@kaitori/desk";
import { allCalls, type CallDefinition, serverLevelHeader, userIdHeader, versionHeader } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { type Operation, openapiDocument } from "./openapi-document.ts";

vi.mock(import("./openapi-document.ts"), { spy: true });

const { server, client } = await testServer({});

const document = openapiDocument();
const calls: readonly (readonly [string, CallDefinition])[] = Object.entries(allCalls);

const operations: readonly Operation[] = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods),
);
const findOperation = (name: string) => operations.find(({ operationId }) => operationId === name);

const specification = { "x-kaitori": "specification" };
const additionMark = (since: number) => ({ "x-kaitori": "addition", "x-kaitori-since": since });

test("R7.10 the description contains every call and readContractPdf", () => {
  const names = [...calls.map(([name]) => name), "readContractPdf"];
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(names.sort());
});

test.each([
  { part: "readContractPdf", described: findOperation("readContractPdf") },
  ...["finished", "before"].map((name) => ({
    part: `the query ${name} of the entries`,
    described: findOperation("listEntries")?.parameters?.find((parameter) => parameter.name === name),
  })),
])("R7.10 $part is marked as an addition of level 1", ({ described }) => {
  expect(described).toMatchObject(additionMark(1));
});

test.each(calls)("R7.10 %s and its headers are marked with their API level", (name, call) => {
  const described = findOperation(name);
  const marks = Object.entries(described ?? {}).filter(([key]) => key.startsWith("x-"));
  expect(Object.fromEntries(marks)).toEqual(
    call.sinceServerLevel ? additionMark(call.sinceServerLevel) : specification,
  );
  const headers = described?.parameters.filter((parameter) => parameter.in === "header");
  const expected = [
    ...(call.idempotent ? ["Idempotency-Key"] : []),
    ...(call.method === "GET" ? [] : [userIdHeader]),
  ];
  expect(headers).toMatchObject(expected.map((header) => ({ name: header, ...additionMark(1) })));
});

test.each([serverLevelHeader, versionHeader] as const)(
  "R7.10 D7.9 every answer has the header %s, marked as an addition",
  (name) => {
    const answers = operations.flatMap(({ responses = {} }) => Object.values(responses));
    const headers = { [name]: { $ref: `#/components/headers/${name}` } };
    expect(answers).toEqual(
      answers.map(() => expect.objectContaining({ headers: expect.objectContaining(headers) })),
    );
    expect(document.components.headers[name]).toMatchObject(additionMark(1));
  },
);

test("R7.1 the request body is optional only for me", () => {
  const optional = operations.filter(({ requestBody }) => requestBody?.required === false);
  expect(optional.map(({ operationId }) => operationId)).toEqual(["me"]);
});

test("R7.10 every record of the description has a name", () => {
  expect(Object.keys(document.components.schemas).filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual(
    [],
  );
});

/** The calls and records of a page; a schema within them has no name. */
const sectionIds = (page: string) => [...page.matchAll(/<details id="(\w+)"/g)].map(([, id]) => id);

test("R7.10 the API description is served as JSON and as a page without scripts, and created once", async () => {
  const json = await client().fetch("/api/openapi.json");
  expect(await json.json()).toMatchObject({ openapi: "3.1.0" });
  const page = await client().fetch("/api/");
  const text = await page.text();
  expect(sectionIds(text)).toEqual(expect.arrayContaining([...Object.keys(allCalls), "CurrentUser"]));
  for (const { summary } of Object.values(allCalls)) expect(text).toContain(summary);
  expect(text).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");

  vi.mocked(openapiDocument).mockClear();
  const stringifySpy = vi.spyOn(JSON, "stringify");
  expect((await client().fetch("/api/openapi.json")).status).toBe(200);
  expect(await (await client().fetch("/api/?anything")).text()).toBe(text);
  expect(openapiDocument).not.toHaveBeenCalled();
  expect(stringifySpy).not.toHaveBeenCalled();
  stringifySpy.mockRestore();
});

test("R7.10 the desk's page lists every call of the desk, at the desk's host only", async () => {
  const page = await server.app.fetch(new Request("http://desk.localhost:4100/desk/"));
  expect(sectionIds(await page.text())).toEqual(expect.arrayContaining(Object.keys(deskCalls)));
  expect((await client().fetch("/desk/")).status).toBe(404);
});
