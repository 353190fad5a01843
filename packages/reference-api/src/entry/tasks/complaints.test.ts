import { EntryStatus } from "@kaitori/domain";
import { beforeEach, expect, test } from "vitest";
import { queueMail } from "../../mail/queue-mail.ts";
import { entryIn, type TestEntry } from "../../testing/entry-in.ts";
import { testBrand, testServerWithDesk } from "../../testing/test-server.ts";

const { server } = await testServerWithDesk();
// Each test has its own seller with an overdue claim.
const entries: TestEntry[] = [];
for (let test = 0; test < 8; test++)
  entries.push(await entryIn(server, EntryStatus.transferred, { claims: 1 }));
server.clock.set("2027-02-10T10:00:00+09:00");
const desk = await server.signInStaff();
let entry: TestEntry;
beforeEach(async () => {
  const [next] = entries.splice(0, 1);
  if (!next) throw new Error("more tests than claims");
  entry = { ...next, client: await server.signInAgain(next.applicantId) };
});

const sendQuestion = (message: string) =>
  entry.client.call("sendInquiry", { body: { message, entry: entry.id } });

const sendComplaint = (message: string) =>
  entry.client.call("sendInquiry", { body: { message, entry: entry.id, is_complaint: true } });

const contactSeller = () => desk.act(entry.id, "contact", { note: "電話でお願いした" });

const actOnTask = async (id: number, act: "done" | "undone", body: object) =>
  (await desk.actOnTask(id, act, body)).status;
const answerComplaint = (id: number) => actOnTask(id, "done", { reply: "担当者の言葉づかいを改めました。" });

const findStops = () =>
  server.rows`select cause, task_id from contact_stop
    where applicant_id = ${entry.applicantId} and ended_at is null order by id`;

const readMails = () =>
  server.rows`select kind, body from mail where applicant_id = ${entry.applicantId} order by id`;

test("a written complaint stops contacts about a delay until it is answered", async () => {
  const { status, body } = await sendComplaint("電話の言葉づかいがひどいです。");
  expect({ status, by: body.answer_by }).toEqual({ status: 200, by: "2027-02-18" });
  expect(await findStops()).toEqual([{ cause: "complaint", task_id: body.id }]);
  expect((await contactSeller()).status).toBe(409);
  await queueMail(server.database, {
    brand: testBrand,
    recipient: entry.email,
    applicantId: entry.applicantId,
    mail: "handOverSoon",
    now: server.clock.now(),
  });
  expect((await readMails()).map(({ kind }) => kind)).not.toContain("handOverSoon");
  // The receipt explains that contacts stop and the last day stays.
  expect(await readMails()).toContainEqual({
    kind: "complaint",
    body: expect.stringMatching(
      /2027年2月18日[\s\S]*お電話とメールを止めます。お引き渡しの期日は変わりません。/,
    ),
  });

  // The stop cannot end before the complaint is answered.
  await expect(
    server.rows`update contact_stop set ended_at = ${server.clock.now()} where task_id = ${body.id}`,
  ).rejects.toThrow("is not answered");
  expect(await actOnTask(body.id, "done", { note: "聞いた" })).toBe(400);
  expect(await answerComplaint(body.id)).toBe(200);
  expect(await findStops()).toEqual([]);
  expect(await readMails()).toContainEqual({
    kind: "complaintAnswer",
    body: expect.stringContaining("改めました"),
  });
  expect((await contactSeller()).status).toBe(200);
});

test("a complaint does not change the hand-overs", async () => {
  const before = (await entry.client.call("listHandOvers")).body;
  expect(before).toMatchObject([{ due_on: "2027-02-04", amount: "1000000" }]);
  expect((await sendComplaint("電話の言葉づかいがひどいです。")).status).toBe(200);
  expect((await entry.client.call("listHandOvers")).body).toEqual(before);
});

