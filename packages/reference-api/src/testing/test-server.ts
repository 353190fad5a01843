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
