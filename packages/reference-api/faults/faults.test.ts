import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { type ServerProcess, serverProgram, startServer } from "@kaitori/tooling/server-process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const dataDir = mkdtempSync(join(tmpdir(), "kaitori-faults-"));
/** Disables the timeout, because a loaded machine starts servers slowly. */
const noTimeout = 0;

describe("one running server", () => {
  let firstServer: ServerProcess;
  beforeAll(async () => {
    firstServer = await startServer({
      DATA_DIR: dataDir,
      NODE_ENV: "development",
      DEMO: "0",
      REVIEW: "desk",
    });
  }, noTimeout);
  afterAll(() => firstServer.end("SIGKILL"));

  test("a second process on the same data folder exits and names the pid of the first", {
    timeout: noTimeout,
  }, async () => {
    const second = spawn(process.execPath, [serverProgram], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: "0", DEMO: "0" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [output, [code]] = await Promise.all([text(second.stderr), once(second, "close")]);
    expect(output).toContain(`is in use by process ${firstServer.process.pid}`);
    expect(code).toBe(1);
  });

  test("D5 in development the server listens on 127.0.0.1 only", async () => {
    // 127.0.0.2 is another address of this machine.
    const reached = await new Promise<boolean>((resolve) => {
      const socket = connect({ host: "127.0.0.2", port: firstServer.port }, () => {
        socket.destroy();
        resolve(true);
      }).on("error", () => resolve(false));
    });
    expect(reached).toBe(false);
  });

  test("on SIGTERM the server finishes a running request and exits", {
    timeout: noTimeout,
  }, async () => {
    const body = JSON.stringify({ email: "nobody@example.jp", password: "wrong" });
    const login = request({
      host: "127.0.0.1",
      port: firstServer.port,
      method: "POST",
      path: "/desk/session",
      headers: {
        "content-type": "application/json",
        "content-length": body.length,
        expect: "100-continue",
        host: "desk.localhost",
      },
    });
    login.flushHeaders();
    // The server now waits for the body of this request.
    await once(login, "continue");
    const code = firstServer.end("SIGTERM");
    await pause(300);
    login.end(body);
    const [answer] = await once(login, "response");
    expect(answer.statusCode).toBe(401);
    answer.resume();
    expect(await code).toBe(0);
  });
});
