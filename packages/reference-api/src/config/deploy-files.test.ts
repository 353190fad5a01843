import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { Environment } from "./config.ts";
import { readConfig } from "./read-config.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, "deploy", file), "utf8");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop_grace_period?: string;
}
const compose = parse(read("compose.yaml"), { merge: true });
const server: Service = compose.services["kaitori-1"];

/** The environment of a server in compose.yaml with values for its placeholders. */
function composeEnvironment(): Record<string, string> {
  const secrets: Record<string, string> = {
    SECRET_KEY: "a-secret-of-more-than-thirty-two-characters",
    MAIL_URL: "smtps://mail.example",
    DESK_HOSTS: "desk.example.jp",
    HOUJINBANGOU_ID: "",
  };
  const fill = (text: string) => text.replace(/\$\{(\w+)[^}]*\}/g, (_, name: string) => secrets[name] ?? "x");
  return Object.fromEntries(
    Object.entries(server.environment ?? {}).map(([name, text]) => [name, fill(text)]),
  );
}

test("the environment in compose.yaml is valid for production and has no unknown variable", () => {
  const input = composeEnvironment();
  expect(Object.keys(input).filter((name) => !(name in Environment.entries))).toEqual([]);
  expect(readConfig({ ...input, NODE_ENV: "production" })).toMatchObject({
    environment: "production",
    trustProxy: true,
    metricsPort: 9100,
    databaseUrl: "postgres://kaitori:x@database/kaitori",
  });
});

test("compose.yaml or the server reads each variable of kaitori.env.example", () => {
  const compose = new Set(names(read("compose.yaml"), /\$\{(\w+)/g));
  const exampleNames = names(read("kaitori.env.example"), /^(\w+)=/gm);
  expect(exampleNames.length).toBeGreaterThan(5);
  expect(exampleNames.filter((name) => !compose.has(name) && !(name in Environment.entries))).toEqual([]);
  expect([...compose].filter((name) => !exampleNames.includes(name))).toEqual(["BACKUPS"]);
});

test("systemd units and images start existing programs with variables that the server reads", () => {
  const files = ["Dockerfile", "compose.yaml", ...globSync("systemd/*", { cwd: join(root, "deploy") })];
  const texts = files.map(read);
  const programs = new Set(texts.flatMap((text) => names(text, /(packages\/[\w./-]+\.ts)/g)));
  expect(programs.size).toBe(2);
  expect([...programs].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const units = texts.flatMap((text) => names(text, /^Environment=(.*)$/gm));
  const variables = units.flatMap((line) => names(line, /(\w+)=/g));
  expect(variables.length).toBeGreaterThan(5);
  const serverVariables = variables.filter((name) => !name.startsWith("MALLOC_"));
  expect(serverVariables.filter((name) => !(name in Environment.entries))).toEqual([]);
});

test("image and repository exclude the operator's own files", () => {
  const operatorFiles = ["deploy/kaitori.env", "deploy/certificates", "deploy/backups"];
  for (const file of [".gitignore", ".dockerignore"])
    expect(readFileSync(join(root, file), "utf8").split("\n")).toEqual(expect.arrayContaining(operatorFiles));
});

test("Docker and systemd wait longer for the end of a server than it takes", () => {
  const { stopAfter } = readConfig({ ...composeEnvironment(), NODE_ENV: "production" });
  const [systemd] = names(read("systemd/kaitori@.service"), /^TimeoutStopSec=(\d+)$/gm);
  // The server takes up to ten more seconds for running requests.
  for (const grace of [server.stop_grace_period, systemd])
    expect(Number.parseInt(grace ?? "", 10)).toBeGreaterThan(stopAfter + 10);
});

test("upgrade.sh upgrades the second server after the first is ready, and stops if the first does not start", () => {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-upgrade-"));
  const log = join(folder, "log");
  const script = (name: string, text: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  script("sleep", "exit 0");
  const upgrade = (docker: string) => {
    rmSync(log, { force: true });
    script("docker", `echo "$@" >> "${log}"\n${docker}`);
    const { status } = spawnSync(join(root, "deploy/upgrade.sh"), {
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    });
    return { status, lines: readFileSync(log, "utf8").trim().split("\n") };
  };
  try {
    const docker = "compose --env-file kaitori.env";
    const up = (server: string) => `${docker} up --detach --no-deps --wait ${server}`;
    expect(upgrade("exit 0")).toEqual({
      status: 0,
      lines: [`${docker} build kaitori-1`, up("kaitori-1"), up("kaitori-2")],
    });

    const broken = upgrade('case "$*" in *" up "*) exit 1;; esac');
    expect(broken.status).not.toBe(0);
    expect(broken.lines.filter((line) => line.endsWith("kaitori-2"))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
