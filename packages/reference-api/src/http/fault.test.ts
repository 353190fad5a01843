import { call } from "@kaitori/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { serverOfFile } from "../testing/server-with-desk.ts";
import { handlePublic } from "./handle.ts";

const faulty = call({ method: "GET", path: "test/fault/", answer: v.object({}) });
const logged: string[] = [];
const { client } = await serverOfFile(
  { environment: "production" },
  {
    routes: [
      handlePublic(faulty, async () => {
        throw new Error("Key (email)=(yamada@example.jp) already exists");
      }),
    ],
    log: (...line) => logged.push(JSON.stringify(line)),
  },
);

test("R8.5 an unexpected error answers 500, and neither answer nor log contains its message", async () => {
  const answer = await client().call(faulty);
  expect(answer).toMatchObject({ status: 500, body: { detail: "サーバーエラーが発生しました。" } });
  const requestId = answer.headers.get("x-request-id") ?? "none";
  const line = logged.find((text) => text.includes('"fault"'));
  expect(line).toContain(requestId);
  expect(logged.join("\n")).not.toContain("yamada");
});

test("R7.9 every answer has the server version in its header", async () => {
  const { headers } = await client().call(faulty);
  expect(headers.get("x-kaitori-version")).toMatch(/^\d+-\d+\.\d+\.\d+$/);
});

test("R6.1 an unknown host gets 421", async () => {
  const browser = client("nobody");
  expect((await browser.fetch("/api/me/", { method: "POST" })).status).toBe(421);
  expect((await browser.fetch("/")).status).toBe(421);
});
