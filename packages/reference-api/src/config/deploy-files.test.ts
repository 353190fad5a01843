import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { Environment } from "./config.ts";
import { readConfig } from "./read-config.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, "deploy", file), "utf8");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** What compose.yaml hands to a server, its placeholders filled in. */
function serverOfCompose(): Record<string, string> {
  const [, block = ""] = /environment: &environment\n((?: {4}\S.*\n)+)/.exec(read("compose.yaml")) ?? [];
  const secrets: Record<string, string> = {
    SECRET_KEY: "a-secret-of-more-than-thirty-two-characters",
    MAIL_URL: "smtps://mail.example",
    DESK_HOSTS: "desk.example.jp",
    HOUJINBANGOU_ID: "",
  };
  const filled = block.replace(/\$\{(\w+)[^}]*\}/g, (_, name: string) => secrets[name] ?? "x");
  return Object.fromEntries(
    [...filled.matchAll(/^ {4}(\w+): "?(.*?)"?$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
}

test("E4 the server of compose.yaml starts as production, with nothing that the server does not know", () => {
  const given = serverOfCompose();
  expect(Object.keys(given).filter((name) => !(name in Environment.entries))).toEqual([]);
  expect(readConfig({ ...given, NODE_ENV: "production" })).toMatchObject({
    environment: "production",
    trustProxy: true,
    metricsPort: 9100,
    databaseUrl: "postgres://kaitori:x@database/kaitori",
  });
});

test("E4 what the operator fills in is read by compose.yaml or by the server", () => {
  const compose = new Set(names(read("compose.yaml"), /\$\{(\w+)/g));
  const asked = names(read("kaitori.env.example"), /^(\w+)=/gm);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !compose.has(name) && !(name in Environment.entries))).toEqual([]);
  expect([...compose].filter((name) => !asked.includes(name))).toEqual(["BACKUPS"]);
});

test("E4 units and images start programs that are there, with variables that the server reads", () => {
  const files = ["Dockerfile", "compose.yaml", ...globSync("systemd/*", { cwd: join(root, "deploy") })];
  const texts = files.map(read);
  const programs = new Set(texts.flatMap((text) => names(text, /(packages\/[\w./-]+\.ts)/g)));
  expect(programs.size).toBe(2);
  expect([...programs].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const units = texts.flatMap((text) => names(text, /^Environment=(.*)$/gm));
  const variables = units.flatMap((line) => names(line, /(\w+)=/g));
  expect(variables.length).toBeGreaterThan(5);
  expect(variables.filter((name) => !(name in Environment.entries))).toEqual([]);
});
