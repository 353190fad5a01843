import { expect, test, vi } from "vitest";
import { storageInMemory } from "#testing/storage-in-memory.ts";
import { guardChunks, mayReloadFor } from "./chunk-guard.ts";

test("R8.12 R9.4 a path reloads at most once in ten seconds, independently of other paths", () => {
  const storage = storageInMemory();
  const reloads = [
    ["/mypage/", 1_000_000],
    ["/profile/", 1_001_000],
    ["/mypage/", 1_009_999],
    ["/profile/", 1_003_000],
    ["/mypage/", 1_010_000],
  ] as const;
  expect(reloads.map(([path, now]) => mayReloadFor(path, now, storage))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});

test.each([
  { onLine: true, reloads: ["/entry/"], isErrorShown: false },
  { onLine: false, reloads: [], isErrorShown: true },
])("B3 R8.12 D8.12 a missing chunk reloads the page only while online: $onLine", (row) => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("navigator", { onLine: row.onLine });
  vi.stubGlobal("sessionStorage", storageInMemory());
  const reloads: string[] = [];
  guardChunks({ loadingAddress: () => "/entry/", load: (address) => reloads.push(address) });
  const isErrorShown = page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  expect([reloads, isErrorShown]).toEqual([row.reloads, row.isErrorShown]);
});
