import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailTransport } from "./mail-transport.ts";

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
  await transport.send({
    from: { name: "茜", address: "info@factoring.example" },
    to: "yamada@example.jp",
    subject: "登録が完了しました",
    text: "ありがとうございます。",
    html: "<p>ありがとうございます。</p>",
    messageId: "<mail-1@brand.example>",
  });
  transport.close();
  const [mail = ""] = received;
  expect(mail).toContain("To: yamada@example.jp");
  expect(mail).toContain("Message-ID: <mail-1@brand.example>");
  expect(mail.replaceAll("=\r\n", "")).toContain("=?UTF-8?");
  // The plain text comes first, because mail programs show the last part that they support.
  const [, kind = ""] = /^Content-Type: multipart\/(\w+)/m.exec(mail) ?? [];
  const parts = [...mail.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, type]) => type);
  expect({ kind, parts }).toEqual({ kind: "alternative", parts: ["text/plain", "text/html"] });
});
