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

const answering = createServer((_, response) => response.end("bytes"));
answering.listen(0, "127.0.0.1");
await once(answering, "listening");
afterAll(() => void answering.close());

test("a store that does not answer is given up: connecting and asking have their limits", async () => {
  const sending = vi.spyOn(S3Client.prototype, "send");
  const address = answering.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await createS3Store(new URL(`http://key:secret@127.0.0.1:${port}/documents`)).get("a");
  const [client] = sending.mock.contexts;
  sending.mockRestore();
  const handler = client instanceof S3Client ? client.config.requestHandler : {};
  const notice = "httpHandlerConfigs" in handler && handler.httpHandlerConfigs;
  const limits = v.parse(Limits, typeof notice === "function" ? notice.call(handler) : undefined);
  // A request's own limit only warns unless it is told to throw.
  const asking = limits.throwOnRequestTimeout ? limits.requestTimeout : limits.socketTimeout;
  expect([limits.connectionTimeout, asking]).toEqual([expect.any(Number), expect.any(Number)]);
});

test.each([
  { silent: "at all", head: false },
  { silent: "after its first bytes", head: true },
])(
  "a store that is silent $silent is given up before the proxy gives up",
  async ({ head }) => {
    const silent = createServer((_, response) => {
      if (head) response.writeHead(200, { "content-length": "100" }).write("first");
    });
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const address = silent.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const store = createS3Store(new URL(`http://key:secret@127.0.0.1:${port}/documents`), 300);
    await expect(store.get("a")).rejects.toThrow();
    expect(storeTimeout).toBeLessThan(50_000);
    silent.closeAllConnections();
    silent.close();
  },
  3_000,
);
