import { once } from "node:events";
import { createServer, Socket } from "node:net";
import { IdentityConfirmation } from "@kaitori/domain";
import { SMTPServer } from "smtp-server";
import { expect, test, vi } from "vitest";
import type { OutgoingMail } from "../http/services.ts";
import { leaseMilliseconds } from "../jobs/job-store.ts";
import { createTestServer, listenOnFreePort, testBrand, testServer } from "../testing/test-server.ts";
import { identityLine } from "./identity-line.ts";
import { isRefusedPermanently, mailTransport } from "./mail-jobs.ts";
import { queueMail } from "./queue-mail.ts";

const sent: OutgoingMail[] = [];
let isServerDown = false;
const { server, database, clock } = await testServer(
  {},
  {
    mail: {
      send: async (mail) => {
        if (isServerDown) throw new Error("connection refused");
        sent.push(mail);
      },
      close: () => {},
    },
  },
);

const mail = {
  brand: testBrand,
  recipient: "yamada@example.jp",
  applicantId: null,
  mail: "registered",
  values: { url: "http://x/" },
} as const;

test("B8 a mail has sender, texts and signature of the brand", async () => {
  await queueMail(database, { ...mail, name: "山田 太郎", now: clock.now() });
  await server.services.jobs.runDue();
  expect(sent).toEqual([
    {
      from: { name: "テスト買取", address: "info@factoring.example" },
      to: "yamada@example.jp",
      subject: "【テスト買取】登録が完了しました",
      text: expect.stringMatching(
        /^山田 太郎さま\n\n登録が完了しました。[\s\S]*http:\/\/x\/[\s\S]*株式会社テスト買取/,
      ),
      html: expect.stringMatching(/^<!doctype html>[\s\S]*山田 太郎さま[\s\S]*href="http:\/\/x\/"/),
      messageId: expect.stringMatching(/^<mail-\d+@test-brand\.localhost>$/),
    },
  ]);
});

test("B8 a brand can override the texts of a mail", async () => {
  sent.length = 0;
  const brandWithCopy = { ...testBrand, copy: { "mail.registeredSubject": "ようこそ {serviceName} へ" } };
  await queueMail(database, { ...mail, brand: brandWithCopy, now: clock.now() });
  await server.services.jobs.runDue();
  expect(sent[0]?.subject).toBe("ようこそ テスト買取 へ");
});

test("B8 a rolled-back transaction sends no mail", async () => {
  sent.length = 0;
  const rollback = database.transaction().execute(async (transaction) => {
    await queueMail(transaction, { ...mail, now: clock.now() });
    throw new Error("undone");
  });
  await expect(rollback).rejects.toThrow("undone");
  await server.services.jobs.runDue();
  expect(sent).toEqual([]);
});

test("B8 a mail waits while the mail server is down, and is sent once", async () => {
  sent.length = 0;
  isServerDown = true;
  await queueMail(database, { ...mail, now: clock.now() });
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await server.services.jobs.runDue();
    clock.advance(60_000);
  }
  expect(sent).toEqual([]);
  isServerDown = false;
  await server.services.jobs.runDue();
  await server.services.jobs.runDue();
  expect(sent).toHaveLength(1);
});

test.each([
  { kind: "registered", hours: 120, isSent: true },
  { kind: "registered", hours: 121, isSent: false },
  { kind: "activation", hours: 25, isSent: false },
  { kind: "passwordReset", hours: 2, isSent: false },
] as const)("B8 a mail of the kind $kind that has waited for $hours hours is sent: $isSent", async (row) => {
  sent.length = 0;
  const created = new Date(clock.now().getTime() - row.hours * 3_600_000);
  await queueMail(database, { ...mail, mail: row.kind, now: created });
  await server.services.jobs.runDue();
  expect(sent).toHaveLength(row.isSent ? 1 : 0);
  const waiting = database.selectFrom("mail").select("id").where("sent_at", "is", null);
  expect(await waiting.where("given_up_at", "is", null).execute()).toEqual([]);
});

const now = new Date("2026-11-21T10:00:00+09:00");

test.each([
  { state: "confirmed", until: "2026-11-21", expected: undefined },
  { state: "confirmed", until: "2026-11-20", expected: /本人確認書類をお送りください/ },
  { state: "confirming", until: null, expected: /いまは本人確認書類を確認しています/ },
  { state: "inadequate", until: null, expected: /本人確認書類をお送りください/ },
  { state: "notSubmitted", until: null, expected: /本人確認書類をお送りください/ },
] as const)("R4.20 the identity line for the state $state until $until is $expected", (input) => {
  const applicant = {
    identity_confirmation: IdentityConfirmation[input.state],
    identity_valid_date: input.until,
  };
  const line = identityLine({ copy: {} }, applicant, now);
  if (input.expected) expect(line).toMatch(input.expected);
  else expect(line).toBeUndefined();
});

const outgoingMail = {
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

test("B8 a mail is sent by SMTP with Japanese text", async () => {
  const port = await listenOnFreePort(smtp.server);
  const transport = mailTransport({ mailUrl: `smtp://127.0.0.1:${port}` });
  await transport.send(outgoingMail);
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

test("a silent mail server times out before the lease of the job ends", async () => {
  const port = await listenOnFreePort(silentServer);
  const timers = vi.spyOn(globalThis, "setTimeout");
  const socketTimeouts = vi.spyOn(Socket.prototype, "setTimeout");
  const connection = once(silentServer, "connection");
  const sending = mailTransport({ mailUrl: `smtp://127.0.0.1:${port}` }).send(outgoingMail);
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
  const { server, database, clock } = await createTestServer(
    {},
    {
      mail: { send: () => Promise.reject(refusal), close: () => {} },
      log: (level, event) => events.push(`${level} ${event}`),
    },
  );
  await queueMail(database, { ...mail, now: clock.now() });
  await server.services.jobs.runDue();
  const waiting = await database.selectFrom("job").select("kind").where("kind", "=", "send-mail").execute();
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
