import { afterAll, expect, test } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { testClock } from "../testing/test-server.ts";
import { HttpError } from "./errors.ts";
import { enforceRateLimit, recordUsage, refuseOverLimit } from "./rate-limit.ts";

const { database, close } = await openMigratedDatabase();
afterAll(close);

const clock = testClock();
const request = () => ({ services: { database, config: { secretKey: "s" } }, now: clock.now() });
const attempt = async (name: string, subject = "somebody") => {
  try {
    await enforceRateLimit(request(), { name, burst: 3, seconds: 60 }, subject);
    return "passes";
  } catch (error) {
    if (error instanceof HttpError) return `${error.status} after ${error.headers["retry-after"]}`;
    throw error;
  }
};

test("R7.1 a limit allows a burst, then one act per interval", async () => {
  expect(await attempt("a")).toBe("passes");
  expect(await attempt("a")).toBe("passes");
  expect(await attempt("a")).toBe("passes");
  expect(await attempt("a")).toBe("429 after 60");
  clock.advance(60_000);
  expect(await attempt("a")).toBe("passes");
  expect(await attempt("a")).toBe("429 after 60");
});

test("R7.1 twenty parallel acts get no more than the burst", async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => attempt("b")));
  expect(outcomes.filter((outcome) => outcome === "passes")).toHaveLength(3);
});

test("R7.1 each subject has its own limit, and its name is not stored", async () => {
  await Promise.all(Array.from({ length: 5 }, () => attempt("c", "one@example.jp")));
  expect(await attempt("c", "other@example.jp")).toBe("passes");
  const keys = await database.selectFrom("rate_limit").select("key").execute();
  expect(JSON.stringify(keys)).not.toContain("example");
});

test("R7.1 recorded usage above the limit blocks the account until it is refilled", async () => {
  const checkLimits = (account: number) =>
    refuseOverLimit(request(), ["uploadedMegabytes", "readingSeconds"], account).then(
      () => "passes",
      (error) => [error.status, error.limit, error.headers["retry-after"]].join(" "),
    );
  await recordUsage(request(), "readingSeconds", 1, 119.5);
  expect(await checkLimits(1)).toBe("passes");
  await recordUsage(request(), "readingSeconds", 1, 3.5);
  expect([await checkLimits(1), await checkLimits(2)]).toEqual(["429 readingSeconds 30", "passes"]);
  clock.advance(30_000);
  expect(await checkLimits(1)).toBe("passes");
});
