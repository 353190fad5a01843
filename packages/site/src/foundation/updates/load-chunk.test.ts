import { NetworkError } from "@kaitori/api-client";
import { afterEach, expect, test, vi } from "vitest";
import { loadChunk } from "./load-chunk.ts";

afterEach(() => void vi.unstubAllGlobals());

const error = new TypeError("Failed to fetch dynamically imported module");

test("a chunk that cannot be fetched without a connection is no answer, and tried again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(loadChunk(Promise.reject(error))).rejects.toBeInstanceOf(NetworkError);
});

test("D8.12 a chunk that failed offline is tried again, although the server answers since", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 404 })));
  await expect(loadChunk(Promise.reject(error))).rejects.toBeInstanceOf(NetworkError);
});

test("R8.12 a chunk that is gone while the server answers fails as it did", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 404 })));
  await expect(loadChunk(Promise.reject(error))).rejects.toBe(error);
});
