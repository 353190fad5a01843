import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NoTurn, turns } from "./turns.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const line = { atOnce: 2, line: 2, patience: 1000 };

/** Work that ends when it is told to. */
function works(taken: ReturnType<typeof turns>) {
  const begun: string[] = [];
  const ends = new Map<string, (failing?: Error) => void>();
  const begin = (name: string) =>
    taken.take(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (failing) => (failing ? reject(failing) : resolve(name)));
      });
    });
  return { begun, begin, end: (name: string, failing?: Error) => ends.get(name)?.(failing) };
}

test("B7 so many work at once, the others in the order they came", async () => {
  const taken = turns(line);
  const { begun, begin, end } = works(taken);
  const done = ["a", "b", "c", "d"].map(begin);
  expect(begun).toEqual(["a", "b"]);
  expect(taken.atWork).toBe(2);
  end("b");
  expect(await done[1]).toBe("b");
  await vi.waitFor(() => expect(begun).toEqual(["a", "b", "c"]));
  expect(taken.atWork).toBe(2);
  for (const name of ["a", "c"]) end(name);
  await vi.waitFor(() => expect(begun).toEqual(["a", "b", "c", "d"]));
  end("d");
  expect(await Promise.all(done)).toEqual(["a", "b", "c", "d"]);
  expect(taken.atWork).toBe(0);
});

test("B7 a failure leaves its place to the next", async () => {
  const taken = turns({ ...line, atOnce: 1 });
  const { begun, begin, end } = works(taken);
  const [one, two] = [begin("a"), begin("b")];
  end("a", new Error("broken"));
  await expect(one).rejects.toThrow("broken");
  await vi.waitFor(() => expect(begun).toEqual(["a", "b"]));
  end("b");
  expect(await two).toBe("b");
});

test("B7 a line that is too long is not joined, and nobody waits for ever", async () => {
  const taken = turns(line);
  const { begun, begin, end } = works(taken);
  const [, , waits, forgotten, tooMany] = ["a", "b", "c", "d", "e"].map((name) =>
    begin(name).catch((error: unknown) => error),
  );
  expect(await tooMany).toBeInstanceOf(NoTurn);
  end("a");
  await vi.waitFor(() => expect(begun).toContain("c"));
  await vi.advanceTimersByTimeAsync(line.patience);
  expect(await forgotten).toBeInstanceOf(NoTurn);
  end("c");
  expect(await waits).toBe("c");
  end("b");
  await vi.waitFor(() => expect(taken.atWork).toBe(0));
  expect(begun).toEqual(["a", "b", "c"]);
});
