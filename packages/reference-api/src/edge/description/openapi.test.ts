import { deskCalls } from "@kaitori/desk";
import { allCalls, type CallDefinition, levelHeader, personHeader, versionHeader } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { serverOfFile } from "../../testing/server-with-desk.ts";
import { openapiDocument } from "./openapi-document.ts";

vi.mock(import("./openapi-document.ts"), { spy: true });

const { server, client } = await serverOfFile({});

const document = openapiDocument();
const calls: readonly (readonly [string, CallDefinition])[] = Object.entries(allCalls);

interface Operation {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, { readonly headers?: object }>>;
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly required: boolean };
}
const operations: readonly Operation[] = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods),
);
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name);

const specification = { "x-kaitori": "specification" };
const markOf = (since: number) => ({ "x-kaitori": "addition", "x-kaitori-since": since });

test("R7.10 every call stands in the description, and the one address that answers with bytes", () => {
  const names = [...calls.map(([name]) => name), "readContractPdf"];
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(names.sort());
});

test.each([
  { of: "readContractPdf", marked: operationOf("readContractPdf") },
  ...["finished", "before"].map((name) => ({
    of: `the query ${name} of the entries`,
    marked: operationOf("listEntries")?.parameters?.find((parameter) => parameter.name === name),
  })),
])("R7.10 $of is marked as an addition of level 1", ({ marked }) => {
  expect(marked).toMatchObject(markOf(1));
});

test.each(calls)("R7.10 %s is marked by the level from which on it is there", (name, { since }) => {
  const mark = since ? markOf(since) : specification;
  const operation = Object.entries(operationOf(name) ?? {});
  expect(Object.fromEntries(operation.filter(([key]) => key.startsWith("x-")))).toEqual(mark);
});

test.each(calls.filter(([, { idempotent }]) => idempotent))(
  "R7.10 the key that %s takes is marked as an addition of its own",
  (name) => {
    const key = operationOf(name)?.parameters?.find((parameter) => parameter.name === "Idempotency-Key");
    expect(key).toMatchObject(markOf(1));
  },
);

test.each([levelHeader, versionHeader] as const)(
  "R7.10 D7.9 the header %s stands with every answer, marked as an addition",
  (name) => {
    const answers = operations.flatMap(({ responses = {} }) => Object.values(responses));
    const headers = { [name]: { $ref: `#/components/headers/${name}` } };
    expect(answers).toEqual(
      answers.map(() => expect.objectContaining({ headers: expect.objectContaining(headers) })),
    );
    expect(document.components.headers[name]).toMatchObject(markOf(1));
  },
);

test.each(calls)("R7.10 the header of the person stands with %s where it writes", (name, { method }) => {
  const header = operationOf(name)?.parameters?.find((parameter) => parameter.name === personHeader);
  if (method === "GET") expect(header).toBeUndefined();
  else expect(header).toMatchObject(markOf(1));
});

test("R7.1 a call whose body is empty may be made without one", () => {
  const optional = operations.filter(({ requestBody }) => requestBody?.required === false);
  expect(optional.map(({ operationId }) => operationId)).toEqual(["me"]);
});

test("R7.10 every record of the description bears a name", () => {
  expect(Object.keys(document.components.schemas).filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual(
    [],
  );
});

test("R7.10 every reference of the description leads somewhere", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  const schemaNames = Object.keys(document.components.schemas);
  expect(references.map(([, name]) => name).filter((name) => !schemaNames.includes(name ?? ""))).toEqual([]);
});

test("R7.10 the API describes itself for programs and for people, without scripts", async () => {
  const json = await client().fetch("/api/openapi.json");
  expect(await json.json()).toMatchObject({ openapi: "3.1.0" });
  const page = await client().fetch("/api/");
  const text = await page.text();
  for (const { summary } of Object.values(allCalls)) expect(text).toContain(summary);
  expect(text).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("R7.10 a stranger who asks again and again makes the server describe itself once", async () => {
  await client().fetch("/api/openapi.json");
  vi.mocked(openapiDocument).mockClear();
  for (let requests = 0; requests < 3; requests += 1)
    expect((await client().fetch("/api/openapi.json")).status).toBe(200);
  expect(openapiDocument).not.toHaveBeenCalled();
});

const deskPage = async () => (await server.app.fetch(new Request("http://desk.localhost:4100/desk/"))).text();

/** The calls and records of a page; a schema within them has no name. */
const sectionIds = (page: string) => [...page.matchAll(/<details id="(\w+)"/g)].map(([, id]) => id);

test("R7.10 the page has every call and every record, and is made once", async () => {
  const making = vi.spyOn(JSON, "stringify");
  const page = await (await client().fetch("/api/")).text();
  expect(sectionIds(page)).toEqual(expect.arrayContaining([...Object.keys(allCalls), "CurrentUser"]));
  making.mockClear();
  expect(await (await client().fetch("/api/?anything")).text()).toBe(page);
  expect(making).not.toHaveBeenCalled();
  making.mockRestore();
});

test("R7.10 the desk's page has every call of it, at the desk's host alone", async () => {
  expect(sectionIds(await deskPage())).toEqual(expect.arrayContaining(Object.keys(deskCalls)));
  expect((await client().fetch("/desk/")).status).toBe(404);
});
