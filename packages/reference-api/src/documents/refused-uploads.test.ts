import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type TestClient, testServer } from "../testing/test-server.ts";
import { admitUpload } from "./admit-upload.ts";
import { readers } from "./inspection/inspect.ts";
import * as samples from "./inspection/samples.ts";

const server = await testServer({});

const send = (client: TestClient, bytes: Buffer) =>
  client.call("uploadFile", {
    body: { kind: "bs", content: new File([new Uint8Array(bytes)], "a.png", { type: "image/png" }) },
  });

test("D11 a burst of uploads from one account does not block others", async () => {
  const [one, other] = [await server.signInApplicant(), await server.signInApplicant()];
  const picture = await samples.png();
  const { promise, resolve } = Promise.withResolvers<void>();
  onTestFinished(() => resolve());
  // Each of another account, because an account has one reader at a time.
  const busyReaders = ["1", "2"].map((account) => readers.run(() => promise, { brand: "", account }));
  const burst = Array.from({ length: 45 }, () => send(one.client, picture));
  // The first response is a refusal, because no reader is free to accept an upload.
  expect((await Promise.race(burst)).status).toBe(503);
  const answer = send(other.client, picture);
  await Promise.race([answer, pause(2_000)]);
  resolve();
  const { status } = await answer;
  await Promise.all([...burst, ...busyReaders]);
  expect(status).toBe(200);
});

test("D11 the uploads of a brand with large files share the memory of all uploads", async () => {
  const { services } = server.server;
  const brands = services.brands.map((brand) => {
    const limits = { ...brand.settings.limits, uploadBytes: 100 * 1024 * 1024 };
    return { ...brand, settings: { ...brand.settings, limits } };
  });
  const admitNext = async () => {
    const { id } = await server.signInApplicant();
    const applicant = { id, brand: "test-brand" };
    return admitUpload({ services: { ...services, brands }, applicant, now: server.clock.now() });
  };
  const admitted = [];
  for (let upload = 0; upload < 4; upload += 1) admitted.push(await admitNext());
  await expect(admitNext()).rejects.toMatchObject({ status: 503 });
  for (const slot of admitted) slot.release();
});

/** Bytes at the start, and after the grace. LONG=1 tests all of them. */
const uploadCases = [
  { behaviour: "are stalled", accounts: 6, uploadsEach: 8, firstBytes: 0, bytes: 0 },
  { behaviour: "stop after a quick start", accounts: 48, uploadsEach: 1, firstBytes: 300_000, bytes: 0 },
  { behaviour: "are slow, one per account", accounts: 48, uploadsEach: 1, firstBytes: 0, bytes: 10 },
  { behaviour: "are slow, many per account", accounts: 6, uploadsEach: 8, firstBytes: 0, bytes: 10 },
  { behaviour: "are fast, many per account", accounts: 6, uploadsEach: 8, firstBytes: 0, bytes: 200_000 },
  {
    behaviour: "are slower than a phone, one per account",
    accounts: 48,
    uploadsEach: 1,
    firstBytes: 0,
    bytes: 150_000,
  },
].slice(0, process.env.LONG ? undefined : 3);

test.each(uploadCases)("D11 uploads are aborted for a new one if they $behaviour", async (row) => {
  const boundary = "hanging";
  const firstPart = `--${boundary}\r\ncontent-disposition: form-data; name="kind"\r\n\r\nbs\r\n`;
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const clients: TestClient[] = [];
  for (let count = 0; count <= row.accounts; count += 1) {
    clients.push((await server.signInApplicant()).client);
    // Avoids the rate limit of logins.
    server.clock.advance(30_000);
  }
  const [other, ...uploaders] = clients;
  const startUploads = (client: TestClient) =>
    Array.from({ length: row.uploadsEach }, () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(firstPart));
          if (row.firstBytes > 0) controller.enqueue(new Uint8Array(row.firstBytes));
          streams.push(controller);
        },
      });
      const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
      const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
      return client.fetch("/api/uploads/", init).then(
        ({ status }) => status,
        () => 0,
      );
    });
  const pendingUploads = uploaders.flatMap(startUploads);
  const sendOther = async () => other && (await send(other, await samples.png())).status;
  // All memory for uploads is in use once the last of them has arrived.
  await expect.poll(sendOther, { interval: 500, timeout: 60_000 }).toBe(503);
  server.clock.advance(6_000);
  if (row.bytes > 0) for (const stream of streams) stream.enqueue(new Uint8Array(row.bytes));
  await expect.poll(sendOther, { interval: 500, timeout: 60_000 }).toBe(200);
  expect(await Promise.race(pendingUploads)).toBe(503);
  for (const stream of streams) {
    try {
      stream.error(new Error("gone"));
    } catch {}
  }
  await Promise.all(pendingUploads);
});
