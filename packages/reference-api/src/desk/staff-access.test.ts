import { EntryStatus } from "@kaitori/domain";
import { expect, test, vi } from "vitest";
import { entryIn } from "../testing/entry-in.ts";
import { deskPassword, type StaffClient } from "../testing/sign-in-staff.ts";
import { withoutTriggers } from "../testing/statements.ts";
import { createTestServer, testServer } from "../testing/test-server.ts";
import { auditReading } from "./audit.ts";
import { addStaff, enrolmentAddress, oneTimeCode, setStaffState, stepOfCode } from "./staff.ts";

const server = await testServer({ review: "desk", trustProxy: true });
const desk = await server.signInStaff();

const hour = 3_600_000;
const signIn = (
  { email }: StaffClient,
  password = deskPassword,
  from = "203.0.113.1",
  factors: { code?: string | undefined; device?: string } = {},
) =>
  desk.request("/desk/session", {
    method: "POST",
    body: JSON.stringify({ email, password, ...factors }),
    headers: { "x-forwarded-for": from },
  });
const sendCode = (person: StaffClient, code: string) => signIn(person, deskPassword, "203.0.113.1", { code });
const readAudit = (person: StaffClient) =>
  server.rows`select act, detail from audit where staff_id = ${person.id} order by id`;

test("D5 the hosts of the brands do not serve the desk", async () => {
  const answer = await server.server.app.fetch(
    new Request("http://test-brand.localhost:4100/desk/entries", {
      headers: { authorization: `Bearer ${desk.token}` },
    }),
  );
  expect(answer.status).toBe(404);
});

test("D5 a server does not start if the desk has the host of a brand", async () => {
  const starting = createTestServer({ deskHosts: ["test-brand.localhost"] });
  await expect(starting).rejects.toThrow(/^DESK_HOSTS names test-brand.localhost, .* brand test-brand\.$/);
});

test("D5 a password without a code gives no token", async () => {
  const { text } = await signIn(desk);
  expect(JSON.parse(text)).not.toHaveProperty("token");
});

test("D5 a code of the authenticator app can be used once", async () => {
  const person = await server.signInStaff();
  expect((await sendCode(person, person.code())).status).toBe(401);
  server.clock.advance(30_000);
  const code = person.code();
  expect((await sendCode(person, "000000")).status).toBe(401);
  expect((await sendCode(person, code)).status).toBe(200);
  expect((await sendCode(person, code)).status).toBe(401);
});

test("D5 a code in full-width digits is accepted, and six other characters are refused", async () => {
  const person = await server.signInStaff();
  server.clock.advance(30_000);
  const code = person.code().replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  expect((await sendCode(person, "あいうえおか")).status).toBe(401);
  expect((await sendCode(person, code)).status).toBe(200);
});

test("D5 a recovery code can be used once instead of the app", async () => {
  const person = await server.signInStaff();
  const [code = ""] = person.recoveryCodes;
  expect((await sendCode(person, code.toLowerCase())).status).toBe(200);
  expect((await sendCode(person, code)).status).toBe(401);
});

test("D5 wrong codes after the right password are limited", async () => {
  const person = await server.signInStaff();
  const statuses = [];
  // The login of `signInStaff` was the first of five tries.
  for (let attempt = 0; attempt < 5; attempt += 1)
    statuses.push(
      (await signIn(person, deskPassword, `198.51.100.${attempt}`, { code: `00000${attempt}` })).status,
    );
  expect(statuses).toEqual([401, 401, 401, 401, 429]);
});

test("D5 wrong codes elsewhere do not limit a known device, which has a limit of its own", async () => {
  const person = await server.signInStaff();
  const [first = "", code = ""] = person.recoveryCodes;
  const { device } = JSON.parse((await sendCode(person, first)).text);
  const sendFrom = async (network: string, factors: { code: string; device?: string }, attempts: number) => {
    const statuses = [];
    for (let last = 1; last <= attempts; last += 1)
      statuses.push((await signIn(person, deskPassword, `${network}.${last}`, factors)).status);
    return statuses;
  };
  expect(await sendFrom("198.51.100", { code: "000000" }, 4)).toEqual([401, 401, 401, 429]);
  expect(await sendFrom("192.0.2", { code, device }, 1)).toEqual([200]);
  expect(await sendFrom("203.0.113", { code: "000000", device }, 5)).toEqual([401, 401, 401, 401, 429]);
});

