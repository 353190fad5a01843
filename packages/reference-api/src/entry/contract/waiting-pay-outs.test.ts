import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { listNotices, updateProfileNameAndIdentity } from "@kaitori/wire";
import { expect, test } from "vitest";
import { asDesk, decideIdentityOf, entryIn, type TestEntry } from "../../testing/entry-in.ts";
import { insertFile } from "../../testing/insert-file.ts";
import { testServerWithDesk } from "../../testing/test-server.ts";
import { decideIdentity } from "../review/decide-identity.ts";
import { payOutJob } from "../review/review-context.ts";

const { server, desk } = await testServerWithDesk();

/** Lets the identity expire and submits new identity papers. */
async function submitNewIdentity(entry: TestEntry): Promise<void> {
  await server.rows`update applicant set identity_valid_date = '2026-11-20' where id = ${entry.applicantId}`;
  const file = await insertFile(server, entry.applicantId, "identity");
  const { status } = await entry.client.call(updateProfileNameAndIdentity, {
    body: { addfiles: [{ id: file }] },
  });
  expect(status).toBe(200);
}

const tasksOf = ({ id }: TestEntry) =>
  server.rows`select kind, due_on, closed_at is null as is_open from desk_task where entry_id = ${id}
    order by id`;

const mailsOf = async ({ applicantId }: TestEntry) => {
  const mails = await server.rows`select kind from mail where applicant_id = ${applicantId} order by id`;
  return mails.map(({ kind }) => kind).slice(-2);
};

const waitingTask = { kind: "payOutWaits", due_on: "2026-11-27", is_open: true };

test("B12 new identity papers hold the pay-out, notify the seller and open a task", async () => {
  const entry = await entryIn(server, EntryStatus.contracted, 1);
  await submitNewIdentity(entry);
  expect(await tasksOf(entry)).toEqual([waitingTask]);
  expect(await mailsOf(entry)).toEqual(["contract", "payOutWaits"]);
  const [notice] = (await entry.client.call(listNotices)).body;
  expect(notice).toMatchObject({
    entry: entry.id,
    body: expect.stringMatching(/確認が済むまで、代金のお振り込みをお待ちいただきます。/),
  });
  expect(await desk.act(entry.id, "pay-out")).toMatchObject({
    status: 409,
    body: { blockers: ["identityNotConfirmed"] },
  });

  // Rejected papers keep the hold without another notice; the request for new ones is always mailed.
  await server.rows`update applicant set mail_notices = false where id = ${entry.applicantId}`;
  await decideIdentityOf(server, entry, { accept: false, reason: "文字が読めません。" });
  expect(await tasksOf(entry)).toEqual([waitingTask]);
  expect(await mailsOf(entry)).toEqual(["payOutWaits", "identityInadequate"]);
});

test("B12 a confirmed identity closes the task and allows the pay-out", async () => {
  const entry = await entryIn(server, EntryStatus.contracted, 1);
  await submitNewIdentity(entry);
  await decideIdentityOf(server, entry, { accept: true });
  expect(await tasksOf(entry)).toEqual([{ ...waitingTask, is_open: false }]);
  expect((await desk.act(entry.id, "pay-out")).status).toBe(200);
});

test("B12 identity papers before the contract open no task", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, 1);
  await submitNewIdentity(entry);
  expect(await tasksOf(entry)).toEqual([]);
  expect(await mailsOf(entry)).not.toContain("payOutWaits");
});

test("B12 with automatic review a confirmed identity schedules the pay-out", async () => {
  const entry = await entryIn(server, EntryStatus.contracted, 1);
  await server.rows`update applicant set identity_confirmation = ${IdentityConfirmation.confirming}
    where id = ${entry.applicantId}`;
  const { services } = server.server;
  const autoServices = { ...services, config: { ...services.config, review: "auto" as const } };
  await asDesk(server, entry, (context) =>
    decideIdentity({ ...context, services: autoServices, actor: "review" }, entry.applicantId, {
      accept: true,
    }),
  );
  const payOutJobs = await server.rows`select payload from job where kind = ${payOutJob}`;
  expect(payOutJobs).toEqual([{ payload: { id: entry.id } }]);
});
