import { changePassword, confirmMailChange, login, me, updateProfile } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { getApplicant, updateApplicant } from "../database/applicants.ts";
import { endOtherSessions } from "../http/session-store.ts";
import { insertApplicant, testPassword } from "../testing/insert-applicant.ts";
import { lastMailTo, mailsTo, tokenIn } from "../testing/read-mail.ts";
import { testBrands } from "../testing/test-brands.ts";
import { testServer } from "../testing/test-server.ts";
import { changeProfileAndAddress } from "./mail-change.ts";

const { client, signedIn, database, clock, server } = await testServer({});

async function takeOver(id: number): Promise<void> {
  const hash = await server.services.passwords.hash("only the owner knows");
  await updateApplicant(database, id, { password_hash: hash });
  await endOtherSessions(database, id);
}

/** Changes the password during the next password check. */
function takeOverDuringCheck(id: number): void {
  const { passwords } = server.services;
  const { matches } = passwords;
  vi.spyOn(passwords, "matches").mockImplementationOnce(async (stored, password) => {
    const isRight = await matches(stored, password);
    await takeOver(id);
    return isRight;
  });
}

test("R7.1 a login fails if the password is changed during its check", async () => {
  const { id, email } = await insertApplicant(server.services);
  const thief = client();
  takeOverDuringCheck(id);
  expect(await thief.call(login, { body: { email, password: testPassword } })).toMatchObject({
    status: 401,
    body: { detail: "メールアドレスまたはパスワードが正しくありません。" },
  });
  expect((await thief.call(me)).status).toBe(403);
});

test("R7.1 a password change fails if the password is changed during its check", async () => {
  const { client: thief, id } = await signedIn();
  takeOverDuringCheck(id);
  const body = { current_password: testPassword, new_password: "only the thief knows" };
  expect(await thief.call(changePassword, { body })).toMatchObject({
    status: 400,
    body: { current_password: [expect.any(String)] },
  });
});

test("R7.10 an address change fails if the password is changed during its check", async () => {
  const [{ id }, [brand], now] = [await signedIn(), testBrands, clock.now()];
  if (!brand) throw new Error("There is no brand");
  const applicant = {
    ...(await getApplicant(database, id)),
    proved_at: now,
    unserved_since: null,
    session: { expiresAt: now, endsAt: now },
  };
  const origin = { clientAddress: "192.0.2.1", deviceToken: "new" };
  const request = { services: server.services, brand, applicant, now, ...origin };
  const changed = changeProfileAndAddress(request, "thief@example.jp", () => takeOver(id));
  await expect(changed).rejects.toMatchObject({ status: 403 });
  expect(await mailsTo(database, "thief@example.jp")).toEqual([]);
});

test("R7.10 only one of two parallel changes to the same address succeeds", async () => {
  const email = "wanted@example.jp";
  const tokens: string[] = [];
  for (const { client: browser } of [await signedIn(), await signedIn()]) {
    await browser.call(updateProfile, { body: { email } });
    tokens.push(tokenIn(await lastMailTo(database, email)));
  }
  const answers = await Promise.all(
    tokens.map((token) => client().call(confirmMailChange, { body: { token } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
});