test("D5 the database stores the second factor only encrypted or hashed", async () => {
  const { one_time_secret } = await server.row<{ one_time_secret: string | null }>`
    select one_time_secret from staff where id = ${desk.id}`;
  expect(Buffer.from(one_time_secret ?? "", "base64url").toString("latin1")).not.toMatch(/[A-Z2-7]{32}/);
  const rows = await server.database.selectFrom("staff_recovery_code").select("code_hash").execute();
  for (const code of desk.recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
});

test("D5 a disabled staff account has no access until it is enabled again", async () => {
  const person = await server.signInStaff();
  const { services } = server.server;
  await setStaffState(services, person.id, "disabled");
  expect((await person.request("/desk/entries")).status).toBe(401);
  const [code = "", other = ""] = person.recoveryCodes;
  expect((await sendCode(person, code)).status).toBe(401);
  await setStaffState(services, person.id, "enabled");
  expect((await sendCode(person, other)).status).toBe(200);
});

test("D5 a login with a password that is changed meanwhile gets no session", async () => {
  const person = await server.signInStaff();
  const { services } = server.server;
  const matches = vi.spyOn(services.passwords, "matches").mockImplementationOnce(async () => {
    await addStaff(services, { email: person.email, name: "審査", password: "another-long-one", brands: [] });
    return true;
  });
  expect((await sendCode(person, person.recoveryCodes[0] ?? "")).status).toBe(401);
  matches.mockRestore();
  expect(await server.rows`select 1 from staff_session where staff_id = ${person.id}`).toEqual([]);
});

test("D5 the audit records when a staff account is created, enrolled, disabled and enabled", async () => {
  const person = await server.signInStaff();
  await setStaffState(server.server.services, person.id, "disabled");
  await setStaffState(server.server.services, person.id, "enabled");
  const acts = await server.rows`
    select act from audit where staff_id is null and (detail ->> 'staff')::bigint = ${person.id} order by id`;
  expect(acts.map(({ act }) => act)).toEqual(["set staff", "enrol staff", "disable staff", "enable staff"]);
});

test("D5 the audit records each login with its result, and each logout, which ends the session", async () => {
  const person = await server.signInStaff();
  await signIn(person, "wrong");
  await sendCode(person, "000000");
  await person.request("/desk/session", { method: "DELETE" });
  expect((await person.request("/desk/entries")).status).toBe(401);
  expect(await readAudit(person)).toEqual([
    { act: "login", detail: {} },
    { act: "login refused", detail: { reason: "wrong password" } },
    { act: "login refused", detail: { reason: "wrong code" } },
    { act: "logout", detail: {} },
  ]);
});

test("D7 wrong passwords from other addresses do not lock out staff", async () => {
  const owner = await server.signInStaff();
  for (let attempt = 0; attempt < 10; attempt += 1) await signIn(owner, "wrong", `203.0.113.${attempt + 10}`);
  server.clock.advance(30_000);
  await signIn(owner, "wrong", "203.0.113.99");
  server.clock.advance(10_000);
  expect((await signIn(owner, deskPassword, "198.51.100.7")).status).toBe(200);
});

test("D7 wrong passwords do not lock out a known device at a new address", async () => {
  const owner = await server.signInStaff();
  const [code] = owner.recoveryCodes;
  const { device } = JSON.parse((await sendCode(owner, owner.recoveryCodes[1] ?? "")).text);
  for (let last = 1; last <= 110; last += 1) await signIn(owner, "wrong", `192.0.2.${last}`);
  expect((await signIn(owner, deskPassword, "198.51.100.50", { code })).status).toBe(429);
  expect((await signIn(owner, deskPassword, "198.51.100.51", { code, device })).status).toBe(200);
});

test("the audit records who has read an entry, as the privacy policy promises", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await desk.request(`/desk/entries/${entry.id}`);
  const audited = await server.rows`select act from audit where entry_id = ${entry.id}`;
  expect(audited).toHaveLength(1);
});

