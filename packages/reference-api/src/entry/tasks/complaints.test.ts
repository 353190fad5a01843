import { EntryStatus } from "@kaitori/domain";
import { listHandOvers, sendInquiry } from "@kaitori/wire";
import { beforeEach, expect, test } from "vitest";
import { queueMail } from "../../mail/queue-mail.ts";
import { atDesk } from "../../testing/at-desk.ts";
import { type EntryAt, entryIn } from "../../testing/entry-in.ts";
import { serverWithDesk } from "../../testing/server-with-desk.ts";
import { signedInAgain } from "../../testing/signed-in-again.ts";
import { testBrands } from "../../testing/test-brands.ts";

const { server } = await serverWithDesk();
// One sold claim a test, each of somebody else; the money of all is late.
const sold: EntryAt[] = [];
for (let test = 0; test < 8; test++) sold.push(await entryIn(server, EntryStatus.transferred, 1));
server.clock.set("2027-02-10T10:00:00+09:00");
const desk = await atDesk(server);
let entry: EntryAt;
beforeEach(async () => {
  const [next] = sold.splice(0, 1);
  if (!next) throw new Error("more tests than claims");
  entry = { ...next, client: await signedInAgain(server, next.applicantId) };
});

const write = (message: string, is_complaint?: boolean) =>
  entry.client.call(sendInquiry, {
    body: { message, entry: entry.id, ...(is_complaint ? { is_complaint } : {}) },
  });

const contact = () => desk.act(entry.id, "contact", { note: "電話でお願いした" });

const atTask = async (id: number, act: string, said: object) =>
  (await desk.ask(`/desk/tasks/${id}/${act}`, { method: "POST", body: JSON.stringify(said) })).status;

const answer = (id: number) => atTask(id, "done", { reply: "担当者の言葉づかいを改めました。" });

const stops = () =>
  server.rows`select cause, task_id from contact_stop
    where applicant_id = ${entry.applicantId} and ended_at is null order by id`;

const mails = () =>
  server.rows`select kind, body from mail where applicant_id = ${entry.applicantId} order by id`;

test("a complaint in writing stops all contacts about a delay until it is answered", async () => {
  const { status, body } = await write("電話の言葉づかいがひどいです。", true);
  expect({ status, by: body.answer_by }).toEqual({ status: 200, by: "2027-02-18" });
  expect(await stops()).toEqual([{ cause: "complaint", task_id: body.id }]);
  expect((await contact()).status).toBe(409);
  const [brand] = testBrands;
  if (!brand) throw new Error("There is no brand");
  await queueMail(server.database, {
    brand,
    recipient: entry.email,
    applicantId: entry.applicantId,
    mail: "handOverSoon",
    now: server.clock.now(),
  });
  expect((await mails()).map(({ kind }) => kind)).not.toContain("handOverSoon");
  // The receipt says what it means for the person.
  expect(await mails()).toContainEqual({
    kind: "complaint",
    body: expect.stringMatching(
      /2027年2月18日[\s\S]*お電話とメールを止めます。お引き渡しの期日は変わりません。/,
    ),
  });

  // It is under way until somebody has answered it.
  await expect(
    server.rows`update contact_stop set ended_at = ${server.clock.now()} where task_id = ${body.id}`,
  ).rejects.toThrow("is not answered");
  expect(await atTask(body.id, "done", { note: "聞いた" })).toBe(400);
  expect(await answer(body.id)).toBe(200);
  expect(await stops()).toEqual([]);
  expect(await mails()).toContainEqual({
    kind: "complaintAnswer",
    body: expect.stringContaining("改めました"),
  });
  expect((await contact()).status).toBe(200);
});

test("mail.complaintBody a complaint moves no last day: its seller reads the same account of it", async () => {
  const before = (await entry.client.call(listHandOvers)).body;
  expect(before).toMatchObject([{ due_on: "2027-02-04", amount: "1000000" }]);
  expect((await write("電話の言葉づかいがひどいです。", true)).status).toBe(200);
  expect((await entry.client.call(listHandOvers)).body).toEqual(before);
});

