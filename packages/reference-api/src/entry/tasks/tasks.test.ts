import { EntryStatus, longestInquiry } from "@kaitori/domain";
import { expect, test } from "vitest";
import { decideAll, entryIn, historyOf, type TestEntry } from "../../testing/entry-in.ts";
import { testServerWithDesk } from "../../testing/test-server.ts";

const { server, desk } = await testServerWithDesk();

const message = "請求書の再発行を受けました。\n金額は正しいはずです。";

async function createRefusedEntry(): Promise<TestEntry> {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await decideAll(server, entry, { refuse: ["overall"] });
  return entry;
}

const requestSecondLook = ({ client, id }: TestEntry) =>
  client.call("sendInquiry", { body: { message, entry: id, is_second_look: true } });

type Task = { id: number; entry: number; claim: number };

const mailsTo = async ({ email }: TestEntry) => {
  const mails = await server.rows`select subject, body from mail where recipient = ${email} order by id`;
  return mails.map(({ subject, body }) => `${subject}\n${body}`);
};

test("B17 mails contain no control or direction characters of a question", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const input = "請求書\u202e\u2066の件\u001b[31m\r\n二行目";
  await entry.client.call("sendInquiry", { body: { entry: entry.id, message: input } });
  expect((await mailsTo(entry)).at(-1)).toContain("請求書の件 [31m\n二行目");
});

test("B15 a second look opens a task, which the desk answers by mail", async () => {
  const entry = await createRefusedEntry();
  const response = await requestSecondLook(entry);
  expect(response.status).toBe(200);
  expect(response.body.answer_by).toMatch(/^\d{4}-\d\d-\d\d$/);
  const receipt = (await mailsTo(entry)).at(-1);
  expect(receipt).toContain(message);
  expect(receipt).toMatch(/\d+年\d+月\d+日（.）までに/);
  expect((await historyOf(entry)).at(-1)).toMatchObject({
    act: "askSecondLook",
    actor: "applicant",
    note: message,
  });

  const list = await desk.read<Task[]>("/desk/tasks");
  const task = list.find((one) => one.entry === entry.id);
  expect(task).toMatchObject({ kind: "secondLook", due_on: response.body.answer_by, done_at: null });
  // The list contains no messages, because each reading of a message is audited.
  expect(JSON.stringify(list)).not.toContain(message.slice(0, 8));
  expect(await desk.read(`/desk/tasks/${task?.id}`)).toMatchObject({ message, reply: null });

  const note = "社内：与信に変わりなし";
  const reply = "もう一度拝見しましたが、結果は変わりませんでした。";
  expect((await desk.actOnTask(task?.id, "done", { note })).status).toBe(400);
  expect((await desk.actOnTask(task?.id, "done", { note, reply })).body).toMatchObject({
    reply,
    note,
    done_by: "審査",
  });
  expect((await mailsTo(entry)).at(-1)).toContain(reply);
  expect((await historyOf(entry)).at(-1)).toMatchObject({
    act: "answerSecondLook",
    actor: "service",
    note: reply,
  });
  const visibleTexts = JSON.stringify([
    await historyOf(entry),
    await mailsTo(entry),
    (await entry.client.call("listNotices")).body,
  ]);
  expect(visibleTexts).not.toContain("社内");
});

test("B15 a second look is allowed once and only for a refused entry", async () => {
  const entry = await createRefusedEntry();
  expect((await requestSecondLook(entry)).status).toBe(200);
  expect((await requestSecondLook(entry)).status).toBe(409);
  const offered = await entryIn(server, EntryStatus.reviewed, { claims: 1 });
  expect((await requestSecondLook(offered)).status).toBe(409);
  const other = await createRefusedEntry();
  expect((await requestSecondLook({ ...entry, client: other.client })).status).toBe(404);
});