test("B12 a question does not stop contacts", async () => {
  expect((await sendQuestion("契約書はどこですか。")).status).toBe(200);
  expect(await findStops()).toEqual([]);
  expect((await contactSeller()).status).toBe(200);
});

const recordByTelephone = (message: string) => desk.act(entry.id, "complaint", { message });

const complaintTasks = async () => {
  const tasks = await desk.read<{ id: number; entry: number; kind: string; due_on: string }[]>("/desk/tasks");
  return tasks.filter(({ entry: entryId, kind }) => entryId === entry.id && kind === "complaint");
};

test("B12 a complaint by telephone opens the same task as a written one", async () => {
  const { body: inquiry } = await sendComplaint("請求が多すぎます。");
  expect((await recordByTelephone("  ")).status).toBe(400);
  expect((await recordByTelephone("話し方が乱暴でした。\n折り返しがありません。")).status).toBe(200);
  const [first, second] = await complaintTasks();
  expect(first).toMatchObject({ id: inquiry.id, due_on: inquiry.answer_by });
  expect(second).toMatchObject({ due_on: inquiry.answer_by });
  const read = await desk.read(`/desk/tasks/${second?.id}`);
  expect(read).toMatchObject({ message: "話し方が乱暴でした。\n折り返しがありません。" });
  expect((await readMails()).at(-1)).toEqual({
    kind: "complaint",
    body: expect.stringMatching(/2027年2月18日[\s\S]*話し方が乱暴でした。/),
  });
  await answerComplaint(inquiry.id);
  expect(await findStops()).toEqual([{ cause: "complaint", task_id: second?.id }]);
  expect((await contactSeller()).status).toBe(409);
  await answerComplaint(second?.id ?? 0);
  expect((await readMails()).at(-1)).toMatchObject({ kind: "complaintAnswer" });
  expect((await contactSeller()).status).toBe(200);
});

test("B12 the desk cannot start or end the stop of a complaint directly", async () => {
  const stop = { cause: "complaint", note: "電話で苦情" } as const;
  expect((await desk.act(entry.id, "stop-contact", stop)).status).toBe(400);
  expect((await desk.act(entry.id, "resume-contact", { cause: "complaint" })).status).toBe(400);
  const insertion = server.rows`insert into contact_stop (applicant_id, cause, note, since)
    values (${entry.applicantId}, 'complaint', '電話で苦情', ${server.clock.now()})`;
  await expect(insertion).rejects.toThrow("complaint_has_task");
});

test("B12 the answer to a complaint ends only its own stop", async () => {
  await recordByTelephone("電話で苦情");
  const [telephone] = await complaintTasks();
  const { body: first } = await sendComplaint("請求が多すぎます。");
  const { body: second } = await sendComplaint("返事が遅いです。");
  await answerComplaint(first.id);
  expect((await findStops()).map(({ task_id }) => task_id)).toEqual([telephone?.id, second.id]);
  await answerComplaint(second.id);
  expect((await contactSeller()).status).toBe(409);
  await answerComplaint(telephone?.id ?? 0);
  expect((await contactSeller()).status).toBe(200);
});

test("B12 reopening a complaint's task stops the contacts again", async () => {
  const { body } = await sendComplaint("説明と違います。");
  await answerComplaint(body.id);
  expect(await actOnTask(body.id, "undone", { note: "別の件への返事だった" })).toBe(200);
  expect(await findStops()).toEqual([{ cause: "complaint", task_id: body.id }]);
  expect((await contactSeller()).status).toBe(409);
});

test("B12 B17 questions and complaints have a rate limit each", async () => {
  const statuses = [];
  for (let time = 0; time < 6; time++) statuses.push((await sendQuestion("もしもし")).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await sendComplaint("返事がありません。")).status).toBe(200);
  expect((await contactSeller()).status).toBe(409);
  for (let time = 0; time < 5; time++) statuses.push((await sendComplaint("返事がありません。")).status);
  expect(statuses.at(-1)).toBe(429);
});
