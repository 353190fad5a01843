import { ClaimStatus, EntryStatus, IdentityConfirmation, statusPairs } from "@kaitori/domain";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import {
  asDesk,
  askAgain,
  contract,
  decideIdentityOf,
  entryIn,
  offer,
  type TestEntry,
} from "../testing/entry-in.ts";
import { testPassword } from "../testing/insert-applicant.ts";
import { type DatabaseRole, tryStatements } from "../testing/statements.ts";
import { testServer } from "../testing/test-server.ts";
import { payOut } from "./contract/pay-out.ts";
import { rejectEntry } from "./review/finish-review.ts";

const server = await testServer();

const requiredSubjects = [
  "買い取りの条件が決まりました",
  "契約が完了しました",
  "買取代金をお振り込みしました",
  "パスワードを変更しました",
];

test.each([true, false])(
  "B8 with mail_notices %s every change is in the inbox, and required mails are sent",
  async (mail_notices) => {
    const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
    await server.rows`delete from mail where recipient = ${entry.email}`;
    await entry.client.call("updateProfile", { body: { mail_notices } });
    await offer(server, entry);
    await contract(entry);
    await asDesk(server, entry, payOut);
    const body = { current_password: testPassword, new_password: "a new one, long enough" };
    expect((await entry.client.call("changePassword", { body })).status).toBe(204);
    expect((await entry.client.call("listNotices")).body).toHaveLength(4);
    const mails = await server.mailsTo(entry.email);
    expect(mails.map(({ subject }) => /】([^（]+)/.exec(subject)?.[1])).toEqual(requiredSubjects);
  },
);

test("B8 a notice does not repeat its title, but its mail has the whole text", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await offer(server, entry);
  const { body } = await entry.client.call("listNotices");
  expect(body).toContainEqual(
    expect.objectContaining({
      title: expect.stringMatching(/^買い取りの条件が決まりました/),
      body: expect.stringMatching(/^入金額/),
    }),
  );
  expect((await server.lastMailTo(entry.email)).body).toContain("買い取りの条件が決まりました。");
});

const setIdentityConfirming = ({ applicantId }: TestEntry) =>
  server.rows`update applicant set identity_confirmation = ${IdentityConfirmation.confirming}
    where id = ${applicantId}`;

const { underReview, inadequate, reviewed, contracted, archived } = EntryStatus;
test.each([
  { cause: "an offer", act: (entry: TestEntry) => offer(server, entry), mailed: 1 },
  { cause: "a request for papers", act: (entry: TestEntry) => askAgain(server, entry), mailed: 1 },
  {
    cause: "a rejection",
    act: (entry: TestEntry) => asDesk(server, entry, (context, row) => rejectEntry(context, row)),
    mailed: 1,
  },
  { cause: "rejected identity papers with a waiting offer", status: reviewed, mailed: 1 },
  { cause: "rejected identity papers without an offer", mailed: 0 },
])("B7 without mail_notices $cause sends $mailed mail", async ({ act, status = underReview, mailed }) => {
  const entry = await entryIn(server, status, { claims: 1 });
  await setIdentityConfirming(entry);
  await entry.client.call("updateProfile", { body: { mail_notices: false } });
  const before = (await server.mailsTo(entry.email)).length;
  await (act?.(entry) ?? decideIdentityOf(server, entry, { accept: false, reason: "文字が読めません。" }));
  expect((await server.mailsTo(entry.email)).length - before).toBe(mailed);
});

test.each([
  { status: reviewed, path: (id: number) => `/entry/contract/${id}/` },
  { status: underReview, path: () => "/mypage/" },
])("the mail about a confirmed identity links to the next page at status $status", async (row) => {
  const entry = await entryIn(server, row.status, { claims: 1 });
  await setIdentityConfirming(entry);
  await decideIdentityOf(server, entry, { accept: true, validUntil: "2028-04-30" });
  const { body } = await server.lastMailTo(entry.email);
  expect(body).toContain(row.path(entry.id));
  expect(body.includes("ご契約の期限")).toBe(row.status === reviewed);
  expect(body).toContain("2028年4月30日");
});

