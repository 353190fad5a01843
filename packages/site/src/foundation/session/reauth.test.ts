import { CsrfStaleError, NetworkError, ReauthRequiredError, UnauthorizedError } from "@kaitori/api-client";
import { expect, test, vi } from "vitest";
import { reauthOf } from "#stories/reauth.ts";

const ended = new UnauthorizedError(401, "", {});
const stale = new CsrfStaleError(403, "");

/** The first attempt fails at the next await, the repeated one succeeds. */
const failsOnce = (error: Error) => vi.fn(async () => "answered").mockRejectedValueOnce(error);
const isDialogOpen = ({ store }: ReturnType<typeof reauthOf>) => store.getState() !== null;

test("B3 an ended session is renewed and the call is repeated", async () => {
  const reauth = reauthOf();
  const outcome = reauth.withLogin(failsOnce(ended));
  await expect.poll(() => isDialogOpen(reauth)).toBe(true);
  reauth.store.getState()?.endLogin(true);
  expect(await outcome).toBe("answered");
  expect(isDialogOpen(reauth)).toBe(false);
});

test("B3 without a new login the call fails with its first error", async () => {
  const reauth = reauthOf();
  const outcome = reauth.withLogin(failsOnce(ended));
  await expect.poll(() => isDialogOpen(reauth)).toBe(true);
  reauth.store.getState()?.endLogin(false);
  await expect(outcome).rejects.toBe(ended);
});

test("B3 a session that ends again right after the login does not open another login", async () => {
  const reauth = reauthOf();
  const outcome = reauth.withLogin(() => Promise.reject(ended));
  await expect.poll(() => isDialogOpen(reauth)).toBe(true);
  reauth.store.getState()?.endLogin(true);
  await expect(outcome).rejects.toBe(ended);
  expect(isDialogOpen(reauth)).toBe(false);
});

test.each([ended, stale])(
  "B3 a call refused after the login, $name, does not reopen the login",
  async (lateError) => {
    const reauth = reauthOf();
    const outcome = reauth.withLogin(failsOnce(lateError));
    void reauth.requestLogin();
    reauth.store.getState()?.endLogin(true);
    expect(await outcome).toBe("answered");
    expect(isDialogOpen(reauth)).toBe(false);
  },
);

test.each([stale, new NetworkError("no answer")])(
  "R8.2 the page gets an error that needs no login: $name",
  async (error) => {
    const reauth = reauthOf();
    await expect(reauth.withLogin(() => Promise.reject(error))).rejects.toBe(error);
    expect(isDialogOpen(reauth)).toBe(false);
  },
);

test("B3 a closed dialog ends the next one only if its login succeeds", async () => {
  const reauth = reauthOf();
  const first = reauth.requestLogin();
  const { endLogin } = reauth.store.getState() ?? {};
  endLogin?.(false);
  expect(await first).toBe(false);
  const second = reauth.requestLogin();
  endLogin?.(false);
  expect(isDialogOpen(reauth)).toBe(true);
  endLogin?.(true);
  expect(await second).toBe(true);
  expect(isDialogOpen(reauth)).toBe(false);
});

test("B3 a login in another tab renews the session for pending calls here", async () => {
  const reauth = reauthOf();
  const outcome = reauth.withLogin(failsOnce(ended));
  reauth.reportLogin();
  expect(await outcome).toBe("answered");
});

test("R8.4 a visitor has no session to renew", async () => {
  const reauth = reauthOf({ kind: "visitor" });
  await expect(reauth.withLogin(() => Promise.reject(ended))).rejects.toBe(ended);
  expect(isDialogOpen(reauth)).toBe(false);
});

test.each([
  { error: ended, cause: "ended" },
  { error: new ReauthRequiredError(403, ""), cause: "passwordRequired" },
])("D10 R8.11 the dialog has the cause: $cause", async ({ error, cause }) => {
  const reauth = reauthOf();
  const outcome = reauth.withLogin(failsOnce(error));
  await expect.poll(() => reauth.store.getState()?.cause).toBe(cause);
  reauth.store.getState()?.endLogin(true);
  expect(await outcome).toBe("answered");
});

test("B3 input is not sent in another user's session; after a login of the first user the call is repeated", async () => {
  const reauth = reauthOf();
  const outcome = reauth.withLogin(failsOnce(new UnauthorizedError(401, "", { code: "otherPerson" })));
  await expect.poll(() => reauth.store.getState()?.cause).toBe("otherPerson");
  reauth.store.getState()?.endLogin(true);
  expect(await outcome).toBe("answered");
});
