import { once } from "node:events";
import { createServer, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { leaseMilliseconds } from "../jobs/job-store.ts";
import { createTestServer } from "../testing/create-test-server.ts";
import { everyoneBrand } from "../testing/test-brands.ts";
import { isRefusedPermanently, mailTransport } from "./mail-transport.ts";
import { queueMail } from "./queue-mail.ts";

const mail = {
  from: { name: "茜", address: "info@factoring.example" },
  to: "yamada@example.jp",
  subject: "登録が完了しました",
  text: "ありがとうございます。",
  html: "<p>ありがとうございます。</p>",
  messageId: "<mail-1@brand.example>",
};

const received: string[] = [];
const smtp = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      received.push(Buffer.concat(chunks).toString("utf8"));
      done();
    });
  },
});
beforeAll(() => new Promise<void>((ready) => smtp.listen(0, "127.0.0.1", ready)));
afterAll(() => new Promise<void>((done) => smtp.close(done)));

test("B8 a mail is sent by SMTP with Japanese text", async () => {
  const address = smtp.server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const transport = mailTransport({ mailUrl: `smtp://127.0.0.1:${port}` });
  await transport.send(mail);
  transport.close();
  const [sent = ""] = received;
  expect(sent).toContain("To: yamada@example.jp");
  expect(sent).toContain("Message-ID: <mail-1@brand.example>");
  expect(sent.replaceAll("=\r\n", "")).toContain("=?UTF-8?");
  // The plain text comes first, because mail programs show the last part that they support.
  const [, kind = ""] = /^Content-Type: multipart\/(\w+)/m.exec(sent) ?? [];
  const parts = [...sent.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, type]) => type);
  expect({ kind, parts }).toEqual({ kind: "alternative", parts: ["text/plain", "text/html"] });
});

/** Accepts every connection and never responds. */
const silentServer = createServer((socket) => socket.on("error", () => {}));
silentServer.listen(0, "127.0.0.1");
await once(silentServer, "listening");
afterAll(() => void silentServer.close());

test("a silent mail server times out before the lease of the job ends", async () => {
  const address = silentServer.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const timers = vi.spyOn(globalThis, "setTimeout");
  const socketTimeouts = vi.spyOn(Socket.prototype, "setTimeout");
  const connection = once(silentServer, "connection");
  const sending = mailTransport({ mailUrl: `smtp://127.0.0.1:${port}` }).send(mail);
  const [socket] = await connection;
  await vi.waitFor(() => expect(socketTimeouts).toHaveBeenCalled());
  const timeouts = [
    ...timers.mock.calls.map(([, wait]) => wait ?? 0),
    ...socketTimeouts.mock.calls.map(([wait]) => wait),
  ];
  timers.mockRestore();
  socketTimeouts.mockRestore();
  socket.destroy();
  await expect(sending).rejects.toThrow();
  expect(Math.max(...timeouts)).toBeLessThan(leaseMilliseconds);
});

test("a permanently refused mail is not retried", async () => {
  const refusal = Object.assign(new Error("550 No such user here"), { responseCode: 550 });
  const events: string[] = [];
  const { server, database, clock, close } = await createTestServer(
    {},
    {
      mail: { send: () => Promise.reject(refusal), close: () => {} },
      log: (level, event) => events.push(`${level} ${event}`),
    },
  );
  await queueMail(database, {
    brand: everyoneBrand,
    recipient: mail.to,
    applicantId: null,
    mail: "registered",
    values: { url: "http://x/" },
    now: clock.now(),
  });
  await server.services.jobs.runDue();
  const waiting = await database.selectFrom("job").select("kind").where("kind", "=", "send-mail").execute();
  await close();
  expect(waiting).toEqual([]);
  expect(events).toContain("error mail refused");
});

test.each([
  { cause: "an unknown mailbox", error: { responseCode: 550, command: "RCPT TO" }, permanent: true },
  { cause: "an invalid address", error: { responseCode: 501, command: "RCPT TO" }, permanent: true },
  { cause: "a busy mailbox", error: { responseCode: 450, command: "RCPT TO" }, permanent: false },
  { cause: "a refused login", error: { responseCode: 535, command: "AUTH" }, permanent: false },
  { cause: "a refused connection", error: { responseCode: 554, command: "CONN" }, permanent: false },
  { cause: "an unreachable server", error: { code: "ECONNREFUSED" }, permanent: false },
])("$cause is a permanent refusal: $permanent", ({ error, permanent }) => {
  expect(isRefusedPermanently(Object.assign(new Error("refused"), error))).toBe(permanent);
});
