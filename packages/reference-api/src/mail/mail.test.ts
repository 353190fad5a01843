import { expect, test } from "vitest";
import type { OutgoingMail } from "../http/services.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";
import { testBrands } from "../testing/test-brands.ts";
import { queueMail } from "./queue-mail.ts";

const sent: OutgoingMail[] = [];
let down = false;
const { server, database, clock } = await serverOfFile(
  {},
  {
    mail: {
      send: async (mail) => {
        if (down) throw new Error("connection refused");
        sent.push(mail);
      },
      close: () => {},
    },
  },
);

const [brand] = testBrands;
if (!brand) throw new Error("no test brand");
const mail = {
  brand,
  recipient: "yamada@example.jp",
  applicantId: null,
  mail: "registered",
  values: { url: "http://x/" },
} as const;

test("B8 a mail is sent by the brand, in its words, with its signature", async () => {
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
      messageId: expect.stringMatching(/^<mail-\d+@everyone\.localhost>$/),
    },
  ]);
});

test("B8 a brand may say it in its own words", async () => {
  sent.length = 0;
  const own = { ...brand, copy: { "mail.registeredSubject": "ようこそ {serviceName} へ" } };
  await queueMail(database, { ...mail, brand: own, now: clock.now() });
  await server.services.jobs.runDue();
  expect(sent[0]?.subject).toBe("ようこそ テスト買取 へ");
});

test("B8 no deed, no mail: what is rolled back sends nothing", async () => {
  sent.length = 0;
  const undone = database.transaction().execute(async (transaction) => {
    await queueMail(transaction, { ...mail, now: clock.now() });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await server.services.jobs.runDue();
  expect(sent).toEqual([]);
});

test("B8 while the mail server is away a mail waits, and goes out once", async () => {
  sent.length = 0;
  down = true;
  await queueMail(database, { ...mail, now: clock.now() });
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await server.services.jobs.runDue();
    clock.advance(60_000);
  }
  expect(sent).toEqual([]);
  down = false;
  await server.services.jobs.runDue();
  await server.services.jobs.runDue();
  expect(sent).toHaveLength(1);
});
