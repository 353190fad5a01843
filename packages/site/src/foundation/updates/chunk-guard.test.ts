import { expect, test } from "vitest";
import { mayReloadFor } from "./chunk-guard.ts";

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test.each([
  { first: "/mypage/", next: "/mypage/", after: 9_999, reloads: false },
  { first: "/mypage/", next: "/mypage/", after: 10_000, reloads: true },
  { first: "/mypage/", next: "/profile/", after: 1, reloads: true },
])("R8.12 R9.4 after $first, $next reloads $after ms later: $reloads", ({ first, next, after, reloads }) => {
  const storage = memory();
  expect(mayReloadFor(first, 1_000_000, storage)).toBe(true);
  expect(mayReloadFor(next, 1_000_000 + after, storage)).toBe(reloads);
});
