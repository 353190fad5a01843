import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import type { BuildHandbook } from "./handbook.ts";

let folder = "";
let server: TestServer | undefined;
const handbookDir = () => join(folder, "storybook-static");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kaitori-handbook-"));
});
afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

const write = () => {
  mkdirSync(join(handbookDir(), "assets"), { recursive: true });
  writeFileSync(join(handbookDir(), "index.html"), "<title>Storybook</title>");
  writeFileSync(join(handbookDir(), "assets/a.js"), "1");
  writeFileSync(join(folder, "secret.txt"), "secret");
};
const visit = async (path: string, host = "handbook.localhost:4100") => {
  const answer = await server?.server.app.fetch(new Request(`http://${host}${path}`));
  return { status: answer?.status, headers: answer?.headers, text: (await answer?.text()) ?? "" };
};
const serve = async (
  buildHandbook?: BuildHandbook,
  environment: "development" | "production" = "development",
) => {
  server = await createTestServer({ environment, handbookDir: handbookDir() }, { buildHandbook });
};

test("B9 the first visit has the handbook built; a page says so and looks again", async () => {
  let isDone: (done: boolean) => void = () => {};
  let builds = 0;
  await serve(() => {
    builds += 1;
    return new Promise((resolve) => {
      isDone = resolve;
    });
  });
  expect(builds).toBe(0);
  const first = await visit("/");
  expect(first.text).toContain("作成しています");
  expect(first.headers?.get("refresh")).toBe("2");
  await visit("/");
  expect(builds).toBe(1);

  write();
  isDone(true);
  await expect.poll(async () => (await visit("/")).text).toContain("Storybook");
  const script = await visit("/assets/a.js");
  expect(script.text).toBe("1");
  expect(script.headers?.get("content-type")).toContain("text/javascript");
});

test("B9 a handbook that cannot be built is said, and tried again when asked", async () => {
  let builds = 0;
  await serve(async () => {
    builds += 1;
    return false;
  });
  await expect.poll(async () => (await visit("/")).text).toContain("作成できませんでした");
  await visit("/");
  expect(builds).toBe(1);
  await visit("/?again");
  expect(builds).toBe(2);
});

test("B9 a server that nobody builds for shows what is there, or says how to build it", async () => {
  await serve();
  expect((await visit("/")).text).toContain("npx pnpm storybook");
  write();
  expect((await visit("/")).text).toContain("Storybook");
});

test("nothing outside the handbook is served", async () => {
  await serve();
  write();
  for (const path of ["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets", "/%E0"])
    expect((await visit(path)).text).not.toContain("secret");
  for (const path of ["/..%2fsecret.txt", "/%E0"]) expect((await visit(path)).status).toBe(404);
});

test("the index links the handbook", async () => {
  await serve();
  expect((await visit("/", "localhost:4100")).text).toContain('href="http://handbook.localhost:4100/"');
});

test("production has no handbook", async () => {
  await serve(undefined, "production");
  write();
  expect((await visit("/")).status).toBe(421);
});
