import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { type LocalCommands, runDesk } from "./run-desk.ts";

const local: LocalCommands = {
  commands: {},
  usageErrors: [],
  refusals: [],
  demonstration: {
    server: "http://desk.localhost:4100",
    email: "desk@example.jp",
    password: "known to everybody",
    code: () => "123456",
  },
};

const answer = {
  company_name: "株式会社\u009b31m山田\u202e太郎",
  file: { name: "請求書.png", image: `data:image/jpeg;base64,${"QUJD".repeat(1000)}` },
};
const requests: string[] = [];
/** Idempotency keys of the bookings. The response to the first is lost. */
const keys: (string | string[] | undefined)[] = [];
let isDeskMissing = false;
/** Stands in for the server: a login without a code asks for one. */
const http = createServer(async (request, response) => {
  const body = await text(request);
  requests.push(`${request.method} ${request.url} ${request.headers.authorization ?? ""}`.trim());
  if (request.url?.endsWith("/hand-over") && keys.push(request.headers["idempotency-key"]) === 1)
    return response.destroy();
  if (isDeskMissing) return response.writeHead(404).end("{}");
  if (request.url?.endsWith("/buy")) {
    const fee_ratio = ["0.05 のように入力してください"];
    return response.writeHead(400).end(JSON.stringify({ fee_ratio, codes: { fee_ratio: [{ code: "x" }] } }));
  }
  if (request.method === "DELETE") return response.writeHead(204).end();
  if (request.url === "/desk/session") {
    const session = { token: "token", name: "審査", device: "device" };
    return response.end(JSON.stringify(body.includes("code") ? session : { needs: "code" }));
  }
  if (request.url?.startsWith("/desk/entries?"))
    return response.writeHead(200, { "x-next-cursor": "0-200001" }).end(JSON.stringify([{ id: 200_001 }]));
  return response.end(JSON.stringify(answer));
});
const state = mkdtempSync(join(tmpdir(), "kaitori-desk-"));

http.listen(0, "127.0.0.1");
await once(http, "listening");
afterAll(() => {
  http.close();
  rmSync(state, { recursive: true });
});

async function runAndCapture(command: string[], more: Record<string, string> = {}) {
  const lines: string[] = [];
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const env = { DESK_URL: `http://127.0.0.1:${port}`, XDG_STATE_HOME: state };
  const code = await runDesk(command, { ...env, ...more }, local, (text) => lines.push(text));
  return { code, text: lines.join("\n") };
}

test("D15 desk show escapes control characters in an applicant's text, and prints no bytes of images", async () => {
  const { text } = await runAndCapture(["show", "200001"]);
  expect(text).not.toMatch(/[\u0080-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  expect(text).toContain("株式会社\\u009b31m山田\\u202e太郎");
  expect(JSON.parse(text)).toMatchObject({ company_name: answer.company_name });
  expect(text).not.toContain("QUJDQUJD");
  expect(text).toContain("請求書.png");
});

test("B12 retries an act with the same idempotency key if the response is lost", async () => {
  expect((await runAndCapture(["hand-over", "200001", "31", "400000"])).code).toBe(0);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
  await runAndCapture(["hand-over", "200001", "31", "400000"]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("D15 does not retry a refused login", async () => {
  const before = requests.length;
  const otherAccount = { DESK_EMAIL: "nobody@example.jp", DESK_PASSWORD: "a password of their own" };
  expect((await runAndCapture(["pay-out", "200001"], otherAccount)).code).not.toBe(0);
  expect(requests.slice(before)).toEqual(["POST /desk/session"]);
});

test.each([
  { command: ["list", "1", "0-200000"], path: "/desk/entries?status=1&after=0-200000", next: "0-200001" },
  { command: ["find", "20261125-7d30nf"], path: "/desk/entries?code=20261125-7D30NF", next: "0-200001" },
  { command: ["find", "1000017"], path: "/desk/hand_overs/1000017" },
])(
  "R4.21 $command prints the answer of $path, and the cursor of the next page",
  async ({ command, path, next }) => {
    const { text } = await runAndCapture(command);
    expect(requests.at(-1)).toBe(`GET ${path} Bearer token`);
    const page = { entries: [{ id: 200_001 }], next };
    expect(JSON.parse(text)).toMatchObject(next ? page : { company_name: answer.company_name });
  },
);

test.each([
  {
    command: ["list"],
    server: "http://desk.localhost:9",
    text: /^http:\/\/desk\.localhost:9 .+DESK_URL.+。$/,
  },
  { command: ["finish", "200001"], server: "http://desk.localhost:9", text: /^http:.+DESK_URL.+。$/ },
  { command: ["login", "123456"], server: "http://desk.localhost:9", text: /^http:.+DESK_URL.+。$/ },
  { command: ["list"], server: "", text: /^DESK_URL .+。$/ },
  { command: ["list"], server: "desk.localhost:4100", text: /^DESK_URL .+。$/ },
  { command: ["list"], server: "http://", text: /^DESK_URL .+。$/ },
])("D15 $command reports that “$server” is no address of a desk", async ({ command, server, text }) => {
  expect(await runAndCapture(command, { DESK_URL: server })).toEqual({
    code: 1,
    text: expect.stringMatching(text),
  });
});

test("D15 prints a message of its own if the server has no desk at the address", async () => {
  isDeskMissing = true;
  const answer = await runAndCapture(["list"], { DESK_EMAIL: "elsewhere@example.com" });
  isDeskMissing = false;
  expect(answer).toEqual({ code: 1, text: expect.stringContaining("審査担当のアドレスではありません") });
});

test.each([
  { command: ["buy", "200001", "31", "5%"], code: 1, text: /^fee_ratio: 0\.05 のように入力してください$/ },
  { command: ["buy", "200001"], code: 2, text: /^番号を書いてください。\n\ndesk buy [^\n]+$/ },
  { command: ["show", "1-7D"], code: 2, text: /^「1-7D」は番号.+\n\ndesk show [^\n]+desk list[^\n]+$/ },
  { command: ["done", "x"], code: 2, text: /^「x」は番号.+\n\ndesk done <番号>/ },
  { command: ["lsit"], code: 2, text: /^「lsit」というコマンドはありません。\n\ndesk list/ },
  { command: [], code: 2, text: /^desk list/ },
])("$command prints errors by field, or the error and the usage of the command", async (row) => {
  expect(await runAndCapture(row.command)).toEqual({ code: row.code, text: expect.stringMatching(row.text) });
});

test("D5 a staff member logs in with a code and logs out", async () => {
  const person = { DESK_EMAIL: "me@example.com", DESK_PASSWORD: "a password of my own" };
  expect(await runAndCapture(["show", "1"], person)).toEqual({
    code: 1,
    text: expect.stringContaining("desk login"),
  });
  expect((await runAndCapture(["login", "123456"], person)).code).toBe(0);
  expect((await runAndCapture(["show", "1"], person)).code).toBe(0);
  expect((await runAndCapture(["logout"], person)).code).toBe(0);
  expect(requests.at(-1)).toBe("DELETE /desk/session Bearer token");
  expect((await runAndCapture(["show", "1"], person)).code).toBe(1);
});
