import { createServer as createHttpServer } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stopOnSignal } from "./graceful-stop.ts";
import { createTestServer } from "./testing/create-test-server.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server that is told to stop; what it did by the end of that tick. */
async function told() {
  const done: string[] = [];
  const logged: string[] = [];
  const { server, close } = await createTestServer({}, { log: (_, event) => logged.push(event) });
  const http = createHttpServer();
  vi.spyOn(http, "close").mockImplementation(() => {
    done.push("the port closes");
    return http;
  });
  const signals = new Map<string | symbol, () => void>();
  vi.spyOn(process, "on").mockImplementation((name, listener) => {
    signals.set(name, () => listener());
    return process;
  });
  stopOnSignal(http, {
    ...server,
    announceStop: () => {
      done.push("it says that it is not ready");
    },
  });
  signals.get("SIGTERM")?.();
  await close();
  return { done, logged };
}

test.fails("E4 a balancer hears that the server stops before the port closes", async () => {
  const { done } = await told();
  expect(done).toEqual(["it says that it is not ready"]);
});

test.fails("G7 a stop stands in the log", async () => {
  const { logged } = await told();
  expect(logged).toContainEqual(expect.stringMatching(/stop/));
});
