import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runDesk } from "./run-desk.ts";

const answer = {
  company_name: "株式会社\u009b31m山田\u202e太郎",
  file: { name: "請求書.png", image: `data:image/jpeg;base64,${"QUJD".repeat(1000)}` },
};
const http = createServer((request, response) =>
  response.end(JSON.stringify(request.url === "/desk/session" ? { token: "token" } : answer)),
);
const state = mkdtempSync(join(tmpdir(), "kaitori-desk-"));

beforeAll(async () => {
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
});
afterAll(() => {
  http.close();
  rmSync(state, { recursive: true });
});

async function printed(...command: string[]) {
  const lines: string[] = [];
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const env = { DESK_URL: `http://127.0.0.1:${port}`, XDG_STATE_HOME: state };
  await runDesk(command, env, (text) => lines.push(text));
  return lines.join("\n");
}

test("D15 what an applicant has written reaches the terminal as text, not as orders to it", async () => {
  const text = await printed("show", "200001");
  expect(text).not.toMatch(/[\u0080-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  expect(text).toContain("株式会社\\u009b31m山田\\u202e太郎");
  expect(JSON.parse(text)).toMatchObject({ company_name: answer.company_name });
});

test("E7 the desk's command shows what is read, not the pictures' bytes", async () => {
  const text = await printed("show", "200001");
  expect(text).not.toContain("QUJDQUJD");
  expect(text).toContain("請求書.png");
});
