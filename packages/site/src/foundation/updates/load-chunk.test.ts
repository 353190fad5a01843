import { NetworkError } from "@kaitori/api-client";
import { expect, test, vi } from "vitest";
import { loadChunk } from "./load-chunk.ts";

const error = new TypeError("Failed to fetch dynamically imported module");

test("a chunk that fails without a connection is a network error", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(loadChunk(Promise.reject(error))).rejects.toBeInstanceOf(NetworkError);
});

test("D8.12 a chunk that failed offline is a network error, although the server responds again", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 404 })));
  await expect(loadChunk(Promise.reject(error))).rejects.toBeInstanceOf(NetworkError);
});

test("R8.12 a deleted chunk fails with the error of its import if the server responds", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 404 })));
  await expect(loadChunk(Promise.reject(error))).rejects.toBe(error);
});
