import { cancelEntry, putFormDraft } from "@kaitori/wire";
import { afterEach, expect, test, vi } from "vitest";
import { createApiClient } from "./client.ts";

const draft = { name: "profile", version: 1, updated_at: null, input: null };

afterEach(() => vi.unstubAllGlobals());

async function isKeptAlive(send: (api: ReturnType<typeof createApiClient>) => Promise<unknown>) {
  const keepalives: boolean[] = [];
  vi.stubGlobal("fetch", async ({ keepalive }: Request) => {
    keepalives.push(keepalive);
    return Response.json(draft);
  });
  await send(createApiClient({ host: "https://www.example.jp" })).catch(() => undefined);
  return keepalives.every(Boolean) && keepalives.length > 0;
}

const isDraftKeptAlive = (purpose: string) =>
  isKeptAlive((api) =>
    api.call(putFormDraft, { params: { name: "profile" }, body: { version: 0, input: { purpose } } }),
  );

test("B3 the last input is still sent when the page closes", async () => {
  expect(await isDraftKeptAlive("材料の仕入れ")).toBe(true);
});

test("B3 a draft too large for keepalive is sent as an ordinary request", async () => {
  expect(await isDraftKeptAlive("あ".repeat(30_000))).toBe(false);
});

test("B3 calls other than drafts are sent without keepalive", async () => {
  expect(await isKeptAlive((api) => api.call(cancelEntry, { params: { id: 1 } }))).toBe(false);
});
