import { expect, test } from "vitest";
import type { OutgoingMail } from "../http/services.ts";
import { everyoneBrand } from "../testing/test-brands.ts";
import { testServer } from "../testing/test-server.ts";
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
  brand: everyoneBrand,
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
      messageId: expect.stringMatching(/^<mail-\d+@everyone\.localhost>$/),
    },
  ]);
});

test("B8 a brand can override the texts of a mail", async () => {
  sent.length = 0;
  const brandWithCopy = { ...everyoneBrand, copy: { "mail.registeredSubject": "ようこそ {serviceName} へ" } };
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
