import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll } from "vitest";
import type { Config } from "../config/read-config.ts";
import type { ServerParts } from "../start/create-server.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";
import { type StaffClient, signInStaff } from "./sign-in-staff.ts";

/** Starts a server for all tests of a file, with REVIEW=desk by default. */
export async function testServer(
  config: Partial<Config> = { review: "desk" },
  parts: ServerParts = {},
): Promise<TestServer> {
  const server = await createTestServer(config, parts);
  afterAll(() => server.close());
  return server;
}

/** Starts a server for all tests of a file and logs in a staff member. */
export async function testServerWithDesk(): Promise<{ server: TestServer; desk: StaffClient }> {
  const server = await testServer();
  return { server, desk: await signInStaff(server) };
}

/** Listens on a free port until the tests of the file end; returns the port. */
export async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<number> {
  // Test files of a worker share its globals, which must not be replaced.
  const http = serve({ fetch, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false });
  await once(http, "listening");
  afterAll(() => void http.close());
  return (http.address() as AddressInfo).port;
}

export async function runDailyJobsAt(
  { server, database, clock }: Pick<TestServer, "server" | "database" | "clock">,
  moment: string,
): Promise<void> {
  clock.set(moment);
  await database.updateTable("job").set({ run_at: clock.now() }).where("kind", "=", "day").execute();
  await server.services.jobs.runDue();
}
