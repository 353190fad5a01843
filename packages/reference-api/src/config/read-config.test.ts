import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { developmentSecret, Environment } from "./config.ts";
import { ConfigError, readConfig } from "./read-config.ts";

/** Minimum environment of production. */
const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://db/kaitori",
  MAIL_URL: "smtps://mail.example",
  SECRET_KEY: "0123456789012345678901234567890123456789",
  TRUST_PROXY: "1",
  DESK_HOSTS: "desk.example.com",
};

const readOrMessage = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "started";
};

test("R1.2 development needs no environment variable", () => {
  expect(readConfig({})).toMatchObject({
    environment: "development",
    port: 4100,
    dataDir: ".data",
    review: "auto",
    demo: true,
  });
});

test.each([
  [{ PORT: "80a" }, "PORT must be a whole number from 0 to 65535, but is “80a”."],
  [{ PORT: "70000" }, "PORT must be a whole number from 0 to 65535, but is “70000”."],
  [{ NODE_ENV: "prod" }, "NODE_ENV must be development, test or production, but is “prod”."],
  [{ REVIEW: "maybe" }, "REVIEW must be auto or desk, but is “maybe”."],
  [{ DEMO: "yes" }, "DEMO must be 1, 0, true or false, but is “yes”."],
  [
    { DATABASE_URL: "postgres://kaitori:se#cret@db/kaitori" },
    "DATABASE_URL is not a valid address: in a password, write # @ / ? as %23 %40 %2F %3F.",
  ],
  [
    { DATABASE_URL: "mysql://x" },
    "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
  ],
  [{ MAIL_URL: "mail.example" }, "MAIL_URL must be an address that begins with smtp:// or smtps://."],
  [
    { PRODUCTION_ALLOWS: "everything" },
    "PRODUCTION_ALLOWS must be a list of auto-review, embedded-database, plain-mail, but is “everything”.",
  ],
  [{ FILES_URL: "s3://" }, "FILES_URL must name a bucket: s3://bucket or https://key:secret@host/bucket."],
  [
    { FILES_URL: "https://key:secret@store.example/" },
    "FILES_URL must name a bucket: s3://bucket or https://key:secret@host/bucket.",
  ],
  [
    { FILES_URL: "https://store.example/documents" },
    "FILES_URL must contain the credentials of the store: https://key:secret@host/bucket.",
  ],
  [
    { FILES_URL: "https://key@store.example/documents" },
    "FILES_URL must contain the credentials of the store: https://key:secret@host/bucket.",
  ],
  [{ SECRET_KEY: "short" }, "SECRET_KEY must have at least 32 characters."],
  [{ SIGNUP_PARTNERS: "{" }, "SIGNUP_PARTNERS must be a JSON list of {service, name, secret, login_url}."],
])("rejects %o with a message that names the variable and contains no secret", (env, sentence) => {
  expect(readOrMessage(env)).toBe(sentence);
});

test.each([
  "file:///documents",
  "s3://documents/akane?region=ap-northeast-3",
  "https://k:s@store.example/documents",
])("accepts FILES_URL %s", (filesUrl) => {
  expect(readConfig({ FILES_URL: filesUrl }).filesUrl).toBe(filesUrl);
});

test("production starts with the required variables and without automatic review", () => {
  expect(readConfig(production)).toMatchObject({
    environment: "production",
    demo: false,
    review: "desk",
    signupPartners: [],
  });
});

test.each([
  { change: { DEMO: "1" }, variable: "DEMO" },
  { change: { MAIL_URL: "" }, variable: "MAIL_URL" },
  { change: { SECRET_KEY: "" }, variable: "SECRET_KEY" },
  { change: { SECRET_KEY: developmentSecret }, variable: "SECRET_KEY" },
  { change: { DATABASE_URL: "", WEB_CONCURRENCY: "2" }, variable: "WEB_CONCURRENCY" },
  { change: { TRUST_PROXY: "" }, variable: "TRUST_PROXY" },
])("D13 production refuses $change", ({ change, variable }) => {
  expect(readOrMessage({ ...production, ...change })).toContain(variable);
});

test.each([
  { change: { REVIEW: "auto" }, allowed: "auto-review" },
  { change: { DATABASE_URL: "" }, allowed: "embedded-database" },
  { change: { MAIL_URL: "smtp://mail.example" }, allowed: "plain-mail" },
])("D13 production accepts $change if PRODUCTION_ALLOWS contains $allowed", ({ change, allowed }) => {
  expect(readOrMessage({ ...production, ...change })).toContain(`add ${allowed} to PRODUCTION_ALLOWS`);
  expect(readOrMessage({ ...production, ...change, PRODUCTION_ALLOWS: allowed })).toBe("started");
});

test("D13 production accepts smtp:// if it requires STARTTLS", () => {
  expect(readOrMessage({ ...production, MAIL_URL: "smtp://mail.example?requireTLS=true" })).toBe("started");
});

test("D5 DESK_HOSTS is required in production and has a default in development", () => {
  expect(readConfig({}).deskHosts).toEqual(["desk.localhost"]);
  expect(readConfig(production).deskHosts).toEqual(["desk.example.com"]);
  expect(readOrMessage({ ...production, DESK_HOSTS: "" })).toMatch(/^DESK_HOSTS must be set in production/);
  expect(readOrMessage({ DESK_HOSTS: "desk.example.com:443" })).toMatch(
    /^DESK_HOSTS must be a list of hosts/,
  );
});

test("STOP_AFTER defaults to 10 seconds in production and to 0 in development", () => {
  expect(readConfig({}).stopAfter).toBe(0);
  expect(readConfig(production).stopAfter).toBe(10);
  expect(readConfig({ ...production, STOP_AFTER: "30" }).stopAfter).toBe(30);
});

test("D5 HOST defaults to the loopback in development", () => {
  expect(readConfig({}).host).toBe("127.0.0.1");
  expect(readConfig({ HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
  expect(readConfig(production).host).toBeUndefined();
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "" }).port).toBe(4100);
});

test.each(["en", "ja"])("the guide for operators (%s) lists exactly the variables", (language) => {
  const guides = new URL("../../../../apps/storybook/src/handbook/guides/", import.meta.url);
  const guide = readFileSync(new URL(`operators-${language}.md`, guides), "utf8");
  const [table = ""] = /(?:^\| `[A-Z_]+` +\|.*\n)+/m.exec(guide) ?? [];
  const names = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual(Object.keys(Environment.entries).sort());
});
