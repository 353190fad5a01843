import { once } from "node:events";
import { createServer, Socket } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { leaseMilliseconds } from "../jobs/lease-due-job.ts";
import { createTestServer } from "../testing/create-test-server.ts";
import { testBrands } from "../testing/test-brands.ts";
import { isRefusedForGood, mailTransport } from "./mail-transport.ts";
import { queueMail } from "./queue-mail.ts";

/** Takes every connection and never says a word. */
const silent = createServer((socket) => socket.on("error", () => {}));
silent.listen(0, "127.0.0.1");
await once(silent, "listening");
afterAll(() => void silent.close());

const mail = {
  from: { name: "茜", address: "info@factoring.example" },
  to: "yamada@example.jp",
  subject: "登録が完了しました",
  text: "ありがとうございます。",
  html: "<p>ありがとうございます。</p>",
  messageId: "<mail-1@brand.example>",
};

test("a mail server that does not answer is given up before the job's lease is over", async () => {
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const timers = vi.spyOn(globalThis, "setTimeout");
  const idle = vi.spyOn(Socket.prototype, "setTimeout");
  const asked = once(silent, "connection");
  const sending = mailTransport({ mailUrl: `smtp://127.0.0.1:${port}` }).send(mail);
  const [socket] = await asked;
  await vi.waitFor(() => expect(idle).toHaveBeenCalled());
  const waits = [...timers.mock.calls.map(([, wait]) => wait ?? 0), ...idle.mock.calls.map(([wait]) => wait)];
  timers.mockRestore();
  idle.mockRestore();
  socket.destroy();
  await expect(sending).rejects.toThrow();
  expect(Math.max(...waits)).toBeLessThan(leaseMilliseconds);
});

test("a mail that its receiver refuses for good is not sent again", async () => {
  const refusal = Object.assign(new Error("550 No such user here"), { responseCode: 550 });
  const logged: string[] = [];
  const { server, database, clock, close } = await createTestServer(
    {},
    {
      mail: { send: () => Promise.reject(refusal), close: () => {} },
      log: (level, event) => logged.push(`${level} ${event}`),
    },
  );
  const [brand] = testBrands;
  if (!brand) throw new Error("no test brand");
  await queueMail(database, {
    brand,
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
  expect(logged).toContain("error mail refused");
});

test.each([
  { what: "an unknown mailbox", error: { responseCode: 550, command: "RCPT TO" }, forGood: true },
  { what: "an address that is none", error: { responseCode: 501, command: "RCPT TO" }, forGood: true },
  { what: "a mailbox that is busy", error: { responseCode: 450, command: "RCPT TO" }, forGood: false },
  { what: "our login", error: { responseCode: 535, command: "AUTH" }, forGood: false },
  { what: "our address", error: { responseCode: 554, command: "CONN" }, forGood: false },
  { what: "nobody there", error: { code: "ECONNREFUSED" }, forGood: false },
])("a mail is given up when the mail itself is refused: $what", ({ error, forGood }) => {
  expect(isRefusedForGood(Object.assign(new Error("refused"), error))).toBe(forGood);
});
