import { preEntryQuestions } from "@kaitori/brand/pre-entry";
import { expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";

const { client, signInApplicant, clock, database, row, insertFile } = await testServer({});

const allYes = preEntryQuestions({}).map(({ id }) => ({ question: id, value: "yes" }));

test("R4.11 an applicant without an invoice is declined, and can answer again", async () => {
  const { client: browser } = await signInApplicant();
  expect((await browser.call("me")).body?.pre_entry).toEqual({
    declined: false,
    reasons: [],
    answered_at: null,
  });

  const answers = allYes.map((answer) =>
    answer.question === "has_invoice" ? { ...answer, value: "no" } : answer,
  );
  const declined = await browser.call("answerPreEntry", { body: { answers } });
  expect(declined.body).toMatchObject({ declined: true, reasons: ["支払日前の請求書が必要です。"] });
  expect((await browser.call("me")).body).toMatchObject({
    has_pre_entry_declined: true,
    pre_entry: { declined: true, reasons: ["支払日前の請求書が必要です。"] },
  });

  await browser.call("answerPreEntry", { body: { answers: allYes } });
  expect((await browser.call("me")).body).toMatchObject({
    has_pre_entry_declined: false,
    pre_entry: { declined: false, reasons: [] },
  });
});

test("R6.1 a visitor gets the result, and nothing is stored", async () => {
  const visitor = client();
  const before = await database.selectFrom("pre_entry").select("applicant_id").execute();
  const no = allYes.map((answer) => ({ ...answer, value: "no" }));
  expect((await visitor.call("answerPreEntry", { body: { answers: no } })).body).toMatchObject({
    declined: true,
    reasons: [expect.any(String), expect.any(String), expect.any(String)],
    answered_at: null,
  });
  expect((await visitor.call("answerPreEntry", { body: { answers: allYes } })).body).toEqual({
    declined: false,
    reasons: [],
    answered_at: null,
  });
  expect(await database.selectFrom("pre_entry").select("applicant_id").execute()).toEqual(before);
});

test("R5.11 an unanswered question is an error of its field", async () => {
  const { client: browser } = await signInApplicant();
  expect(await browser.call("answerPreEntry", { body: { answers: [] } })).toMatchObject({
    status: 400,
    body: { has_invoice: [expect.any(String)] },
  });
});

test("R7.10 an answer to an unknown question is not stored", async () => {
  const { client: browser, id } = await signInApplicant();
  const unknownAnswers = [
    { question: "essay", value: "x".repeat(1_000) },
    { question: "__proto__", value: "no" },
  ];
  expect(
    (await browser.call("answerPreEntry", { body: { answers: [...allYes, ...unknownAnswers] } })).status,
  ).toBe(200);
  const storedAnswers = await row<{
    answers: object;
  }>`select answers from pre_entry where applicant_id = ${id}`;
  expect(Object.keys(storedAnswers.answers).sort()).toEqual(allYes.map(({ question }) => question).sort());
});

test("R7.1 the first visit after the mail was confirmed is recorded once", async () => {
  const { client: browser } = await signInApplicant();
  await browser.call("markEntryPageVisit");
  const { visited_at_entry_page_after_mail_verification: first } = (await browser.call("me")).body ?? {};
  expect(first).toBe(clock.now().toISOString());
  clock.advance(1000);
  await browser.call("markEntryPageVisit");
  expect((await browser.call("me")).body).toMatchObject({
    visited_at_entry_page_after_mail_verification: first,
  });
});

test("B8 the profile changes mail_notices, and an absent field keeps its value", async () => {
  const { client: browser } = await signInApplicant();
  expect((await browser.call("me")).body?.mail_notices).toBe(true);
  await browser.call("updateProfile", { body: { mail_notices: false } });
  await browser.call("updateProfile", { body: { business_summary: "精密部品の加工" } });
  expect((await browser.call("me")).body?.mail_notices).toBe(false);
});

test("an applicant with arrears is asked for documents about them until one is uploaded", async () => {
  const { client: browser, id } = await signInApplicant();
  const isWanted = async () => (await browser.call("me")).body?.delinquency_wanted;
  expect(await isWanted()).toBe(false);
  await browser.call("answerPreEntry", { body: { answers: allYes } });
  expect(await isWanted()).toBe(true);
  await insertFile(id, "delinquency");
  expect(await isWanted()).toBe(false);
});