test("R4.21 the database and the domain allow the same moves", async () => {
  const { rows } = await sql<{ pair: string }>`
    select concat_ws(' ', subject, act, coalesce(from_status::text, 'null'), to_status, array_to_string(movers, ',')) as pair
    from status_move`.execute(server.database);
  const pairs = statusPairs.map(({ subject, move, from, to, by }) => [subject, move, from, to, by].join(" "));
  expect(rows.map(({ pair }) => pair).sort()).toEqual(
    pairs.map((pair) => pair.replace("  ", " null ")).sort(),
  );
});

const attempt = (role: DatabaseRole, entry: TestEntry, statements: RawBuilder<unknown>[]) =>
  tryStatements(server.database, role, entry, statements);

const refused = { reached: "commit", outcome: expect.stringMatching(/without its move in the history/) };

type HistoryRow = { claim?: number; act: string; actor?: string; from: number; to: number };
const historyRow = ({ id }: TestEntry, { claim, act, actor = "applicant", from, to }: HistoryRow) => sql`
  insert into entry_history (entry_id, claim_id, at, act, actor, from_status, to_status)
  values (${id}, ${claim ?? null}, ${server.clock.now()}, ${act}, ${actor}, ${from}, ${to})`;
const setStatus = ({ id }: TestEntry, status: number) =>
  sql`update entry set status = ${status} where id = ${id}`;
const setClaims = ({ id }: TestEntry, status: number) =>
  sql`update claim set status = ${status} where entry_id = ${id}`;

test.each(["an applicant", "the server"] as const)(
  "R4.21 a status change by %s without history is refused at the commit",
  async (role) => {
    const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
    expect(await attempt(role, entry, [setStatus(entry, archived)])).toEqual(refused);
    expect(await attempt(role, entry, [setClaims(entry, ClaimStatus.canBuy)])).toEqual(refused);
  },
);

test("R4.21 a status change with its move in the history succeeds", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const [claim = 0] = entry.claims;
  const statements = [
    setStatus(entry, archived),
    setClaims(entry, ClaimStatus.cancel),
    historyRow(entry, { act: "cancel", from: underReview, to: archived }),
    historyRow(entry, { act: "cancel", from: ClaimStatus.underReview, to: ClaimStatus.cancel, claim }),
  ];
  expect((await attempt("an applicant", entry, statements)).outcome).toBe("done");
});

test.each<{ history: string; move: HistoryRow }>([
  { history: "another pair of statuses", move: { act: "cancel", from: inadequate, to: archived } },
  { history: "a move that the table lacks", move: { act: "cancel", from: underReview, to: contracted } },
  { history: "the name of another move", move: { act: "contract", from: underReview, to: archived } },
  { history: "a move of the desk", move: { act: "reject", from: underReview, to: archived, actor: "desk" } },
])("R4.21 an applicant's change with $history in the history is refused", async ({ move }) => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const statements = [setStatus(entry, move.to), historyRow(entry, move)];
  expect(await attempt("an applicant", entry, statements)).toEqual(refused);
});

test("R4.21 a history row of an earlier transaction does not allow a later change", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const move = historyRow(entry, { act: "cancel", from: underReview, to: archived });
  expect((await attempt("an applicant", entry, [move])).outcome).toBe("done");
  expect(await attempt("an applicant", entry, [setStatus(entry, archived)])).toEqual(refused);
});

test("R4.21 a history row of one claim does not allow a change of another", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 2 });
  const [one = 0] = entry.claims;
  const { cannotBuy } = ClaimStatus;
  const row = { act: "refuse", from: ClaimStatus.underReview, to: cannotBuy, claim: one, actor: "desk" };
  const statements = [setClaims(entry, cannotBuy), historyRow(entry, row)];
  expect(await attempt("the server", entry, statements)).toEqual(refused);
});

test.each([
  { table: "entry", refusal: refused },
  { table: "claim", refusal: { reached: "nothing", outcome: expect.stringMatching(/begins under review/) } },
] as const)("R4.21 a new $table must have its first status", async ({ table, refusal }) => {
  const entry = await entryIn(server, EntryStatus.archived, { claims: 1 });
  const columns = await server.database
    .selectFrom(table)
    .selectAll()
    .where(table === "entry" ? "id" : "entry_id", "=", entry.id)
    .executeTakeFirstOrThrow();
  const { id: _, ...copied } = columns;
  const values = { ...copied, code: `${columns.code}-again`, ...(table === "claim" ? { place: 5 } : {}) };
  const names = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  const copy = sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)})`;
  expect(await attempt("the server", entry, [copy])).toEqual(refusal);
});
