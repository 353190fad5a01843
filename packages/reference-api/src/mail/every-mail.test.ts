import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mailCopy } from "@kaitori/brand/copy/mail";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("..", import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(folder, file), "utf8"));

test("finding B12: every mail that a brand words is sent by something", () => {
  const mails = Object.keys(mailCopy.texts).flatMap((key) => /^(\w+)Subject$/.exec(key)?.[1] ?? []);
  const unsent = mails.filter((mail) => !sources.some((text) => text.includes(`"${mail}"`)));
  expect({ known: mails.includes("submit"), unsent }).toEqual({ known: true, unsent: [] });
});
