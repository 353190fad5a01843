import { afterAll } from "vitest";
import type { Config } from "../config/read-config.ts";
import type { ServerParts } from "../start/create-server.ts";
import { type AtDesk, atDesk } from "./at-desk.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";

/** Starts a server for all tests of a file, with REVIEW=desk by default. */
export async function serverOfFile(
  config: Partial<Config> = { review: "desk" },
  parts: ServerParts = {},
): Promise<TestServer> {
  const server = await createTestServer(config, parts);
  afterAll(() => server.close());
  return server;
}

/** Starts a server for all tests of a file and logs in a staff member. */
export async function serverWithDesk(): Promise<{ server: TestServer; desk: AtDesk }> {
  const server = await serverOfFile();
  return { server, desk: await atDesk(server) };
}
