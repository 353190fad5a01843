import { runDesk } from "@kaitori/desk";
import { expect, test } from "vitest";
import { localCommands } from "./local-commands.ts";

async function printed(command: string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const code = await runDesk(command, env, localCommands, (text) => lines.push(text));
  return { code, text: lines.join("\n") };
}

test.each([
  ["list"],
  ["code", "me@example.com"],
  ["disable", "me@example.com"],
  ["enable", "me@example.com"],
  ["alone", "akane"],
  ["together", "akane"],
])("D5 desk staff %s works on the database, and says when that is out of reach", async (...command) => {
  const env = { DATABASE_URL: "postgres://127.0.0.1:9/kaitori" };
  const { code, text } = await printed(["staff", ...command], env);
  expect({ code, text }).toEqual({ code: 1, text: expect.stringMatching(/^DATABASE_URL names a database/) });
});

const staff = ["staff", "desk@example.com", "山田", "all"];
const password = { DESK_PASSWORD: "a password for the desk" };

test("a command that is not understood is told why before how it is written", async () => {
  const { code, text } = await printed(staff, { DESK_PASSWORD: "short" });
  expect(code).toBe(2);
  expect(text).toMatch(/^DESK_PASSWORD に12文字以上[^\n]+\n\ndesk staff/);
});

test.each([
  {
    what: "a wrong setting",
    env: { REVIEW: "maybe" },
    message: /^REVIEW must be auto or desk, but is “maybe”\.$/,
  },
  {
    what: "a database out of reach",
    env: { DATABASE_URL: "postgres://127.0.0.1:9/kaitori" },
    message: /^DATABASE_URL names a database that cannot be used: .+\.$/,
  },
])("what keeps the desk from making a person is told in a sentence: $what", async ({ env, message }) => {
  const { code, text } = await printed(staff, { ...password, ...env });
  expect({ code, text }).toEqual({ code: 1, text: expect.stringMatching(message) });
});
