import { setTimeout as pause } from "node:timers/promises";
import { uploadFile } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { insertFile } from "../testing/insert-file.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";
import type { TestClient } from "../testing/test-client.ts";
import { readers } from "./inspection/inspect.ts";
import * as samples from "./inspection/samples.ts";

const server = await serverOfFile({});

const send = (client: TestClient, bytes: Buffer) =>
  client.call(uploadFile, {
    body: { kind: "bs", content: new File([new Uint8Array(bytes)], "a.png", { type: "image/png" }) },
  });

/** Names of bytes in the store that no file points at. */
const orphans = () =>
  server.database
    .selectFrom("file_object")
    .leftJoin("file", "file.object_key", "file_object.key")
    .select("file_object.key")
    .where("file.id", "is", null)
    .execute();

test("D11 of an upload that is refused nothing stays in the store", async () => {
  const { client, id } = await server.signedIn();
  for (let input = 0; input < 20; input += 1) await insertFile(server, id, "bs");
  const { status } = await send(client, await samples.png());
  expect({ status, orphans: await orphans() }).toEqual({ status: 400, orphans: [] });
});

test("D11 the broom takes everything that lies about", async () => {
  const created_at = new Date(server.clock.now().getTime() - 2 * 3_600_000);
  const lying = Array.from({ length: 401 }, (_, number) => ({ key: `lying/${number}`, created_at }));
  await server.database.insertInto("file_object").values(lying).execute();
  server.clock.advance(3_600_000);
  await server.server.services.jobs.runDue();
  expect((await orphans()).filter(({ key }) => key.startsWith("lying/"))).toHaveLength(0);
});

test("D11 of a body beyond the allowance nothing is kept or read", async () => {
  const { client } = await server.signedIn();
  for (let sent = 0; sent < 60; sent += 1) await send(client, Buffer.alloc(0));
  const making = vi.spyOn(Buffer, "allocUnsafeSlow");
  const { status } = await send(client, Buffer.alloc(1024));
  const rooms = making.mock.calls.filter(([size]) => size > 10_000_000).length;
  making.mockRestore();
  expect({ status, rooms }).toEqual({ status: 429, rooms: 0 });
});

test("D11 a burst of pictures from one account shuts nobody else out", async () => {
  const [one, other] = [await server.signedIn(), await server.signedIn()];
  const picture = await samples.png();
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = Array.from({ length: 2 }, () => readers.run(() => until));
  const burst = Array.from({ length: 45 }, () => send(one.client, picture));
  // The first answer is a refusal: the line is full, and nothing in it has begun.
  expect((await Promise.race(burst)).status).toBe(503);
  const answer = send(other.client, picture);
  await Promise.race([answer, pause(2_000)]);
  release();
  const { status } = await answer;
  await Promise.all([...burst, ...held]);
  expect(status).toBe(200);
});

/** The first two here, all of them in the long run. */
const held = [
  { they: "stand still", accounts: 6, each: 8, bytes: 0 },
  { they: "come drop by drop, one of each account", accounts: 48, each: 1, bytes: 10 },
  { they: "come drop by drop", accounts: 6, each: 8, bytes: 10 },
  { they: "are of those who have many places", accounts: 6, each: 8, bytes: 200_000 },
  { they: "are slower than any phone, one of each account", accounts: 48, each: 1, bytes: 150_000 },
].slice(0, process.env.LONG ? undefined : 2);

test.each(held)("D11 uploads hold so many places and no more, and make room when they $they", async (row) => {
  const boundary = "hanging";
  const firstPart = `--${boundary}\r\ncontent-disposition: form-data; name="kind"\r\n\r\nbs\r\n`;
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const clients: TestClient[] = [];
  for (let made = 0; made <= row.accounts; made += 1) {
    clients.push((await server.signedIn()).client);
    // One place does not log in so often in a moment.
    server.clock.advance(30_000);
  }
  const [other, ...holding] = clients;
  const hang = (client: TestClient) =>
    Array.from({ length: row.each }, () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(firstPart));
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
  const hanging = holding.flatMap(hang);
  await pause(1_000);
  const ask = async () => other && (await send(other, await samples.png())).status;
  expect(await ask()).toBe(503);
  server.clock.advance(6_000);
  if (row.bytes > 0) for (const stream of streams) stream.enqueue(new Uint8Array(row.bytes));
  await pause(1_000);
  expect(await ask()).toBe(200);
  expect(await Promise.race(hanging)).toBe(503);
  for (const stream of streams) {
    try {
      stream.error(new Error("gone"));
    } catch {}
  }
  await Promise.all(hanging);
});
