import { createServer as createHttpServer, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { createTestServer } from "../testing/create-test-server.ts";
import { stopOnSignal } from "./graceful-stop.ts";

const stopAfter = 10;

test("on SIGTERM /readyz fails before the port closes, and responses close their connections", async () => {
  const events: string[] = [];
  const log: string[] = [];
  const { server, close } = await createTestServer({ stopAfter }, { log: (_, event) => log.push(event) });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const http = createHttpServer();
  vi.spyOn(http, "close").mockImplementation(() => {
    events.push("the port closes");
    return http;
  });
  const signals = new Map<string | symbol, () => void>();
  vi.spyOn(process, "on").mockImplementation((name, listener) => {
    signals.set(name, () => listener());
    return process;
  });
  const announceStop = () => void events.push("/readyz fails");
  stopOnSignal(http, { ...server, announceStop });
  signals.get("SIGTERM")?.();
  expect(events).toEqual(["/readyz fails"]);
  expect(log).toEqual(["stopping"]);
  // Each later response closes its connection.
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  http.emit("request", answer.req, answer);
  expect(answer.getHeader("connection")).toBe("close");
  vi.advanceTimersByTime(stopAfter * 1000 - 1);
  expect(events).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(["/readyz fails", "the port closes"]);
  vi.useRealTimers();
  vi.restoreAllMocks();
  await close();
});