test("B17 a question about the applicant's own entry is answered by mail", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const sendQuestion = (body: object) =>
    entry.client.call("sendInquiry", { body: { message: "", entry: null, ...body } });
  expect((await sendQuestion({ message: " " })).status).toBe(400);
  expect((await sendQuestion({ message: "あ".repeat(longestInquiry + 1) })).status).toBe(400);
  const foreign = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  expect((await sendQuestion({ message: "どうなりましたか。", entry: foreign.id })).status).toBe(404);
  const { status, body } = await sendQuestion({ message: "どうなりましたか。", entry: entry.id });
  expect(status).toBe(200);
  const task = await desk.read(`/desk/tasks/${body.id}`);
  expect(task).toMatchObject({
    kind: "inquiry",
    entry: entry.id,
    applicant: { email: expect.stringContaining("@") },
  });
  await desk.actOnTask(body.id, "done", { reply: "明日お知らせします。" });
  expect((await mailsTo(entry)).at(-1)).toMatch(/明日お知らせします。[\s\S]*どうなりましたか。/);
});

test("B12 the desk closes and reopens a task with a note", async () => {
  const sold = await entryIn(server, EntryStatus.transferred, { claims: 1 });
  const [claim = 0] = sold.claims;
  await sold.client.call("reportClaim", {
    params: { id: claim },
    body: { kind: "payerInsolvent", insolvency: "bankruptcy" },
  });
  const find = async (state: string) =>
    (await desk.read<Task[]>(`/desk/tasks?state=${state}`)).find((one) => one.claim === claim);
  const task = await find("open");
  expect(task).toMatchObject({ kind: "fileClaim", entry: sold.id });
  const act = (name: "done" | "undone", body: object) => desk.actOnTask(task?.id, name, body);
  expect((await act("done", {})).status).toBe(400);
  expect((await act("done", { note: "届け出た", reply: "だれに？" })).status).toBe(400);
  expect((await act("undone", { note: "まだ" })).status).toBe(409);
  expect((await act("done", { note: "届け出た" })).status).toBe(200);
  expect((await act("done", { note: "もう一度" })).status).toBe(409);
  expect(await find("open")).toBeUndefined();
  expect(await find("done")).toMatchObject({ id: task?.id });
  expect((await act("undone", { note: "書類が戻った" })).body).toMatchObject({
    done_at: null,
    note: "書類が戻った",
  });
  const rows = await server.rows`select act, staff_id from audit
    where claim_id = ${claim} and act like 'task %' order by id`;
  expect(rows).toEqual([
    { act: "task done", staff_id: desk.id },
    { act: "task undone", staff_id: desk.id },
  ]);
});

test("R6.1 tasks of another brand are not found", async () => {
  const { client } = await server.signInApplicant();
  const { body } = await client.call("sendInquiry", { body: { message: "質問", entry: null } });
  const otherDesk = await server.signInStaff(["other-brand"]);
  expect((await otherDesk.request(`/desk/tasks/${body.id}`)).status).toBe(404);
  expect(JSON.parse((await otherDesk.request("/desk/tasks")).text)).toEqual([]);
});

test("the cursor continues the list of tasks", async () => {
  const { id } = await server.signInApplicant();
  await server.rows`
    insert into desk_task (brand, kind, due_on, opened_at, applicant_id, message)
    select 'test-brand', 'inquiry', date '2026-10-01' + task % 28, '2026-11-01', ${id}, '質問'
    from generate_series(1, 130) as task`;
  const tasks: { id: number; due_on: string }[] = [];
  for (let query = ""; ; ) {
    const { text, headers } = await desk.request(`/desk/tasks${query}`);
    tasks.push(...(JSON.parse(text) as typeof tasks));
    const next = headers.get("x-next-cursor");
    if (next === null) break;
    query = `?after=${next}`;
  }
  expect(tasks.length).toBeGreaterThanOrEqual(130);
  expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length);
  expect(tasks.map(({ due_on }) => due_on)).toEqual(tasks.map(({ due_on }) => due_on).sort());
});
