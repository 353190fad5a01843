import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { EntryStatus } from "@kaitori/domain";
import { afterAll, expect, test } from "vitest";
import { entryIn } from "../testing/entry-in.ts";
import { testPassword } from "../testing/insert-applicant.ts";
import { listen, type TestClient, testServer } from "../testing/test-server.ts";

const command = fileURLToPath(new URL("../bin/conformance.ts", import.meta.resolve("@kaitori/conformance")));

const folder = mkdtempSync(join(tmpdir(), "kaitori-conformance-"));
const server = await testServer({});
const port = await listen(server.server.app.fetch);
afterAll(() => rmSync(folder, { recursive: true }));

const statuses = {
  under_review: EntryStatus.underReview,
  inadequate: EntryStatus.inadequate,
  reviewed: EntryStatus.reviewed,
  contracted: EntryStatus.contracted,
  transferred: EntryStatus.transferred,
  archived: EntryStatus.archived,
};

const accountOf = async (state: string, client: TestClient) => ({
  state,
  email: (await client.call("me")).body?.email,
  password: testPassword,
});

/** Runs the conformance command; returns its report and exit code. */
const run = (...args: readonly string[]) =>
  new Promise<{ exit: number; report: Report }>((resolve) => {
    const child = execFile(process.execPath, [command, ...args, "--json"], (_, out) =>
      resolve({ exit: child.exitCode ?? -1, report: JSON.parse(out) }),
    );
  });

interface Report {
  readonly results: readonly { source: string; title: string; state: string; findings: readonly unknown[] }[];
}

test("R7.10 the reference server conforms to the specification and every addition", async () => {
  const accounts: object[] = [await accountOf("no_entry", (await server.signInApplicant()).client)];
  for (const [state, status] of Object.entries(statuses))
    accounts.push(await accountOf(state, (await entryIn(server, status)).client));
  const ready = await accountOf("ready", (await server.signInApplicant()).client);
  accounts.push({ ...ready, terms_version: "2026-04-01" });
  const file = join(folder, "accounts.json");
  writeFileSync(file, JSON.stringify(accounts));

  const { exit, report } = await run(`http://test-brand.localhost:${port}`, "--accounts", file, "--write");
  expect(report.results.flatMap(({ findings }) => findings)).toEqual([]);
  expect(report.results.filter(({ state }) => state !== "passes").map(({ title }) => title)).toEqual([
    "answers that a page of another origin may read",
    "401 or 403 with correct_login_url: an account of another service",
  ]);
  expect(exit).toBe(0);
});
