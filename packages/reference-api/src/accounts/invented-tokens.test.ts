import { activateAccount, changePassword, confirmPasswordReset } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { estimateQueue } from "./password-findings.ts";

const { client, signedIn, server } = await testServer({});

const browser = client();
const password = "long enough a password";

test.each([
  {
    what: "an activation",
    send: () => browser.call(activateAccount, { body: { token: "invented", password } }),
  },
  {
    what: "a new password",
    send: () => {
      const body = { uid: "1", token: "invented", new_password: password };
      return browser.call(confirmPasswordReset, { body });
    },
  },
])("D12 $what with an invented token hashes and estimates no password", async ({ send }) => {
  const hashSpy = vi.spyOn(server.services.passwords, "hash");
  const estimateSpy = vi.spyOn(estimateQueue, "run");
  const { status } = await send();
  const work = hashSpy.mock.calls.length + estimateSpy.mock.calls.length;
  vi.restoreAllMocks();
  expect({ status, work }).toEqual({ status: 410, work: 0 });
});

test("D12 R7.9 R8.7 the strength of a new password is estimated only after the right current password", async () => {
  const { client: owner } = await signedIn();
  const estimateSpy = vi.spyOn(estimateQueue, "run");
  const change = (current_password: string) =>
    owner.call(changePassword, { body: { current_password, new_password: "correct horse battery" } });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) statuses.push((await change(`wrong ${attempt}`)).status);
  const estimates = estimateSpy.mock.calls.length;
  vi.restoreAllMocks();
  expect({ statuses, estimates }).toEqual({
    statuses: [400, 400, 400, 400, 400, 429, 429, 429],
    estimates: 0,
  });
});
