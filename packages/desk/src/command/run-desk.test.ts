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
  standing: () => undefined,
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
const asked: string[] = [];
/** Idempotency keys of the bookings. The response to the first is lost. */
const keys: (string | string[] | undefined)[] = [];
let notDesk = false;
/** Stands in for the server: a login without a code asks for one. */
const http = createServer(async (request, response) => {
  const body = await text(request);
  asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ""}`.trim());
  if (request.url?.endsWith("/hand-over") && keys.push(request.headers["idempotency-key"]) === 1)
    return response.destroy();
  if (notDesk) return response.writeHead(404).end("{}");
  if (request.url?.endsWith("/buy")) {
    const fee_ratio = ["0.05 のように入力してください"];
    return response.writeHead(400).end(JSON.stringify({ fee_ratio, codes: { fee_ratio: [{ code: "x" }] } }));
  }
  if (request.method === "DELETE") return response.writeHead(204).end();
  if (request.url === "/desk/session")
    return response.end(JSON.stringify(body.includes("code") ? { token: "token" } : { needs: "code" }));
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

async function printed(command: string[], more: Record<string, string> = {}) {
  const lines: string[] = [];
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const env = { DESK_URL: `http://127.0.0.1:${port}`, XDG_STATE_HOME: state };
  const code = await runDesk(command, { ...env, ...more }, local, (text) => lines.push(text));
  return { code, text: lines.join("\n") };
}

test("D15 what an applicant has written reaches the terminal as text, not as orders to it", async () => {
  const { text } = await printed(["show", "200001"]);
  expect(text).not.toMatch(/[\u0080-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  expect(text).toContain("株式会社\\u009b31m山田\\u202e太郎");
  expect(JSON.parse(text)).toMatchObject({ company_name: answer.company_name });
});

test("the desk's command shows what is read, not the pictures' bytes", async () => {
  const { text } = await printed(["show", "200001"]);
  expect(text).not.toContain("QUJDQUJD");
  expect(text).toContain("請求書.png");
});

test("B12 an act whose answer is lost is sent again with its key", async () => {
  expect((await printed(["hand-over", "200001", "31", "400000"])).code).toBe(0);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
  await printed(["hand-over", "200001", "31", "400000"]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("D15 a login that is refused is tried once, whatever was to be sent", async () => {
  const before = asked.length;
  const someone = { DESK_EMAIL: "nobody@example.jp", DESK_PASSWORD: "a password of their own" };
  expect((await printed(["pay-out", "200001"], someone)).code).not.toBe(0);
  expect(asked.slice(before)).toEqual(["POST /desk/session"]);
});

test("a list says where it goes on, and goes on there", async () => {
  const { text } = await printed(["list", "1", "0-200000"]);
  expect(JSON.parse(text)).toEqual({ entries: [{ id: 200_001 }], next: "0-200001" });
  expect(asked.at(-1)).toBe("GET /desk/entries?status=1&after=0-200000 Bearer token");
});

test("R4.21 desk find takes the receipt number of an entry, as it is read out, and the reference of a payment", async () => {
  const { text } = await printed(["find", "20261125-7d30nf"]);
  expect(JSON.parse(text)).toMatchObject({ entries: [{ id: 200_001 }] });
  expect(asked.at(-1)).toBe("GET /desk/entries?code=20261125-7D30NF Bearer token");
  await printed(["find", "1000017"]);
  expect(asked.at(-1)).toBe("GET /desk/hand_overs/1000017 Bearer token");
});

test("D15 without a server the desk says where it asked, in a sentence", async () => {
  const nobody = { DESK_URL: "http://desk.localhost:9" };
  for (const command of [["list"], ["finish", "200001"], ["login", "123456"]])
    expect(await printed(command, nobody)).toEqual({
      code: 1,
      text: expect.stringMatching(/^http:\/\/desk\.localhost:9 .+DESK_URL.+。$/),
    });
});

test.each(["", "desk.localhost:4100", "http://"])("D15 “%s” is no address of a desk", async (DESK_URL) => {
  const { code, text } = await printed(["list"], { DESK_URL });
  expect({ code, text }).toEqual({ code: 1, text: expect.stringMatching(/^DESK_URL .+。$/) });
});

test("D15 a server that has no desk at the address is told from an entry that is not there", async () => {
  notDesk = true;
  const answer = await printed(["list"], { DESK_EMAIL: "elsewhere@example.com" });
  notDesk = false;
  expect(answer).toEqual({ code: 1, text: expect.stringContaining("審査担当のアドレスではありません") });
});

test("what the server says of a field is told as a sentence", async () => {
  expect(await printed(["buy", "200001", "31", "5%"])).toEqual({
    code: 1,
    text: "fee_ratio: 0.05 のように入力してください",
  });
});

test.each([
  { command: ["buy", "200001"], text: /^番号を書いてください。\n\ndesk buy [^\n]+$/ },
  {
    command: ["show", "20261125-7D30NF"],
    text: /^「20261125-7D30NF」は番号.+\n\ndesk show [^\n]+desk list[^\n]+$/,
  },
  { command: ["lsit"], text: /^「lsit」というコマンドはありません。\n\ndesk list/ },
  { command: [], text: /^desk list/ },
])("$command is told why, and how that command is written", async ({ command, text }) => {
  expect(await printed(command)).toEqual({ code: 2, text: expect.stringMatching(text) });
});

test("D5 somebody real is asked for a code, logs in with it and out again", async () => {
  const person = { DESK_EMAIL: "me@example.com", DESK_PASSWORD: "a password of my own" };
  expect(await printed(["show", "1"], person)).toEqual({
    code: 1,
    text: expect.stringContaining("desk login"),
  });
  expect((await printed(["login", "123456"], person)).code).toBe(0);
  expect((await printed(["show", "1"], person)).code).toBe(0);
  expect((await printed(["logout"], person)).code).toBe(0);
  expect(asked.at(-1)).toBe("DELETE /desk/session Bearer token");
  expect((await printed(["show", "1"], person)).code).toBe(1);
});

test("the command line says how a task is written", async () => {
  const lines: string[] = [];
  expect(await runDesk(["done", "x"], {}, local, (text) => lines.push(text))).toBe(2);
  expect(lines.join()).toContain("desk done <番号>");
});