test("B12 a question stops nothing", async () => {
  expect((await write("契約書はどこですか。")).status).toBe(200);
  expect(await stops()).toEqual([]);
  expect((await contact()).status).toBe(200);
});

const byTelephone = (message: string) => desk.act(entry.id, "complaint", { message });

const complaintTasks = async () => {
  const tasks: { id: number; entry: number; kind: string; due_on: string }[] = JSON.parse(
    (await desk.ask("/desk/tasks")).text,
  );
  return tasks.filter(({ entry: of, kind }) => of === entry.id && kind === "complaint");
};

test("B12 a complaint by telephone is the same task with the same last day as one in writing", async () => {
  const { body: inquiry } = await write("請求が多すぎます。", true);
  expect((await byTelephone("  ")).status).toBe(400);
  expect((await byTelephone("話し方が乱暴でした。\n折り返しがありません。")).status).toBe(200);
  const [first, second] = await complaintTasks();
  expect(first).toMatchObject({ id: inquiry.id, due_on: inquiry.answer_by });
  expect(second).toMatchObject({ due_on: inquiry.answer_by });
  const read = await desk.read(`/desk/tasks/${second?.id}`);
  expect(read).toMatchObject({ message: "話し方が乱暴でした。\n折り返しがありません。" });
  expect((await mails()).at(-1)).toEqual({
    kind: "complaint",
    body: expect.stringMatching(/2027年2月18日[\s\S]*話し方が乱暴でした。/),
  });
  await answer(inquiry.id);
  expect(await stops()).toEqual([{ cause: "complaint", task_id: second?.id }]);
  expect((await contact()).status).toBe(409);
  await answer(second?.id ?? 0);
  expect((await mails()).at(-1)).toMatchObject({ kind: "complaintAnswer" });
  expect((await contact()).status).toBe(200);
});

test("B12 nothing else begins or ends the stop of a complaint", async () => {
  const stop = { cause: "complaint", note: "電話で苦情" } as const;
  expect((await desk.act(entry.id, "stop-contact", stop)).status).toBe(400);
  expect((await desk.act(entry.id, "resume-contact", { cause: "complaint" })).status).toBe(400);
  const insertion = server.rows`insert into contact_stop (applicant_id, cause, note, since)
    values (${entry.applicantId}, 'complaint', '電話で苦情', ${server.clock.now()})`;
  await expect(insertion).rejects.toThrow("complaint_has_task");
});

test("B12 a stop ends with its own complaint: not with another one, nor with one made by telephone", async () => {
  await byTelephone("電話で苦情");
  const [telephone] = await complaintTasks();
  const { body: first } = await write("請求が多すぎます。", true);
  const { body: second } = await write("返事が遅いです。", true);
  await answer(first.id);
  expect((await stops()).map(({ task_id }) => task_id)).toEqual([telephone?.id, second.id]);
  await answer(second.id);
  expect((await contact()).status).toBe(409);
  await answer(telephone?.id ?? 0);
  expect((await contact()).status).toBe(200);
});

test("B12 a complaint that was not answered after all stops the contacts again", async () => {
  const { body } = await write("説明と違います。", true);
  await answer(body.id);
  expect(await atTask(body.id, "undone", { note: "別の件への返事だった" })).toBe(200);
  expect(await stops()).toEqual([{ cause: "complaint", task_id: body.id }]);
  expect((await contact()).status).toBe(409);
});

test("B12 whoever has asked too often can complain all the same, and not without end", async () => {
  const statuses = [];
  for (let time = 0; time < 6; time++) statuses.push((await write("もしもし")).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await write("返事がありません。", true)).status).toBe(200);
  expect((await contact()).status).toBe(409);
  for (let time = 0; time < 5; time++) statuses.push((await write("返事がありません。", true)).status);
  expect(statuses.at(-1)).toBe(429);
});
