import { createServer as createHttpServer, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { beforeAll, expect, test, vi } from "vitest";
import { createTestServer } from "../testing/create-test-server.ts";
import { stopOnSignal } from "./graceful-stop.ts";

const done: string[] = [];
const logged: string[] = [];
let doneAtOnce: string[] = [];
let atOnce: unknown;
let doneBefore: string[] = [];
const stopAfter = 10;

/** A server is told to stop; what it did by the end of that tick, a moment before its time, and then. */
beforeAll(async () => {
  const { server, close } = await createTestServer({ stopAfter }, { log: (_, event) => logged.push(event) });
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
  doneAtOnce = [...done];
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  http.emit("request", answer.req, answer);
  atOnce = answer.getHeader("connection");
  vi.advanceTimersByTime(stopAfter * 1000 - 1);
  doneBefore = [...done];
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  vi.restoreAllMocks();
  await close();
});

test("a balancer hears that the server stops before the port closes", () => {
  expect(doneAtOnce).toEqual(["it says that it is not ready"]);
});

test("from then on each answer ends its connection, so that none is cut at the end", () => {
  expect(atOnce).toBe("close");
});

test("the port closes when the stated time is over", () => {
  expect(doneBefore).toEqual(["it says that it is not ready"]);
  expect(done).toEqual(["it says that it is not ready", "the port closes"]);
});

test("a stop stands in the log", () => {
  expect(logged).toEqual(["stopping"]);
});
