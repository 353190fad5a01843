import { expect, test, vi } from "vitest";
import { startServer } from "./server-process.ts";

/** Runs in the process instead of the server. */
const instead = (script: string) => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`${script}; setInterval(() => {}, 60_000); await new Promise(() => {})`)}`,
});

test("a line of the server that is no JSON is ignored", async () => {
  const server = await startServer(
    instead('console.log("odd"); console.log(JSON.stringify({ event: "listening", port: 4242 }))'),
  );
  expect(server.port).toBe(4242);
  await server.end("SIGKILL");
});

test("a server that does not listen within five minutes is killed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const start = startServer(instead(""));
  vi.advanceTimersByTime(300_000);
  await expect(start).rejects.toThrow("The server ended with SIGKILL before it listened");
});
