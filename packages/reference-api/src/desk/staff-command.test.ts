import { runDesk } from "@kaitori/desk";
import { expect, test } from "vitest";
import { localCommands } from "./local-commands.ts";

const clock = () => new Date("2026-11-21T10:00:00+09:00");

async function runCommand(command: string[], env: Record<string, string>) {
  const lines: string[] = [];
  const code = await runDesk(command, env, localCommands(clock), (text) => lines.push(text));
  return { code, text: lines.join("\n") };
}

const staff = ["desk@example.com", "山田", "all"];
const password = { DESK_PASSWORD: "a password for the desk" };

test.each([
  staff,
  ["list"],
  ["code", "me@example.com"],
  ["disable", "me@example.com"],
  ["enable", "me@example.com"],
  ["alone", "akane"],
  ["together", "akane"],
])("D5 desk staff %s needs the database, and reports if it is unreachable", async (...command) => {
  // No server listens on the discard port (RFC 863).
  const env = { ...password, DATABASE_URL: "postgres://127.0.0.1:9/kaitori" };
  const { code, text } = await runCommand(["staff", ...command], env);
  const message = /^DATABASE_URL names a database that cannot be used: .*ECONNREFUSED.*\.$/;
  expect({ code, text }).toEqual({ code: 1, text: expect.stringMatching(message) });
});

test("an invalid command prints the reason before the usage", async () => {
  const { code, text } = await runCommand(["staff", ...staff], { DESK_PASSWORD: "short" });
  expect(code).toBe(2);
  expect(text).toMatch(/^DESK_PASSWORD に12文字以上[^\n]+\n\ndesk staff/);
});

test("adding a staff account with a wrong setting fails with one sentence", async () => {
  const { code, text } = await runCommand(["staff", ...staff], { ...password, REVIEW: "maybe" });
  expect({ code, text }).toEqual({ code: 1, text: "REVIEW must be auto or desk, but is “maybe”." });
});
