import { Session } from "node:inspector/promises";
import { basename } from "node:path";
import { getSuppressEntries, logout } from "@kaitori/wire";
import { expect, test } from "vitest";
import { openPage, places } from "./testing/page.ts";

/** The files of this package in which a function runs meanwhile. */
async function filesAtWork(work: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true });
  await work();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  return result
    .filter(({ url }) => /\/api-client\/src\/(?!testing\/).*(?<!test)\.ts$/.test(url))
    .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .map(({ url }) => basename(url))
    .sort();
}

const settings = { method: null, segment: null, message: null };

test.each(places)("a call and its answer pass five files, %s", async (place) => {
  const { api, server } = await openPage(place);
  await api.call(logout);
  server.reply(getSuppressEntries, (context) => context.json(settings));
  expect(await filesAtWork(() => api.call(getSuppressEntries))).toEqual([
    "csrf-token.ts",
    "fetch-transport.ts",
    "field-errors.ts",
    "perform-call.ts",
    "read-answer.ts",
  ]);
  await server.close();
});
