import { afterAll } from "vitest";
import { type AtDesk, atDesk } from "./at-desk.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";

/** For the tests of a file: a server whose entries wait for a person, and somebody at its desk. */
export async function serverWithDesk(): Promise<{ server: TestServer; desk: AtDesk }> {
  const server = await createTestServer({ review: "desk" });
  afterAll(() => server.close());
  return { server, desk: await atDesk(server) };
}
