import { expect, test } from "vitest";
import { passwordHasher, productionCost } from "./passwords.ts";

/** A hasher whose work ends when `endAll` is called. */
function createControlledHasher() {
  const ends: (() => void)[] = [];
  let started = 0;
  const hasher = passwordHasher(productionCost, {
    hash: async () => "a hash",
    verify: () => {
      started += 1;
      return new Promise((resolve) => ends.push(() => resolve(true)));
    },
  });
  return {
    hasher,
    started: () => started,
    endAll: async () => {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise(setImmediate);
      }
    },
  };
}

const callerOf = (index: number) => ({ brand: "akane", account: String(index) });

test("D12 many password checks of one caller do not delay other callers", async () => {
  const { hasher, started, endAll } = createControlledHasher();
  const manyChecks = Array.from({ length: 60 }, () =>
    hasher.matches("stored", "password", callerOf(1)).catch((error) => error.status),
  );
  await new Promise(setImmediate);
  expect(started()).toBe(1);
  const other = hasher.matches("stored", "password", callerOf(2));
  await new Promise(setImmediate);
  expect(started()).toBe(2);
  await endAll();
  expect(await other).toBe(true);
  const answers = await Promise.all(manyChecks);
  expect(answers.filter((answer) => answer === 503)).toHaveLength(39);
});

test("D12 at most two passwords are checked in parallel", async () => {
  const { hasher, started, endAll } = createControlledHasher();
  const logins = Array.from({ length: 50 }, (_, index) =>
    hasher.matches(index % 2 ? "stored" : null, "password", callerOf(index)),
  );
  await new Promise(setImmediate);
  expect(started()).toBe(2);
  await endAll();
  expect(new Set(await Promise.all(logins))).toEqual(new Set([true, false]));
  expect(started()).toBe(50);
});

test("D12 password checks beyond the queue get 503", async () => {
  const { hasher, endAll } = createControlledHasher();
  const attempts = Array.from({ length: 300 }, (_, index) =>
    hasher.matches("stored", "password", callerOf(index)).catch((error) => error.status),
  );
  await new Promise(setImmediate);
  await endAll();
  const answers = await Promise.all(attempts);
  expect(answers.filter((answer) => answer === 503)).toHaveLength(98);
  expect(answers.filter((answer) => answer === true)).toHaveLength(202);
});
