import { createServer as createHttpServer } from "node:http";
import { beforeAll, expect, test, vi } from "vitest";
import { stopOnSignal } from "./graceful-stop.ts";
import { createTestServer } from "./testing/create-test-server.ts";

const done: string[] = [];
const logged: string[] = [];

/** A server is told to stop; what it did by the end of that tick. */
beforeAll(async () => {
  const { server, close } = await createTestServer({}, { log: (_, event) => logged.push(event) });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
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
  vi.useRealTimers();
  vi.restoreAllMocks();
  await close();
});

test.fails("E4 a balancer hears that the server stops before the port closes", () => {
  expect(done).toEqual(["it says that it is not ready"]);
});

test("G7 a stop stands in the log", () => {
  expect(logged).toEqual(["stopping"]);
});
