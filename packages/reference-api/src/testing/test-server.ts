import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll } from "vitest";
import type { Config } from "../config/read-config.ts";
import type { ServerParts } from "../start/create-server.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";
import type { StaffClient } from "./sign-in-staff.ts";

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
  return { server, desk: await server.signInStaff() };
}

/** Serves requests on a free port; returns the port. */
export async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<number> {
  // Test files of a worker share its globals, which must not be replaced.
  return listenOnFreePort(createAdaptorServer({ fetch, overrideGlobalObjects: false }));
}

/** Lets the server listen until the process ends; returns the port. */
export async function listenOnFreePort(server: Pick<Server, "listen" | "address">): Promise<number> {
  await once(server.listen(0, "127.0.0.1").unref(), "listening");
  return (server.address() as AddressInfo).port;
}

export async function runDailyJobsAt(
  { server, database, clock }: Pick<TestServer, "server" | "database" | "clock">,
  moment: string,
): Promise<void> {
  clock.set(moment);
  await database.updateTable("job").set({ run_at: clock.now() }).where("kind", "=", "day").execute();
  await server.services.jobs.runDue();
}
