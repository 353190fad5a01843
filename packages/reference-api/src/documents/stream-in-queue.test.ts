import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { streamInQueue } from "./stream-in-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const caller = (account: string) => ({ brand: "everyone", account });
const megabyte = async () => new Uint8Array(1024 * 1024);
const textOf = async (stream: ReadableStream<Uint8Array> | undefined) =>
  (await new Response(stream).bytes()).length;

test("D11 files that nobody takes keep the places of their account alone, and not for long", async () => {
  const streams = await Promise.all(Array.from({ length: 2 }, () => streamInQueue(caller("one"), megabyte)));
  let isServed = false;
  const next = streamInQueue(caller("one"), megabyte).then((stream) => {
    isServed = true;
    return textOf(stream);
  });
  expect(await textOf(await streamInQueue(caller("other"), megabyte))).toBe(1024 * 1024);
  expect(isServed).toBe(false);

  await streams[0]?.cancel();
  expect(await next).toBe(1024 * 1024);

  await vi.advanceTimersByTimeAsync(65_000);
  for (const stream of streams.slice(1)) await expect(textOf(stream)).rejects.toThrow("not taken");
});

test("D11 whoever waits too long for a file is told when to ask again", async () => {
  const streams = await Promise.all(
    Array.from({ length: 2 }, () => streamInQueue(caller("third"), megabyte)),
  );
  const late = expect(streamInQueue(caller("third"), megabyte)).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
  for (const stream of streams) await stream?.cancel();
});

test("D11 files that nobody takes, of many accounts, give way to who waits; who takes theirs does not", async () => {
  const accounts = Array.from({ length: 8 }, (_, index) => String(index));
  const open = (account: string) => streamInQueue(caller(account), megabyte);
  const streams = await Promise.all(
    accounts.flatMap((account) => Array.from({ length: 2 }, () => open(account))),
  );
  const reader = streams.pop()?.getReader();
  const next = open("newcomer").then(textOf);
  for (let time = 0; time < 6; time += 1) await reader?.read();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await next).toBe(1024 * 1024);
  expect(await reader?.read()).toMatchObject({ done: false });
  await reader?.cancel();
  for (const stream of streams) await stream?.cancel().catch(() => undefined);
});

test("a file that is gone keeps no place", async () => {
  for (let time = 0; time < 5; time += 1)
    expect(await streamInQueue(caller("fourth"), async () => undefined)).toBeUndefined();
});
