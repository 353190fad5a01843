import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverLevelHeader } from "@kaitori/wire";
import { afterAll, expect, test } from "vitest";
import { help, runConformance } from "./command.ts";

const folder = mkdtempSync(join(tmpdir(), "kaitori-conformance-"));
afterAll(() => rmSync(folder, { recursive: true }));

const writeFile = (name: string, content: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

/** A web server without the API, which answers every call with 404. */
const serverWithoutApi: typeof fetch = async () => new Response("<html>", { status: 404 });

async function run(args: readonly string[], fetch: typeof globalThis.fetch = serverWithoutApi) {
  let out = "";
  let err = "";
  const exit = await runConformance(args, new Date("2026-11-21T10:00:00+09:00"), {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    fetch,
  });
  return { exit, out, err };
}

test.each([
  { args: [], message: "Name one URL." },
  { args: ["https://a.example", "https://b.example"], message: "Name one URL." },
  { args: ["ftp://a.example"], message: "ftp://a.example is not an http or https address" },
  { args: ["a.example"], message: "a.example is not an http or https address" },
  { args: ["https://a.example", "--page", "www"], message: "www is not an http or https address" },
  { args: ["https://a.example", "--wirte"], message: "--wirte" },
  { args: ["https://a.example", "--accounts", join(folder, "none.json")], message: "none.json" },
])("invalid arguments give an error sentence and exit code 2: $args", async ({ args, message }) => {
  const { exit, err, out } = await run(args);
  expect(exit).toBe(2);
  expect(err).toContain(message);
  expect(out).toBe("");
});

test("an account with an unknown state is reported", async () => {
  const file = writeFile("accounts.json", [{ state: "paid", email: "a@example.jp", password: "x" }]);
  const { exit, err } = await run(["https://a.example", "--accounts", file]);
  expect(exit).toBe(2);
  expect(err).toContain("accounts.json: 0.state");
});

test.each([
  { content: "[{", message: "accounts.json: it is not JSON" },
  { content: "{}", message: "accounts.json: Invalid type: Expected Array" },
])("an invalid file of accounts is reported: $content", async ({ content, message }) => {
  const file = join(folder, "accounts.json");
  writeFileSync(file, content);
  const { exit, err } = await run(["https://a.example", "--accounts", file]);
  expect(exit).toBe(2);
  expect(err).toContain(message);
});

test("--help explains the command and sends no request", async () => {
  expect(await run(["--help"])).toEqual({ exit: 0, out: help, err: "" });
});

test("R7.10 a server without a level header is checked for the calls of the specification only", async () => {
  const { exit, out } = await run(["https://a.example"]);
  expect(exit).toBe(1);
  expect(out).toContain("MISMATCH POST uploads/ exists and refuses visitors");
  expect(out).toContain("POST uploads/: HTTP.status: answered with 404 instead of 401 or 403");
  expect(out).toContain("Level 0: the specification");
  expect(out).not.toContain("GET ext/banks/");
  expect(out).toContain("(no account of the file could log in)");
});

test("a failed login is reported with its account", async () => {
  const file = writeFile("accounts.json", [{ state: "any", email: "a@example.jp", password: "x" }]);
  const { out } = await run(["https://a.example", "--accounts", file]);
  expect(out).toContain("a@example.jp (any): answered with 404");
});

test("a check that needs a file names its kind and the answer if it cannot be uploaded", async () => {
  const file = writeFile("accounts.json", [{ state: "ready", email: "a@example.jp", password: "x" }]);
  const serverWithoutUploads: typeof fetch = async (input) =>
    String(input).endsWith("/uploads/") ? Response.json({ kind: ["?"] }, { status: 400 }) : Response.json({});
  const { out } = await run(["https://a.example", "--accounts", file, "--write"], serverWithoutUploads);
  expect(out).toContain('(no file "delinquency" could be uploaded: 400 {"kind":["?"]})');
});

test("--json prints the report as JSON", async () => {
  const { exit, out } = await run(["https://a.example", "--json"]);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ url: "https://a.example", unreachable: null, level: 0, exit });
  const serverOfLevelOne: typeof fetch = async () =>
    new Response("<html>", { status: 404, headers: { [serverLevelHeader]: "1" } });
  const { results } = JSON.parse((await run(["https://a.example", "--json"], serverOfLevelOne)).out);
  expect(results).toContainEqual(
    expect.objectContaining({ source: 1, title: "GET ext/banks/", state: "fails" }),
  );
});

test.each([
  { exposed: "X-CSRFToken, X-Kaitori-Level", expected: false },
  { exposed: "X-CSRFToken", expected: true },
  { exposed: undefined, expected: true },
])(
  "B21 a level header that another origin cannot read is reported: exposed $exposed",
  async ({ exposed, expected }) => {
    const otherServer: typeof fetch = async () =>
      Response.json(
        {},
        {
          headers: { [serverLevelHeader]: "1", ...(exposed && { "access-control-expose-headers": exposed }) },
        },
      );
    const { out } = await run(["https://api.a.example", "--page", "https://www.a.example"], otherServer);
    expect(out.includes(`CORS.Access-Control-Expose-Headers: does not name ${serverLevelHeader}`)).toBe(
      expected,
    );
  },
);

test("an unreachable server gives exit code 2, unlike one that differs from the specification", async () => {
  const { exit, out } = await run(["https://a.example"], async () => {
    throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
  });
  expect(exit).toBe(2);
  expect(out).toContain(
    "Stopped: GET system_settings/supress_entries/ was not answered (fetch failed: connect ECONNREFUSED)",
  );
});
