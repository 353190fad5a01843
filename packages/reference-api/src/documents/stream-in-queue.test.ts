import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { streamInQueue } from "./file-routes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const caller = (account: string) => ({ brand: "test-brand", account });
const readMegabyte = async () => new Uint8Array(1024 * 1024);
const countBytes = async (stream: ReadableStream<Uint8Array> | undefined) =>
  (await new Response(stream).bytes()).length;

test("D11 stalled downloads block only slots of their account, and are aborted", async () => {
  const streams = await Promise.all(
    Array.from({ length: 2 }, () => streamInQueue(caller("one"), readMegabyte)),
  );
  let isServed = false;
  const next = streamInQueue(caller("one"), readMegabyte).then((stream) => {
    isServed = true;
    return countBytes(stream);
  });
  expect(await countBytes(await streamInQueue(caller("other"), readMegabyte))).toBe(1024 * 1024);
  expect(isServed).toBe(false);

  await streams[0]?.cancel();
  expect(await next).toBe(1024 * 1024);

  await vi.advanceTimersByTimeAsync(65_000);
  for (const stream of streams.slice(1)) await expect(countBytes(stream)).rejects.toThrow("not read in time");
});

test("D11 a download that waits too long is refused with 503", async () => {
  const streams = await Promise.all(
    Array.from({ length: 2 }, () => streamInQueue(caller("third"), readMegabyte)),
  );
  const refusal = expect(streamInQueue(caller("third"), readMegabyte)).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(20_000);
  await refusal;
  for (const stream of streams) await stream?.cancel();
});

test("D11 stalled downloads are aborted if others wait, but active downloads continue", async () => {
  const accounts = Array.from({ length: 8 }, (_, index) => String(index));
  const startDownload = (account: string) => streamInQueue(caller(account), readMegabyte);
  const streams = await Promise.all(
    accounts.flatMap((account) => Array.from({ length: 2 }, () => startDownload(account))),
  );
  const reader = streams.pop()?.getReader();
  const next = startDownload("newcomer").then(countBytes);
  for (let count = 0; count < 6; count += 1) await reader?.read();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await next).toBe(1024 * 1024);
  expect(await reader?.read()).toMatchObject({ done: false });
  await reader?.cancel();
  for (const stream of streams) await stream?.cancel().catch(() => undefined);
});

test("a missing file occupies no slot", async () => {
  for (let count = 0; count < 5; count += 1)
    expect(await streamInQueue(caller("fourth"), async () => undefined)).toBeUndefined();
});
