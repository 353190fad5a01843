import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { killDuringWork } from "./kill-during-work.ts";
import { overHttp } from "./over-http.ts";
import { startServer } from "./running-server.ts";
import { openSecond } from "./second-openers.ts";

const dataDir = mkdtempSync(join(tmpdir(), "kaitori-faults-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const patience = 60_000;

test("a second process on the same data folder is refused and told whose it is", {
  timeout: patience,
}, async () => {
  const owner = await startServer({ DATA_DIR: dataDir });
  const second = await openSecond(dataDir);
  await owner.kill("SIGTERM");
  expect(second).toMatchObject({
    code: 1,
    said: expect.stringContaining(`is in use by process ${owner.process.pid}`),
  });
});

test("asked to stop, the server answers what it has in hand and ends by itself", {
  timeout: patience,
}, async () => {
  const server = await startServer({ DATA_DIR: dataDir });
  const host = "http://localhost";
  const answering = Array.from({ length: 20 }, () =>
    overHttp(server.port).fetch(new Request(`${host}/healthz`)),
  );
  await answering[0];
  const code = server.kill("SIGTERM");
  const statuses = (await Promise.allSettled(answering)).map((settled) =>
    settled.status === "fulfilled" ? settled.value.status : "lost",
  );
  expect(await code).toBe(0);
  expect(statuses).toEqual(Array(20).fill(200));
});

test("kill -9 during work loses nothing that was acknowledged and leaves nothing half done", {
  timeout: patience,
}, async () => {
  const report = await killDuringWork({ DATA_DIR: dataDir }, 2);
  expect(report).toMatchObject({ kills: 2, faults: [] });
  expect(report.acknowledged).toBeGreaterThan(0);
});
