import { expect, test } from "vitest";
import { createPreloadQueue } from "./preloader.ts";

test("R9.6 no more than four routes are preloaded at a time, each once", async () => {
  const queue = createPreloadQueue();
  const finish: (() => void)[] = [];
  const started: string[] = [];
  for (const key of ["a", "b", "c", "d", "e", "f", "a"]) {
    queue.add(key, () => {
      started.push(key);
      return new Promise<void>((resolve) => finish.push(resolve));
    });
  }
  expect(started).toEqual(["a", "b", "c", "d"]);

  finish[0]?.();
  await new Promise((wake) => setTimeout(wake));
  expect(started).toEqual(["a", "b", "c", "d", "e"]);
});

test("R9.6 a preload that fails makes room for the next", async () => {
  const queue = createPreloadQueue();
  const started: string[] = [];
  for (const key of ["a", "b", "c", "d", "e"]) {
    queue.add(key, () => {
      started.push(key);
      return Promise.reject(new Error("gone"));
    });
  }
  await new Promise((wake) => setTimeout(wake));
  expect(started).toEqual(["a", "b", "c", "d", "e"]);
});
