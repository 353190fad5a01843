import { once } from "node:events";
import { createServer } from "node:http";
import { S3Client } from "@aws-sdk/client-s3";
import * as v from "valibot";
import { afterAll, expect, test, vi } from "vitest";
import { createS3Store, storeTimeout } from "./s3-store.ts";

const Limits = v.object({
  connectionTimeout: v.optional(v.number()),
  requestTimeout: v.optional(v.number()),
  throwOnRequestTimeout: v.optional(v.boolean()),
  socketTimeout: v.optional(v.number()),
});

const respondingServer = createServer((_, response) => response.end("bytes"));
respondingServer.listen(0, "127.0.0.1");
await once(respondingServer, "listening");
afterAll(() => void respondingServer.close());

test("connections and requests to the store have timeouts", async () => {
  const sendSpy = vi.spyOn(S3Client.prototype, "send");
  const address = respondingServer.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await createS3Store(new URL(`http://key:secret@127.0.0.1:${port}/documents`)).get("a");
  const [client] = sendSpy.mock.contexts;
  sendSpy.mockRestore();
  const handler = client instanceof S3Client ? client.config.requestHandler : {};
  const readConfigs = "httpHandlerConfigs" in handler && handler.httpHandlerConfigs;
  const limits = v.parse(Limits, typeof readConfigs === "function" ? readConfigs.call(handler) : undefined);
  // requestTimeout only logs a warning unless throwOnRequestTimeout is set.
  const responseTimeout = limits.throwOnRequestTimeout ? limits.requestTimeout : limits.socketTimeout;
  expect([limits.connectionTimeout, responseTimeout]).toEqual([expect.any(Number), expect.any(Number)]);
});

test.each([
  { moment: "from the start", sendsHead: false },
  { moment: "after its first bytes", sendsHead: true },
])(
  "a request to a store that is silent $moment times out before the proxy",
  async ({ sendsHead }) => {
    const silentServer = createServer((_, response) => {
      if (sendsHead) response.writeHead(200, { "content-length": "100" }).write("first");
    });
    silentServer.listen(0, "127.0.0.1");
    await once(silentServer, "listening");
    const address = silentServer.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const store = createS3Store(new URL(`http://key:secret@127.0.0.1:${port}/documents`), 300);
    await expect(store.get("a")).rejects.toThrow();
    expect(storeTimeout).toBeLessThan(50_000);
    silentServer.closeAllConnections();
    silentServer.close();
  },
  3_000,
);