test("a reading without a subject writes no audit row", async () => {
  const { services } = server.server;
  const countRows = () => server.row`select count(*) from audit`;
  const before = await countRows();
  await auditReading(services, { id: desk.id, name: "", brands: [] }, "find");
  expect(await countRows()).toEqual(before);
});

test("the first page of the list contains waiting entries, even after many closed ones", async () => {
  const { applicantId } = await entryIn(server, EntryStatus.archived, { claims: 1 });
  const closed = await server.database
    .selectFrom("entry")
    .selectAll()
    .where("applicant_id", "=", applicantId)
    .executeTakeFirstOrThrow();
  const { id: _, bank_account, banks, ...row } = closed;
  const rows = Array.from({ length: 100 }, (_, number) => ({
    ...row,
    code: `closed-${number}`,
    bank_account: JSON.stringify(bank_account),
    banks: JSON.stringify(banks),
  }));
  await withoutTriggers(server.database, (transaction) =>
    transaction.insertInto("entry").values(rows).execute(),
  );
  const waiting = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const { text } = await desk.request("/desk/entries");
  const listed: { id: number }[] = JSON.parse(text);
  expect(listed.map(({ id }) => id)).toContain(waiting.id);
});

test("the pages of the list contain each entry once", async () => {
  const ids: number[] = [];
  let after: string | null = "0-0";
  while (after !== null) {
    const { text, headers }: Awaited<ReturnType<StaffClient["request"]>> = await desk.request(
      `/desk/entries?after=${after}`,
    );
    const rows: { id: number }[] = JSON.parse(text);
    ids.push(...rows.map(({ id }) => id));
    after = headers.get("x-next-cursor");
  }
  const all = await server.rows`select id from entry where brand = 'test-brand'`;
  expect(all.length).toBeGreaterThan(100);
  expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  expect((await desk.request("/desk/entries?after=9-1")).status).toBe(400);
});

test("D5 a session ends after three hours without use", async () => {
  const person = await server.signInStaff();
  server.clock.advance(3 * hour);
  expect((await person.request("/desk/entries")).status).toBe(401);
});

test("requests write the session of staff at most once a minute", async () => {
  const person = await server.signInStaff();
  const useAfter = async (milliseconds: number) => {
    server.clock.advance(milliseconds);
    expect((await person.request("/desk/entries")).status).toBe(200);
    const { seen_at } = await server.row<{ seen_at: Date }>`
      select seen_at from staff_session where staff_id = ${person.id}`;
    return server.clock.now().getTime() - seen_at.getTime();
  };
  expect(await useAfter(60_000)).toBe(60_000);
  expect(await useAfter(1)).toBe(0);
  server.clock.advance(2 * hour);
  expect(await useAfter(59 * 60_000)).toBe(0);
  expect(await useAfter(2 * hour)).toBe(0);
});

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test("the enrolment address is the one of an authenticator app with the secret and code of RFC 6238", () => {
  // Appendix B. Our codes are the last six of its eight digits.
  expect(oneTimeCode(secret, new Date(59_000))).toBe("287082");
  expect(enrolmentAddress(secret, "desk@example.jp")).toBe(
    `otpauth://totp/Kaitori:desk%40example.jp?issuer=Kaitori&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});

test("a code is accepted at most 30 seconds early or late", () => {
  const code = oneTimeCode(secret, new Date(120_000));
  const accepted = [89_000, 90_000, 120_000, 179_000, 180_000].map(
    (now) => stepOfCode(secret, code, new Date(now)) === 4,
  );
  expect(accepted).toEqual([false, true, true, true, false]);
});
